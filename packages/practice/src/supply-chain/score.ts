import type { Seed } from '../draw.ts'
import type { ScorePart } from '../engine.ts'
import { type Fraction, log2Thousandths, pointsOf } from '../whole.ts'
import { type Bullwhip, metricsOf, type SupplyChainMetrics } from './metrics.ts'
import { playBots, scenarioOfBot } from './plays.ts'
import type { SupplyChainScenario } from './scenario.ts'
import type { SupplyChainState } from './state.ts'

/** The maximum points of each part (PRC-058). The debrief is rated by people. */
const most = { cost: 35, service: 30, bullwhip: 20, debrief: 15 }

/**
 * log2(1000) in thousandths: orders with a thousand times the variance of demand give no points;
 * equal variance gives all.
 */
const widest = 9_966

/** The results of the two plays with the run's seed, between which the cost of the run is rated. */
export interface Measures {
  reference: SupplyChainMetrics
  human: SupplyChainMetrics
}

export function measuresOf(scenario: SupplyChainScenario, seed: Seed): Measures {
  const play = (bot: 'sharedBaseStock' | 'human') =>
    metricsOf(playBots(scenarioOfBot(scenario, bot), seed, scenario.weeks))
  return { reference: play('sharedBaseStock'), human: play('human') }
}

const served = (metrics: SupplyChainMetrics): Fraction => {
  const { part, of } = metrics.seats.retailer.weeksWithoutBacklog
  return [part, of]
}

/**
 * The service of the chain as a share of the reference play's service. Points for cost and bullwhip
 * are multiplied by this share: a chain that copies its orders is cheap and calm because its
 * customers wait, and must gain nothing by that (PRC-073).
 */
function serviceReached(own: SupplyChainMetrics, reference: SupplyChainMetrics): Fraction {
  const [ownWeeks] = served(own)
  const [referenceWeeks] = served(reference)
  return referenceWeeks === 0 ? [1, 1] : [ownWeeks, referenceWeeks]
}

function costPoints(own: number, human: number, reference: number, reached: Fraction) {
  // If people play as cheaply as the reference, the cost says nothing about a play.
  if (human <= reference) return null
  return pointsOf(most.cost, [human - own, human - reference], reached)
}

function bullwhipPoints(bullwhip: Bullwhip, reached: Fraction) {
  if (!bullwhip.variation) return null
  const { orders, demand } = bullwhip
  const width = orders === 0 ? 0 : log2Thousandths(BigInt(orders), BigInt(demand))
  return pointsOf(most.bullwhip, [widest - width, widest], reached)
}

/** Returns the parts of the score, which all seats share. None is rated before the last week. */
export function scoreBetween(state: SupplyChainState, { reference, human }: Measures): ScorePart[] {
  const part = (name: keyof typeof most, points: number | null) => ({
    name,
    points: state.finished ? points : null,
    of: most[name],
  })
  const own = metricsOf(state)
  const reached = serviceReached(own, reference)
  return [
    part('cost', costPoints(own.chainCost, human.chainCost, reference.chainCost, reached)),
    part('service', pointsOf(most.service, served(own))),
    part('bullwhip', bullwhipPoints(own.seats.factory.bullwhip, reached)),
    part('debrief', null),
  ]
}

export const scoreOf = (
  state: SupplyChainState,
  scenario: SupplyChainScenario,
  seed: Seed,
): ScorePart[] => scoreBetween(state, measuresOf(scenario, seed))
