import { Box } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { SiteLink, usePageTitle } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { SheetImports } from '../../../parts/sheet-import/sheet-imports.tsx'
import { SheetImport } from '../../../parts/sheet-import/sheet-import.tsx'
import { rosterSource } from '../parts/roster-source.ts'

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
