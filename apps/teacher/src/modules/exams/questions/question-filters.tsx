import { FilterBar, FilterSelect } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { levelCodes, typeCodes, useKindNames } from './use-kind-names.ts'

export interface QuestionFilter {
  subjectName?: string
  type?: string
  level?: string
}

interface QuestionFiltersProps {
  value: QuestionFilter
  onChange: (filter: QuestionFilter) => void
  className?: string
}

/** Word, kind and level, the same for the bank and for the picker of an examination. */
export function QuestionFilters({ value, onChange, className }: QuestionFiltersProps) {
  const { t } = useTranslation('exams')
  const names = useKindNames()
  return (
    <FilterBar
      className={className}
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
    </FilterBar>
  )
}
