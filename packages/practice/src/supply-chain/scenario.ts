import {
  fieldOf,
  isObject,
  listOf,
  objectOf,
  oneOf,
  type Check,
  type Problem,
  wholeBetween,
  yesOrNo,
} from '../checks.ts'
import { type BotName, botNames } from './bot-names.ts'
import { type BySeat, bySeat } from './seats.ts'

/** What consumers ask for, in units a week. */
export type Demand =
  | { form: 'flat'; level: number }
  | { form: 'step'; before: number; after: number; from: number }
  /** Week by week; the last value applies to all weeks after it. */
  | { form: 'list'; values: number[] }
  /**
   * A step with random changes: each week up to `spread` units less or more, all equally likely.
   */
  | { form: 'noise'; before: number; after: number; from: number; spread: number }

export interface SupplyChainScenario {
  weeks: number
  startStock: number
  /** Weeks from the order of a seat to the desk of its supplier. */
  orderDelay: number
  /** Weeks from the shipment by a supplier to the arrival in the stock of the seat. */
  shippingDelay: number
  /**
   * Weeks from an order of the factory, which produces its goods itself, to their arrival in its
   * stock.
   */
  productionDelay: number
  /** Cents for a unit in stock at the end of a week. */
  holding: number
  /** Cents for a unit that is owed at the end of a week. */
  backlog: number
  demand: Demand
  /** Whether every seat sees the demand of the consumers. */
  sharedDemand: boolean
  seats: BySeat<'player' | BotName>
  /** The bot that plays for a seat whose player sent no order. */
  standIn: BotName
}

/** The usual numbers of the beer game, with a player in each seat. */
export const standardScenario: SupplyChainScenario = {
  weeks: 36,
  startStock: 12,
  orderDelay: 2,
  shippingDelay: 2,
  productionDelay: 2,
  holding: 50,
  backlog: 100,
  demand: { form: 'step', before: 4, after: 8, from: 5 },
  sharedDemand: false,
  seats: bySeat(() => 'player'),
  standIn: 'baseStock',
}

/** Limits that keep every sum of a run within the safe integers of JavaScript. */
export const limits = { weeks: 104, delay: 8, demand: 1_000, stock: 10_000, cents: 10_000 }
/** The maximum of one order, also for bots. */
export const mostOrder = 99_999

const units = wholeBetween(0, limits.demand)
const week = wholeBetween(1, limits.weeks)
const delay = wholeBetween(1, limits.delay)
const cents = wholeBetween(0, limits.cents)
const step = { before: units, after: units, from: week }

const demandForms: Record<Demand['form'], Check> = {
  flat: objectOf({ form: () => [], level: units }),
  step: objectOf({ form: () => [], ...step }),
  list: objectOf({ form: () => [], values: listOf(units, 1, limits.weeks) }),
  noise: objectOf({ form: () => [], ...step, spread: units }),
}

const isForm = (form: unknown): form is Demand['form'] =>
  typeof form === 'string' && Object.hasOwn(demandForms, form)

const checkDemand: Check = (value, path) => {
  if (!isObject(value)) return [{ path, code: 'notAnObject' }]
  const form = fieldOf(value, 'form')
  if (!isForm(form)) return oneOf(Object.keys(demandForms))(form ?? '', `${path}.form`)
  return demandForms[form](value, path)
}

const player = oneOf(['player', ...botNames])

const checkScenario = objectOf({
  weeks: wholeBetween(4, limits.weeks),
  startStock: wholeBetween(0, limits.stock),
  orderDelay: delay,
  shippingDelay: delay,
  productionDelay: delay,
  holding: cents,
  backlog: cents,
  demand: checkDemand,
  sharedDemand: yesOrNo,
  seats: objectOf(bySeat(() => player)),
  standIn: oneOf(botNames),
})

export const scenarioProblems = (value: unknown): Problem[] => checkScenario(value, '')
