import type { Words } from '@titian/site'
import { FilterBar, FilterSelect, type ListSearch } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { readRosterFilters, rosterKinds, type RosterWords } from './read-request-filters.ts'

type RosterFiltersProps = Pick<ListSearch<Words<RosterWords>>, 'search' | 'change'>

export function RosterFilters({ search, change }: RosterFiltersProps) {
  const { t } = useTranslation('identities')
  const { name, kind } = readRosterFilters(search)
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
        options={rosterKinds.map((value) => ({ value, label: t(`roster.kind.${value}`) }))}
        usual="all"
        onChange={(value) => change({ kind: value })}
      />
    </FilterBar>
  )
}
