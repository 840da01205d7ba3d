import type { Seed } from '../../draw.ts'
import { profitOf } from '../ledger/book.ts'
import type { MarketScenario } from '../scenario.ts'
import { curvesOf, type Curves } from './curves.ts'
import { play, type PlayName, playNames } from './plays.ts'

/** Thirty seeds (PRC-029). Their names differ from the seeds of real runs. */
export const marketSeeds: readonly Seed[] = Array.from(
  { length: 30 },
  (_, place) => `market calibration ${place + 1}`,
)

/** PRC-039: the plays in the expected order of their profits, the best first. */
export const orderOfPlays = ['reference', 'premium', 'idle', 'dumping'] as const

export type PlayProfits = Record<PlayName, number>

/** The profit of each play in cents on one seed. */
export const profitsOn = (scenario: MarketScenario, seed: Seed): PlayProfits => {
  const profit = (name: PlayName) => profitOf(play(scenario, seed, name).book)
  const [reference, premium, idle, dumping, adBurning] = playNames.map(profit)
  return {
    reference: reference ?? 0,
    premium: premium ?? 0,
    idle: idle ?? 0,
    dumping: dumping ?? 0,
    adBurning: adBurning ?? 0,
  }
}

export interface MarketProblem {
  /**
   * What is wrong: the order of the plays changes; wasting money on ads earns as much as the good
   * plan; the best price is the lowest or the highest; sales do not rise with quality or bids; or
   * they rise without end.
   */
  code:
    | 'orderChanges'
    | 'adsPay'
    | 'priceAtEdge'
    | 'qualityFlat'
    | 'qualityEndless'
    | 'bidsFlat'
    | 'bidsEndless'
  /** The seed that shows the problem; null for a problem that is the same on every seed. */
  seed: Seed | null
}

function problemsOfProfits(profits: PlayProfits, seed: Seed): MarketProblem[] {
  const order = orderOfPlays.map((name) => profits[name])
  const changes = order.some((profit, place) => place > 0 && profit >= (order[place - 1] ?? 0))
  return [
    ...(changes ? [{ code: 'orderChanges' as const, seed }] : []),
    ...(profits.adBurning >= profits.reference ? [{ code: 'adsPay' as const, seed }] : []),
  ]
}

/** Returns the problems of a scenario that are visible on one seed. */
export const marketProblemsOn = (scenario: MarketScenario, seed: Seed): MarketProblem[] =>
  problemsOfProfits(profitsOn(scenario, seed), seed)

const rises = (values: readonly number[]): boolean =>
  values.every((value, place) => value >= (values[place - 1] ?? value)) &&
  (values.at(-1) ?? 0) > (values[0] ?? 0)

/** Whether the last step of a curve gains at most half as much as its best step. */
function levelsOff(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, place) => value - (values[place] ?? 0))
  return (steps.at(-1) ?? 0) * 2 <= Math.max(...steps)
}

/** The effect of price, quality and bids on an average day, without randomness. */
export function problemsOfCurves({ price, quality, bids }: Curves): MarketProblem[] {
  const best = price.indexOf(Math.max(...price))
  const isEdge = best === 0 || best === price.length - 1
  const found = (is: boolean, code: MarketProblem['code']) => (is ? [{ code, seed: null }] : [])
  return [
    ...found(isEdge, 'priceAtEdge'),
    ...found(!rises(quality), 'qualityFlat'),
    ...found(!levelsOff(quality), 'qualityEndless'),
    ...found(!rises(bids), 'bidsFlat'),
    ...found(!levelsOff(bids), 'bidsEndless'),
  ]
}

/**
 * Why a scenario is not suitable for marks; it can still be played. Only the bench and tests call
 * it for all seeds at once. @public
 */
export const marketProblems = (scenario: MarketScenario): MarketProblem[] => [
  ...problemsOfCurves(curvesOf(scenario)),
  ...marketSeeds.flatMap((seed) => marketProblemsOn(scenario, seed)),
]
