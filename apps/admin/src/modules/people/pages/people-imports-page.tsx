import { Box } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { people } from '@titian/contract'
import { ask, callKey, SiteLink, usePageTitle } from '@titian/site'
import { SectionHead } from '@titian/ui'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { SheetImports } from '../../../parts/sheet-import/sheet-imports.tsx'
import { SheetImport } from '../../../parts/sheet-import/sheet-import.tsx'
import { storedFilter } from '../directory/stored-filter.ts'
import type { ImportSource, SheetKind } from '../../../parts/sheet-import/import-source.ts'

const columns = {
  student: ['phone', 'areaCode', 'name', 'studentCard', 'className'],
  teacher: ['phone', 'areaCode', 'name'],
} as const satisfies Record<SheetKind, readonly string[]>

/** ACC-219: imports accounts from one spreadsheet. */
function peopleSource(t: TFunction<'people'>): ImportSource {
  return {
    kindLabel: t('sheet.kind'),
    kinds: (['student', 'teacher'] as const).map((value) => ({
      value,
      label: t(`filter.role.${value}`),
    })),
    columnsText: (kind) => t(`sheet.columns.${kind}`),
    heads: (kind) => columns[kind].map((column) => t(`sheet.head.${column}`)),
    templateName: (kind) => `${t('sheet.file')}-${t(`filter.role.${kind}`)}.csv`,
    preview: (file, role) => ask(people.previewPeopleImport, { ...file, role }),
    confirm: (importSign, acceptRoles) =>
      ask(people.confirmPeopleImport, { importSign, acceptRoles }),
    undo: (importSign) => ask(people.undoPeopleImport, { importSign }),
    list: (page, size) => ask(people.listPeopleImports, { page, size }),
    listKey: callKey(people.listPeopleImports),
    refresh: [people.listPeople, people.getPerson, people.listAuditLog].map(callKey),
    undoText: t('sheet.undo'),
  }
}

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
        {...linkTo.people(storedFilter.read() ?? {})}
      >
        {t('backToList')}
      </Box>
      <SectionHead level={1} title={t('sheet.title')} lead={t('sheet.lead')} />
      <SheetImport source={source} />
      <SheetImports source={source} search={useSearch({ from: paths.peopleImports })} />
    </>
  )
}
