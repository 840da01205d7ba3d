/**
 * What the student sees, in the shape of `MarketView` of the contract, which this package may not
 * import.
 */
import type { StepName } from './content/rules.ts'
import type { Account, SettlementDay } from './ledger/book.ts'

export type StepState = 'locked' | 'open' | 'inProgress' | 'passed' | 'warning'
export type MatchType = 'exact' | 'phrase' | 'broad'
export type FreightWay = 'sea' | 'air'
export type Carrier = 'tracked' | 'untracked'
export type ReturnDecision = 'refund' | 'partial' | 'replace' | 'refuse'
export type HealthState = 'good' | 'warned' | 'hidden' | 'restricted'
export type MarketEvent = 'portStrike' | 'competitorPromotion' | 'demandPeak' | 'feeRise'

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
export type StatementLine = (typeof statementLines)[number]

export interface MarketRule {
  rule: string
  met: boolean | null
  points: number
  of: number
  details: Record<string, string | number>
}

export interface MarketStepView {
  step: StepName
  state: StepState
  points: number
  of: number
  rules: MarketRule[]
  waitsFor: StepName[]
}

export interface MarketTask {
  code: string
  step: StepName
  product: string | null
  ref: number | null
  dueDay: number | null
  count: number | null
}

export interface Named {
  name: string
  value: string
}

export interface NamedAmount {
  name: string
  value: string | number
}

export interface NicheView {
  code: string
  category: string
  medianPrice: number
  offers: number
  topReviews: number
  reportPrice: number
  fees: { referralPermille: number; fulfilment: number }
  report: {
    searchesPerDay: number
    growthPercent: number
    returnsPermille: number
    competition: number
    certificate: boolean
    restricted: boolean
    usualCost: number
    peakDay: number | null
  } | null
  chosen: boolean
}

export interface SupplierView {
  code: string
  unitPrice: number
  minimum: number
  leadDays: number
  unitsPerCarton: number
  seaPerCarton: number
  airPerCarton: number
  seaDays: number
  airDays: number
  dutyPermille: number
  samplePrice: number
  sample: 'none' | 'ordered' | 'arrived'
  quality: number | null
  defectsPermille: number | null
  chosen: boolean
}

export interface PaperView {
  slot: string
  needed: boolean
  choices: { paper: string; facts: Named[] }[]
  submitted: string | null
  state: 'missing' | 'checking' | 'accepted' | 'rejected'
  reason: string | null
}

export interface ListingView {
  title: string
  bullets: string[]
  description: string
  attributes: Named[]
  pictures: string[]
  terms: string
}

export interface KeywordView {
  keyword: string
  text: string
  searchesPerDay: number | null
  bids: { match: MatchType; bid: number }[]
  impressions: number
  clicks: number
  spend: number
  units: number
  sales: number
}

export interface LotView {
  lot: number
  units: number
  ownUnits: number
  way: FreightWay
  state: 'producing' | 'transit' | 'receiving' | 'sellable'
  orderedDay: number
  nextDay: number | null
  unitCost: number
  lateDays: number
}

export interface ChoiceShares {
  price: number
  rating: number
  reviews: number
  pictures: number
  delivery: number
}

export interface MarketDay {
  day: number
  searches: number
  views: number
  clicks: number
  adClicks: number
  units: number
  ownUnits: number
  returned: number
  price: number
  sales: number
  adSales: number
  adSpend: number
  fees: number
  fulfilment: number
  storage: number
  refunds: number
  costOfGoods: number
  stock: number
  stockOut: boolean
  rating: number
  reviews: number
  choice: ChoiceShares | null
  outcome: { own: number; rivals: number; nothing: number } | null
}

export interface RivalView {
  name: string
  price: number
  rating: number
  reviews: number
  promotion: boolean
}

export interface ProductView {
  product: string
  supplier: string | null
  suppliers: SupplierView[]
  listing: ListingView | null
  live: boolean
  hidden: boolean
  pictureChoices: { picture: string; kind: string }[]
  attributesNeeded: string[]
  keywords: KeywordView[]
  negatives: string[]
  leaks: { term: string; clicks: number; spend: number }[]
  price: number
  coupon: number
  deal: { percent: number; from: number; days: number } | null
  breakEven: number | null
  fees: {
    referralPermille: number
    fulfilment: number
    storagePerDay: number
    ownShipping: number
  }
  landedCost: number | null
  campaign: { active: boolean; budget: number }
  stock: number
  ownStock: number
  reorderPoint: number
  coverDays: number | null
  lots: LotView[]
  rating: number
  reviews: number
  forecast: number
  rivals: RivalView[]
  rows: MarketDay[]
}

export interface OrderView {
  order: number
  product: string
  units: number
  price: number
  day: number
  shipBy: number
  state: 'toShip' | 'shipped' | 'delivered' | 'cancelled'
  carrier: Carrier | null
  late: boolean
}

export interface CaseDecision {
  decision: ReturnDecision
  amount: number
  day: number
  right: boolean
  onTime: boolean
}

export interface CaseView {
  case: number
  product: string
  reason: string
  day: number
  dueDay: number
  price: number
  facts: NamedAmount[]
  decided: CaseDecision | null
}

export interface MessageView {
  message: number
  product: string
  language: 'en' | 'zh' | 'my'
  kind: string
  isReview: boolean
  stars: number | null
  values: NamedAmount[]
  needed: Named[]
  templates: string[]
  day: number
  dueDay: number
  answered: {
    day: number
    text: string
    template: string
    met: boolean
    missing: string[]
    forbidden: boolean
  } | null
}

export interface HealthView {
  state: HealthState
  since: number | null
  nextDay: number | null
  measures: MeasureView[]
  appeal: {
    causes: string[]
    remedies: string[]
    preventions: string[]
    answerDay: number | null
    refused: { nextDay: number | null } | null
  } | null
  appeals: { day: number; accepted: boolean | null }[]
}

export interface MeasureView {
  measure: 'orderDefects' | 'lateShipment' | 'cancellation' | 'validTracking' | 'onTimeDelivery'
  part: number
  of: number
  value: number | null
  limit: number
  most: boolean
  breached: boolean
}

export interface PeriodView {
  period: number
  from: number
  to: number
  over: boolean
  settlement: SettlementDay[]
  statement: { line: StatementLine; amount: number; right: boolean }[] | null
}

export interface FinanceView {
  cash: number
  accounts: { account: Account; debit: number; credit: number }[]
  periods: PeriodView[]
}

export interface DecisionLabel {
  day: number
  type: string
  product: string | null
  /** The decision, as names and numbers that need no texts. */
  label: string
}

export interface MarketView {
  day: number
  days: number
  finished: boolean
  shop: {
    name: string
    legalName: string
    taxId: string
    bankAccount: string
    opened: boolean
  }
  company: Named[]
  cash: number
  processPoints: number
  steps: MarketStepView[]
  today: MarketTask[]
  niches: NicheView[]
  reportsLeft: number
  productsLeft: number
  papers: PaperView[]
  products: ProductView[]
  orders: OrderView[]
  cases: CaseView[]
  messages: MessageView[]
  health: HealthView
  finance: FinanceView
  events: { event: MarketEvent; from: number; days: number }[]
  /** The newest accepted decisions in order, and how many there were before them. */
  decisions: DecisionLabel[]
  olderDecisions: number
}
