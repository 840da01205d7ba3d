import { Box } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { SiteLink, usePageTitle } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { SheetImports } from '../../../parts/sheet-import/sheet-imports.tsx'
import { SheetImport } from '../../../parts/sheet-import/sheet-import.tsx'
import { keptFilter } from '../directory/kept-filter.ts'
import { peopleSource } from '../directory/people-source.ts'

export function PeopleImportsPage() {
  const { t } = useTranslation('people')
  const source = useMemo(() => peopleSource(t), [t])
  usePageTitle(t('sheet.title'))
  return (
    <>
      <Box
        className="link"
        component={SiteLink}
        mih={44}
        fz="sm"
        {...linkTo.people(keptFilter.read() ?? {})}
      >
        {t('backToList')}
      </Box>
      <SectionHead level={1} title={t('sheet.title')} lead={t('sheet.lead')} />
      <SheetImport source={source} />
      <SheetImports source={source} search={useSearch({ from: paths.peopleImports })} />
    </>
  )
}
