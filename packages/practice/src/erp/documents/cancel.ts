import { balanceOf, debit, post } from '../books/ledger.ts'
import { moveIn, takeBack } from '../books/stock.ts'
import { change, documentOf, getDocument, isLive, refuse } from '../books/work.ts'
import type { Account } from '../names.ts'
import type { EntryLine, ErpDocument, ErpState, StockMove } from '../state.ts'
import { addSlip } from './buying.ts'
import { undoEffects } from './effects.ts'
import { nextNumber } from './empty.ts'

const touches = (document: ErpDocument, id: number): boolean =>
  document.source === id ||
  document.effects.some((effect) => 'document' in effect && effect.document === id)

/** Returns a document that is based on this document and must be reversed first. */
const followUpOf = (state: ErpState, id: number): ErpDocument | undefined =>
  state.documents.findLast(
    (document) => document.id > id && isLive(document) && touches(document, id),
  )

/**
 * Whether an order is still consistent after the reversal of a document that refers to the order:
 * no unit is invoiced that was not delivered or received.
 */
function isWhole({ kind, lines }: ErpDocument): boolean {
  if (kind === 'salesOrder') return lines.every(({ invoiced, done }) => invoiced <= done)
  if (kind !== 'purchaseOrder') return true
  return lines.every(
    ({ waiting, waitingValue, done }) =>
      done >= 0 && waiting >= 0 && waitingValue >= 0 && (waiting > 0 || waitingValue === 0),
  )
}

/**
 * Reverses stock moves. Returns by how many cents the change of the inventory differs from the
 * entry of the reversed document.
 */
function undoMoves(state: ErpState, moves: readonly StockMove[], reversal: number): number {
  let difference = 0
  for (const { document, item, warehouse, units, value } of moves.toReversed()) {
    const moved = { document: reversal, item, warehouse, units: Math.abs(units) }
    if (units < 0) moveIn(state, moved, Math.abs(value), true)
    else difference += value - takeBack(state, moved, value, document)
  }
  return difference
}

function swapped(state: ErpState, id: number): EntryLine[] {
  return state.entries
    .filter(({ document }) => document === id)
    .flatMap(({ lines }) =>
      lines.map((line) => ({ account: line.account, debit: line.credit, credit: line.debit })),
    )
}

/**
 * The lines that a reversal posts in addition if the value of the stock has changed since the goods
 * arrived.
 */
const correction = (difference: number, account: Account = 'priceVariance'): EntryLine[] =>
  difference === 0 ? [] : [debit('inventory', difference), debit(account, -difference)]

/**
 * PRC-043: books the opposite entry in a separate document on the current day; both documents
 * remain. A reversal by a teacher does not reduce accuracy.
 */
export function reverse(state: ErpState, id: number, byTeacher: boolean): void {
  const document = getDocument(state, id)
  const { kind, number } = document
  const follower = followUpOf(state, id)
  if (follower) refuse('hasFollowUps', 'document', { number, next: follower.number })
  if (kind === 'purchaseOrder' && !byTeacher && document.lines.some(({ sent }) => sent > 0))
    refuse('hasFollowUps', 'document', { number, next: '' })
  const reversal = state.documents.length + 1
  state.documents.push({
    ...document,
    id: reversal,
    number: nextNumber(state, kind),
    day: state.day,
    submittedDay: state.day,
    doneDay: state.day,
    state: 'done',
    reverses: id,
    byTeacher,
    effects: [],
  })
  change(state, id, { state: 'cancelled', reversedBy: reversal, byTeacher })
  const moves = state.moves.filter((move) => move.document === id)
  const difference = undoMoves(state, moves, reversal)
  undoEffects(state, document.effects)
  for (const effect of document.effects) {
    const changed = 'document' in effect ? documentOf(state, effect.document) : undefined
    if (changed && !isWhole(changed))
      refuse('hasFollowUps', 'document', { number, next: changed.number })
  }
  post(state, reversal, [...swapped(state, id), ...correction(difference)])
  if (!byTeacher && balanceOf(state.balances, 'bank') < 0) refuse('notEnoughCash', 'document')
  if (!byTeacher) addSlip(state, id, 'cancelled')
}

export function cancel(state: ErpState, id: number): void {
  const document = documentOf(state, id)
  if (!document) return refuse('unknownDocument', 'document')
  const details = { number: document.number }
  if (document.reverses !== null) refuse('isAReversal', 'document', details)
  if (document.reversedBy !== null) refuse('alreadyReversed', 'document', details)
  if (!isLive(document) || document.kind === 'opening') refuse('notSubmitted', 'document', details)
  reverse(state, id, false)
}
