import { FilterBar, FilterSelect } from '@titian/site/staff'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTaughtCourses } from '../../../parts/use-taught-courses.ts'
import { useTags } from './tags-field.tsx'
import { levelCodes, typeCodes, useKindNames } from '../words/use-kind-names.ts'

export interface QuestionFilter {
  subjectName?: string
  type?: string
  level?: string
  courseIdSign?: string
  tag?: string
}

interface QuestionFiltersProps {
  value: QuestionFilter
  onChange: (filter: QuestionFilter) => void
  bare?: boolean
  /** More filters that only one list has. */
  children?: ReactNode
}

/** Filters by word, kind, level, course and tag, in the bank and in the picker. */
export function QuestionFilters({ value, onChange, bare, children }: QuestionFiltersProps) {
  const { t } = useTranslation('exams')
  const names = useKindNames()
  const { data: taught = [] } = useTaughtCourses()
  const tags = useTags()
  const isKnown = tags.some(({ name }) => name === value.tag)
  return (
    <FilterBar
      bare={bare}
      label={t('bank.search')}
      value={value.subjectName ?? ''}
      onSearch={(subjectName) => onChange({ ...value, subjectName })}
    >
      <FilterSelect
        label={t('edit.kind')}
        value={value.type ?? ''}
        options={[
          { value: '', label: t('bank.allKinds') },
          ...typeCodes.map((code) => ({ value: String(code), label: names.kind(code) })),
        ]}
        onChange={(type) => onChange({ ...value, type })}
      />
      <FilterSelect
        label={t('edit.level')}
        value={value.level ?? ''}
        options={[
          { value: '', label: t('bank.allLevels') },
          ...levelCodes.map((code) => ({ value: String(code), label: names.level(code) })),
        ]}
        onChange={(level) => onChange({ ...value, level })}
      />
      <FilterSelect
        label={t('edit.course')}
        value={value.courseIdSign ?? ''}
        options={[
          { value: '', label: t('bank.allCourses') },
          ...taught.map(({ idSign, courseName }) => ({ value: idSign, label: courseName })),
        ]}
        onChange={(courseIdSign) => onChange({ ...value, courseIdSign })}
      />
      {tags.length > 0 || value.tag ? (
        <FilterSelect
          label={t('bank.tag')}
          value={value.tag ?? ''}
          options={[
            { value: '', label: t('bank.allTags') },
            ...tags.map(({ name, uses }) => ({
              value: name,
              label: t('bank.tagUses', { name, count: uses }),
            })),
            ...(isKnown || !value.tag ? [] : [{ value: value.tag, label: value.tag }]),
          ]}
          onChange={(tag) => onChange({ ...value, tag })}
        />
      ) : null}
      {children}
    </FilterBar>
  )
}
