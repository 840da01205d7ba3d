import {
  marketCommand,
  type MarketDecided,
  marketEvents,
  type MarketView,
  type RunProgress,
} from '@titian/contract'
import type { Logged } from '@titian/practice/engine'
import { marketplace, type MarketScenario, type MarketState } from '@titian/practice/marketplace'
import { marketQuestions } from './marketplace-questions.ts'
import { noView, type ServedKind } from './served.ts'

const seat = 'seller'

/** What a decision is about besides its product, as one reads it in a list. */
const labelFields = [
  'niche',
  'supplier',
  'slot',
  'keyword',
  'term',
  'order',
  'case',
  'message',
  'period',
  'units',
  'price',
  'budget',
  'percent',
] as const

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function decisionOf({ day, command }: Logged): MarketDecided {
  const fields = command as Record<string, unknown>
  const label = labelFields.map((name) => textOf(fields[name])).find(Boolean) ?? ''
  return { day, type: textOf(fields['type']), product: textOf(fields['product']) || null, label }
}

/** The decisions of the student; events of a teacher have a list of their own. */
const decisionsOf = (log: readonly Logged[]) =>
  log.filter((entry) => entry.seat === seat).map(decisionOf)

function viewOf(state: MarketState, log: readonly Logged[]): MarketView | null {
  const view = marketplace.viewOf(state, seat)
  return view ? { ...view, decisions: decisionsOf(log) } : null
}

function progressOf(state: MarketState): RunProgress | null {
  const view = marketplace.viewOf(state, seat)
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
  checksForMarks: () => [],
  debrief: marketQuestions,
  keyDecisions: () => [],
  facts: (scenario) => {
    const view = marketplace.viewOf(marketplace.start(scenario, 'facts'), seat)
    const { cash = 0, niches = [], productsLeft: products = 0 } = view ?? {}
    return { ...noView, marketplace: { cash, niches: niches.length, products } }
  },
  views: (state, _seats, log) => ({ ...noView, marketplace: viewOf(state, log) }),
  review: () => noView,
  progressOf,
  events: marketEvents,
}
