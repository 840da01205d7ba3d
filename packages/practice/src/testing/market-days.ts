import type { Sent } from '../engine.ts'
import type { DecisionType } from '../marketplace/commands/types.ts'
import { marketplace } from '../marketplace/kind.ts'
import { manners } from '../marketplace/plays/plays.ts'
import { playDay } from '../marketplace/plays/reference.ts'
import { type MarketScenario, standardMarket } from '../marketplace/scenario.ts'
import type { MarketState } from '../marketplace/state.ts'

export const marketSeed = 'a market day'

interface Played {
  scenario?: MarketScenario
  seed?: string
  /** The decisions that this student never makes. */
  never?: readonly DecisionType[]
  /** Decisions on single days, in addition to those of the good play. */
  more?: (state: MarketState) => Sent[]
}

export const typeOf = ({ command }: Sent): unknown => (command as { type: unknown }).type

/**
 * Returns the state on the morning of a day, after the decisions of the good play on all earlier
 * days.
 */
export function morningOf(
  day: number,
  { scenario = standardMarket, seed = marketSeed, never = [], more = () => [] }: Played = {},
): MarketState {
  let state = marketplace.start(scenario, seed)
  while (state.day < day && !state.finished) {
    const sent = playDay(state, manners.reference).filter(
      (one) => !never.some((type) => type === typeOf(one)),
    )
    state = marketplace.step(state, [...sent, ...more(state)], scenario, seed)
  }
  return state
}

export const endOf = (played: Played = {}): MarketState => morningOf(1_000, played)

/** Returns the problems of a decision on this day; `by` is its sender. */
export const problemsOf = (state: MarketState, decision: Record<string, unknown>, by = 'seller') =>
  marketplace.commandProblems(state, { day: state.day, ...decision }, by)

/** Returns the state after the decisions of its day. */
export function after(state: MarketState, ...decisions: Record<string, unknown>[]): MarketState {
  const sent = decisions.map((decision) => ({
    seat: 'seller',
    command: { day: state.day, ...decision },
  }))
  return marketplace.decided?.(state, sent, state.scenario, marketSeed) ?? state
}
