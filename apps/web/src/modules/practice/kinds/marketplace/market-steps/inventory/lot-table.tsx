import type { MarketProduct } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'

type Lot = MarketProduct['lots'][number]

const tones: Record<Lot['state'], Tone> = {
  producing: 'neutral',
  transit: 'info',
  receiving: 'info',
  sellable: 'ok',
}

/** Where each lot is and when it moves next, newest first. */
export function LotTable({ product }: { product: MarketProduct }) {
  const { t } = useTranslation('market-steps')
  const { number } = useFormats()
  const columns: DataColumn<Lot>[] = [
    {
      key: 'lot',
      title: t('inventory.lot'),
      onCard: 'title',
      render: ({ lot }) => <b>{t('inventory.lotNumber', { number: lot })}</b>,
    },
    {
      key: 'state',
      title: t('inventory.state'),
      render: ({ state }) => (
        <StatusBadge tone={tones[state]}>{t(`inventory.lotState.${state}`)}</StatusBadge>
      ),
    },
    {
      key: 'next',
      title: t('inventory.next'),
      align: 'end',
      render: ({ nextDay }) => (nextDay === null ? '–' : t('day', { day: number(nextDay) })),
    },
    {
      key: 'late',
      title: t('inventory.late'),
      align: 'end',
      render: ({ lateDays }) => (lateDays > 0 ? t('days', { count: lateDays }) : '–'),
    },
    {
      key: 'units',
      title: t('inventory.units'),
      align: 'end',
      render: ({ units }) => number(units),
    },
    {
      key: 'own',
      title: t('inventory.ownUnits'),
      align: 'end',
      render: ({ ownUnits }) => number(ownUnits),
    },
    { key: 'way', title: t('inventory.way'), render: ({ way }) => t(`inventory.ways.${way}`) },
    {
      key: 'ordered',
      title: t('inventory.ordered'),
      align: 'end',
      render: ({ orderedDay }) => t('day', { day: number(orderedDay) }),
    },
    {
      key: 'cost',
      title: t('inventory.unitCost'),
      align: 'end',
      render: ({ unitCost }) => shopMoney(unitCost),
    },
  ]
  return (
    <DataTable
      label={t('inventory.lots')}
      columns={columns}
      rows={product.lots.toReversed()}
      rowKey={({ lot }) => String(lot)}
      empty={<p>{t('inventory.noLots')}</p>}
      maxHeight={420}
    />
  )
}
