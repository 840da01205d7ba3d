import { fieldOf } from '../../checks.ts'
import type { CommandProblem } from '../../engine.ts'
import {
  change,
  documentOf,
  isLive,
  openAmount,
  Refused,
  refuse,
  workingCopy,
} from '../books/work.ts'
import { beginCard, resetCard, takeHint } from '../cards/begin.ts'
import { cardData, requireCard } from '../cards/find.ts'
import { cancel } from '../documents/cancel.ts'
import { changePaper, refresh } from '../documents/effects.ts'
import { submit } from '../documents/submit.ts'
import { figuresOf } from '../reports.ts'
import type { ErpDocument, ErpState } from '../state.ts'
import { commandType, isCommand, shapeProblems } from './shape.ts'
import type { ErpCommand } from './types.ts'
import { rewriteDraft, writeDraft } from './write.ts'

function find(state: ErpState, id: number): ErpDocument {
  return documentOf(state, id) ?? refuse('unknownDocument', 'document')
}

const postingKinds: ReadonlySet<string> = new Set([
  'goodsReceipt',
  'supplierInvoice',
  'delivery',
  'customerInvoice',
  'payment',
  'return',
  'stockCount',
])

const roundOf = (state: ErpState, card: string | null | undefined) =>
  card ? { card, round: requireCard(state, card).round } : { card: null, round: 0 }

type Of<Type extends ErpCommand['type']> = Extract<ErpCommand, { type: Type }>

/** Whether a card of the run provides the partner or item of this code, now or when it starts. */
const isBroughtByCard = (state: ErpState, list: 'partners' | 'items', code: string): boolean =>
  [...state.scenario.cards, ...state.scenario.ownCards.map((card) => card.code)].some((card) =>
    cardData(state, card)?.[list].some((brought) => brought.code === code),
  )

function savePartner(state: ErpState, command: Of<'savePartner'>): void {
  const { code, name, role, creditLimit, paymentDays, currency } = command
  const { card } = roundOf(state, command.card)
  if (currency === 'usd' && (!state.scenario.dollars || role === 'customer'))
    refuse('wrongCurrency', 'currency')
  const place = state.partners.findIndex((partner) => partner.code === code)
  const known = state.partners[place]
  if ((known && !known.own) || isBroughtByCard(state, 'partners', code))
    refuse('notYours', 'code', { code })
  const isUsed = state.documents.some(({ partner }) => partner === code)
  if (known && isUsed && (known.role !== role || known.currency !== currency))
    refuse('codeTaken', 'code', { code })
  const partner = { code, name, role, creditLimit, paymentDays, currency, own: true }
  if (known) state.partners[place] = { ...partner, card: known.card }
  else state.partners.push({ ...partner, card })
}

function saveItem(state: ErpState, command: Of<'saveItem'>): void {
  const { code, name, price, reorderPoint, reorderUnits } = command
  const { card } = roundOf(state, command.card)
  const place = state.items.findIndex((item) => item.code === code)
  const known = state.items[place]
  if ((known && !known.own) || isBroughtByCard(state, 'items', code))
    refuse('notYours', 'code', { code })
  const item = { code, name, price, reorderPoint, reorderUnits, own: true }
  if (known) state.items[place] = { ...item, card: known.card }
  else state.items.push({ ...item, card })
}

function discard(state: ErpState, id: number): void {
  const draft = find(state, id)
  if (draft.state !== 'draft') refuse('notADraft', 'document', { number: draft.number })
  change(state, id, { state: 'cancelled' })
}

const closable: ReadonlySet<string> = new Set([
  'purchaseRequest',
  'quotationRequest',
  'purchaseOrder',
  'quotation',
  'salesOrder',
])

/** Closes an order: its open units will no longer be delivered. */
function close(state: ErpState, id: number): void {
  const document = find(state, id)
  if (!closable.has(document.kind) || !isLive(document) || document.state === 'done')
    refuse('notSubmitted', 'document', { number: document.number })
  change(state, id, { closed: true, nextDay: null })
  refresh(state, id)
}

