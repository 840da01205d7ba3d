import { balanceOf, credit, debit, post } from '../books/ledger.ts'
import { moveIn, moveOut, stockAt } from '../books/stock.ts'
import { change, changeLine, getDocument, isLive, openAmount, refuse } from '../books/work.ts'
import { nextPiece, scale, taxOn } from '../rounding.ts'
import type { ErpDocument, ErpState } from '../state.ts'
import { addSlip, homePiece, refuseBeyond } from './buying.ts'
import { affect, takeOpen } from './effects.ts'
import { getPartner, getSource, linePath, sourceLine } from './parts.ts'

/** The total, with tax, of a customer's unpaid invoices and of orders that are not invoiced yet. */
export function exposureOf(state: ErpState, partner: string): number {
  let owed = 0
  let ordered = 0
  for (const document of state.documents) {
    if (document.partner !== partner || !isLive(document)) continue
    if (document.kind === 'customerInvoice') owed += openAmount(document)
    if (document.kind === 'salesOrder' && !document.closed)
      for (const line of document.lines)
        ordered += Math.max(0, line.units - line.invoiced) * line.price
  }
  return owed + ordered + taxOn(ordered, state.scenario.taxPermille)
}

/** Marks the units of this order as ordered in the customer's letter. */
function takeLetter(state: ErpState, order: ErpDocument): void {
  if (order.paper === null) return
  const paper = state.papers[order.paper - 1]
  if (paper?.kind !== 'orderLetter' || paper.partner !== order.partner)
    return refuse('unknownPaper', 'paper')
  if (paper.lines.every(({ left }) => left === 0))
    refuse('paperUsed', 'paper', { number: paper.number })
  for (const line of order.lines) {
    const place = paper.lines.findIndex(({ item }) => item === line.item)
    const by = Math.min(line.units, paper.lines[place]?.left ?? 0)
    affect(state, order.id, {
      on: 'paperLine',
      paper: paper.id,
      line: place,
      field: 'left',
      by: -by,
    })
  }
  change(state, order.id, { dueDay: order.dueDay ?? paper.dueDay })
}

export function submitSalesOrder(state: ErpState, order: ErpDocument): void {
  const { creditLimit } = getPartner(state, order.partner)
  // The order itself is already counted.
  const exposure = exposureOf(state, order.partner ?? '')
  if (exposure > creditLimit)
    refuse('overCreditLimit', 'lines', {
      limit: creditLimit,
      exposure: exposure - order.total,
      total: order.total,
    })
  if (order.source !== null) {
    const { id } = getSource(state, order, ['quotation'])
    for (const { item, units } of order.lines) takeOpen(state, order.id, id, item, units)
  }
  takeLetter(state, order)
}

export function submitDelivery(state: ErpState, delivery: ErpDocument): void {
  const order = getSource(state, delivery, ['salesOrder'])
  const { id, warehouse } = delivery
  let booked = 0
  for (const [at, line] of delivery.lines.entries()) {
    const { item, units } = line
    const path = `${linePath(at)}.units`
    const { line: ordered, place } = sourceLine(order, line, linePath(at))
    const open = ordered.units - ordered.done
    if (units > open) refuse('moreThanOpen', path, { number: order.number, open })
    const { shelf } = stockAt(state, item, warehouse)
    const value = moveOut(state, { document: id, item, warehouse, units }, path)
    if (units > shelf) refuse('notOnShelf', path, { item, shelf, units })
    affect(state, id, { on: 'shelf', item, warehouse, field: 'shelf', by: -units })
    affect(state, id, { on: 'line', document: order.id, line: place, field: 'done', by: units })
    changeLine(state, id, at, () => ({ value }))
    booked += value
  }
  post(state, id, [debit('costOfGoods', booked), credit('inventory', booked)])
}

export function submitCustomerInvoice(state: ErpState, invoice: ErpDocument): void {
  const order = getSource(state, invoice, ['salesOrder'])
  const { id, net, tax, total } = invoice
  let isPriceOfOrder = true
  for (const [at, line] of invoice.lines.entries()) {
    const path = linePath(at)
    const { line: ordered, place } = sourceLine(order, line, path)
    const open = ordered.done - ordered.invoiced
    if (line.units > open) refuse('moreThanDelivered', `${path}.units`, { item: line.item, open })
    if (line.price !== ordered.price) isPriceOfOrder = false
    const on = { on: 'line', document: order.id, line: place } as const
    affect(state, id, { ...on, field: 'invoiced', by: line.units })
  }
  const { paymentDays, creditLimit } = getPartner(state, invoice.partner)
  // The goods have already left; a price above that of the order must still not exceed the limit.
  const exposure = exposureOf(state, invoice.partner ?? '')
  if (!isPriceOfOrder && exposure > creditLimit)
    refuse('overCreditLimit', 'lines', { limit: creditLimit, exposure: exposure - total, total })
  change(state, id, { home: total, dueDay: state.day + paymentDays })
  if (!isPriceOfOrder) addSlip(state, id, 'wrongPrice')
  post(state, id, [debit('receivables', total), credit('sales', net), credit('outputTax', tax)])
}

