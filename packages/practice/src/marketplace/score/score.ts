import type { Seed } from '../../draw.ts'
import type { ScorePart } from '../../engine.ts'
import { divideHalfUp, pointsOf, sum } from '../../whole.ts'
import { play } from '../plays/plays.ts'
import type { MarketScenario } from '../scenario.ts'
import type { MarketState } from '../state.ts'
import { type MarketMetrics, metricsOf } from './metrics.ts'

/** The maximum points of each part (PRC-038). The reasoning is rated by people. */
const most = { process: 50, result: 30, reasoning: 20 }

/** The maximum total of a run whose account ended restricted. */
export const capOfRestricted = 59

/** The measures of the result with their maximum points. */
export const resultParts = [
  { name: 'profit', of: 12 },
  { name: 'sellThrough', of: 6 },
  { name: 'health', of: 6 },
  { name: 'adMargin', of: 3 },
  { name: 'rating', of: 3 },
] as const

/** Two plays with the seed and the events of the run; its result is placed between them. */
export interface Measures {
  idle: MarketMetrics
  reference: MarketMetrics
}

export const measuresOn = (
  scenario: MarketScenario,
  seed: Seed,
  events: MarketState['events'],
): Measures => ({
  idle: metricsOf(play(scenario, seed, 'idle', events)),
  reference: metricsOf(play(scenario, seed, 'reference', events)),
})

export interface ResultMeasure {
  name: string
  own: number
  idle: number
  reference: number
  points: number
  of: number
}

/** Rates each measure of the result by its place between the idle play and the reference play. */
export function resultBetween(own: MarketMetrics, { idle, reference }: Measures): ResultMeasure[] {
  return resultParts.map(({ name, of }) => {
    const width = reference[name] - idle[name]
    const above = own[name] - idle[name]
    // If the reference play gains nothing over the idle play, any gain gives all points.
    const points = width > 0 ? pointsOf(of, [above, width]) : above > 0 ? of : 0
    return { name, own: own[name], idle: idle[name], reference: reference[name], points, of }
  })
}

export const resultOf = (
  state: MarketState,
  scenario: MarketScenario,
  seed: Seed,
): ResultMeasure[] => resultBetween(metricsOf(state), measuresOn(scenario, seed, state.events))

export function scoreBetween(state: MarketState, measures: Measures): ScorePart[] {
  const own = metricsOf(state)
  const part = (name: keyof typeof most, points: number | null): ScorePart => ({
    name,
    points: state.finished ? points : null,
    of: most[name],
  })
  return [
    part('process', divideHalfUp(own.process * most.process, 100)),
    part('result', sum(resultBetween(own, measures).map(({ points }) => points))),
    part('reasoning', null),
  ]
}

export const scoreOf = (state: MarketState, scenario: MarketScenario, seed: Seed): ScorePart[] =>
  state.finished
    ? scoreBetween(state, measuresOn(scenario, seed, state.events))
    : Object.entries(most).map(([name, of]) => ({ name, points: null, of }))

/** PRC-038: the maximum total. */
export const capOf = ({ finished, account }: MarketState): number | null =>
  finished && account.state === 'restricted' ? capOfRestricted : null
