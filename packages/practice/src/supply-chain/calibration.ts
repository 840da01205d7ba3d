import type { Seed } from '../draw.ts'
import { totalOf } from '../engine.ts'
import { type BotName, botNames } from './bot-names.ts'
import { metricsOf } from './metrics.ts'
import { playBots, scenarioOfBot } from './plays.ts'
import type { SupplyChainScenario } from './scenario.ts'
import { measuresOf, scoreBetween } from './score.ts'

/** The results of one bot in all seats with one seed. */
export interface PlayFigures {
  /** Cents. */
  cost: number
  points: number
}

export type SeedFigures = Record<BotName, PlayFigures>

/** Thirty seeds (PRC-029). Their names differ from the seeds of real runs. */
export const calibrationSeeds: readonly Seed[] = Array.from(
  { length: 30 },
  (_, place) => `calibration ${place + 1}`,
)

export function figuresOn(scenario: SupplyChainScenario, seed: Seed): SeedFigures {
  const measures = measuresOf(scenario, seed)
  const figures = (bot: BotName): PlayFigures => {
    const state = playBots(scenarioOfBot(scenario, bot), seed, scenario.weeks)
    const { points } = totalOf(scoreBetween(state, measures))
    return { cost: metricsOf(state).chainCost, points }
  }
  return {
    copy: figures('copy'),
    baseStock: figures('baseStock'),
    sharedBaseStock: figures('sharedBaseStock'),
    human: figures('human'),
    panic: figures('panic'),
  }
}

/**
 * The plays that try to serve their customers, the cheapest first. The play that copies orders is
 * not in the list: it is cheap because customers wait.
 */
export const orderOfCosts = ['sharedBaseStock', 'human', 'baseStock', 'panic'] as const

export interface CalibrationProblem {
  /**
   * The order of the plays by cost changes, or copying orders scores as well as the reference play.
   */
  code: 'orderChanges' | 'referenceNotBest'
  seed: Seed
}

/** The least number of points by which the reference play must be ahead of every other play. */
export const leastLead = 10

function problemsOn(figures: SeedFigures, seed: Seed): CalibrationProblem[] {
  const costs = orderOfCosts.map((bot) => figures[bot].cost)
  const best = figures.sharedBaseStock.points
  const others = botNames.filter((bot) => bot !== 'sharedBaseStock')
  return [
    ...(costs.some((cost, place) => cost <= (costs[place - 1] ?? -1))
      ? [{ code: 'orderChanges' as const, seed }]
      : []),
    ...(others.some((bot) => best - figures[bot].points < leastLead)
      ? [{ code: 'referenceNotBest' as const, seed }]
      : []),
  ]
}

/** The problems of a scenario that one seed shows. */
export const calibrationProblemsOn = (
  scenario: SupplyChainScenario,
  seed: Seed,
): CalibrationProblem[] => problemsOn(figuresOn(scenario, seed), seed)

/**
 * Why a scenario is not suitable for marks, because luck or copying would decide; it can still be
 * played.
 */
export const calibrationProblems = (scenario: SupplyChainScenario): CalibrationProblem[] =>
  calibrationSeeds.flatMap((seed) => calibrationProblemsOn(scenario, seed))
