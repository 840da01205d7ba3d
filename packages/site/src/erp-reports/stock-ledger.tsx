import type { ErpStockRow } from '@titian/contract'
import { type DataColumn, DataTable } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useErpContent } from '../erp-content/use-content.ts'
import { useFormats } from '../format/formats.ts'
import { Linked, type ReportLinks } from './links.tsx'
import { useReportWords } from './use-report-words.ts'

interface StockLedgerProps {
  /** The accessible name of the table, which names the item. */
  label: string
  rows: readonly ErpStockRow[]
  /**
   * The number of the company's warehouses. If there is only one, the table has no column for it.
   */
  warehouses: number
  links?: ReportLinks
}

/** PRC-231: the movements of an item, newest first, each with units and value in stock after it. */
export function StockLedger({ label, rows, warehouses, links }: StockLedgerProps) {
  const { t } = useTranslation('erp-reports')
  const { amount, units, name } = useErpContent()
  const { number } = useFormats()
  const { signed, day } = useReportWords()
  const moved = (count: number) => (count < 0 ? `(${number(-count)})` : number(count))
  const columns: DataColumn<ErpStockRow>[] = [
    {
      key: 'document',
      title: t('document'),
      onCard: 'title',
      render: (row) => <Linked to={links?.document?.(row.document)}>{row.number}</Linked>,
    },
    { key: 'day', title: t('day'), render: (row) => day(row.day) },
    ...(warehouses > 1
      ? [
          {
            key: 'warehouse',
            title: t('stock.warehouse'),
            render: ({ warehouse }: ErpStockRow) => name('warehouse', warehouse),
          },
        ]
      : []),
    { key: 'units', title: t('stock.moved'), align: 'end', render: (row) => moved(row.units) },
    { key: 'value', title: t('stock.value'), align: 'end', render: (row) => signed(row.value) },
    { key: 'stock', title: t('stock.after'), align: 'end', render: (row) => units(row.stock) },
    { key: 'worth', title: t('stock.worth'), align: 'end', render: (row) => amount(row.worth) },
  ]
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      empty={<p>{t('stock.noMoves')}</p>}
    />
  )
}
