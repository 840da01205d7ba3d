import {
  FilterBar,
  FilterSelect,
  type FilterOf,
  type ListSearch,
  type ListWords,
} from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { identities } from '@titian/contract'

const { kind: kinds } = identities.listRoster.input.shape

interface RosterFiltersProps {
  filter: FilterOf<typeof identities.listRoster>
  change: ListSearch<ListWords<typeof identities.listRoster>>['change']
}

export function RosterFilters({ filter, change }: RosterFiltersProps) {
  const { t } = useTranslation('identities')
  const { name, kind } = filter
  return (
    <FilterBar
      label={t('roster.search')}
      value={name}
      maxLength={60}
      onSearch={(word) => change({ name: word })}
    >
      <FilterSelect
        label={t('kindLabel')}
        value={kind}
        options={kinds
          .unwrap()
          .options.map((value) => ({ value, label: t(`roster.kind.${value}`) }))}
        usual="all"
        onChange={(value) => change({ kind: value })}
      />
    </FilterBar>
  )
}
