import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilterSearch } from '../../../parts/filter-search.tsx'
import toolbar from '../../../parts/toolbar.module.css'
import { levelCodes, typeCodes, useKindNames } from './use-kind-names.ts'

export interface QuestionFilter {
  subjectName?: string
  type?: string
  level?: string
}

interface QuestionFiltersProps {
  value: QuestionFilter
  onChange: (filter: QuestionFilter) => void
}

/** Word, kind and level, the same for the bank and for the picker of an examination. */
export function QuestionFilters({ value, onChange }: QuestionFiltersProps) {
  const { t } = useTranslation('exams')
  const names = useKindNames()
  return (
    <>
      <div className={toolbar['grow']}>
        <FilterSearch
          label={t('bank.search')}
          value={value.subjectName ?? ''}
          onSearch={(subjectName) => onChange({ ...value, subjectName })}
        />
      </div>
      <NativeSelect
        size="sm"
        aria-label={t('edit.kind')}
        value={value.type ?? ''}
        data={[
          { value: '', label: t('bank.allKinds') },
          ...typeCodes.map((code) => ({ value: String(code), label: names.kind(code) })),
        ]}
        onChange={(event) => onChange({ ...value, type: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label={t('edit.level')}
        value={value.level ?? ''}
        data={[
          { value: '', label: t('bank.allLevels') },
          ...levelCodes.map((code) => ({ value: String(code), label: names.level(code) })),
        ]}
        onChange={(event) => onChange({ ...value, level: event.currentTarget.value })}
      />
    </>
  )
}
