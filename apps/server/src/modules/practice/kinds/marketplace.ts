import { marketCommand, marketEvents } from '@titian/contract'
import { marketplace, type MarketScenario, type MarketState } from '@titian/practice/marketplace'
import { marketQuestions } from './marketplace-questions.ts'
import { noView, type ServedKind } from './served.ts'

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
  keyOf: (seat) => seat,
  endsWithSeats: false,
  parts: [
    { name: 'process', of: 50 },
    { name: 'result', of: 30 },
    { name: 'reasoning', of: 20 },
  ],
  checksForMarks: () => [],
  debrief: marketQuestions,
  keyDecisions: () => [],
  facts: ({ cash }) => ({ ...noView, marketplace: { cash, niches: 6, products: 2 } }),
  views: () => noView,
  review: () => noView,
  events: marketEvents,
}
