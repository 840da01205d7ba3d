import { Stack, Text } from '@mantine/core'
import type { MarketProduct, MarketView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, StatusBadge, Surface, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FactGrid } from '../../../parts/fact-grid.tsx'
import { shopMoney } from '../parts/shop-money.ts'
import { useProductName } from '../parts/use-product-name.ts'

type Lot = MarketProduct['lots'][number]

const tones: Record<Lot['state'], Tone> = {
  producing: 'neutral',
  transit: 'info',
  receiving: 'brand',
  sellable: 'ok',
}

function Lots({ product }: { product: MarketProduct }) {
  const { t } = useTranslation('marketplace')
  const { number } = useFormats()
  const nameOf = useProductName()
  const columns: DataColumn<Lot>[] = [
    {
      key: 'lot',
      title: t('lot.lot'),
      render: ({ lot }) => t('lot.number', { lot }),
      onCard: 'title',
    },
    {
      key: 'state',
      title: t('lot.state'),
      render: ({ state, lateDays }) => (
        <StatusBadge tone={lateDays > 0 ? 'warn' : tones[state]}>
          {t(`lotState.${state}`)}
          {lateDays > 0 ? ` · ${t('lot.late', { count: lateDays })}` : ''}
        </StatusBadge>
      ),
    },
    { key: 'units', title: t('lot.units'), align: 'end', render: ({ units }) => number(units) },
    {
      key: 'own',
      title: t('lot.ownUnits'),
      align: 'end',
      render: ({ ownUnits }) => number(ownUnits),
    },
    { key: 'way', title: t('lot.way'), render: ({ way }) => t(`way.${way}`) },
    {
      key: 'ordered',
      title: t('lot.ordered'),
      align: 'end',
      render: ({ orderedDay }) => number(orderedDay),
    },
    {
      key: 'next',
      title: t('lot.next'),
      align: 'end',
      render: ({ nextDay }) => (nextDay === null ? '–' : number(nextDay)),
    },
    {
      key: 'cost',
      title: t('lot.unitCost'),
      align: 'end',
      render: ({ unitCost }) => shopMoney(unitCost),
    },
  ]
  return (
    <DataTable
      label={t('lot.table', { product: nameOf(product.product) })}
      columns={columns}
      rows={product.lots}
      rowKey={({ lot }) => String(lot)}
      maxHeight={320}
      empty={<Text c="var(--text-2)">{t('lot.none')}</Text>}
    />
  )
}

/** The stock of each product, how long it lasts, and goods in transit. */
export function Stock({ view }: { view: MarketView }) {
  const { t } = useTranslation('marketplace')
  const { number } = useFormats()
  const nameOf = useProductName()
  if (view.products.length === 0) return null
  return (
    <Surface gap="md">
      <h2 style={{ fontSize: 'var(--fs-18)' }}>{t('stock.title')}</h2>
      {view.products.map((product) => {
        const { stock, ownStock, reorderPoint, coverDays } = product
        return (
          <Stack key={product.product} gap="sm">
            <h3 style={{ fontSize: 'var(--fs-16)' }}>{nameOf(product.product)}</h3>
            <FactGrid
              facts={[
                {
                  name: t('stock.stock'),
                  value: number(stock),
                  warn: product.live && stock + ownStock <= reorderPoint,
                },
                { name: t('stock.own'), value: number(ownStock) },
                { name: t('stock.reorder'), value: number(reorderPoint) },
                {
                  name: t('stock.cover'),
                  value:
                    coverDays === null ? t('figure.none') : t('stock.days', { count: coverDays }),
                },
              ]}
            />
            <Lots product={product} />
          </Stack>
        )
      })}
    </Surface>
  )
}
