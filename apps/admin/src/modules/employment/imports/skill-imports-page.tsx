import { useSearch } from '@tanstack/react-router'
import { skills, skillSheetRows } from '@titian/contract'
import { ask, callKey } from '@titian/site'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import type { ImportSource } from '../../../parts/sheet-import/import-source.ts'
import { skillLists } from '../skills/skill-values.ts'
import { SheetPage } from './sheet-page.tsx'

const columns = ['en', 'zh', 'my', 'aliases', 'jobGroup'] as const

function sourceOf(t: TFunction<'employment'>): ImportSource {
  const title = t('sheet.skills.title')
  return {
    kindLabel: title,
    kinds: [{ value: 'student', label: title }],
    mostRows: skillSheetRows,
    columnsText: () => t('sheet.skills.columns'),
    heads: () => columns.map((column) => t(`sheet.head.${column}`)),
    templateName: () => `${t('sheet.skills.file')}.csv`,
    preview: (file) => ask(skills.previewSkillImport, file),
    confirm: (importSign) => ask(skills.confirmSkillImport, { importSign }),
    undo: (importSign) => ask(skills.undoSkillImport, { importSign }),
    list: (page, size) => ask(skills.listSkillImports, { page, size }),
    listKey: callKey(skills.listSkillImports),
    refresh: skillLists,
    undoText: t('sheet.skills.undo'),
  }
}

/** JOB-144: imports skills from one spreadsheet. */
export function SkillImportsPage() {
  const { t } = useTranslation('employment')
  const source = useMemo(() => sourceOf(t), [t])
  const search = useSearch({ from: paths.skillImports })
  return <SheetPage kind="skills" source={source} search={search} />
}
