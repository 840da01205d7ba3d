import { Box } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { certificates } from '@titian/contract'
import { ask, callKey, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { SectionHead } from '@titian/ui'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import type { ImportSource } from '../../../parts/sheet-import/import-source.ts'
import { SheetImport } from '../../../parts/sheet-import/sheet-import.tsx'
import { SheetImports } from '../../../parts/sheet-import/sheet-imports.tsx'

const columns = ['studentCard', 'name', 'issuedOn', 'credit', 'result'] as const

function sourceOf(t: TFunction<'certificates'>, courseIdSign: string): ImportSource {
  return {
    kindLabel: t('title'),
    kinds: [{ value: 'student', label: t('title') }],
    columnsText: () => t('sheet.columns'),
    heads: () => columns.map((column) => t(`sheet.head.${column}`)),
    templateName: () => `${t('title')}.csv`,
    preview: (file) => ask(certificates.previewCertificateImport, { courseIdSign, ...file }),
    confirm: (importSign) => ask(certificates.confirmCertificateImport, { importSign }),
    undo: (importSign) => ask(certificates.undoCertificateImport, { importSign }),
    list: (page, size) => ask(certificates.listCertificateImports, { page, size }),
    listKey: callKey(certificates.listCertificateImports),
    refresh: [
      certificates.listCertificates,
      certificates.listCandidates,
      certificates.listCertificateCourses,
    ].map(callKey),
    undoText: t('sheet.undo'),
  }
}

/** CNT-063: imports certificates of one course from a spreadsheet. */
export function ImportPage() {
  const { t } = useTranslation('certificates')
  const { sign } = useParams({ from: paths.certificateImport })
  const search = useSearch({ from: paths.certificateImport })
  const source = useMemo(() => sourceOf(t, sign), [t, sign])
  const { data } = useAsk(certificates.listCandidates, {
    courseIdSign: sign,
    name: '',
    page: 1,
    size: 1,
  })
  usePageTitle(t('sheet.title'))
  return (
    <>
      <Box className="link" component={SiteLink} mih={44} fz="sm" {...linkTo.certificateCourses()}>
        {t('backToCourses')}
      </Box>
      <SectionHead level={1} title={t('sheet.title')} lead={data?.courseName ?? ''} />
      <SheetImport source={source} />
      <SheetImports source={source} search={search} />
    </>
  )
}
