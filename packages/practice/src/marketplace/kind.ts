import type { PracticeKind } from '../engine.ts'
import { applyTo, commandProblems, decided } from './commands/decide.ts'
import { passDay } from './day/day.ts'
import { draftOf } from './draft.ts'
import { type MarketMetrics, metricsOf } from './score/metrics.ts'
import { capOf, scoreOf } from './score/score.ts'
import { type MarketScenario, scenarioProblems } from './scenario.ts'
import { startMarket } from './start.ts'
import type { MarketState } from './state.ts'
import type { MarketView } from './market-view.ts'
import { marketViewOf } from './view/view.ts'

/** The virtual marketplace (PRC-032 to PRC-039): one seat, and a day is a day of the shop. */
export const marketplace: PracticeKind<MarketScenario, MarketState, MarketView, MarketMetrics> = {
  name: 'marketplace',
  engineVersion: 1,
  seats: ['seller'],
  scenarioProblems,
  start: startMarket,
  step(state, commands, _scenario, seed) {
    if (state.finished) return state
    const draft = draftOf(state)
    applyTo(draft, commands)
    passDay(draft, seed)
    return draft
  },
  decided,
  commandProblems,
  isFinished: ({ finished }) => finished,
  viewOf: (state, seat) => (seat === 'seller' ? marketViewOf(state) : undefined),
  metricsOf,
  scoreOf,
  capOf,
}
