import type { Seed } from '../draw.ts'
import type { ScorePart } from '../engine.ts'
import { type Fraction, pointsOf, sum } from '../whole.ts'
import { balanceOf, recount } from './books/ledger.ts'
import { isLive, openAmount } from './books/work.ts'
import { dayOfOrder, lateUnits, verdictsOf } from './cards/evaluate.ts'
import { scale } from './rounding.ts'
import { trialBalance } from './reports.ts'
import type { ErpDocument, ErpState } from './state.ts'
import type { ErpScenario } from './scenario.ts'

/** PRC-048: the maximum points of each part. */
const most = { statements: 70, accuracy: 15, result: 15 }
const mostOfMeasure = 3
const million = 1_000_000

export const codesOf = ({ cards, ownCards }: ErpScenario): string[] => [
  ...cards,
  ...ownCards.map(({ code }) => code),
]

/**
 * Returns which share of the work the student has done: the mean of the cards' shares of met
 * statements.
 */
function workOf(state: ErpState): Fraction {
  const codes = codesOf(state.scenario)
  if (codes.length === 0) return [0, 1]
  const shares = codes.map((code) => {
    const verdicts = verdictsOf(state, code)
    const met = verdicts.filter((verdict) => verdict.met).length
    return verdicts.length === 0 ? 0 : scale(met, million, verdicts.length)
  })
  return [sum(shares), million * codes.length]
}

/** Each hint costs one point. */
export function statementPoints(state: ErpState): number {
  const points = pointsOf(most.statements, workOf(state))
  return Math.max(0, points - sum(state.cards.map(({ hints }) => hints)))
}

/** Whether the student submitted the document; openings of cards and reversals do not count. */
const isOwn = (document: ErpDocument): boolean =>
  document.state !== 'draft' &&
  document.submittedDay !== null &&
  document.reverses === null &&
  document.kind !== 'opening' &&
  !(document.kind === 'customerInvoice' && document.source === null) &&
  !document.byTeacher

/** PRC-214: one point less for each mistake; the maximum is proportional to the work done. */
const accuracyPoints = (state: ErpState): number =>
  Math.max(0, pointsOf(most.accuracy, workOf(state)) - state.slips.length)

export interface ErpMetrics {
  documents: number
  slips: number
  /** The debits minus the credits of all accounts. */
  difference: number
  /** Stock records whose quantity in the books equals the real stock. */
  stockRight: { part: number; of: number }
  /** Units that were delivered by the agreed day. */
  onTime: { part: number; of: number }
  /** Supplier invoices that are not overdue. */
  notOverdue: { part: number; of: number }
  /** Days from paying to being paid; null if nothing was bought or sold. */
  cashDays: number | null
}

function onTimeOf(state: ErpState) {
  // An order without a day is never late, but gives no points for punctuality.
  const orders = state.documents.filter(
    (document) =>
      document.kind === 'salesOrder' && isLive(document) && dayOfOrder(document, state) !== null,
  )
  const of = sum(
    orders.flatMap(({ lines, closed }) => lines.map(({ units, done }) => (closed ? done : units))),
  )
  return { part: of - lateUnits(orders, state), of }
}

/**
 * Days of stock plus days of receivables minus days of payables, each computed from today's balance
 * and the turnover so far. Initial balances are included, because they tie up money too.
 */
function cashDaysOf({ balances, day }: ErpState): number | null {
  const cost = balanceOf(balances, 'costOfGoods')
  const sold = balances.sales.credit + balances.outputTax.credit
  const bought = balances.payables.credit
  if (cost <= 0 || sold <= 0 || bought <= 0) return null
  return (
    scale(balanceOf(balances, 'inventory'), day, cost) +
    scale(balanceOf(balances, 'receivables'), day, sold) +
    scale(balanceOf(balances, 'payables'), day, bought)
  )
}

export function metricsOf(state: ErpState): ErpMetrics {
  // All entries are added up again here, so that an error in the stored balances would be found.
  const { debit, credit } = trialBalance(recount(state.entries))
  const payables = state.documents.filter(
    (document) => document.kind === 'supplierInvoice' && isLive(document),
  )
  const overdue = payables.filter(
    (invoice) => openAmount(invoice) > 0 && (invoice.dueDay ?? state.day) < state.day,
  )
  const rows = state.stock
  return {
    documents: state.documents.filter(isOwn).length,
    slips: state.slips.length,
    difference: debit - credit,
    stockRight: {
      part: rows.filter(({ units, shelf, spoilt }) => units === shelf && spoilt === 0).length,
      of: rows.length,
    },
    onTime: onTimeOf(state),
    notOverdue: { part: payables.length - overdue.length, of: payables.length },
    cashDays: cashDaysOf(state),
  }
}

/**
 * A ratio with the denominator 0 gives no points, because a company without trade delivers nothing
 * on time.
 */
const share = ({ part, of }: { part: number; of: number }): Fraction =>
  of === 0 ? [0, 1] : [part, of]

/** A ratio with the denominator 0 has no value. */
const partsOf = ({ part, of }: { part: number; of: number }): Found => ({
  unit: 'parts',
  value: of === 0 ? null : part,
  of: of === 0 ? null : of,
})

/** The data of a measure: a ratio, cents, or days; null if there was nothing to measure. */
export interface Found {
  unit: 'parts' | 'cents' | 'days'
  value: number | null
  of: number | null
}

/**
 * PRC-245: the five measures of the period with their points; the maximum is proportional to the
 * work done.
 */
export function resultMeasures(state: ErpState) {
  const { best, worst } = state.scenario.cashDays
  const found = metricsOf(state)
  const { cashDays, difference } = found
  const work = workOf(state)
  const cycle: Fraction = cashDays === null ? [0, 1] : [worst - cashDays, worst - best]
  const traded = found.documents > 0
  const measure = (name: string, fraction: Fraction, shown: Found) => ({
    name,
    points: traded ? pointsOf(mostOfMeasure, fraction, work) : 0,
    of: mostOfMeasure,
    found: shown,
  })
  return [
    measure('trialBalance', difference === 0 ? [1, 1] : [0, 1], {
      unit: 'cents',
      value: difference,
      of: null,
    }),
    measure('stockAccuracy', share(found.stockRight), partsOf(found.stockRight)),
    measure('onTime', share(found.onTime), partsOf(found.onTime)),
    measure('overduePayables', share(found.notOverdue), partsOf(found.notOverdue)),
    measure('cashCycle', cycle, { unit: 'days', value: cashDays, of: null }),
  ]
}

/** PRC-048; nothing is rated before the last day. */
export function scoreOf(state: ErpState, _scenario: ErpScenario, _seed: Seed): ScorePart[] {
  const part = (name: keyof typeof most, points: () => number) => ({
    name,
    points: state.finished ? points() : null,
    of: most[name],
  })
  return [
    part('statements', () => statementPoints(state)),
    part('accuracy', () => accuracyPoints(state)),
    part('result', () => sum(resultMeasures(state).map(({ points }) => points))),
  ]
}
