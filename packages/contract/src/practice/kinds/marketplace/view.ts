import { z } from 'zod'
import {
  carriers,
  freightWays,
  healthMeasures,
  healthStates,
  lotStates,
  marketAccounts,
  marketEvents,
  marketSteps,
  matchTypes,
  returnDecisions,
  statementLines,
  stepStates,
} from './names.ts'

const count = z.number().int()
const code = z.string()
const day = count

/**
 * PRC-033: one rule of a step. `met` is null until the rule can be judged. `name` is the key of its
 * text and of its lesson; `details` are the values in the text.
 */
export const marketRule = z.object({
  rule: code,
  met: z.boolean().nullable(),
  points: count,
  of: count,
  details: z.record(z.string(), z.union([z.string(), count])),
})
export type MarketRule = z.output<typeof marketRule>

export const marketStep = z.object({
  step: z.enum(marketSteps),
  state: z.enum(stepStates),
  points: count,
  of: count,
  rules: z.array(marketRule),
  /** Steps that must be passed or begun before this step opens. */
  waitsFor: z.array(z.enum(marketSteps)),
})
export type MarketStepView = z.output<typeof marketStep>

/** PRC-034: a task of today. */
export const marketTask = z.object({
  code,
  step: z.enum(marketSteps),
  product: code.nullable(),
  /** The number of the order, case, message or period. */
  ref: count.nullable(),
  dueDay: day.nullable(),
  /** The number in the text: things, units, cents or days. */
  count: count.nullable(),
})
export type MarketTask = z.output<typeof marketTask>

export const marketNiche = z.object({
  code,
  category: code,
  /** Figures about a niche that a student sees without buying a report. The price is in cents. */
  medianPrice: count,
  offers: count,
  topReviews: count,
  /** Cents that the report costs. */
  reportPrice: count,
  /** The fees of a sale in this category, needed to compute a margin. */
  fees: z.object({ referralPermille: count, fulfilment: count }).optional(),
  /** Null until the report is bought. */
  report: z
    .object({
      searchesPerDay: count,
      growthPercent: count,
      returnsPermille: count,
      competition: count,
      certificate: z.boolean(),
      restricted: z.boolean(),
      /** The cost in cents of one unit from a usual supplier. */
      usualCost: count,
      peakDay: day.nullable(),
    })
    .nullable(),
  chosen: z.boolean(),
})

export const marketSupplier = z.object({
  code,
  /** The price of one unit in cents. */
  unitPrice: count,
  minimum: count,
  leadDays: count,
  unitsPerCarton: count,
  /** Cents of freight for one carton, and duty on the goods. */
  seaPerCarton: count,
  airPerCarton: count,
  seaDays: count,
  airDays: count,
  dutyPermille: count,
  samplePrice: count,
  sample: z.enum(['none', 'ordered', 'arrived']),
  /** Known after the sample has arrived: quality in percent, defects in thousandths. */
  quality: count.nullable(),
  defectsPermille: count.nullable(),
  chosen: z.boolean(),
})

export const marketPaper = z.object({
  slot: code,
  needed: z.boolean(),
  choices: z.array(
    z.object({ paper: code, facts: z.array(z.object({ name: code, value: z.string() })) }),
  ),
  submitted: code.nullable(),
  state: z.enum(['missing', 'checking', 'accepted', 'rejected']),
  /** Why the paper was rejected; null if it was accepted. */
  reason: code.nullable(),
})

export const marketListing = z.object({
  title: z.string(),
  bullets: z.array(z.string()),
  description: z.string(),
  attributes: z.array(z.object({ name: code, value: z.string() })),
  pictures: z.array(code),
  terms: z.string(),
})

export const marketKeyword = z.object({
  keyword: code,
  /** The search text. */
  text: z.string(),
  /** Null without the report of the niche. */
  searchesPerDay: count.nullable(),
  bids: z.array(z.object({ match: z.enum(matchTypes), bid: count })),
  /** The results of the last seven days; money in cents. */
  impressions: count,
  clicks: count,
  spend: count,
  units: count,
  sales: count,
})

