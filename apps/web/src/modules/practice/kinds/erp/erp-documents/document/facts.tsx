import type { ErpDocument, ErpView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useDayText } from '../parts/use-day-text.ts'
import { type Fact, FactGrid } from '../../../../parts/fact-grid.tsx'

interface FactsProps {
  document: ErpDocument
  view: ErpView
}

const taxed: ReadonlySet<ErpDocument['kind']> = new Set([
  'quotationRequest',
  'purchaseOrder',
  'supplierInvoice',
  'quotation',
  'salesOrder',
  'customerInvoice',
])

const invoices: ReadonlySet<ErpDocument['kind']> = new Set(['supplierInvoice', 'customerInvoice'])

/** Returns net, tax, total and open amount, if documents of this kind have them. */
function useMoney({ document, view }: FactsProps): Fact[] {
  const { t } = useTranslation('erp-documents')
  const { amount } = useErpContent()
  const { kind, currency, net, tax, total, home, open, state } = document
  const isInvoice = invoices.has(kind)
  const facts: Fact[] = []
  // Opening documents have no tax. Net and total are equal, so only one is shown.
  if (taxed.has(kind) && total > 0 && tax > 0)
    facts.push(
      { name: t('totals.net'), value: amount(net, currency) },
      { name: t('totals.tax', { percent: view.taxPermille / 10 }), value: amount(tax, currency) },
    )
  if (total > 0) facts.push({ name: t('totals.total'), value: amount(total, currency) })
  if (currency === 'usd' && home > 0) facts.push({ name: t('facts.home'), value: amount(home) })
  if (isInvoice && state !== 'draft' && document.reverses === null)
    facts.push({ name: t('facts.open'), value: amount(open, currency), warn: open < 0 })
  return facts
}

/** The facts of the head of a document. */
export function Facts({ document, view }: FactsProps) {
  const { t } = useTranslation('erp-documents')
  const dayText = useDayText()
  const { name, partnerName, units } = useErpContent()
  const { day, dueDay, partner, kind, openUnits, warehouse, toWarehouse, open } = document
  // The open units of an invoice are not shown, because they are not goods that will still arrive.
  const left = invoices.has(kind) ? 0 : openUnits
  const money = useMoney({ document, view })
  const facts: Fact[] = [{ name: t('facts.day'), value: dayText(day) }]
  if (partner) facts.push({ name: t('facts.partner'), value: partnerName(partner, view.partners) })
  if (dueDay !== null) {
    const isLate = dueDay < view.day && (open > 0 || left > 0)
    const due = kind === 'salesOrder' ? 'facts.deliverBy' : 'facts.due'
    facts.push({ name: t(due), value: dayText(dueDay), warn: isLate })
  }
  if (left > 0) facts.push({ name: t('facts.openUnits'), value: units(left) })
  if (view.warehouses > 1 && ['goodsReceipt', 'delivery', 'return', 'stockCount'].includes(kind))
    facts.push({ name: t('form.warehouse'), value: name('warehouse', warehouse) })
  if (toWarehouse)
    facts.push(
      { name: t('form.fromWarehouse'), value: name('warehouse', warehouse) },
      { name: t('form.toWarehouse'), value: name('warehouse', toWarehouse) },
    )
  return <FactGrid facts={[...facts, ...money]} />
}

/** The result of the three-way match, in words. */
export function Match({ document }: { document: ErpDocument }) {
  const { t } = useTranslation('erp-documents')
  const { kind, matched, state } = document
  if (kind !== 'supplierInvoice') return null
  if (state === 'draft') return <Note>{t('match.later')}</Note>
  if (matched === null) return null
  return <Note tone={matched ? 'ok' : 'warn'}>{t(matched ? 'match.yes' : 'match.no')}</Note>
}

/** The days on which the customer received a reminder of the invoice. */
export function Reminders({ document, view }: FactsProps) {
  const { t } = useTranslation('erp-documents')
  const { number, list } = useFormats()
  const days = view.reminders
    .filter((one) => one.document === document.id)
    .map(({ day }) => t('facts.onDay', { day: number(day) }))
  return days.length > 0 ? <Note>{t('reminded', { days: list(days) })}</Note> : null
}
