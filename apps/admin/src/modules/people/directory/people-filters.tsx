import type { Words } from '@titian/site'
import { FilterBar, FilterSelect, type ListSearch } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { readFilters, readSize, roles, sizes, states, type PeopleWords } from './read-filters.ts'

interface PeopleFiltersProps extends Pick<ListSearch<Words<PeopleWords>>, 'search' | 'change'> {
  /** All classes of the school. */
  classes: readonly string[]
}

export function PeopleFilters({ search, change, classes }: PeopleFiltersProps) {
  const { t } = useTranslation('people')
  const { name, role, state, className } = readFilters(search)
  // A class from an old address remains a choice, even if no one is in it now.
  const known = className === '' || classes.includes(className) ? classes : [className, ...classes]
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
      <FilterSelect
        label={t('class')}
        value={className}
        options={[
          { value: '', label: t('filter.everyClass') },
          ...known.map((value) => ({ value, label: value })),
        ]}
        onChange={(value) => change({ className: value })}
      />
      <FilterSelect
        label={t('filter.size')}
        value={String(readSize(search))}
        options={sizes.map((value) => ({
          value: String(value),
          label: t('filter.perPage', { count: value }),
        }))}
        usual={String(sizes[0])}
        onChange={(value) => change({ size: value })}
      />
    </FilterBar>
  )
}