/** Deducts an amount from this partner's lines of the bank statement, the oldest first. */
function takeBankLines(state: ErpState, payment: ErpDocument, partner: string | null): void {
  let left = payment.total
  for (const paper of state.papers) {
    if (paper.kind !== 'bankLine' || paper.partner !== partner || paper.left <= 0) continue
    const by = Math.min(left, paper.left)
    affect(state, payment.id, { on: 'paper', paper: paper.id, by: -by })
    left -= by
    if (left === 0) return
  }
  const { total: amount, currency } = payment
  refuse('notOnBankStatement', 'amount', { amount, missing: left, currency })
}

/**
 * Books a payment of a customer. An amount above the open one is kept as credit and can be paid
 * back.
 */
export function receiveFromCustomer(state: ErpState, payment: ErpDocument, invoice: ErpDocument) {
  const { id, total: amount } = payment
  takeBankLines(state, payment, invoice.partner)
  affect(state, id, { on: 'settled', document: invoice.id, by: amount })
  change(state, id, { home: amount })
  post(state, id, [debit('bank', amount), credit('receivables', amount)])
}

export function refundCustomer(state: ErpState, payment: ErpDocument, invoice: ErpDocument): void {
  const { id, total: amount } = payment
  const open = -openAmount(invoice)
  if (amount > open) refuseBeyond(invoice, open)
  const cash = balanceOf(state.balances, 'bank')
  if (amount > cash) refuse('notEnoughCash', 'amount', { cash, amount })
  affect(state, id, { on: 'settled', document: invoice.id, by: -amount })
  change(state, id, { home: amount })
  post(state, id, [debit('receivables', amount), credit('bank', amount)])
}

export function receiveFromSupplier(state: ErpState, payment: ErpDocument, invoice: ErpDocument) {
  const { id, total: amount } = payment
  const open = -openAmount(invoice)
  if (amount > open) refuseBeyond(invoice, open)
  takeBankLines(state, payment, invoice.partner)
  const home = -homePiece(invoice, -amount)
  affect(state, id, { on: 'settled', document: invoice.id, by: -amount })
  change(state, id, { home, currency: invoice.currency, rate: invoice.rate })
  post(state, id, [debit('bank', home), credit('payables', home)])
}

interface Credited {
  net: number
  tax: number
}

function creditInvoices(
  state: ErpState,
  returned: ErpDocument,
  order: number,
  item: string,
  units: number,
): Credited {
  const credited = { net: 0, tax: 0 }
  let left = units
  for (const invoice of state.documents) {
    if (left === 0) break
    if (invoice.kind !== 'customerInvoice' || invoice.source !== order) continue
    if (!isLive(invoice)) continue
    const place = invoice.lines.findIndex((line) => line.item === item)
    const line = invoice.lines[place]
    const by = line ? Math.min(left, line.units - line.done) : 0
    if (!line || by <= 0) continue
    const net = by * line.price
    const tax = nextPiece(line.tax, line.units, line.done, by)
    const on = { document: invoice.id, line: place } as const
    affect(state, returned.id, { on: 'line', ...on, field: 'done', by })
    affect(state, returned.id, { on: 'settled', document: invoice.id, by: net + tax })
    credited.net += net
    credited.tax += tax
    left -= by
  }
  return credited
}

/**
 * Books goods that a customer returns: invoiced units are credited, and resalable units return to
 * stock.
 */
export function returnFromCustomer(state: ErpState, returned: ErpDocument, delivery: ErpDocument) {
  if (delivery.source === null) return
  const { id, warehouse } = returned
  const order = delivery.source
  const sums = { net: 0, tax: 0, stock: 0 }
  for (const [at, line] of returned.lines.entries()) {
    const { item, units, damaged } = line
    const path = linePath(at)
    const sent = sourceLine(delivery, line, path)
    const open = sent.line.units - sent.line.done
    if (units > open) refuse('moreThanDelivered', `${path}.units`, { item, open })
    if (damaged > units) refuse('moreThanOpen', `${path}.damaged`, { open: units })
    const { line: ordered, place } = sourceLine(getDocument(state, order), line, path)
    // Units that were not invoiced yet count as returned first; they will never be invoiced.
    const unbilled = Math.min(units, Math.max(0, ordered.done - ordered.invoiced))
    const on = { on: 'line', document: order, line: place } as const
    affect(state, id, { ...on, field: 'invoiced', by: unbilled })
    const credited = creditInvoices(state, returned, order, item, units - unbilled)
    const restocked = units - damaged
    const cost = nextPiece(sent.line.value, sent.line.units, sent.line.done, units)
    const value = units === 0 ? 0 : scale(cost, restocked, units)
    affect(state, id, {
      on: 'line',
      document: delivery.id,
      line: sent.place,
      field: 'done',
      by: units,
    })
    if (restocked > 0)
      moveIn(state, { document: id, item, warehouse, units: restocked }, value, true)
    affect(state, id, { on: 'shelf', item, warehouse, field: 'shelf', by: restocked })
    changeLine(state, id, at, () => ({ value }))
    sums.net += credited.net
    sums.tax += credited.tax
    sums.stock += value
  }
  const total = sums.net + sums.tax
  change(state, id, { net: sums.net, tax: sums.tax, total, home: total })
  post(state, id, [
    debit('salesReturns', sums.net),
    debit('outputTax', sums.tax),
    credit('receivables', total),
    debit('inventory', sums.stock),
    credit('costOfGoods', sums.stock),
  ])
}
