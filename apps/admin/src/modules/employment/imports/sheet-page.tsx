import { Box } from '@mantine/core'
import { SiteLink, usePageTitle } from '@titian/site'
import type { PageWord } from '@titian/site/staff'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import type { ImportSource } from '../../../parts/sheet-import/import-source.ts'
import { SheetImport } from '../../../parts/sheet-import/sheet-import.tsx'
import { SheetImports } from '../../../parts/sheet-import/sheet-imports.tsx'

interface SheetPageProps {
  kind: 'companies' | 'posts' | 'skills'
  source: ImportSource
  search: PageWord
}

/** JOB-084: a spreadsheet is checked, imported, and the import can be undone. */
export function SheetPage({ kind, source, search }: SheetPageProps) {
  const { t } = useTranslation('employment')
  const back = linkTo[kind]()
  usePageTitle(t(`sheet.${kind}.title`))
  return (
    <>
      <Box className="link" component={SiteLink} mih={44} fz="sm" {...back}>
        {t(`sheet.${kind}.back`)}
      </Box>
      <SectionHead level={1} title={t(`sheet.${kind}.title`)} lead={t(`sheet.${kind}.lead`)} />
      <SheetImport source={source} />
      <SheetImports source={source} search={search} />
    </>
  )
}
