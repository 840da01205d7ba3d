import { type DataOf, memberSorts, memberStates, type statistics } from '@titian/contract'
import { FilterBar, FilterSelect } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import type { MemberFilter, MemberWords } from './member-words.ts'

interface MemberFiltersProps {
  filter: MemberFilter
  sort: (typeof memberSorts)[number]
  /** The classes and groups of the course, for the options of the filters. */
  known: Pick<DataOf<typeof statistics.findStudentList>, 'classes' | 'groups'> | undefined
  change: (words: MemberWords) => void
}

/** TCH-119, TCH-155: filters and sorts the students of a course. */
export function MemberFilters({ filter, sort, known, change }: MemberFiltersProps) {
  const { t } = useTranslation('courses')
  return (
    <FilterBar
      label={t('members.search')}
      value={filter.name}
      maxLength={60}
      onSearch={(name) => change({ name })}
    >
      <FilterSelect
        label={t('members.column.class')}
        value={filter.className}
        options={[
          { value: '', label: t('members.everyClass') },
          ...(known?.classes ?? []).map((value) => ({ value, label: value })),
        ]}
        onChange={(className) => change({ className })}
      />
      {known?.groups.length ? (
        <FilterSelect
          label={t('members.groups.one')}
          value={filter.groupSign ?? ''}
          options={[
            { value: '', label: t('members.groups.every') },
            ...known.groups.map(({ sign: value, name: label }) => ({ value, label })),
          ]}
          onChange={(group) => change({ group })}
        />
      ) : null}
      <FilterSelect
        label={t('members.column.state')}
        value={filter.state}
        usual="all"
        options={memberStates.map((value) => ({ value, label: t(`members.filter.${value}`) }))}
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label={t('members.order.label')}
        value={sort}
        usual="name"
        options={memberSorts.map((value) => ({ value, label: t(`members.order.${value}`) }))}
        onChange={(next) => change({ sort: next })}
      />
    </FilterBar>
  )
}
