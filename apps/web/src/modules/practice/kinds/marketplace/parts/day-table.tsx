import { choiceShares, type MarketDay } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { shopMoney } from './shop-money.ts'

const counts = ['day', 'searches', 'views', 'clicks', 'units', 'returned', 'stock'] as const
const amounts = [
  'price',
  'sales',
  'adSpend',
  'fees',
  'fulfilment',
  'storage',
  'refunds',
  'costOfGoods',
] as const

interface DayTableProps {
  product: string
  rows: readonly MarketDay[]
  marked?: number | undefined
}

/** PRC-030, PRC-035: all figures of the days of a product, newest day first. */
export function DayTable({ product, rows, marked }: DayTableProps) {
  const { t } = useTranslation('marketplace')
  const { number } = useFormats()
  const column = (
    key: string,
    title: string,
    render: DataColumn<MarketDay>['render'],
  ): DataColumn<MarketDay> => ({ key, title, render, align: 'end' })
  const columns: DataColumn<MarketDay>[] = [
    ...counts.map((name) => column(name, t(`col.${name}`), (row) => number(row[name]))),
    ...amounts.map((name) => column(name, t(`col.${name}`), (row) => shopMoney(row[name]))),
    column('rating', t('col.rating'), ({ rating, reviews }) =>
      reviews > 0 ? number(rating / 100) : '–',
    ),
    ...choiceShares.map((share) =>
      column(`share-${share}`, t(`share.${share}`), ({ choice }) =>
        choice ? number(choice[share] / 1000) : '–',
      ),
    ),
    ...(['own', 'rivals', 'nothing'] as const).map((name) =>
      column(`outcome-${name}`, t(`outcome.${name}`), ({ outcome }) =>
        outcome ? t('percent', { value: number(outcome[name] / 10) }) : '–',
      ),
    ),
  ]
  return (
    <DataTable
      label={t('col.table', { product })}
      columns={columns}
      rows={rows.toReversed()}
      rowKey={({ day }) => String(day)}
      maxHeight={360}
      stickyFirst
      markedKey={marked === undefined ? undefined : String(marked)}
    />
  )
}
