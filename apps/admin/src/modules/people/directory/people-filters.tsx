import type { Words } from '@titian/site'
import { FilterBar, FilterSelect, type ListSearch } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { readFilters, roles, states, type PeopleWords } from './read-filters.ts'

type PeopleFiltersProps = Pick<ListSearch<Words<PeopleWords>>, 'search' | 'change'>

export function PeopleFilters({ search, change }: PeopleFiltersProps) {
  const { t } = useTranslation('people')
  const { name, role, state } = readFilters(search)
  return (
    <FilterBar
      label={t('search')}
      value={name}
      maxLength={60}
      onSearch={(word) => change({ name: word })}
    >
      <FilterSelect
        label={t('roles')}
        value={role}
        options={roles.map((value) => ({ value, label: t(`filter.role.${value}`) }))}
        usual="all"
        onChange={(value) => change({ role: value })}
      />
      <FilterSelect
        label={t('state')}
        value={state}
        options={states.map((value) => ({ value, label: t(`filter.state.${value}`) }))}
        usual="all"
        onChange={(value) => change({ state: value })}
      />
    </FilterBar>
  )
}
