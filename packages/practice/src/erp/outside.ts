import { drawBetween, type Seed } from '../draw.ts'
import { change, changeLine, isLive, openAmount } from './books/work.ts'
import { cardData } from './cards/find.ts'
import { send, sendDue } from './cards/events.ts'
import type { SupplyRule } from './cards/types.ts'
import { leadDaysOf } from './documents/buying.ts'
import { refresh } from './documents/effects.ts'
import { scale, taxOn } from './rounding.ts'
import type { ErpDocument, ErpState, Paper, PaperLine } from './state.ts'

const ruleOf = (state: ErpState, partner: string | null, item: string): SupplyRule | undefined =>
  state.supplies.find((rule) => rule.partner === partner && rule.item === item)

const paperLine = (item: string, units: number, price = 0, damaged = 0): PaperLine => ({
  item,
  units,
  price,
  damaged,
  left: units,
  leftDamaged: damaged,
})

const ofDocument = ({ id, card, round, partner, currency }: ErpDocument) => ({
  source: id,
  card,
  round,
  partner,
  currency,
})

/**
 * Returns today's delivery of the supplier. The first delivery is a part of the order and includes
 * damaged units; the second one is the rest.
 */
function shipment(state: ErpState, order: ErpDocument): PaperLine[] {
  return order.lines.flatMap(({ item, units, price, sent }) => {
    const open = units - sent
    if (open <= 0) return []
    const rule = ruleOf(state, order.partner, item)
    const isFirst = sent === 0 && !order.answered
    const whole = isFirst ? Math.max(1, scale(units, rule?.firstPercent ?? 100, 100)) : open
    const damaged = isFirst ? Math.min(rule?.damaged ?? 0, whole) : 0
    return [paperLine(item, Math.min(open, whole) - damaged, rule?.price ?? price, damaged)]
  })
}

function bill(state: ErpState, order: ErpDocument, lines: readonly PaperLine[], number: string) {
  const more = (item: string) =>
    order.answered ? 0 : (ruleOf(state, order.partner, item)?.billedMore ?? 0)
  const billed = lines
    .map((line) => {
      const free = order.lines.find(({ item }) => item === line.item)?.free ?? 0
      const units = Math.max(0, line.units - free)
      return paperLine(line.item, units, line.price + more(line.item))
    })
    .filter(({ units }) => units > 0)
  if (billed.length === 0) return
  const net = billed.reduce((sum, { units, price }) => sum + units * price, 0)
  const tax = taxOn(net, state.scenario.taxPermille)
  const days = state.partners.find(({ code }) => code === order.partner)?.paymentDays ?? 0
  send(state, {
    ...ofDocument(order),
    kind: 'supplierInvoice',
    number,
    lines: billed,
    net,
    tax,
    amount: net + tax,
    dueDay: state.day + days,
    faulty: lines.some(({ item }) => more(item) > 0),
  })
}

function deliver(state: ErpState, order: ErpDocument): void {
  const lines = shipment(state, order)
  const serial = String(state.papers.length + 1)
  if (lines.length > 0) {
    send(state, { ...ofDocument(order), kind: 'deliveryNote', number: `D${serial}`, lines })
    bill(state, order, lines, `I${serial}`)
  }
  for (const { item, units } of lines) {
    const place = order.lines.findIndex((line) => line.item === item)
    changeLine(state, order.id, place, ({ sent, free }) => ({
      sent: sent + units,
      free: Math.max(0, free - units),
    }))
  }
  const now = state.documents[order.id - 1]
  const isSent = now?.lines.every(({ units, sent }) => sent >= units) ?? true
  change(state, order.id, {
    answered: true,
    nextDay: isSent ? null : state.day + leadDaysOf(state, order),
  })
  refresh(state, order.id)
}

function offer(state: ErpState, request: ErpDocument): void {
  const lines = request.lines.flatMap(({ item, units }) => {
    const rule = ruleOf(state, request.partner, item)
    return rule ? [paperLine(item, units, rule.price)] : []
  })
  change(state, request.id, { answered: true })
  if (lines.length === 0) return
  const facts = [{ name: 'leadDays', value: leadDaysOf(state, request) }]
  const number = `Q${state.papers.length + 1}`
  send(state, { ...ofDocument(request), kind: 'offer', number, lines, facts })
}

