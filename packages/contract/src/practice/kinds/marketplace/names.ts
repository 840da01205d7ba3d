/** PRC-032: the steps of the virtual marketplace, in the order of the flow chart. */
export const marketSteps = [
  'research',
  'sourcing',
  'opening',
  'listing',
  'pricing',
  'ads',
  'inventory',
  'orders',
  'returns',
  'messages',
  'health',
  'finance',
] as const
export type MarketStep = (typeof marketSteps)[number]

export const stepStates = ['locked', 'open', 'inProgress', 'passed', 'warning'] as const
export type StepState = (typeof stepStates)[number]

/** How closely a keyword must match a search. */
export const matchTypes = ['exact', 'phrase', 'broad'] as const

/** The ways in which a lot is transported. */
export const freightWays = ['sea', 'air'] as const

/** The stages of a lot between the order and its sale. */
export const lotStates = ['producing', 'transit', 'receiving', 'sellable'] as const

/** How an order of the own warehouse is shipped; only a tracked parcel has a tracking number. */
export const carriers = ['tracked', 'untracked'] as const

export const returnDecisions = ['refund', 'partial', 'replace', 'refuse'] as const

/** PRC-036: the measures of account health. */
export const healthMeasures = [
  'orderDefects',
  'lateShipment',
  'cancellation',
  'validTracking',
  'onTimeDelivery',
] as const
export const healthStates = ['good', 'warned', 'hidden', 'restricted'] as const

/** PRC-040: the events that a teacher can set. */
export const marketEvents = ['portStrike', 'competitorPromotion', 'demandPeak', 'feeRise'] as const
export type MarketEvent = (typeof marketEvents)[number]

/** PRC-037: the accounts of a shop. */
export const marketAccounts = [
  'cash',
  'inventory',
  'goodsInTransit',
  'capital',
  'sales',
  'salesReturns',
  'costOfGoods',
  'marketplaceFees',
  'fulfilment',
  'advertising',
  'storage',
  'ownShipping',
  'research',
  'writeOff',
] as const

/** The lines of a statement that a student compares with the books. */
export const statementLines = [
  'sales',
  'salesReturns',
  'costOfGoods',
  'marketplaceFees',
  'fulfilment',
  'advertising',
  'storage',
  'ownShipping',
  'profit',
] as const

/** PRC-035: the factors of a customer's choice. */
export const choiceShares = ['price', 'rating', 'reviews', 'pictures', 'delivery'] as const

/** Limits of a student's input. */
export const marketLimits = {
  /** Cents of one price, bid or budget. */
  price: 99_999,
  bid: 1_000,
  budget: 100_000,
  /** Units of one order of goods. */
  units: 20_000,
  cartons: 2_000,
  days: 120,
  title: 200,
  bullet: 250,
  description: 2_000,
  terms: 250,
  attribute: 60,
  text: 2_000,
  name: 80,
  /** Cents of one line of a statement, below and above zero. */
  line: 100_000_000,
} as const
