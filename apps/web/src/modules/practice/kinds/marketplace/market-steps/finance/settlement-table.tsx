import { useFormats } from '@titian/site'
import { type DataColumn, DataTable } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import type { MarketPeriod } from '../parts/shapes.ts'

type Row = MarketPeriod['settlement'][number]

const amounts = [
  'sales',
  'salesReturns',
  'costOfGoods',
  'marketplaceFees',
  'fulfilment',
  'advertising',
  'storage',
  'ownShipping',
] as const satisfies readonly (keyof Row)[]

/** The settlement by day. The student adds these numbers up. */
export function SettlementTable({ period }: { period: MarketPeriod }) {
  const { t } = useTranslation('market-steps')
  const { number } = useFormats()
  const columns: DataColumn<Row>[] = [
    {
      key: 'day',
      title: t('finance.day'),
      onCard: 'title',
      render: ({ day }) => <b>{t('day', { day: number(day) })}</b>,
    },
    ...amounts.map((key): DataColumn<Row> => ({
      key,
      title: t(`finance.line.${key}`),
      align: 'end',
      render: (row) => shopMoney(row[key]),
    })),
  ]
  return (
    <DataTable
      label={t('finance.settlement', period)}
      columns={columns}
      rows={period.settlement}
      rowKey={({ day }) => String(day)}
      empty={<p>{t('finance.noDays')}</p>}
      maxHeight={360}
      stickyFirst
    />
  )
}
