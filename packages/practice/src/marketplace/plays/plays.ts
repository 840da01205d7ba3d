import type { Seed } from '../../draw.ts'
import type { Sent } from '../../engine.ts'
import { applyTo } from '../commands/decide.ts'
import { passDay } from '../day/day.ts'
import { draftOf } from '../draft.ts'
import { breakEven } from '../content/verdicts.ts'
import { quotient } from '../numbers.ts'
import type { MarketScenario } from '../scenario.ts'
import { startMarket } from '../start.ts'
import type { MarketState } from '../state.ts'
import { type Manner, playDay } from './reference.ts'

export const playNames = ['reference', 'premium', 'idle', 'dumping', 'adBurning'] as const
export type PlayName = (typeof playNames)[number]

const good: Manner = {
  price: ({ referencePrice }) => quotient(referencePrice * 95, 100),
  bidPercent: 100,
  match: 'exact',
  budget: 3_000,
  negatives: true,
  coverDays: 20,
  firstPermille: 800,
}

export const manners: Readonly<Record<Exclude<PlayName, 'idle'>, Manner>> = {
  reference: good,
  premium: { ...good, price: ({ referencePrice }) => quotient(referencePrice * 125, 100) },
  dumping: { ...good, price: (niche, cost) => quotient(breakEven(niche, cost) * 70, 100) },
  adBurning: { ...good, match: 'broad', bidPercent: 800, budget: 20_000, negatives: false },
}

/** Plays to the last day in one manner, with the events that a teacher has started. */
export function playManner(
  scenario: MarketScenario,
  seed: Seed,
  manner: Manner | null,
  events: MarketState['events'] = [],
): MarketState {
  let state = startMarket(scenario)
  while (!state.finished) {
    const { day } = state
    const draft = draftOf(state)
    const sent: Sent[] = events
      .filter(({ from }) => from === day)
      .map(({ event, days }) => ({ seat: 'teacher', command: { type: 'event', day, event, days } }))
    applyTo(draft, [...sent, ...(manner ? playDay(state, manner) : [])])
    passDay(draft, seed)
    state = draft
  }
  return state
}

export const play = (
  scenario: MarketScenario,
  seed: Seed,
  name: PlayName,
  events: MarketState['events'] = [],
): MarketState => playManner(scenario, seed, name === 'idle' ? null : manners[name], events)
