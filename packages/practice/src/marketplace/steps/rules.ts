import { sum } from '../../whole.ts'
import { ruleOf, type RuleOf, type StepName, stepRules } from '../content/rules.ts'
import { judgeOpening, judgeResearch } from '../content/verdicts.ts'
import { measuresOf } from '../day/health.ts'
import { marginLimit, pricingOf } from './pricing.ts'
import { sourcingOf } from './sourcing.ts'
import { soonest } from '../day/logistics.ts'
import {
  contentOfState,
  isAccepted,
  neededSlots,
  nicheOf,
  nicheOfProduct,
  supplierOf,
} from '../lookup.ts'
import { quotient } from '../numbers.ts'
import { hasMovement, periodsOf } from '../ledger/periods.ts'
import type { MarketState, Product } from '../state.ts'
import type { HealthMeasure } from '../verdicts.ts'
import type { MarketRule } from '../market-view.ts'

/** Whether the due day of a case, a message or a period has passed. */
const isOver = ({ day, finished }: MarketState, dueDay: number): boolean =>
  day > dueDay || (finished && day >= dueDay)

/** Returns a rule that cannot be judged yet, because there is no data. */
const notYet = <Step extends StepName>(step: Step, rule: RuleOf<Step>): MarketRule => ({
  rule,
  met: null,
  points: 0,
  of: ruleOf(step, rule).points,
  details: {},
})

/** A measured rule; without a value it is not rated yet. */
function measured<Step extends StepName>(
  step: Step,
  rule: RuleOf<Step>,
  value: number | null,
  isMet: (value: number, limit: number) => boolean,
  limit: number = ruleOf(step, rule).limit,
): MarketRule {
  if (value === null) return notYet(step, rule)
  const { points: of } = ruleOf(step, rule)
  const met = isMet(value, limit)
  return { rule, met, points: met ? of : 0, of, details: { value, limit } }
}

const atMost = (value: number, limit: number): boolean => value <= limit
const atLeast = (value: number, limit: number): boolean => value >= limit

/** A ratio in percent or thousandths; null for a zero denominator. */
const shareOf = (part: number, of: number, times: number): number | null =>
  of === 0 ? null : quotient(part * times, of)

/** If a shop has several products, each rule is judged by the worst product. */
function weakest(all: readonly MarketRule[][]): MarketRule[] {
  const [first = [], ...others] = all
  return first.map((rule, place) =>
    others.reduce<MarketRule>((worst, rules) => {
      const other = rules[place]
      return other && other.points < worst.points ? other : worst
    }, rule),
  )
}

const research = (state: MarketState): MarketRule[] =>
  weakest(
    state.choices.flatMap(({ niche: code, why }) => {
      const content = contentOfState(state)
      const niche = nicheOf(content, code)
      return niche ? [judgeResearch(content, niche, { why, reports: state.reports })] : []
    }),
  )

const sourcing = (state: MarketState): MarketRule[] =>
  weakest(
    state.products.flatMap((product) => {
      const rules = sourcingOf(state, product)
      return rules ? [rules] : []
    }),
  )

/**
 * PRC-203: Whether a rule of the opening still waits: a rule without a submission does not fail
 * before the end of the run.
 */
function isWaiting(state: MarketState, rule: RuleOf<'opening'>, slots: readonly string[]): boolean {
  if (state.finished) return false
  if (rule === 'company') return state.shop.name === ''
  const isRejected = state.papers.some(
    (paper) => paper.state === 'rejected' && slots.includes(paper.slot),
  )
  return !isRejected && !slots.every((slot) => isAccepted(state, slot))
}

function opening(state: MarketState): MarketRule[] {
  const { shop, papers } = state
  if (shop.name === '' && papers.length === 0) return []
  const content = contentOfState(state)
  const needed = neededSlots(state)
  const always = content.slots.filter((slot) => slot.always).map(({ code }) => code)
  const verdicts = judgeOpening(content, {
    ...shop,
    needed,
    accepted: needed.filter((slot) => isAccepted(state, slot)),
    // The rejection of a paper counts only if the shop needs the paper.
    rejected: papers
      .filter(({ slot, rejections }) => rejections > 0 && needed.includes(slot))
      .map(({ slot }) => slot),
    certificates: needed.filter((slot) => !always.includes(slot)),
  })
  const slotsOf = { company: [], papers: always, certificate: needed }
  return stepRules.opening.map(({ rule }, place) =>
    isWaiting(state, rule, slotsOf[rule])
      ? notYet('opening', rule)
      : (verdicts[place] ?? notYet('opening', rule)),
  )
}

const listing = ({ products }: MarketState): MarketRule[] =>
  weakest(products.flatMap((product) => (product.listing ? [product.listingRules] : [])))

const pricing = (state: MarketState): MarketRule[] =>
  weakest(
    state.products.flatMap((product) => {
      const rules = pricingOf(state, product)
      return rules ? [rules] : []
    }),
  )

const totalOf = ({ products }: MarketState, of: (product: Product) => number): number =>
  sum(products.map(of))

function ads(state: MarketState): MarketRule[] {
  const spend = totalOf(state, ({ totals }) => totals.adSpend)
  const sales = totalOf(state, ({ totals }) => totals.adSales)
  const leaked = totalOf(state, ({ totals }) => totals.leakSpend)
  const daysOn = totalOf(state, ({ totals }) => totals.daysOnSale)
  const daysWith = totalOf(state, ({ totals }) => totals.daysWithAds)
  // Before the end, a student who has not started ads yet has not failed the rule.
  const steady = daysWith === 0 && !state.finished ? null : shareOf(daysWith, daysOn, 100)
  // If ads cost money but led to no sale, their share of the sales is above any limit.
  const acos = spend === 0 ? null : sales === 0 ? 9_999 : quotient(spend * 1_000, sales)
  return [
    measured('ads', 'acos', acos, atMost, marginLimit(state)),
    measured('ads', 'irrelevant', shareOf(leaked, spend, 1_000), atMost),
    measured('ads', 'steady', steady, atLeast),
  ]
}

