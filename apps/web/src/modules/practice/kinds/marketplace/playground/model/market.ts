import type { MarketView, PlaygroundContent } from '@titian/contract'
import type { PracticeKind } from '@titian/practice/engine'
import type { MarketScenario, MarketState } from '@titian/practice/marketplace'

export type Scenario = MarketScenario
export type State = MarketState

/** A decision as the engine takes it. */
export type Command = PlaygroundContent['log'][number]['command'] & { type: string }

/** Returns the decisions of a reference play on the day of a state. */
type Plan = (state: State, scenario: Scenario, seed: string) => Command[]

/** The engine with the scenario of a new run, and with the play that acts as the assistant. */
export interface Market {
  kind: PracticeKind<Scenario, State, MarketView>
  standard: Scenario
  plan: Plan
  /** Returns a listing of this quality; null for an unknown product. */
  listing: (
    scenario: Scenario,
    product: string,
    quality: 'good' | 'short' | 'poor',
  ) => Command | null
}

export const seller = 'seller'
