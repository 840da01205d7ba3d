import type { ErpDocument, ErpView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { type DataColumn, DataTable } from '@titian/ui'
import { useTranslation } from 'react-i18next'

type Line = ErpDocument['lines'][number]

/**
 * For each kind of document, the text that says what later documents did with the units of a line.
 */
const doneOf: Readonly<Partial<Record<ErpDocument['kind'], string>>> = {
  purchaseRequest: 'ordered',
  quotationRequest: 'ordered',
  purchaseOrder: 'received',
  goodsReceipt: 'returned',
  supplierInvoice: 'credited',
  quotation: 'ordered',
  salesOrder: 'delivered',
  delivery: 'returned',
  customerInvoice: 'credited',
  stockCount: 'difference',
}

const priced: ReadonlySet<ErpDocument['kind']> = new Set([
  'quotationRequest',
  'purchaseOrder',
  'goodsReceipt',
  'supplierInvoice',
  'quotation',
  'salesOrder',
  'customerInvoice',
])
const moved: ReadonlySet<ErpDocument['kind']> = new Set([
  'goodsReceipt',
  'delivery',
  'return',
  'stockCount',
  'transfer',
  'opening',
])

/** The lines of a document with their values, and what later documents did with the units. */
export function LineTable({ document, view }: { document: ErpDocument; view: ErpView }) {
  const { t } = useTranslation('erp-documents')
  const { number } = useFormats()
  const { itemName, amount } = useErpContent()
  const { kind, lines, currency, state } = document
  const isBooked = state !== 'draft'
  const done = doneOf[kind]
  const end = (key: string, render: (line: Line) => string): DataColumn<Line> => ({
    key,
    title: t(`lines.${key}`),
    align: 'end',
    render,
  })
  const columns: DataColumn<Line>[] = [
    {
      key: 'item',
      title: t('lines.item'),
      onCard: 'title',
      render: ({ item }) => <b>{`${item} · ${itemName(item, view.items)}`}</b>,
    },
    end('units', ({ units }) => number(units)),
  ]
  if (lines.some(({ damaged }) => damaged > 0))
    columns.push(end('damaged', ({ damaged }) => number(damaged)))
  if (done && isBooked) columns.push(end(done, (line) => number(line.done)))
  if (isBooked && (kind === 'purchaseOrder' || kind === 'salesOrder'))
    columns.push(end('invoiced', ({ invoiced }) => number(invoiced)))
  if (priced.has(kind) && lines.some(({ price }) => price > 0))
    columns.push(end('price', ({ price }) => amount(price, currency)))
  if (moved.has(kind) && isBooked) columns.push(end('value', ({ value }) => amount(value)))
  else if (priced.has(kind) && lines.some(({ price }) => price > 0))
    columns.push(end('sum', ({ units, price }) => amount(units * price, currency)))
  return (
    <DataTable
      label={t('lines.title')}
      columns={columns}
      rows={lines}
      rowKey={({ item }) => item}
    />
  )
}
