import {
  marketCommand,
  type MarketDay,
  marketEvents,
  type MarketReview,
  type MarketView,
  type RunProgress,
} from '@titian/contract'
import type { KeyDecision } from '@titian/practice/engine'
import {
  marketplace,
  type MarketScenario,
  type MarketState,
  resultOf,
} from '@titian/practice/marketplace'
import {
  curvesOf,
  marketProblemsOn,
  marketSeeds,
  problemsOfCurves,
} from '@titian/practice/marketplace-plays'
import { marketQuestions } from './marketplace-questions.ts'
import { noView, type ServedKind } from './served.ts'

const seat = 'seller'

const viewOf = (state: MarketState): MarketView | null => marketplace.viewOf(state, seat) ?? null

function progressOf(state: MarketState): RunProgress | null {
  const view = viewOf(state)
  if (!view) return null
  const { cash, health, processPoints: points, steps } = view
  return {
    cash,
    health: health.state,
    points,
    steps: steps.map(({ step, state: now, points: got, of }) => ({
      step,
      state: now,
      points: got,
      of,
    })),
  }
}

/**
 * PRC-031: the cash in cents at the end of each past day. On a day without an entry, the cash did
 * not change.
 */
function cashOf({ book, day, finished }: MarketState): number[] {
  const last = book.cash.at(-1) ?? 0
  return Array.from({ length: finished ? day : day - 1 }, (_, at) => book.cash[at] ?? last)
}

/**
 * Returns the review of a shop. The result compares with plays of the whole run, so an open run has
 * none.
 */
function reviewOf(state: MarketState, scenario: MarketScenario, seed: string): MarketReview | null {
  const view = viewOf(state)
  if (!view) return null
  return {
    view,
    result: state.finished ? resultOf(state, scenario, seed) : [],
    cap: marketplace.capOf?.(state) ?? null,
    decisions: state.decisions.map((decision) => ({ ...decision })),
    cash: cashOf(state),
  }
}

/** Returns a day's sales less its costs, in cents. */
const leftOf = (row: MarketDay): number =>
  row.sales - row.refunds - row.costOfGoods - row.fees - row.fulfilment - row.storage - row.adSpend

/**
 * PRC-063: returns the day with the largest loss. If several days have it, returns the earliest;
 * without a loss, none.
 */
function keyDecisionsOf(state: MarketState): KeyDecision[] {
  const rows = viewOf(state)?.products.flatMap((product) => product.rows) ?? []
  const byDay = new Map<number, number>()
  for (const row of rows) byDay.set(row.day, (byDay.get(row.day) ?? 0) + leftOf(row))
  const [worst] = [...byDay].toSorted(([, one], [, other]) => one - other)
  if (!worst || worst[1] >= 0) return []
  const [day, left] = worst
  return [{ part: 'result', day, seat, decided: null, byBot: false, amount: -left }]
}

/**
 * The number of seeds that the server checks. The plays of one seed take a third of a second; the
 * tests of the scenario cover all thirty seeds of the calibration.
 */
const seedsHere = 1

/** The virtual marketplace (PRC-032 to PRC-039). */
export const servedMarketplace: ServedKind<MarketScenario, MarketState> = {
  name: 'marketplace',
  engine: marketplace,
  url: '/simulation/amazon-virtual-system',
  modes: ['oneSeat'],
  played: (scenario) => scenario,
  daysOf: ({ days }) => days,
  dayOf: ({ day }) => day,
  command: marketCommand,
  keyOf: (by) => by,
  endsWithSeats: false,
  parts: [
    { name: 'process', of: 50 },
    { name: 'result', of: 30 },
    { name: 'reasoning', of: 20 },
  ],
  checksForMarks: function* (scenario) {
    yield problemsOfCurves(curvesOf(scenario)).length === 0
    for (const seed of marketSeeds.slice(0, seedsHere))
      yield marketProblemsOn(scenario, seed).length === 0
  },
  debrief: marketQuestions,
  keyDecisions: keyDecisionsOf,
  facts: (scenario) => {
    const view = viewOf(marketplace.start(scenario, 'facts'))
    const { cash = 0, niches = [], productsLeft: products = 0 } = view ?? {}
    return { ...noView, marketplace: { cash, niches: niches.length, products } }
  },
  views: (state) => ({ ...noView, marketplace: viewOf(state) }),
  review: (state, scenario, seed) => ({
    ...noView,
    marketplace: reviewOf(state, scenario, seed),
  }),
  progressOf,
  events: marketEvents,
}
