import { balanceOf, credit, debit, post } from '../books/ledger.ts'
import { moveIn, moveOut, stockAt } from '../books/stock.ts'
import { change, changeLine, getDocument, isLive, openAmount, refuse } from '../books/work.ts'
import { nextPiece, scale } from '../rounding.ts'
import type { DocumentLine, ErpDocument, ErpState, StockRow } from '../state.ts'
import { affect, takeOpen } from './effects.ts'
import { getPaper, getSource, homeOf, linePath, rateOf, sourceLine } from './parts.ts'

/** The lead time in days of a supplier without its own rule. */
const usualLeadDays = 3

export function leadDaysOf(state: ErpState, { partner, lines }: ErpDocument): number {
  const days = lines.map(
    ({ item }) =>
      state.supplies.find((rule) => rule.partner === partner && rule.item === item)?.leadDays ??
      usualLeadDays,
  )
  return Math.max(1, ...days)
}

/**
 * Submits a purchase order. The order fulfils the open units of its request, or of the request on
 * which its quotation request is based.
 */
export function submitPurchaseOrder(state: ErpState, order: ErpDocument): void {
  if (order.source !== null) {
    const source = getSource(state, order, ['purchaseRequest', 'quotationRequest'])
    for (const { item, units } of order.lines) {
      takeOpen(state, order.id, source.id, item, units)
      if (source.kind === 'quotationRequest' && source.source !== null)
        takeOpen(state, order.id, source.source, item, units)
    }
  }
  change(state, order.id, { nextDay: state.day + leadDaysOf(state, order) })
}

/**
 * Takes usable and damaged units from the supplier's delivery notes. The student may have received
 * damaged units as usable ones.
 */
function takeArrived(
  state: ErpState,
  receipt: ErpDocument,
  line: DocumentLine,
): { good: number; bad: number } {
  const taken = { good: 0, bad: 0 }
  let units = line.units
  let damaged = line.damaged
  const take = (paper: number, place: number, field: 'left' | 'leftDamaged', most: number) => {
    const left = state.papers[paper - 1]?.lines[place]?.[field] ?? 0
    const by = Math.min(left, most)
    affect(state, receipt.id, { on: 'paperLine', paper, line: place, field, by: -by })
    return by
  }
  for (const { id, kind, source, lines } of state.papers) {
    if (kind !== 'deliveryNote' || source !== receipt.source) continue
    const place = lines.findIndex(({ item }) => item === line.item)
    if (place === -1) continue
    damaged -= take(id, place, 'leftDamaged', damaged)
    const good = take(id, place, 'left', units)
    units -= good
    taken.good += good
    const bad = take(id, place, 'leftDamaged', units)
    units -= bad
    taken.bad += bad
    damaged -= take(id, place, 'left', damaged)
  }
  if (units > 0 || damaged > 0)
    refuse('moreThanArrived', 'lines', { item: line.item, missing: units + damaged })
  return taken
}

export function submitReceipt(state: ErpState, receipt: ErpDocument): void {
  const order = getSource(state, receipt, ['purchaseOrder'])
  const { id, warehouse } = receipt
  const rate = rateOf(state, order.currency)
  let booked = 0
  for (const [place, line] of receipt.lines.entries()) {
    const path = linePath(place)
    const ordered = sourceLine(order, line, path)
    const open = ordered.line.units - ordered.line.done
    if (line.units > open) refuse('moreThanOrdered', `${path}.units`, { item: line.item, open })
    const { good, bad } = takeArrived(state, receipt, line)
    const value = homeOf(line.units * ordered.line.price, rate)
    const on = { on: 'line', document: order.id, line: ordered.place } as const
    affect(state, id, { ...on, field: 'done', by: line.units })
    affect(state, id, { ...on, field: 'waiting', by: line.units })
    affect(state, id, { ...on, field: 'waitingValue', by: value })
    moveIn(state, { document: id, item: line.item, warehouse, units: line.units }, value)
    const shelf = { on: 'shelf', item: line.item, warehouse } as const
    affect(state, id, { ...shelf, field: 'shelf', by: good })
    affect(state, id, { ...shelf, field: 'spoilt', by: bad })
    changeLine(state, id, place, () => ({ value, price: ordered.line.price }))
    booked += value
  }
  change(state, id, { rate, currency: order.currency })
  post(state, id, [debit('inventory', booked), credit('grni', booked)])
}

