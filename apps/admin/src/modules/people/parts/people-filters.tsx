import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilterSearch } from '../../../parts/filter-search.tsx'
import toolbar from '../../../parts/toolbar.module.css'
import type { useListSearch } from '../../../parts/use-list-search.ts'
import { readFilters, roles, states } from './read-filters.ts'

type PeopleFiltersProps = Pick<ReturnType<typeof useListSearch>, 'search' | 'change'>

/** What is chosen stands in the address; `all` need not. */
const chosen = (value: string) => (value === 'all' ? undefined : value)

export function PeopleFilters({ search, change }: PeopleFiltersProps) {
  const { t } = useTranslation('people')
  const { name, role, state } = readFilters(search)
  return (
    <div className={toolbar['bar']}>
      <div className={toolbar['grow']}>
        <FilterSearch
          label={t('search')}
          value={name}
          maxLength={60}
          onSearch={(word) => change({ name: word })}
        />
      </div>
      <NativeSelect
        size="sm"
        aria-label={t('roles')}
        value={role}
        data={roles.map((value) => ({ value, label: t(`filter.role.${value}`) }))}
        onChange={(event) => change({ role: chosen(event.currentTarget.value) })}
      />
      <NativeSelect
        size="sm"
        aria-label={t('state')}
        value={state}
        data={states.map((value) => ({ value, label: t(`filter.state.${value}`) }))}
        onChange={(event) => change({ state: chosen(event.currentTarget.value) })}
      />
    </div>
  )
}
