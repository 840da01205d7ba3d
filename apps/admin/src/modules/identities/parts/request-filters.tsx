import type { Words } from '@titian/site'
import { FilterBar, FilterSelect, type ListSearch } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import {
  readRequestFilters,
  requestKinds,
  requestStates,
  type RequestWords,
} from './read-request-filters.ts'

type RequestFiltersProps = Pick<ListSearch<Words<RequestWords>>, 'search' | 'change'>

export function RequestFilters({ search, change }: RequestFiltersProps) {
  const { t } = useTranslation('identities')
  const { name, kind, status } = readRequestFilters(search)
  return (
    <FilterBar
      label={t('search')}
      value={name}
      maxLength={60}
      onSearch={(word) => change({ name: word })}
    >
      <FilterSelect
        label={t('kindLabel')}
        value={kind}
        options={requestKinds.map((value) => ({ value, label: t(`kindFilter.${value}`) }))}
        usual="all"
        onChange={(value) => change({ kind: value })}
      />
      <FilterSelect
        label={t('statusLabel')}
        value={String(status)}
        options={requestStates.map((value) => ({
          value: String(value),
          label: t(`statusFilter.${value}`),
        }))}
        usual="1"
        onChange={(value) => change({ status: value })}
      />
    </FilterBar>
  )
}
