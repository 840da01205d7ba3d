export { marketplace, type MarketState } from './marketplace/kind.ts'
export { type MarketScenario, standardMarket } from './marketplace/scenario.ts'
