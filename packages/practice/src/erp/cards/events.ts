import { isLive } from '../books/work.ts'
import { taxOn } from '../rounding.ts'
import type { CardState, ErpState, Paper } from '../state.ts'
import type { CardData, CardEvent, PaperData } from './types.ts'

type NewPaper = Pick<Paper, 'kind' | 'number' | 'partner'> & Partial<Paper>

/** Adds a paper to the inbox of the day. */
export function send(state: ErpState, paper: NewPaper): void {
  state.papers.push({
    card: null,
    round: 0,
    day: state.day,
    dueDay: null,
    source: null,
    currency: 'home',
    lines: [],
    net: 0,
    tax: 0,
    amount: 0,
    left: 1,
    facts: [],
    text: '',
    disputed: false,
    faulty: false,
    ...paper,
    id: state.papers.length + 1,
  })
}

export function paperOf(state: ErpState, card: CardState, data: PaperData): NewPaper {
  const net = data.lines.reduce((sum, { units, price }) => sum + units * price, 0)
  const tax = taxOn(net, state.scenario.taxPermille)
  return {
    kind: data.kind,
    number: data.number,
    partner: data.partner,
    card: card.code,
    round: card.round,
    dueDay: data.dueAfter === null ? null : state.day + data.dueAfter,
    lines: data.lines.map((line) => ({ ...line, left: line.units, leftDamaged: line.damaged })),
    net,
    tax,
    amount: net + tax,
    facts: data.facts,
    text: data.text,
  }
}

/** The day on which an event occurs, if it is already fixed. */
function dayOf(state: ErpState, card: CardState, { after, days, paper }: CardEvent): number | null {
  if (after === 'begin') return card.begunDay + days
  const delivery = state.documents.find(
    (document) =>
      document.kind === 'delivery' &&
      document.card === card.code &&
      document.round === card.round &&
      document.partner === paper.partner &&
      isLive(document),
  )
  return delivery ? delivery.day + days : null
}

/** Sends the papers of a card that are due today. */
export function sendDue(state: ErpState, card: CardState, data: CardData): void {
  const happened = data.events.map((event, place) => {
    if (card.happened[place]) return true
    const day = dayOf(state, card, event)
    if (day === null || day > state.day) return false
    send(state, paperOf(state, card, event.paper))
    return true
  })
  state.cards = state.cards.map((other) =>
    other.code === card.code ? { ...other, happened } : other,
  )
}