export const marketLot = z.object({
  lot: count,
  units: count,
  ownUnits: count,
  way: z.enum(freightWays),
  state: z.enum(lotStates),
  orderedDay: day,
  /** The day on which the next state is expected. */
  nextDay: day.nullable(),
  /** The landed cost of one unit, in cents. */
  unitCost: count,
  lateDays: count,
})

/**
 * PRC-034, PRC-035: one day of one product. Amounts are in cents. `choice` says, in thousandths,
 * how much each property adds to the product's utility for customers.
 */
export const marketDay = z.object({
  day,
  searches: count,
  views: count,
  clicks: count,
  adClicks: count,
  units: count,
  ownUnits: count,
  returned: count,
  price: count,
  sales: count,
  adSales: count,
  adSpend: count,
  fees: count,
  fulfilment: count,
  storage: count,
  refunds: count,
  costOfGoods: count,
  stock: count,
  stockOut: z.boolean(),
  /** The mean rating in hundredths of a star. */
  rating: count,
  reviews: count,
  choice: z
    .object({ price: count, rating: count, reviews: count, pictures: count, delivery: count })
    .nullable(),
  /**
   * What all visitors did, in thousandths: they bought this product, bought another one, or bought
   * nothing.
   */
  outcome: z.object({ own: count, rivals: count, nothing: count }).nullable(),
})
export type MarketDay = z.output<typeof marketDay>

export const marketRival = z.object({
  name: z.string(),
  price: count,
  rating: count,
  reviews: count,
  promotion: z.boolean(),
})

export const marketProduct = z.object({
  product: code,
  supplier: code.nullable(),
  suppliers: z.array(marketSupplier),
  listing: marketListing.nullable(),
  live: z.boolean(),
  hidden: z.boolean(),
  pictureChoices: z.array(z.object({ picture: code, kind: code })),
  attributesNeeded: z.array(code),
  keywords: z.array(marketKeyword),
  negatives: z.array(z.string()),
  /**
   * Searches that the broad keywords also matched in the last seven days: the cents and the clicks
   * that led to no sale.
   */
  leaks: z.array(z.object({ term: z.string(), clicks: count, spend: count })),
  price: count,
  coupon: count,
  deal: z.object({ percent: count, from: day, days: count }).nullable(),
  breakEven: count.nullable(),
  /**
   * The inputs of the fee calculator: the referral fee in thousandths of the price, the others in
   * cents.
   */
  fees: z.object({
    referralPermille: count,
    fulfilment: count,
    storagePerDay: count,
    ownShipping: count,
  }),
  landedCost: count.nullable(),
  campaign: z.object({ active: z.boolean(), budget: count }),
  stock: count,
  ownStock: count,
  reorderPoint: count,
  /** The days for which the stock lasts at last week's sales. */
  coverDays: count.nullable(),
  lots: z.array(marketLot),
  rating: count,
  reviews: count,
  /** The expected units if the day ends now, in tenths. */
  forecast: count,
  rivals: z.array(marketRival),
  rows: z.array(marketDay),
})
export type MarketProduct = z.output<typeof marketProduct>

export const marketOrder = z.object({
  order: count,
  product: code,
  units: count,
  price: count,
  day,
  shipBy: day,
  state: z.enum(['toShip', 'shipped', 'delivered', 'cancelled']),
  carrier: z.enum(carriers).nullable(),
  late: z.boolean(),
})

export const marketCase = z.object({
  case: count,
  product: code,
  reason: code,
  day,
  dueDay: day,
  /** Cents that the customer paid. */
  price: count,
  facts: z.array(z.object({ name: code, value: z.union([z.string(), count]) })),
  decided: z
    .object({
      decision: z.enum(returnDecisions),
      amount: count,
      day,
      right: z.boolean(),
      onTime: z.boolean(),
    })
    .nullable(),
})

export const marketMessage = z.object({
  message: count,
  product: code,
  language: z.enum(['en', 'zh', 'my']),
  /**
   * The key of the message's text, and the values for this text and for the templates of responses.
   */
  kind: code,
  isReview: z.boolean(),
  stars: count.nullable(),
  values: z.array(z.object({ name: code, value: z.union([z.string(), count]) })),
  /**
   * PRC-205: the facts that a response must name; before the response only the customer's text says
   * which.
   */
  needed: z.array(z.object({ name: code, value: z.string() })),
  templates: z.array(code),
  day,
  dueDay: day,
  answered: z
    .object({
      day,
      text: z.string(),
      template: z.string(),
      met: z.boolean(),
      missing: z.array(code),
      forbidden: z.boolean(),
    })
    .nullable(),
})

