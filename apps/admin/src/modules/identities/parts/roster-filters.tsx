import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilterSearch } from '../../../parts/filter-search.tsx'
import toolbar from '../../../parts/toolbar.module.css'
import type { useListSearch } from '../../../parts/use-list-search.ts'
import { readRosterFilters, rosterKinds } from './read-request-filters.ts'

type RosterFiltersProps = Pick<ReturnType<typeof useListSearch>, 'search' | 'change'>

export function RosterFilters({ search, change }: RosterFiltersProps) {
  const { t } = useTranslation('identities')
  const { name, kind } = readRosterFilters(search)
  return (
    <div className={toolbar['bar']}>
      <div className={toolbar['grow']}>
        <FilterSearch
          label={t('roster.search')}
          value={name}
          maxLength={60}
          onSearch={(word) => change({ name: word })}
        />
      </div>
      <NativeSelect
        size="sm"
        aria-label={t('kindLabel')}
        value={kind}
        data={rosterKinds.map((value) => ({ value, label: t(`roster.kind.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ kind: value === 'all' ? undefined : value })
        }
      />
    </div>
  )
}
