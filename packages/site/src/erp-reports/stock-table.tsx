import { Stack, Text } from '@mantine/core'
import type { ErpView } from '@titian/contract'
import { type DataColumn, DataTable } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useErpContent } from '../erp-content/use-content.ts'
import { Linked, type ReportLinks } from './links.tsx'
import { useFormats } from '../format/formats.ts'

type Row = ErpView['stock'][number]

interface StockTableProps {
  view: Pick<ErpView, 'stock' | 'items' | 'warehouses' | 'valuation' | 'trialBalance'>
  /** The code of the only item to show. Without a code, all items are shown. */
  item?: string
  links?: ReportLinks
}

const rowKey = ({ item, warehouse }: Row) => `${warehouse} ${item}`

/** Says whether the value of the stock equals the balance of the inventory account. */
function Agreement({ view: { stock, trialBalance, valuation } }: StockTableProps) {
  const { t } = useTranslation('erp-reports')
  const { amount, name } = useErpContent()
  const inventory = trialBalance.rows.find(({ account }) => account === 'inventory')
  return (
    <Text component="p" fz="sm" c="var(--text-2)" className="num">
      {t('stock.agreement', {
        value: amount(stock.reduce((all, { value }) => all + value, 0)),
        account: name('account', 'inventory'),
        balance: amount((inventory?.debit ?? 0) - (inventory?.credit ?? 0)),
        valuation: name('valuation', valuation),
      })}
    </Text>
  )
}

/**
 * PRC-231: units, value and average cost of each item in each warehouse, compared with the
 * inventory account.
 */
export function StockTable({ view, item: only, links }: StockTableProps) {
  const { t } = useTranslation('erp-reports')
  const { bracketed } = useFormats()
  const { amount, units, itemName, name } = useErpContent()
  const { stock, items, warehouses } = view
  const columns: DataColumn<Row>[] = [
    {
      key: 'item',
      title: t('stock.item'),
      onCard: 'title',
      render: ({ item }) => (
        <Linked to={links?.item?.(item)}>{`${itemName(item, items)}${bracketed(item)}`}</Linked>
      ),
    },
    ...(warehouses > 1
      ? [
          {
            key: 'warehouse',
            title: t('stock.warehouse'),
            render: ({ warehouse }: Row) => name('warehouse', warehouse),
          },
        ]
      : []),
    { key: 'units', title: t('stock.units'), align: 'end', render: (row) => units(row.units) },
    { key: 'value', title: t('stock.value'), align: 'end', render: (row) => amount(row.value) },
    {
      key: 'cost',
      title: t('stock.averageCost'),
      align: 'end',
      render: (row) => (row.units > 0 ? amount(Math.round(row.value / row.units)) : '–'),
    },
  ]
  return (
    <Stack gap="sm">
      <DataTable
        label={t('stock.title')}
        columns={columns}
        rows={only === undefined ? stock : stock.filter(({ item }) => item === only)}
        rowKey={rowKey}
        empty={<p>{t('stock.none')}</p>}
      />
      {only === undefined ? <Agreement view={view} /> : null}
    </Stack>
  )
}