function dispute(state: ErpState, id: number): void {
  const paper = state.papers[id - 1]
  if (paper?.kind !== 'supplierInvoice') return refuse('unknownPaper', 'paper')
  if (paper.left <= 0 || paper.disputed) refuse('paperUsed', 'paper', { number: paper.number })
  changePaper(state, id, () => ({ disputed: true }))
  const { card, source } = paper
  if (!paper.faulty)
    state.slips.push({ code: 'needlessDispute', document: source ?? 0, day: state.day, card })
}

function remind(state: ErpState, command: Of<'remind'>): void {
  const invoice = find(state, command.document)
  const { number, id, dueDay } = invoice
  if (invoice.kind !== 'customerInvoice' || !isLive(invoice))
    refuse('wrongSource', 'document', { number })
  if (openAmount(invoice) <= 0 || dueDay === null || dueDay >= state.day)
    refuse('notOverdue', 'document', { number, day: dueDay ?? state.day })
  if (state.reminders.some(({ document, day }) => document === id && day === state.day))
    refuse('remindedToday', 'document', { number })
  const { card, round } = invoice
  state.reminders.push({ document: id, day: state.day, card, round })
}

/** Whether a document of the student moved goods or money. */
const hasTraded = (document: ErpDocument): boolean =>
  isLive(document) && postingKinds.has(document.kind) && document.submittedDay !== null

function closeMonth(state: ErpState, command: Of<'closeMonth'>): void {
  if (!state.documents.some(hasTraded)) refuse('nothingToClose', '')
  const right = figuresOf(state.balances)
  const named = new Set(command.figures.map(({ figure }) => figure))
  if (named.size < command.figures.length) refuse('repeatedItem', 'figures')
  state.closings.push({
    day: state.day,
    ...roundOf(state, command.card),
    figures: command.figures.map(({ figure, amount }) => ({
      figure,
      amount,
      right: right[figure] === amount,
    })),
  })
}

function run(state: ErpState, command: ErpCommand): void {
  switch (command.type) {
    case 'beginCard':
      return beginCard(state, command.card)
    case 'hint':
      return takeHint(state, command.card)
    case 'resetCard':
      return resetCard(state, command.card)
    case 'savePartner':
      return savePartner(state, command)
    case 'saveItem':
      return saveItem(state, command)
    case 'write': {
      const id = writeDraft(state, command)
      return command.submit ? submit(state, id) : undefined
    }
    case 'rewrite':
      return rewriteDraft(state, command.document, command)
    case 'submit':
      find(state, command.document)
      return submit(state, command.document)
    case 'discard':
      return discard(state, command.document)
    case 'cancel':
      return cancel(state, command.document)
    case 'close':
      return close(state, command.document)
    case 'dispute':
      return dispute(state, command.paper)
    case 'remind':
      return remind(state, command)
    case 'closeMonth':
      return closeMonth(state, command)
  }
}

export const clerk = 'clerk'
export const teacher = 'teacher'

export type Answer = { state: ErpState } | { problems: CommandProblem[] }

/**
 * Returns the state after one command, or the reason why it changes nothing. Never throws, whatever
 * the input.
 */
export function apply(state: ErpState, command: unknown, seat: string): Answer {
  if (seat !== clerk && seat !== teacher) return { problems: [{ code: 'unknownSeat' }] }
  const type = commandType(command)
  if (!type) return { problems: [{ code: 'notACommand' }] }
  if (state.finished) return { problems: [{ code: 'finished' }] }
  const shape = shapeProblems(command, type)
  if (shape.length > 0 || !isCommand(command, type))
    return { problems: shape.map((problem) => ({ code: 'field', problem })) }
  if (fieldOf({ ...command }, 'day') !== state.day)
    return { problems: [{ code: 'wrongDay', day: state.day }] }
  // A teacher may only reset cards in the books of a student. A student may do everything else.
  if ((seat === teacher) !== (type === 'resetCard'))
    return { problems: [{ code: 'refused', reason: 'notForThisSeat', path: 'type', details: {} }] }
  const work = workingCopy(state)
  try {
    run(work, command)
    return { state: work }
  } catch (error) {
    if (error instanceof Refused) return { problems: [error.problem] }
    throw error
  }
}