export const marketHealth = z.object({
  state: z.enum(healthStates),
  /** When this state began, and when it becomes worse. */
  since: day.nullable(),
  nextDay: day.nullable(),
  measures: z.array(
    z.object({
      measure: z.enum(healthMeasures),
      part: count,
      of: count,
      /** The measured value in thousandths; null if there was nothing to measure. */
      value: count.nullable(),
      limit: count,
      /** Whether the limit is a maximum, so that a higher value is worse. */
      most: z.boolean(),
      breached: z.boolean(),
    }),
  ),
  /** Null if nothing can be appealed. */
  appeal: z
    .object({
      causes: z.array(code),
      remedies: z.array(code),
      preventions: z.array(code),
      answerDay: day.nullable(),
      /**
       * Set if the last appeal was refused and nothing has changed since. The next appeal is judged
       * from `nextDay` on.
       */
      refused: z.object({ nextDay: day.nullable() }).nullable(),
    })
    .nullable(),
  appeals: z.array(z.object({ day, accepted: z.boolean().nullable() })),
})

export const marketFinance = z.object({
  cash: count,
  /** Debits and credits of the run so far, in cents. */
  accounts: z.array(z.object({ account: z.enum(marketAccounts), debit: count, credit: count })),
  periods: z.array(
    z.object({
      period: count,
      from: day,
      to: day,
      over: z.boolean(),
      /** The settlement by day, for the student to add up. */
      settlement: z.array(
        z.object({
          day,
          sales: count,
          salesReturns: count,
          costOfGoods: count,
          marketplaceFees: count,
          fulfilment: count,
          advertising: count,
          storage: count,
          ownShipping: count,
        }),
      ),
      statement: z
        .array(z.object({ line: z.enum(statementLines), amount: count, right: z.boolean() }))
        .nullable(),
    }),
  ),
})

/** A decision in the log; `label` is its subject, such as a keyword or the units of a lot. */
export const marketDecided = z.object({
  day,
  type: code,
  product: code.nullable(),
  label: z.string(),
})
export type MarketDecided = z.output<typeof marketDecided>

export const marketView = z.object({
  day,
  days: count,
  finished: z.boolean(),
  shop: z.object({
    name: z.string(),
    legalName: z.string(),
    taxId: z.string(),
    bankAccount: z.string(),
    opened: z.boolean(),
  }),
  /** The company data that the papers must match. */
  company: z.array(z.object({ name: code, value: z.string() })),
  cash: count,
  processPoints: count,
  steps: z.array(marketStep),
  today: z.array(marketTask),
  niches: z.array(marketNiche),
  reportsLeft: count,
  productsLeft: count,
  papers: z.array(marketPaper),
  products: z.array(marketProduct),
  orders: z.array(marketOrder),
  cases: z.array(marketCase),
  messages: z.array(marketMessage),
  health: marketHealth,
  finance: marketFinance,
  events: z.array(z.object({ event: z.enum(marketEvents), from: day, days: count })),
  /** PRC-208: the newest decisions in order, and the number of earlier ones. */
  decisions: z.array(marketDecided).optional(),
  olderDecisions: count.optional(),
})
export type MarketView = z.output<typeof marketView>

/**
 * PRC-038: a measure of the result. The points depend on where it is between the values of two
 * other plays on the same seed. Values are in cents or thousandths.
 */
const resultMeasure = z.object({
  name: code,
  own: count,
  idle: count,
  reference: count,
  points: count,
  of: count,
})

/** PRC-031: a finished run. The view has all days of the run. */
export const marketReview = z.object({
  view: marketView,
  result: z.array(resultMeasure),
  /** PRC-038: the highest total if the account was restricted at the end; otherwise null. */
  cap: count.nullable(),
  /** Every decision with its day, in order. */
  decisions: z.array(marketDecided),
  /** PRC-031: the cash at the end of each day, in cents. */
  cash: z.array(count).optional(),
})
export type MarketReview = z.output<typeof marketReview>
