import { credit, debit, post } from '../books/ledger.ts'
import { changeShelf, moveIn, setStock } from '../books/stock.ts'
import { change, emptyLine, isLive, refuse } from '../books/work.ts'
import { reverse } from '../documents/cancel.ts'
import { emptyDocument } from '../documents/empty.ts'
import type { CardState, ErpState } from '../state.ts'
import { sendDue } from './events.ts'
import { cardData, cardState, requireCard } from './find.ts'
import type { CardData } from './types.ts'

/** Posts the opening goods and invoices in separate documents against equity. */
function open(state: ErpState, data: CardData, round: number): void {
  const { code: card, stock, openInvoices } = data
  const common = { card, round, submittedDay: state.day, state: 'done' } as const
  if (stock.length > 0) {
    const id = state.documents.length + 1
    const lines = stock.map(({ item, units, cost }) => ({
      ...emptyLine(item, units, cost),
      value: units * cost,
    }))
    state.documents.push({ ...emptyDocument(state, id, 'opening'), ...common, lines })
    for (const { item, units, cost, shelf } of stock) {
      moveIn(state, { document: id, item, warehouse: 'main', units }, units * cost)
      changeShelf(state, { item, warehouse: 'main' }, 'shelf', shelf)
    }
    const value = lines.reduce((sum, line) => sum + line.value, 0)
    post(state, id, [debit('inventory', value), credit('capital', value)])
  }
  for (const { partner, amount, dueAfter } of openInvoices) {
    const id = state.documents.length + 1
    state.documents.push({
      ...emptyDocument(state, id, 'customerInvoice'),
      ...common,
      state: 'submitted',
      partner,
      net: amount,
      total: amount,
      home: amount,
      dueDay: state.day + dueAfter,
    })
    post(state, id, [debit('receivables', amount), credit('capital', amount)])
  }
}

function bring(state: ErpState, data: CardData): void {
  const { code: card, partners, items, supplies, habits } = data
  // Skips partners and items that an earlier card or an earlier attempt has created.
  for (const partner of partners)
    if (!state.partners.some(({ code }) => code === partner.code))
      state.partners.push({ ...partner, card, own: false })
  for (const item of items)
    if (!state.items.some(({ code }) => code === item.code))
      state.items.push({ ...item, card, own: false })
  state.supplies = [
    ...state.supplies.filter(
      (old) => !supplies.some(({ partner, item }) => old.partner === partner && old.item === item),
    ),
    ...supplies,
  ]
  state.habits = [
    ...state.habits.filter((old) => !habits.some(({ partner }) => old.partner === partner)),
    ...habits,
  ]
}

function start(state: ErpState, data: CardData, round: number): void {
  const { code, events } = data
  bring(state, data)
  const happened = events.map(() => false)
  const begun: CardState = { code, round, begunDay: state.day, hints: 0, happened }
  state.cards = [...state.cards.filter((card) => card.code !== code), begun]
  open(state, data, round)
  sendDue(state, begun, data)
}

/** PRC-046: begins a card. */
export function beginCard(state: ErpState, code: string): void {
  const data = cardData(state, code)
  if (!data) return refuse('unknownCard', 'card', { card: code })
  if (cardState(state, code)) refuse('cardBegun', 'card', { card: code })
  start(state, data, 1)
}

export function takeHint(state: ErpState, code: string): void {
  const { hints } = requireCard(state, code)
  const most = cardData(state, code)?.hints.length ?? 0
  if (hints >= most) refuse('noHintLeft', 'card', { card: code, hints: most })
  state.cards = state.cards.map((card) =>
    card.code === code ? { ...card, hints: hints + 1 } : card,
  )
}

/** Removes what the student created for the card, unless another document refers to it. */
function forgetOwn(state: ErpState, code: string): void {
  const used = new Set(
    state.documents.flatMap(({ partner, lines }) => [partner, ...lines.map(({ item }) => item)]),
  )
  const stays = (data: { code: string; card: string | null; own: boolean }) =>
    !data.own || data.card !== code || used.has(data.code)
  state.partners = state.partners.filter(stays)
  state.items = state.items.filter(stays)
}

/**
 * PRC-050: reverses all documents of the card, last first, and begins it again on this day. Neither
 * these reversals nor the mistakes of the earlier attempt count.
 */
export function resetCard(state: ErpState, code: string): void {
  const { round } = requireCard(state, code)
  const data = cardData(state, code)
  if (!data) return
  const own = state.documents.filter(
    (document) => document.card === code && document.round === round,
  )
  for (const { id } of own.toReversed()) {
    const document = state.documents[id - 1]
    if (!document) continue
    if (document.state === 'draft') change(state, id, { state: 'cancelled', byTeacher: true })
    else if (isLive(document)) reverse(state, id, true)
  }
  state.papers = state.papers.map((paper) =>
    paper.card === code
      ? {
          ...paper,
          left: 0,
          lines: paper.lines.map((line) => ({ ...line, left: 0, leftDamaged: 0 })),
        }
      : paper,
  )
  const items = new Set(data.items.map((item) => item.code))
  for (const row of state.stock)
    if (items.has(row.item)) setStock(state, { ...row, shelf: row.units, spoilt: 0 })
  state.slips = state.slips.filter(({ card }) => card !== code)
  forgetOwn(state, code)
  start(state, data, round + 1)
}
