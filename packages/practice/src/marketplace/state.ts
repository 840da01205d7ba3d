import type { Book } from './ledger/book.ts'
import type { MarketScenario } from './scenario.ts'
import type { Verdict } from './content/rules.ts'
import type { HealthMeasure, Listing } from './verdicts.ts'
import type {
  Carrier,
  CaseDecision,
  DecisionLabel,
  FreightWay,
  HealthState,
  MarketDay,
  MarketEvent,
  MatchType,
  StatementLine,
} from './market-view.ts'

export interface Choice {
  niche: string
  why: string
  day: number
}

export interface PaperState {
  slot: string
  paper: string
  day: number
  state: 'checking' | 'accepted' | 'rejected'
  /** How often a paper for this slot was rejected. */
  rejections: number
}

export interface Sample {
  supplier: string
  arrives: number
}

/** The choice of a supplier on one day, which applies to the goods that are bought on that day. */
export interface SupplierChoice {
  day: number
  supplier: string
  landedCost: number
  sampled: boolean
}

export interface Lot {
  lot: number
  supplier: string
  units: number
  /** Units for the shop's own warehouse. */
  ownUnits: number
  way: FreightWay
  state: 'producing' | 'transit' | 'receiving' | 'sellable'
  orderedDay: number
  nextDay: number
  unitCost: number
  lateDays: number
  /** PRC-033: true if the stated number of cartons did not match the units. */
  planError: boolean
  /**
   * PRC-033: whether the lot was ordered before the stock fell below the reorder point, or on that
   * day or the next; null for the first lot.
   */
  inTime: boolean | null
  /**
   * The units in the marketplace's warehouse (`left`) and in the shop's own warehouse (`ownLeft`).
   */
  left: number
  ownLeft: number
}

/** Units of one lot that were sent to customers. */
export interface SentUnits {
  /** The day on which the units left the warehouse. */
  day: number
  lot: number
  units: number
  /** The price that a customer paid for one of the units. */
  price: number
}

export interface Bid {
  keyword: string
  match: MatchType
  bid: number
}

/** Fractions of a unit that are carried over to the next day, in millionths. */
export interface Carry {
  units: number
  adUnits: number
  ownUnits: number
  clicks: number
  adClicks: number
  returns: number
  reviews: number
  messages: number
  /** Hundredths of a star. */
  stars: number
}

/** The results of one term on a day: counts, and cents. */
export interface TermDay {
  impressions: number
  clicks: number
  spend: number
  /** The expected sales of the term in thousandths of a unit. */
  expected: number
  units: number
  sales: number
}

export interface AdDay {
  day: number
  keywords: Record<string, TermDay>
  leaks: Record<string, { clicks: number; spend: number }>
}

/** The price of a rival on a day. */
export interface RivalDay {
  price: number
  promotion: boolean
}

/**
 * The settings of a day, and the unit costs that were known then, by which the break-even is
 * judged.
 */
export interface PriceSetting {
  day: number
  price: number
  breakEven: number
  costs: number[]
}

export interface ProductTotals {
  units: number
  received: number
  adSpend: number
  adSales: number
  adUnits: number
  leakSpend: number
  daysOnSale: number
  daysOut: number
  daysWithAds: number
  /** Unit-days of stock, and the part of it that is older than the age of stock. */
  stockDays: number
  agedDays: number
}

export interface Product {
  product: string
  samples: Sample[]
  supplier: string | null
  /** Whether the sample had arrived when the supplier was chosen. */
  sampled: boolean
  /** The landed cost that the student calculated. */
  ownCost: number
  /** The last choice of each supplier on each day. */
  suppliers: SupplierChoice[]
  listing: Listing | null
  quality: number
  /** How much the listing promises beyond the quality of the product, from 0 to 1000. */
  overPromise: number
  cover: Readonly<Record<string, number>>
  /** The judgement of the listing by its rules; stored, because judging reads every word. */
  listingRules: Verdict[]
  price: number
  coupon: number
  breakEven: number | null
  /** The last setting of each day on which a price was set. */
  prices: PriceSetting[]
  deal: { percent: number; from: number; days: number } | null
  campaign: { active: boolean; budget: number }
  bids: Bid[]
  negatives: string[]
  reorderPoint: number
  /**
   * The first day on which the stock, including goods on their way, was below the reorder point.
   */
  lowSince: number | null
  lots: Lot[]
  /** The orders sent lately, which customers may review and return. */
  sent: SentUnits[]
  reviews: number
  stars: number
  carry: Carry
  /** The increase of the rivals' bids for each keyword, in thousandths. */
  raises: Record<string, number>
  /** The rivals of today, in the order of the content. */
  rivals: RivalDay[]
  rows: MarketDay[]
  /** Cents that were refunded today; the row of the day includes them. */
  refunded: number
  ads: AdDay[]
  totals: ProductTotals
}

export interface Order {
  order: number
  product: string
  units: number
  price: number
  day: number
  shipBy: number
  state: 'toShip' | 'shipped' | 'delivered' | 'cancelled'
  carrier: Carrier | null
  shippedDay: number | null
  arrives: number | null
  late: boolean
  /** The cost of the goods in the order, which return to stock when the order is cancelled. */
  cost: number
  parts: { lot: number; units: number }[]
}

export interface Case {
  case: number
  product: string
  /** The index of the kind of return in the content. */
  kind: number
  day: number
  dueDay: number
  price: number
  /** Days between delivery and the return. */
  days: number
  decided: CaseDecision | null
  rightAmount: boolean
}

export interface Answer {
  day: number
  text: string
  template: string
  met: boolean
  missing: string[]
  forbidden: boolean
}

export interface Message {
  message: number
  product: string
  kind: string
  needed: { name: string; value: string }[]
  /** The facts in the offered templates, required or not. */
  facts: { name: string; value: string }[]
  stars: number | null
  day: number
  dueDay: number
  answered: Answer | null
}

/** What counts for account health on one day. */
export interface HealthDay {
  day: number
  orders: number
  defects: number
  ownOrders: number
  cancelled: number
  shipped: number
  /** Orders that were sent, or that are overdue, each counted once. */
  due: number
  late: number
  tracked: number
  delivered: number
  onTime: number
}

export interface Appeal {
  day: number
  accepted: boolean | null
  right: boolean
  /** The measures that were breached on the day of the appeal. */
  measures: HealthMeasure[]
}

export interface Account {
  state: HealthState
  since: number
  /** The first day that the measures include: an accepted appeal removes the days before it. */
  measuredFrom: number
  rows: HealthDay[]
  appeals: Appeal[]
  goodDays: number
  sellingDays: number
  everHidden: boolean
  /**
   * The measures whose breach hid the listings or restricted the account; an appeal must address
   * them.
   */
  hiddenFor: HealthMeasure[]
}

export interface Statement {
  period: number
  day: number
  lines: { line: StatementLine; amount: number; right: boolean }[]
}

export interface MarketState {
  scenario: MarketScenario
  day: number
  days: number
  finished: boolean
  shop: { name: string; legalName: string; taxId: string; bankAccount: string }
  openedDay: number | null
  reports: string[]
  choices: Choice[]
  papers: PaperState[]
  products: Product[]
  orders: Order[]
  cases: Case[]
  messages: Message[]
  account: Account
  book: Book
  statements: Statement[]
  events: { event: MarketEvent; from: number; days: number }[]
  /** The last assigned numbers of orders, cases, messages and lots. */
  last: { order: number; case: number; message: number; lot: number }
  /** Every accepted decision, in order. */
  decisions: DecisionLabel[]
}
