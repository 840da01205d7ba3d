import { Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { orders } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import { ExportMenu, ListSurface, useCallList, useWaiting } from '@titian/site/staff'
import { EmptyState, SectionHead, Segmented } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { opensOnWaiting, readOrderFilter } from '../orders/order-filter.ts'
import { OrderFilters } from '../orders/order-filters.tsx'
import { useOrderColumns } from '../orders/use-order-columns.tsx'

const size = 20
const shows = ['waiting', 'all'] as const

/**
 * ORD-081, ORD-102: the page of the orders of the school; those that need a decision come first.
 */
export function OrdersPage() {
  const { t } = useTranslation('orders')
  const words = useSearch({ from: paths.orders })
  const waiting = useWaiting()
  const opens = opensOnWaiting(words, waiting.orders?.count ?? 0)
  const { search, change, filter, list } = useCallList(orders.searchOrders, words, {
    size,
    given: { ...readOrderFilter(words), ...(opens && { waiting: 1 }) },
  })
  const columns = useOrderColumns()
  usePageTitle(t('title'))
  const waits = filter.waiting === 1
  const choice = (
    <Group gap="sm">
      <Segmented
        label={t('show.label')}
        value={waits ? 'waiting' : 'all'}
        onChange={(next) => change({ waiting: next === 'waiting' ? '1' : '0' })}
        options={shows.map((value) => ({ value, label: t(`show.${value}`) }))}
      />
      <ExportMenu call={orders.exportOrders} input={filter} />
    </Group>
  )
  return (
    <>
      <SectionHead level={1} title={t('title')} more={choice} />
      <ListSurface
        label={t('title')}
        columns={columns}
        rowKey={({ idSign }) => idSign}
        {...list}
        filters={<OrderFilters search={search} change={change} />}
        empty={
          waits ? (
            <EmptyState title={t('noneWaits')} text={t('noneWaitsText')} />
          ) : (
            <EmptyState title={t('none')} text={t('noneText')} />
          )
        }
      />
    </>
  )
}