/** The day on which a customer pays, or null until a reminder is sent. */
function payDay(state: ErpState, invoice: ErpDocument): number | null {
  const habit = state.habits.find(({ partner }) => partner === invoice.partner)
  const dueDay = invoice.dueDay ?? state.day
  if (habit?.lateDays !== null) return dueDay + (habit?.lateDays ?? 0)
  const reminder = state.reminders.find(({ document }) => document === invoice.id)
  return reminder ? reminder.day + habit.afterReminder : null
}

/** Payments of a partner that are not booked yet. */
const unbooked = (state: ErpState, partner: string | null): number =>
  state.papers
    .filter((paper) => paper.kind === 'bankLine' && paper.partner === partner)
    .reduce((sum, { left }) => sum + left, 0)

/**
 * The amounts of documents that the partner has already answered with a payment or an invoice, and
 * that are not booked yet.
 */
function answeredOpen(state: ErpState, { partner, kind }: ErpDocument): number {
  return state.documents
    .filter((other) => other.kind === kind && other.partner === partner)
    .filter((other) => other.answered && isLive(other))
    .reduce((sum, other) => sum + openAmount(other), 0)
}

function pay(state: ErpState, invoice: ErpDocument, owed: number): void {
  change(state, invoice.id, { answered: true })
  if (owed <= 0) return
  const number = `B${state.papers.length + 1}`
  const paper = { ...ofDocument(invoice), kind: 'bankLine', number } as const
  send(state, { ...paper, amount: owed, left: owed })
}

function payIfDue(state: ErpState, invoice: ErpDocument): void {
  const day = payDay(state, invoice)
  if (day === null || day > state.day) return
  const { partner } = invoice
  const owed = openAmount(invoice) + answeredOpen(state, invoice) - unbooked(state, partner)
  pay(state, invoice, Math.min(openAmount(invoice), Math.max(0, owed)))
}

function answer(state: ErpState, document: ErpDocument): void {
  if (!isLive(document) || document.closed) return
  switch (document.kind) {
    case 'purchaseOrder':
      if (document.nextDay !== null && document.nextDay <= state.day) deliver(state, document)
      return
    case 'quotationRequest':
      if (!document.answered) offer(state, document)
      return
    case 'customerInvoice':
      if (!document.answered && openAmount(document) > 0) payIfDue(state, document)
      return
    case 'supplierInvoice':
      // If an invoice was credited after it was paid, the supplier pays the amount back.
      if (!document.answered && openAmount(document) < 0)
        pay(state, document, -openAmount(document) - unbooked(state, document.partner))
      return
    default:
      return
  }
}

/** Sends an invoice that was rightly disputed again, with the ordered price. */
function correct(state: ErpState, paper: Paper): void {
  const order = paper.source === null ? undefined : state.documents[paper.source - 1]
  const lines = paper.lines.map((line) => ({
    ...line,
    price: order?.lines.find(({ item }) => item === line.item)?.price ?? line.price,
  }))
  const net = lines.reduce((sum, { units, price }) => sum + units * price, 0)
  const tax = taxOn(net, state.scenario.taxPermille)
  state.papers[paper.id - 1] = { ...paper, left: 0, faulty: false }
  send(state, {
    ...paper,
    number: `${paper.number}-2`,
    day: state.day,
    lines,
    net,
    tax,
    amount: net + tax,
    left: 1,
    disputed: false,
    faulty: false,
  })
}

/**
 * The next morning: suppliers deliver and send invoices, customers pay, and papers of the cards
 * arrive.
 */
export function nextMorning(state: ErpState, seed: Seed): void {
  state.day++
  const { rateStep } = state.scenario
  const draw = { seed, day: state.day, purpose: 'rate' }
  if (rateStep > 0)
    state.rate = Math.max(1_000, state.rate + drawBetween(draw, -rateStep, rateStep))
  for (const { id } of state.documents) {
    const document = state.documents[id - 1]
    if (document) answer(state, document)
  }
  for (const paper of state.papers)
    if (paper.disputed && paper.faulty && paper.left > 0) correct(state, paper)
  for (const card of state.cards) {
    const data = cardData(state, card.code)
    if (data) sendDue(state, card, data)
  }
}
