import { Group, Stack, Text } from '@mantine/core'
import type { MarketProduct } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import { Press } from '../parts/press.tsx'
import { useContent } from '@titian/site/market-content'

type Supplier = MarketProduct['suppliers'][number]

function Sample({ product, supplier }: { product: string; supplier: Supplier }) {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  if (supplier.sample !== 'none')
    return (
      <StatusBadge tone={supplier.sample === 'arrived' ? 'ok' : 'info'}>
        {t(`sourcing.sampleState.${supplier.sample}`)}
      </StatusBadge>
    )
  const words = t('sourcing.order', { price: shopMoney(supplier.samplePrice) })
  return (
    <Press
      decision={{ type: 'orderSample', product, supplier: supplier.code }}
      done={t('sourcing.orderDone')}
      label={`${words} ${name('supplier', supplier.code)}`}
    >
      {words}
    </Press>
  )
}

const counts = ['minimum', 'leadDays', 'unitsPerCarton'] as const

/** The offers of the suppliers beside each other. On a phone, each offer is a card. */
export function SupplierTable({ product }: { product: MarketProduct }) {
  const { t } = useTranslation('market-steps')
  const content = useContent()
  const { name } = content
  const { number } = useFormats()
  const column = (key: string, render: (supplier: Supplier) => string): DataColumn<Supplier> => ({
    key,
    title: t(`sourcing.${key}` as never),
    align: 'end',
    render,
  })
  const price = column('unitPrice', (one) => shopMoney(one.unitPrice))
  const freight = (
    way: 'sea' | 'air',
    cost: 'seaPerCarton' | 'airPerCarton',
    days: 'seaDays' | 'airDays',
  ) =>
    column(cost, (one) =>
      t(`sourcing.freightOf.${way}`, { amount: shopMoney(one[cost]), count: one[days] }),
    )
  const [minimum, lead, carton] = counts.map((key) => column(key, (one) => number(one[key])))
  const columns: (DataColumn<Supplier> | undefined)[] = [
    {
      key: 'name',
      title: t('sourcing.supplier'),
      onCard: 'title',
      render: ({ code, chosen }) => (
        <Stack gap={4} miw={200}>
          <Group gap={6}>
            <b>{name('supplier', code)}</b>
            {chosen ? <StatusBadge tone="brand">{t('sourcing.chosen')}</StatusBadge> : null}
          </Group>
          <Text component="span" fz="sm" c="var(--text-2)" style={{ whiteSpace: 'normal' }}>
            {content.lead('supplier', code)}
          </Text>
        </Stack>
      ),
    },
    price,
    minimum,
    lead,
    carton,
    freight('sea', 'seaPerCarton', 'seaDays'),
    freight('air', 'airPerCarton', 'airDays'),
    column('duty', ({ dutyPermille }) => `${number(dutyPermille / 10)}%`),
    {
      key: 'sample',
      title: t('sourcing.sample'),
      render: (supplier) => <Sample product={product.product} supplier={supplier} />,
    },
    column('quality', ({ quality }) => (quality === null ? '–' : `${number(quality)}%`)),
    column('defects', ({ defectsPermille }) =>
      defectsPermille === null ? '–' : `${number(defectsPermille / 10)}%`,
    ),
  ]
  return (
    <DataTable
      label={t('sourcing.suppliers')}
      columns={columns.filter((one) => one !== undefined)}
      rows={product.suppliers}
      rowKey={({ code }) => code}
      stickyFirst
    />
  )
}
