import type { Seed } from '../draw.ts'
import type { Sent } from '../engine.ts'
import { credit, debit, emptyBalances, post } from './books/ledger.ts'
import { workingCopy } from './books/work.ts'
import { apply } from './commands/apply.ts'
import { emptyDocument } from './documents/empty.ts'
import { type DocumentKind, documentKinds } from './names.ts'
import type { ErpScenario } from './scenario.ts'
import type { ErpState } from './state.ts'
import { nextMorning } from './outside.ts'

/** The company on its first day: money in the bank, and the same amount of capital. */
export function start(scenario: ErpScenario): ErpState {
  const state: ErpState = {
    scenario,
    day: 1,
    days: scenario.days,
    finished: false,
    rate: scenario.rate,
    partners: [],
    items: [],
    supplies: [],
    habits: [],
    documents: [],
    entries: [],
    moves: [],
    stock: [],
    balances: emptyBalances(),
    // Every kind is listed, so the record is complete.
    numbers: Object.fromEntries(documentKinds.map((kind) => [kind, 0])) as Record<
      DocumentKind,
      number
    >,
    papers: [],
    cards: [],
    reminders: [],
    closings: [],
    slips: [],
  }
  const opening = { ...emptyDocument(state, 1, 'opening'), state: 'done', submittedDay: 1 } as const
  state.documents.push({ ...opening, total: scenario.cash, home: scenario.cash })
  post(state, 1, [debit('bank', scenario.cash), credit('capital', scenario.cash)])
  return state
}

/** The state within a day: decisions take effect at once, and an invalid one changes nothing. */
export function decided(state: ErpState, sent: readonly Sent[]): ErpState {
  return sent.reduce((before, { command, seat }) => {
    const answer = apply(before, command, seat)
    return 'state' in answer ? answer.state : before
  }, state)
}

/** Ends the day: after the last one the run is over, otherwise the next morning follows. */
export function step(
  state: ErpState,
  sent: readonly Sent[],
  _scenario: ErpScenario,
  seed: Seed,
): ErpState {
  if (state.finished) return state
  const work = workingCopy(decided(state, sent))
  if (work.day === work.days) return { ...work, finished: true }
  nextMorning(work, seed)
  return work
}