/** Whether no more goods should be ordered, because a later lot would arrive after the end. */
function isCovered(state: MarketState, product: Product): boolean {
  const { reorderPoint, lowSince, lots } = product
  if (!state.finished || lots.length !== 1 || reorderPoint === 0) return false
  const supplier = supplierOf(nicheOfProduct(contentOfState(state), product), product.supplier)
  return lowSince === null || (supplier !== undefined && lowSince + soonest(supplier) > state.days)
}

/**
 * Returns the percentage of orders for goods that were in time; the first order does not count. A
 * reorder point that needed no order until the end of the run counts as one order in time.
 */
function inTimeOf(state: MarketState): number | null {
  const lots = state.products.flatMap((product) => product.lots)
  const again = lots.filter(({ inTime }) => inTime !== null)
  const covered = state.products.filter((product) => isCovered(state, product)).length
  const inTime = again.filter((lot) => lot.inTime === true).length
  return shareOf(inTime + covered, again.length + covered, 100)
}

function inventory(state: MarketState): MarketRule[] {
  const lots = state.products.flatMap((product) => product.lots)
  const daysOn = totalOf(state, ({ totals }) => totals.daysOnSale)
  const out = shareOf(
    totalOf(state, ({ totals }) => totals.daysOut),
    daysOn,
    100,
  )
  const stock = totalOf(state, ({ totals }) => totals.stockDays)
  const aged = shareOf(
    totalOf(state, ({ totals }) => totals.agedDays),
    stock,
    100,
  )
  const errors = lots.filter(({ planError }) => planError).length
  return [
    measured('inventory', 'stockOut', out, atMost),
    measured('inventory', 'aged', aged, atMost),
    measured('inventory', 'plan', lots.length === 0 ? null : errors, atMost),
    measured('inventory', 'reorderPoint', inTimeOf(state), atLeast),
  ]
}

function orders(state: MarketState): MarketRule[] {
  const measures = measuresOf(state)
  const valueOf = (name: HealthMeasure) =>
    measures.find(({ measure }) => measure === name)?.value ?? null
  return [
    measured('orders', 'late', valueOf('lateShipment'), atMost),
    measured('orders', 'cancelled', valueOf('cancellation'), atMost),
    measured('orders', 'tracking', valueOf('validTracking'), atLeast),
  ]
}

function returns(state: MarketState): MarketRule[] {
  const due = state.cases.filter((one) => one.decided || isOver(state, one.dueDay))
  const percent = (met: number) => shareOf(met, due.length, 100)
  return [
    measured(
      'returns',
      'decision',
      percent(due.filter((one) => one.decided?.right).length),
      atLeast,
    ),
    measured(
      'returns',
      'onTime',
      percent(due.filter((one) => one.decided?.onTime).length),
      atLeast,
    ),
    measured('returns', 'amount', percent(due.filter((one) => one.rightAmount).length), atLeast),
  ]
}

function messages(state: MarketState): MarketRule[] {
  const due = state.messages.filter((one) => one.answered || isOver(state, one.dueDay))
  const inTime = due.filter(({ answered, dueDay }) => answered && answered.day <= dueDay)
  const percent = (met: number) => shareOf(met, due.length, 100)
  const forbidden = state.messages.filter(({ answered }) => answered?.forbidden).length
  const isAnswered = state.messages.some(({ answered }) => answered)
  return [
    measured('messages', 'inTime', percent(inTime.length), atLeast),
    measured('messages', 'facts', percent(due.filter((one) => one.answered?.met).length), atLeast),
    measured('messages', 'praise', isAnswered ? forbidden : null, atMost),
  ]
}

function health({ account }: MarketState): MarketRule[] {
  const { sellingDays, goodDays, state, appeals } = account
  const isSettled = state === 'good' || appeals.at(-1)?.accepted === true
  return [
    measured('health', 'measures', shareOf(goodDays, sellingDays, 100), atLeast),
    measured('health', 'restored', sellingDays === 0 ? null : isSettled ? 0 : 1, atMost),
  ]
}

function finance(state: MarketState): MarketRule[] {
  const over = periodsOf(state).filter((period) => period.over && period.to < state.days)
  // A period counts once the student has compared it. A period without a comparison counts when the
  // next one is over or the run ends. A period without bookings has nothing to compare.
  const due = over.flatMap((period, place) => {
    const stated = state.statements.find((one) => one.period === period.period)
    const isDue = stated !== undefined || state.finished || place < over.length - 1
    return isDue && hasMovement(state.book, period) ? [stated] : []
  })
  const lines = due.flatMap((one) => one?.lines ?? [])
  const right = lines.filter((line) => line.right).length
  const profits = lines.filter(({ line, right: isRight }) => line === 'profit' && isRight).length
  const perStatement = Math.max(1, ...due.map((one) => one?.lines.length ?? 1))
  return [
    measured('finance', 'lines', shareOf(right, due.length * perStatement, 100), atLeast),
    measured('finance', 'profit', shareOf(profits, due.length, 100), atLeast),
  ]
}

const judges: Readonly<Record<StepName, (state: MarketState) => MarketRule[]>> = {
  research,
  sourcing,
  opening,
  listing,
  pricing,
  ads,
  inventory,
  orders,
  returns,
  messages,
  health,
  finance,
}

export const rulesOf = (state: MarketState, step: StepName): MarketRule[] => judges[step](state)
