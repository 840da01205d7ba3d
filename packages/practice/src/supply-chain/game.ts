import type { PracticeKind, Sent } from '../engine.ts'
import type { Seed } from '../draw.ts'
import { botOrder } from './bots.ts'
import { commandProblems, orderedBy } from './commands.ts'
import { demandOf, usualDemand } from './demand.ts'
import { metricsOf, type SupplyChainMetrics } from './metrics.ts'
import { scenarioProblems, type SupplyChainScenario } from './scenario.ts'
import { bySeat, type Seat, seats } from './seats.ts'
import type { SupplyChainState } from './state.ts'
import { deskView, type DeskView, viewOf } from './view.ts'
import { closeWeek, firstDesks, openWeek, type Order } from './week.ts'

function start(scenario: SupplyChainScenario, seed: Seed): SupplyChainState {
  const { demand, sharedDemand, weeks } = scenario
  const usual = usualDemand(demand)
  const desks = openWeek(firstDesks(scenario, usual), 1, demandOf(demand, seed, 1), scenario)
  return { week: 1, weeks, finished: false, sharedDemand, usual, desks }
}

function decide(
  state: SupplyChainState,
  sent: readonly Sent[],
  seat: Seat,
  scenario: SupplyChainScenario,
): Order {
  const quantity = orderedBy(state, sent, seat)
  if (quantity !== undefined) return { quantity, by: 'player' }
  const { playedBy } = state.desks[seat]
  const bot = playedBy === 'player' ? scenario.standIn : playedBy
  return { quantity: botOrder(bot, deskView(state, seat), scenario), by: bot }
}

function step(
  state: SupplyChainState,
  sent: readonly Sent[],
  scenario: SupplyChainScenario,
  seed: Seed,
): SupplyChainState {
  if (state.finished) return state
  const orders = bySeat((seat) => decide(state, sent, seat, scenario))
  const closed = closeWeek(state.desks, orders)
  if (state.week === state.weeks) return { ...state, finished: true, desks: closed }
  const week = state.week + 1
  const demand = demandOf(scenario.demand, seed, week)
  return { ...state, week, desks: openWeek(closed, week, demand, scenario) }
}

/**
 * A game of the chain, without a score: the score plays games itself, so the two would import each
 * other.
 */
export const game = {
  name: 'supply-chain',
  engineVersion: 1,
  seats,
  scenarioProblems,
  start,
  step,
  commandProblems,
  isFinished: ({ finished }) => finished,
  viewOf,
  metricsOf,
} satisfies Omit<
  PracticeKind<SupplyChainScenario, SupplyChainState, DeskView, SupplyChainMetrics>,
  'scoreOf'
>