/**
 * The three-way match: order, receipts and invoice agree in price, and nothing is invoiced that was
 * not received.
 */
function isMatched(order: ErpDocument, lines: readonly DocumentLine[]): boolean {
  return lines.every(({ item, units, price }) => {
    const ordered = order.lines.find((line) => line.item === item)
    return ordered !== undefined && price === ordered.price && units <= ordered.waiting
  })
}

export function submitSupplierInvoice(state: ErpState, invoice: ErpDocument): void {
  const order = getSource(state, invoice, ['purchaseOrder'])
  const paper = getPaper(state, invoice, 'supplierInvoice')
  if (paper.source !== order.id) refuse('wrongSource', 'paper')
  if (paper.left <= 0) refuse('paperUsed', 'paper', { number: paper.number })
  const { id, net, total } = invoice
  const matched = isMatched(order, invoice.lines)
  affect(state, id, { on: 'paper', paper: paper.id, by: -1 })
  let cleared = 0
  for (const [at, line] of invoice.lines.entries()) {
    const { line: ordered, place } = sourceLine(order, line, linePath(at))
    const units = Math.min(line.units, ordered.waiting)
    const piece = ordered.waiting === 0 ? 0 : scale(ordered.waitingValue, units, ordered.waiting)
    const on = { on: 'line', document: order.id, line: place } as const
    affect(state, id, { ...on, field: 'waiting', by: -units })
    affect(state, id, { ...on, field: 'waitingValue', by: -piece })
    affect(state, id, { ...on, field: 'invoiced', by: line.units })
    cleared += piece
  }
  const rate = rateOf(state, order.currency)
  const home = homeOf(total, rate)
  const homeTax = home - homeOf(net, rate)
  const dueDay = paper.dueDay ?? state.day
  change(state, id, { matched, rate, currency: order.currency, home, dueDay })
  if (!matched) addSlip(state, id, 'mismatch')
  post(state, id, [
    debit('grni', cleared),
    debit('inputTax', homeTax),
    // A matched invoice in another currency may differ only by the exchange rate.
    debit(
      matched && order.currency === 'usd' ? 'exchange' : 'priceVariance',
      home - homeTax - cleared,
    ),
    credit('payables', home),
  ])
}

export function addSlip(
  state: ErpState,
  id: number,
  code: 'mismatch' | 'paidBeforeMatch' | 'wrongPrice' | 'cancelled',
): void {
  const { card } = getDocument(state, id)
  state.slips.push({ code, document: id, day: state.day, card })
}

/**
 * The share of an invoice, in cents of the company's currency, that a payment of this amount
 * settles.
 */
export const homePiece = ({ home, total, settled }: ErpDocument, amount: number): number =>
  nextPiece(home, total, settled, amount)

/**
 * Refuses an amount that is larger than the open one. The amount of a dollar invoice is in dollars,
 * so the refusal also names the currency.
 */
export const refuseBeyond = ({ number, currency }: ErpDocument, openAmount: number): never =>
  refuse('moreThanOpen', 'amount', { number, openAmount, currency })

export function paySupplier(state: ErpState, payment: ErpDocument, invoice: ErpDocument): void {
  const { id, total: amount } = payment
  const open = openAmount(invoice)
  if (amount > open) refuseBeyond(invoice, open)
  const rate = rateOf(state, invoice.currency)
  const paid = homeOf(amount, rate)
  const cash = balanceOf(state.balances, 'bank')
  if (paid > cash) refuse('notEnoughCash', 'amount', { cash, amount: paid })
  const settled = homePiece(invoice, amount)
  affect(state, id, { on: 'settled', document: invoice.id, by: amount })
  change(state, id, { rate, currency: invoice.currency, home: paid })
  if (invoice.matched === false) addSlip(state, id, 'paidBeforeMatch')
  post(state, id, [
    debit('payables', settled),
    debit('exchange', paid - settled),
    credit('bank', paid),
  ])
}

/**
 * Takes returned goods off the shelf, damaged ones first. Goods that were refused by mistake cannot
 * be returned twice.
 */
