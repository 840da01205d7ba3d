import type { PracticeKind } from '../engine.ts'
import { type MarketScenario, scenarioProblems } from './scenario.ts'

export interface MarketState {
  day: number
  days: number
  finished: boolean
}

export interface MarketView {
  day: number
}

/** The virtual marketplace (PRC-032 to PRC-039): one seat, and a day is a day of the shop. */
export const marketplace: PracticeKind<MarketScenario, MarketState, MarketView, object> = {
  name: 'marketplace',
  engineVersion: 1,
  seats: ['seller'],
  scenarioProblems,
  start: ({ days }) => ({ day: 1, days, finished: false }),
  step: (state) => ({
    ...state,
    day: Math.min(state.day + 1, state.days),
    finished: state.day >= state.days,
  }),
  commandProblems: () => [],
  isFinished: ({ finished }) => finished,
  viewOf: ({ day }) => ({ day }),
  metricsOf: () => ({}),
  scoreOf: () => [],
}
