import type { MarketView, PlaygroundContent } from '@titian/contract'
import type { PracticeKind } from '@titian/practice/engine'
import type { MarketScenario, MarketState } from '@titian/practice/marketplace'

export type Scenario = MarketScenario
export type State = MarketState

/** A decision of the shop, as the engine takes it. */
export type Command = PlaygroundContent['log'][number]['command'] & { type: string }

/** What a play of the engine decides on the day of a state. */
type Plan = (state: State, scenario: Scenario, seed: string) => Command[]

/** The engine that runs in this browser, with the shop that a new run begins with and a play that does the daily work. */
export interface Market {
  kind: PracticeKind<Scenario, State, MarketView>
  standard: Scenario
  plan: Plan
  /** A listing of this quality; null for a product that the content does not have. */
  listing: (
    scenario: Scenario,
    product: string,
    quality: 'good' | 'short' | 'poor',
  ) => Command | null
}

export const seller = 'seller'
