import { change, documentOf, getDocument, isLive, refuse } from '../books/work.ts'
import type { DocumentKind } from '../names.ts'
import { shareOut, taxOn } from '../rounding.ts'
import type { ErpDocument, ErpState } from '../state.ts'
import {
  paySupplier,
  returnToSupplier,
  submitPurchaseOrder,
  submitReceipt,
  submitSupplierInvoice,
} from './buying.ts'
import { progressOf } from './effects.ts'
import { getSource, netOf, rateOf } from './parts.ts'
import {
  receiveFromCustomer,
  receiveFromSupplier,
  refundCustomer,
  returnFromCustomer,
  submitCustomerInvoice,
  submitDelivery,
  submitSalesOrder,
} from './selling.ts'
import { submitCount, submitTransfer } from './storing.ts'

type Submit = (state: ErpState, document: ErpDocument) => void

function submitPayment(state: ErpState, payment: ErpDocument): void {
  const invoice = payment.source === null ? undefined : documentOf(state, payment.source)
  if (!invoice || (invoice.kind !== 'supplierInvoice' && invoice.kind !== 'customerInvoice'))
    return refuse(payment.source === null ? 'sourceNeeded' : 'wrongSource', 'source')
  if (!isLive(invoice)) refuse('sourceNotOpen', 'source', { number: invoice.number })
  const isIn = payment.direction === 'in'
  if (invoice.kind === 'supplierInvoice')
    (isIn ? receiveFromSupplier : paySupplier)(state, payment, invoice)
  else (isIn ? receiveFromCustomer : refundCustomer)(state, payment, invoice)
}

function submitReturn(state: ErpState, returned: ErpDocument): void {
  const source = getSource(state, returned, ['goodsReceipt', 'delivery'])
  if (source.kind === 'goodsReceipt') returnToSupplier(state, returned, source)
  else returnFromCustomer(state, returned, source)
}

function submitQuotationRequest(state: ErpState, request: ErpDocument): void {
  if (request.source !== null) getSource(state, request, ['purchaseRequest'])
}

const nothing: Submit = () => {}

const submits: Readonly<Record<DocumentKind, Submit>> = {
  purchaseRequest: nothing,
  quotationRequest: submitQuotationRequest,
  purchaseOrder: submitPurchaseOrder,
  goodsReceipt: submitReceipt,
  supplierInvoice: submitSupplierInvoice,
  quotation: nothing,
  salesOrder: submitSalesOrder,
  delivery: submitDelivery,
  customerInvoice: submitCustomerInvoice,
  payment: submitPayment,
  return: submitReturn,
  stockCount: submitCount,
  transfer: submitTransfer,
  opening: nothing,
}

const taxed: ReadonlySet<DocumentKind> = new Set([
  'quotationRequest',
  'purchaseOrder',
  'supplierInvoice',
  'quotation',
  'salesOrder',
  'customerInvoice',
])

/** Net, tax and total of a document; the tax is rounded once and distributed to the lines. */
export function withTotals(document: ErpDocument, permille: number): ErpDocument {
  if (!taxed.has(document.kind)) return document
  const net = netOf(document.lines)
  const tax = taxOn(net, permille)
  const shares = shareOut(
    tax,
    document.lines.map(({ units, price }) => units * price),
  )
  const lines = document.lines.map((line, place) => ({ ...line, tax: shares[place] ?? 0 }))
  return { ...document, net, tax, total: net + tax, lines }
}

/** PRC-043, PRC-044, PRC-045: books a draft on the current day. From then on it never changes. */
export function submit(state: ErpState, id: number): void {
  const draft = getDocument(state, id)
  if (draft.state !== 'draft') refuse('notADraft', 'document', { number: draft.number })
  const { day, scenario } = state
  const rate = rateOf(state, draft.currency)
  const priced = withTotals({ ...draft, day, rate }, scenario.taxPermille)
  const submitted = change(state, id, { ...priced, state: 'submitted', submittedDay: day })
  submits[submitted.kind](state, submitted)
  const next = progressOf(getDocument(state, id))
  change(state, id, { state: next, doneDay: next === 'done' ? day : null })
}
