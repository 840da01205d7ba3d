import { Box } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { identities, people } from '@titian/contract'
import { ask, callKey, SiteLink, usePageTitle } from '@titian/site'
import { SectionHead } from '@titian/ui'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { SheetImports } from '../../../parts/sheet-import/sheet-imports.tsx'
import { SheetImport } from '../../../parts/sheet-import/sheet-import.tsx'
import type { ImportSource } from '../../../parts/sheet-import/import-source.ts'

const columns = ['name', 'phone', 'department', 'major', 'class'] as const

/** ACC-187: imports the roster of the school from one spreadsheet. */
function rosterSource(t: TFunction<'identities'>): ImportSource {
  return {
    kindLabel: t('sheet.kind'),
    kinds: (['student', 'teacher'] as const).map((value) => ({
      value,
      label: t(`roster.kind.${value}`),
    })),
    columnsText: (kind) => t(`sheet.columns.${kind}`),
    heads: (kind) => [
      t(`sheet.number.${kind}`),
      ...columns.map((column) => t(`sheet.head.${column}`)),
    ],
    templateName: (kind) => `${t('sheet.file')}-${t(`roster.kind.${kind}`)}.csv`,
    preview: (file, kind) => ask(identities.previewRosterImport, { ...file, kind }),
    confirm: (importSign) => ask(identities.confirmRosterImport, { importSign }),
    undo: (importSign) => ask(identities.undoRosterImport, { importSign }),
    list: (page, size) => ask(identities.listRosterImports, { page, size }),
    listKey: callKey(identities.listRosterImports),
    refresh: [identities.listRoster, identities.listIdentityRequests, people.listAuditLog].map(
      callKey,
    ),
    undoText: t('sheet.undo'),
  }
}

export function RosterImportsPage() {
  const { t } = useTranslation('identities')
  const source = useMemo(() => rosterSource(t), [t])
  usePageTitle(t('sheet.title'))
  return (
    <>
      <Box className="link" component={SiteLink} mih={44} fz="sm" {...linkTo.roster()}>
        {t('roster.backToList')}
      </Box>
      <SectionHead level={1} title={t('sheet.title')} lead={t('sheet.lead')} />
      <SheetImport source={source} />
      <SheetImports source={source} search={useSearch({ from: paths.rosterImports })} />
    </>
  )
}
