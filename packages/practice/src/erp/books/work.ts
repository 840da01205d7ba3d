import type { CommandProblem } from '../../engine.ts'
import type { Refusal } from '../names.ts'
import type { DocumentLine, ErpDocument, ErpState } from '../state.ts'

/**
 * Returns a copy that can be changed without changing the original: lists are copied, and their
 * elements are replaced, never mutated. So the cost of a command does not depend on the size of the
 * books, except for copying some thousand references.
 */
export function workingCopy(state: ErpState): ErpState {
  return {
    ...state,
    partners: [...state.partners],
    items: [...state.items],
    supplies: [...state.supplies],
    habits: [...state.habits],
    documents: [...state.documents],
    entries: [...state.entries],
    moves: [...state.moves],
    stock: [...state.stock],
    balances: { ...state.balances },
    numbers: { ...state.numbers },
    papers: [...state.papers],
    cards: [...state.cards],
    reminders: [...state.reminders],
    closings: [...state.closings],
    slips: [...state.slips],
  }
}

/** Aborts a command from any depth; the working copy is discarded. */
export class Refused extends Error {
  readonly problem: CommandProblem
  constructor(problem: CommandProblem) {
    super(problem.code)
    this.problem = problem
  }
}

export function refuse(
  reason: Refusal,
  path: string,
  details: Record<string, number | string> = {},
): never {
  throw new Refused({ code: 'refused', reason, path, details })
}

export const documentOf = (state: ErpState, id: number): ErpDocument | undefined =>
  state.documents[id - 1]

export function getDocument(state: ErpState, id: number): ErpDocument {
  const found = documentOf(state, id)
  if (!found) throw new RangeError(`There is no document ${id}.`)
  return found
}

export function change(state: ErpState, id: number, fields: Partial<ErpDocument>): ErpDocument {
  const changed = { ...getDocument(state, id), ...fields }
  state.documents[id - 1] = changed
  return changed
}

export function changeLine(
  state: ErpState,
  id: number,
  place: number,
  by: (line: DocumentLine) => Partial<DocumentLine>,
): void {
  const { lines } = getDocument(state, id)
  change(state, id, {
    lines: lines.map((line, at) => (at === place ? { ...line, ...by(line) } : line)),
  })
}

export const emptyLine = (item: string, units: number, price = 0, damaged = 0): DocumentLine => ({
  item,
  units,
  price,
  damaged,
  done: 0,
  invoiced: 0,
  waiting: 0,
  waitingValue: 0,
  sent: 0,
  free: 0,
  tax: 0,
  value: 0,
})

/** Returns whether a document is valid: submitted, not reversed, and no reversal. */
export const isLive = ({ state, reverses }: ErpDocument): boolean =>
  state !== 'draft' && state !== 'cancelled' && reverses === null

export const openAmount = ({ total, settled }: ErpDocument): number => total - settled
