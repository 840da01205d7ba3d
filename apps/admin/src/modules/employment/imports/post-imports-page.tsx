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
  'title',
  'company',
  'position',
  'industry',
  'city',
  'remote',
  'nature',
  'degree',
  'experience',
  'salaryLeast',
  'salaryMost',
  'currency',
  'salaryPer',
  'negotiable',
  'skills',
  'language',
  'description',
  'endsAt',
  'published',
] as const

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

function sourceOf(t: TFunction<'employment'>): ImportSource {
  const title = t('sheet.posts.title')
  return {
    kindLabel: title,
    kinds: [{ value: 'student', label: title }],
    mostRows: mostSheetRows,
    columnsText: () => t('sheet.posts.columns'),
    heads: () => columns.map((column) => t(`sheet.head.${column}`)),
    templateName: () => `${t('sheet.posts.file')}.csv`,
    preview: (file) => ask(employment.previewPostImport, { ...file, timeZone: timeZone() }),
    confirm: (importSign) => ask(employment.confirmPostImport, { importSign }),
    undo: (importSign) => ask(employment.undoPostImport, { importSign }),
    list: (page, size) => ask(employment.listPostImports, { page, size }),
    listKey: callKey(employment.listPostImports),
    refresh: [employment.managePosts, employment.keptPost, employment.manageCompanies].map(callKey),
    undoText: t('sheet.posts.undo'),
  }
}

/** JOB-084, JOB-091: imports job posts from one spreadsheet. */
export function PostImportsPage() {
  const { t } = useTranslation('employment')
  const source = useMemo(() => sourceOf(t), [t])
  const search = useSearch({ from: paths.postImports })
  return <SheetPage kind="posts" source={source} search={search} />
}
