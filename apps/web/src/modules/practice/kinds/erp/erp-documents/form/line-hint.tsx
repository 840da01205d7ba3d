import { Text } from '@mantine/core'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { useTranslation } from 'react-i18next'
import { useFormScene } from './scene.ts'
import { arrivedOf, type LineValues, openOf } from './values.ts'

/** What the books and the source document say about the item of a line. */
export function LineHint({ line }: { line: LineValues }) {
  const { t } = useTranslation('erp-documents')
  const { amount } = useErpContent()
  const { number } = useFormats()
  const { origin, made } = useFormScene()
  const { kind, source, view } = origin
  const ofSource = source?.lines.find(({ item }) => item === line.item)
  const parts: string[] = []
  if (ofSource && source && kind === 'supplierInvoice')
    parts.push(
      t('hint.match', {
        ordered: number(ofSource.units),
        price: amount(ofSource.price, source.currency),
        received: number(ofSource.done),
        billed: number(ofSource.invoiced),
      }),
    )
  else if (ofSource && source)
    parts.push(t('hint.open', { open: number(openOf(kind, ofSource)), number: source.number }))
  if (source && kind === 'goodsReceipt') {
    const { units = 0, damaged = 0 } = arrivedOf(view, source.id).get(line.item) ?? {}
    parts.push(t('hint.arrived', { units: number(units), damaged: number(damaged) }))
  }
  const { warehouse } = made.form.getValues()
  const movesStock = ['delivery', 'stockCount', 'transfer', 'salesOrder'].includes(kind)
  if (movesStock && line.item !== '') {
    const rows = view.stock.filter(
      (row) => row.item === line.item && (kind === 'salesOrder' || row.warehouse === warehouse),
    )
    const units = rows.reduce((sum, row) => sum + row.units, 0)
    parts.push(t('hint.stock', { units: number(units) }))
  }
  if (parts.length === 0) return null
  return (
    <Text component="p" m={0} fz="sm" c="var(--text-2)" className="num">
      {parts.join(' · ')}
    </Text>
  )
}
