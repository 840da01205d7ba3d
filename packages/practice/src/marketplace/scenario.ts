import { type Fields, isObject, objectOf, oneOf, type Problem, wholeBetween } from '../checks.ts'
import { contentCodes, hasContent } from './contents.ts'

/**
 * The numbers of a scenario of the virtual marketplace, which are stored with each run. Niches,
 * suppliers and customers belong to the content, which is given by name and version. Money is in
 * cents, weights are in thousandths.
 */
export interface MarketScenario {
  content: string
  contentVersion: number
  days: number
  cash: number
  /** How far fees and refunds may bring the money of the shop below zero. */
  overdraft: number
  /** A percentage of the searches in the content. */
  demandPermille: number
  /** The maximum random deviation of the searches of a day. */
  noisePermille: number
  /** PRC-035: the weights of the customers' choice. */
  weights: ChoiceWeights
  /**
   * The percentage of clicks of broad and phrase terms by people who search for other things, in
   * addition to the content's own value.
   */
  leakPermille: number
  /** How many days rivals take to react to a higher bid. */
  bidLag: number
  /** PRC-036: the limits of account health, in thousandths. */
  limits: HealthLimits
  /** The days from a warning to hidden listings, and also from hidden listings to a restriction. */
  warningDays: number
  /** Days within which an order of the shop's own warehouse must be sent. */
  shipDays: number
}

export interface ChoiceWeights {
  price: number
  rating: number
  reviews: number
  pictures: number
  /** The weight of each day of delivery. */
  delivery: number
  /** The utility of buying nothing. */
  nothing: number
}

export interface HealthLimits {
  orderDefects: number
  lateShipment: number
  cancellation: number
  validTracking: number
  onTimeDelivery: number
}

/** PRC-035: the published weights. */
export const standardWeights: ChoiceWeights = {
  price: 4_500,
  rating: 1_100,
  reviews: 280,
  pictures: 1_600,
  delivery: 50,
  nothing: 2_600,
}

export const standardLimits: HealthLimits = {
  orderDefects: 10,
  lateShipment: 40,
  cancellation: 25,
  validTracking: 950,
  onTimeDelivery: 900,
}

export const standardMarket: MarketScenario = {
  content: 'standard',
  contentVersion: 1,
  days: 60,
  cash: 500_000,
  overdraft: 50_000,
  demandPermille: 1_000,
  noisePermille: 100,
  weights: standardWeights,
  leakPermille: 1_500,
  bidLag: 5,
  limits: standardLimits,
  warningDays: 7,
  shipDays: 2,
}

/** The first ten minutes: goods arrive within days, and two weeks are enough for every step. */
export const firstMarket: MarketScenario = {
  ...standardMarket,
  content: 'first-shop',
  days: 14,
  cash: 200_000,
}

const permille = wholeBetween(0, 1_000)
const weight = wholeBetween(0, 10_000)

const checkScenario = objectOf({
  content: oneOf(contentCodes),
  contentVersion: wholeBetween(1, 1_000),
  days: wholeBetween(5, 120),
  cash: wholeBetween(0, 100_000_000),
  overdraft: wholeBetween(0, 10_000_000),
  demandPermille: wholeBetween(0, 5_000),
  noisePermille: wholeBetween(0, 500),
  weights: objectOf({
    price: weight,
    rating: weight,
    reviews: weight,
    pictures: weight,
    delivery: weight,
    nothing: weight,
  }),
  leakPermille: wholeBetween(0, 3_000),
  bidLag: wholeBetween(1, 30),
  limits: objectOf({
    orderDefects: permille,
    lateShipment: permille,
    cancellation: permille,
    validTracking: permille,
    onTimeDelivery: permille,
  }),
  warningDays: wholeBetween(1, 60),
  shipDays: wholeBetween(1, 10),
})

/**
 * Without this check, an unknown version of the content would be noticed only when the first day is
 * played.
 */
function contentProblems({ content, contentVersion }: Fields): Problem[] {
  const isKept = hasContent(content, contentVersion)
  return isKept ? [] : [{ path: 'contentVersion', code: 'unknownName' }]
}

export function scenarioProblems(value: unknown): Problem[] {
  const problems = checkScenario(value, '')
  return problems.length === 0 && isObject(value) ? contentProblems(value) : problems
}
