import { useSearch } from '@tanstack/react-router'
import { employment, mostSheetRows } from '@titian/contract'
import { ask, callKey } from '@titian/site'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import type { ImportSource } from '../../../parts/sheet-import/import-source.ts'
import { SheetPage } from './sheet-page.tsx'

const columns = [
  'name',
  'industry',
  'size',
  'city',
  'address',
  'website',
  'introduction',
  'contactName',
  'email',
  'verified',
  'recommended',
] as const

function sourceOf(t: TFunction<'employment'>): ImportSource {
  const title = t('sheet.companies.title')
  return {
    kindLabel: title,
    kinds: [{ value: 'student', label: title }],
    mostRows: mostSheetRows,
    columnsText: () => t('sheet.companies.columns'),
    heads: () => columns.map((column) => t(`sheet.head.${column}`)),
    templateName: () => `${t('sheet.companies.file')}.csv`,
    preview: (file) => ask(employment.previewCompanyImport, file),
    confirm: (importSign) => ask(employment.confirmCompanyImport, { importSign }),
    undo: (importSign) => ask(employment.undoCompanyImport, { importSign }),
    list: (page, size) => ask(employment.listCompanyImports, { page, size }),
    listKey: callKey(employment.listCompanyImports),
    refresh: [employment.manageCompanies, employment.keptCompany].map(callKey),
    undoText: t('sheet.companies.undo'),
  }
}

/** JOB-084, JOB-090: imports companies from one spreadsheet. */
export function CompanyImportsPage() {
  const { t } = useTranslation('employment')
  const source = useMemo(() => sourceOf(t), [t])
  const search = useSearch({ from: paths.companyImports })
  return <SheetPage kind="companies" source={source} search={search} />
}
