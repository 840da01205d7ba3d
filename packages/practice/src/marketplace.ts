export { marketplace } from './marketplace/kind.ts'
export { type MarketScenario, standardMarket } from './marketplace/scenario.ts'
export type { MarketState } from './marketplace/state.ts'
export type { MarketView } from './marketplace/view/types.ts'
