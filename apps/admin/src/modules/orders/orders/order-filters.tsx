import { Box, TextInput } from '@mantine/core'
import type { Words } from '@titian/site'
import { FilterBar, FilterSelect, type ListSearch } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { choices, readOrderFilter, type OrderWords } from './order-filter.ts'

type OrderFiltersProps = Pick<ListSearch<Words<OrderWords>>, 'search' | 'change'>

export function OrderFilters({ search, change }: OrderFiltersProps) {
  const { t } = useTranslation('orders')
  const filter = readOrderFilter(search)
  const options = (name: 'status' | 'payType') =>
    choices.map((value) => ({
      value: String(value),
      label: value === 0 ? t(`filter.${name}`) : t(`${name}.${value}`),
    }))
  const day = (edge: 'startTime' | 'endTime') => (
    <TextInput
      type="date"
      size="sm"
      aria-label={t(`filter.${edge}`)}
      leftSection={
        <Box component="span" c="var(--text-2)" fz="sm">
          {t(`filter.${edge}Short`)}
        </Box>
      }
      leftSectionWidth={64}
      value={search[edge] ?? ''}
      onChange={({ currentTarget: { value } }) => change({ [edge]: value })}
    />
  )
  return (
    <FilterBar
      label={t('filter.text')}
      value={search.text ?? ''}
      maxLength={100}
      onSearch={(text) => change({ text })}
    >
      <FilterSelect
        label={t('column.state')}
        value={String(filter.orderType)}
        options={options('status')}
        usual="0"
        onChange={(orderType) => change({ orderType })}
      />
      <FilterSelect
        label={t('column.way')}
        value={String(filter.payType)}
        options={options('payType')}
        usual="0"
        onChange={(payType) => change({ payType })}
      />
      {day('startTime')}
      {day('endTime')}
    </FilterBar>
  )
}
