import {
  FilterBar,
  FilterSelect,
  type FilterOf,
  type ListSearch,
  type ListWords,
} from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { identities } from '@titian/contract'

const { kind: kinds } = identities.listIdentityRequests.input.shape
/** ACC-076: the states of the filter, waiting requests first; 0 lists all. */
const states = [1, 2, 3, 0] as const

interface RequestFiltersProps {
  filter: FilterOf<typeof identities.listIdentityRequests>
  change: ListSearch<ListWords<typeof identities.listIdentityRequests>>['change']
}

export function RequestFilters({ filter, change }: RequestFiltersProps) {
  const { t } = useTranslation('identities')
  const { name, kind, status } = filter
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
        options={kinds
          .unwrap()
          .options.map((value) => ({ value, label: t(`kindFilter.${value}`) }))}
        usual="all"
        onChange={(value) => change({ kind: value })}
      />
      <FilterSelect
        label={t('statusLabel')}
        value={String(status)}
        options={states.map((value) => ({
          value: String(value),
          label: t(`statusFilter.${value}`),
        }))}
        usual="1"
        onChange={(value) => change({ status: value })}
      />
    </FilterBar>
  )
}
