import { divideHalfUp, sum } from '../whole.ts'
import type { BotName } from './bot-names.ts'
import { mostOrder, type SupplyChainScenario } from './scenario.ts'
import type { DeskView } from './view.ts'

type Bot = (desk: DeskView, scenario: SupplyChainScenario) => number

const askedOf = (desk: DeskView): number[] => desk.rows.map(({ asked }) => asked)
const net = ({ stock, backlog }: DeskView): number => stock - backlog

/** The number of weeks whose orders the base stock averages. */
const averaged = 4

/**
 * Orders up to a target stock. The target is the mean demand of the last four weeks, multiplied by
 * the weeks of the lead time plus one, plus the usual demand of one week as safety. Outstanding
 * orders count fully as stock.
 */
function orderUpTo(
  desk: DeskView,
  scenario: SupplyChainScenario,
  asked: readonly number[],
): number {
  const { orderDelay, shippingDelay, productionDelay } = scenario
  const lead = desk.seat === 'factory' ? productionDelay : orderDelay + shippingDelay
  const before = Array<number>(averaged).fill(desk.usual)
  const total = sum([...before, ...asked].slice(-averaged))
  const position = net(desk) + desk.onOrder
  return divideHalfUp(total * (lead + 1) + averaged * (desk.usual - position), averaged)
}

const millionth = 1_000_000

/**
 * Plays as people do on average (John Sterman, Modeling Managerial Behavior, Management Science 35,
 * 1989): they smooth the demand with a weight of 0.36 for the newest, close 0.26 of the gap between
 * desired and real stock, and notice only 0.34 of the outstanding orders. The desired stock is 17
 * for a usual demand of 4, and proportional to it.
 */
const human: Bot = (desk) => {
  let expected = desk.usual * millionth
  for (const asked of askedOf(desk))
    expected = divideHalfUp(64 * expected + 36 * asked * millionth, 100)
  const wished = divideHalfUp(17 * desk.usual * 260_000, 4)
  return divideHalfUp(expected + wished - 260_000 * net(desk) - 88_400 * desk.onOrder, millionth)
}

const copy: Bot = (desk) => askedOf(desk).at(-1) ?? 0

const bots: Record<BotName, Bot> = {
  copy,
  baseStock: (desk, scenario) => orderUpTo(desk, scenario, askedOf(desk)),
  /**
   * Uses the demand of consumers, or the orders of its customer if the scenario does not share that
   * demand.
   */
  sharedBaseStock: (desk, scenario) =>
    orderUpTo(desk, scenario, desk.consumerDemand ?? askedOf(desk)),
  human,
  /** Closes half of the gap to the initial stock each week, and ignores outstanding orders. */
  panic: (desk, scenario) =>
    divideHalfUp(2 * copy(desk, scenario) + scenario.startStock - net(desk), 2),
}

export const botOrder = (name: BotName, desk: DeskView, scenario: SupplyChainScenario): number =>
  Math.min(Math.max(bots[name](desk, scenario), 0), mostOrder)
