import { objectOf, type Problem, wholeBetween } from '../checks.ts'

export interface MarketScenario {
  days: number
  /** Cents. */
  cash: number
}

export const standardMarket: MarketScenario = { days: 60, cash: 500_000 }

const checkScenario = objectOf({
  days: wholeBetween(5, 120),
  cash: wholeBetween(0, 100_000_000),
})

export const scenarioProblems = (value: unknown): Problem[] => checkScenario(value, '')