function takeOffShelf(state: ErpState, document: number, row: StockRow, units: number): void {
  const { item, warehouse } = row
  const spoilt = Math.min(row.spoilt, units)
  const good = units - spoilt
  if (good > row.shelf) refuse('notOnShelf', 'lines', { item, shelf: row.shelf, units: good })
  const shelf = { on: 'shelf', item, warehouse } as const
  affect(state, document, { ...shelf, field: 'spoilt', by: -spoilt })
  affect(state, document, { ...shelf, field: 'shelf', by: -good })
}

interface Credited {
  payables: number
  tax: number
}

/**
 * Removes invoiced units from the invoices of the order, the oldest first, with their share of tax.
 */
function creditInvoices(
  state: ErpState,
  returned: ErpDocument,
  order: number,
  item: string,
  units: number,
): Credited {
  const credited = { payables: 0, tax: 0 }
  let left = units
  for (const invoice of state.documents) {
    if (left === 0) break
    if (invoice.kind !== 'supplierInvoice' || invoice.source !== order) continue
    if (!isLive(invoice)) continue
    const place = invoice.lines.findIndex((line) => line.item === item)
    const line = invoice.lines[place]
    if (!line) continue
    const by = Math.min(left, line.units - line.done)
    if (by <= 0) continue
    const tax = nextPiece(line.tax, line.units, line.done, by)
    const amount = by * line.price + tax
    const payables = homePiece(invoice, amount)
    const on = { document: invoice.id, line: place } as const
    affect(state, returned.id, { on: 'line', ...on, field: 'done', by })
    affect(state, returned.id, { on: 'settled', document: invoice.id, by: amount })
    credited.payables += payables
    credited.tax += Math.min(payables, homeOf(tax, invoice.rate))
    left -= by
  }
  return credited
}

/**
 * Returns goods to the supplier, who sends replacements: as many units of the order are open again.
 */
export function returnToSupplier(state: ErpState, returned: ErpDocument, receipt: ErpDocument) {
  if (receipt.source === null) return
  const { id } = returned
  const order = getDocument(state, receipt.source)
  const sums = { grni: 0, payables: 0, tax: 0, stock: 0, credited: 0 }
  for (const [at, line] of returned.lines.entries()) {
    const { item, units } = line
    const path = linePath(at)
    const received = sourceLine(receipt, line, path)
    const open = received.line.units - received.line.done
    if (units > open) refuse('moreThanReceived', `${path}.units`, { item, open })
    const { line: ordered, place } = sourceLine(order, line, path)
    const waiting = Math.min(units, ordered.waiting)
    const piece = waiting === 0 ? 0 : scale(ordered.waitingValue, waiting, ordered.waiting)
    const on = { on: 'line', document: order.id, line: place } as const
    affect(state, id, {
      on: 'line',
      document: receipt.id,
      line: received.place,
      field: 'done',
      by: units,
    })
    affect(state, id, { ...on, field: 'done', by: -units })
    affect(state, id, { ...on, field: 'waiting', by: -waiting })
    affect(state, id, { ...on, field: 'waitingValue', by: -piece })
    const row = stockAt(state, item, returned.warehouse)
    const good = units - Math.min(row.spoilt, units)
    takeOffShelf(state, id, { ...row, item }, units)
    // The supplier replaces damaged units in any case; usable units must be sent again.
    affect(state, id, { ...on, field: 'sent', by: -good })
    affect(state, id, { ...on, field: 'free', by: Math.max(0, good - (units - waiting)) })
    const { warehouse } = returned
    const value = moveOut(state, { document: id, item, warehouse, units }, `${path}.units`)
    const credited = creditInvoices(state, returned, order.id, item, units - waiting)
    changeLine(state, id, at, () => ({ value }))
    sums.grni += piece
    sums.payables += credited.payables
    sums.tax += credited.tax
    sums.stock += value
  }
  if (getDocument(state, order.id).nextDay === null)
    change(state, order.id, { nextDay: state.day + leadDaysOf(state, order) })
  const rest = sums.stock + sums.tax - sums.grni - sums.payables
  post(state, id, [
    debit('grni', sums.grni),
    debit('payables', sums.payables),
    debit('priceVariance', rest),
    credit('inputTax', sums.tax),
    credit('inventory', sums.stock),
  ])
}
