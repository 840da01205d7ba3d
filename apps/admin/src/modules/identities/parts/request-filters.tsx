import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilterSearch } from '../../../parts/filter-search.tsx'
import toolbar from '../../../parts/toolbar.module.css'
import type { useListSearch } from '../../../parts/use-list-search.ts'
import { readRequestFilters, requestKinds, requestStates } from './read-request-filters.ts'

type RequestFiltersProps = Pick<ReturnType<typeof useListSearch>, 'search' | 'change'>

export function RequestFilters({ search, change }: RequestFiltersProps) {
  const { t } = useTranslation('identities')
  const { name, kind, status } = readRequestFilters(search)
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
        aria-label={t('kindLabel')}
        value={kind}
        data={requestKinds.map((value) => ({ value, label: t(`kindFilter.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ kind: value === 'all' ? undefined : value })
        }
      />
      <NativeSelect
        size="sm"
        aria-label={t('statusLabel')}
        value={String(status)}
        data={requestStates.map((value) => ({
          value: String(value),
          label: t(`statusFilter.${value}`),
        }))}
        onChange={({ currentTarget: { value } }) =>
          change({ status: value === '1' ? undefined : value })
        }
      />
    </div>
  )
}
