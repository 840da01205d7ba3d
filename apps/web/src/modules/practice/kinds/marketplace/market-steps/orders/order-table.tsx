import { Group } from '@mantine/core'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import type { MarketOrder } from '../parts/shapes.ts'
import { Press } from '../parts/press.tsx'
import { useStep } from '../parts/step-context.ts'
import { useContent } from '@titian/site/market-content'
import { CancelOrder } from './cancel-order.tsx'

const tones: Record<MarketOrder['state'], Tone> = {
  toShip: 'warn',
  shipped: 'info',
  delivered: 'ok',
  cancelled: 'danger',
}

interface OrderTableProps {
  label: string
  orders: readonly MarketOrder[]
  /** The carrier to choose; if it is missing, the rows are read-only. */
  carrier?: NonNullable<MarketOrder['carrier']>
}

function useColumns(): DataColumn<MarketOrder>[] {
  const { t } = useTranslation('market-steps')
  const { number } = useFormats()
  const { name } = useContent()
  const day = (of: number) => t('day', { day: number(of) })
  return [
    {
      key: 'order',
      title: t('orders.order'),
      onCard: 'title',
      render: ({ order }) => <b>{t('orders.number', { number: order })}</b>,
    },
    {
      key: 'product',
      title: t('orders.product'),
      render: ({ product }) => name('niche', product),
    },
    { key: 'units', title: t('orders.units'), align: 'end', render: ({ units }) => number(units) },
    {
      key: 'price',
      title: t('orders.price'),
      align: 'end',
      render: ({ price }) => shopMoney(price),
    },
    { key: 'day', title: t('orders.ordered'), align: 'end', render: (order) => day(order.day) },
    { key: 'shipBy', title: t('orders.shipBy'), align: 'end', render: ({ shipBy }) => day(shipBy) },
    {
      key: 'state',
      title: t('orders.state'),
      render: ({ state, late }) => (
        <Group gap={4}>
          <StatusBadge tone={tones[state]}>{t(`orders.states.${state}`)}</StatusBadge>
          {late ? <StatusBadge tone="danger">{t('orders.late')}</StatusBadge> : null}
        </Group>
      ),
    },
  ]
}

export function OrderTable({ label, orders, carrier }: OrderTableProps) {
  const { t } = useTranslation('market-steps')
  const { isClosed } = useStep()
  const columns = useColumns()
  const last: DataColumn<MarketOrder> =
    carrier && !isClosed
      ? {
          key: 'acts',
          title: t('orders.decide'),
          onCard: 'actions',
          render: ({ order }) => (
            <Group gap="xs" wrap="nowrap">
              <Press
                decision={{ type: 'shipOrder', order, carrier }}
                done={t('orders.shipped', { number: order })}
                label={`${t('orders.ship')} ${t('orders.number', { number: order })}`}
              >
                {t('orders.ship')}
              </Press>
              <CancelOrder order={order} />
            </Group>
          ),
        }
      : {
          key: 'carrier',
          title: t('orders.carrier'),
          render: (order) => (order.carrier ? t(`orders.carriers.${order.carrier}`) : '–'),
        }
  return (
    <DataTable
      label={label}
      columns={[...columns, last]}
      rows={orders}
      rowKey={({ order }) => String(order)}
      empty={<p>{t('orders.none')}</p>}
      maxHeight={520}
    />
  )
}
