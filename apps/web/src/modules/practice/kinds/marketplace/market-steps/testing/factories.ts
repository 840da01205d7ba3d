import {
  marketSteps,
  marketAccounts,
  type MarketDay,
  type MarketProduct,
  type MarketStep,
  type MarketStepView,
  type MarketView,
  type PracticeRun,
} from '@titian/contract'
import { run } from '../../../../testing/factories.ts'
import type { MarketCase, MarketMessage, MarketNiche, MarketOrder } from '../parts/shapes.ts'

export const stepView = (
  step: MarketStep,
  fields: Partial<MarketStepView> = {},
): MarketStepView => ({
  step,
  state: 'inProgress',
  points: 3,
  of: 8,
  rules: [
    { rule: 'margin', met: true, points: 3, of: 3, details: {} },
    { rule: 'demand', met: false, points: 0, of: 2, details: { value: 12, limit: 20 } },
    { rule: 'reasons', met: null, points: 0, of: 3, details: {} },
  ],
  waitsFor: [],
  ...fields,
})

export const niche = (code: string, fields: Partial<MarketNiche> = {}): MarketNiche => ({
  code,
  category: 'kitchen',
  medianPrice: 2499,
  offers: 120,
  topReviews: 3400,
  reportPrice: 3000,
  fees: { referralPermille: 150, fulfilment: 350 },
  report: null,
  chosen: false,
  ...fields,
})

const supplier = (
  code: string,
  fields: Partial<MarketProduct['suppliers'][number]> = {},
): MarketProduct['suppliers'][number] => ({
  code,
  unitPrice: 500,
  minimum: 200,
  leadDays: 7,
  unitsPerCarton: 24,
  seaPerCarton: 1200,
  airPerCarton: 4800,
  seaDays: 20,
  airDays: 5,
  dutyPermille: 65,
  samplePrice: 2500,
  sample: 'none',
  quality: null,
  defectsPermille: null,
  chosen: false,
  ...fields,
})

const keyword = (
  code: string,
  text: string,
  bids: MarketProduct['keywords'][number]['bids'],
): MarketProduct['keywords'][number] => ({
  keyword: code,
  text,
  searchesPerDay: 900,
  bids,
  impressions: 5000,
  clicks: 80,
  spend: 4000,
  units: 8,
  sales: 20_000,
})

const noDays: MarketDay[] = []

export const product = (fields: Partial<MarketProduct> = {}): MarketProduct => ({
  product: 'mug',
  supplier: 'east',
  suppliers: [
    supplier('east', { sample: 'arrived', quality: 82, defectsPermille: 12, chosen: true }),
    supplier('west'),
  ],
  listing: null,
  live: false,
  hidden: false,
  pictureChoices: [
    { picture: 'shotA', kind: 'main' },
    { picture: 'shotB', kind: 'detail' },
    { picture: 'shotC', kind: 'packed' },
  ],
  attributesNeeded: ['capacity', 'lid'],
  keywords: [
    keyword('mug', 'water bottle', [{ match: 'exact', bid: 60 }]),
    keyword('flask', 'steel flask', []),
  ],
  negatives: ['baby bottle'],
  leaks: [{ term: 'wine bottle', clicks: 14, spend: 700 }],
  price: 2499,
  coupon: 0,
  deal: null,
  breakEven: null,
  fees: { referralPermille: 150, fulfilment: 350, storagePerDay: 1, ownShipping: 400 },
  landedCost: 583,
  campaign: { active: false, budget: 1000 },
  stock: 120,
  ownStock: 30,
  reorderPoint: 80,
  coverDays: 12,
  lots: [
    {
      lot: 1,
      units: 240,
      ownUnits: 48,
      way: 'sea',
      state: 'transit',
      orderedDay: 2,
      nextDay: 29,
      unitCost: 583,
      lateDays: 3,
    },
  ],
  rating: 430,
  reviews: 12,
  forecast: 85,
  rivals: [],
  rows: noDays,
  ...fields,
})

export const order = (fields: Partial<MarketOrder> = {}): MarketOrder => ({
  order: 7,
  product: 'mug',
  units: 1,
  price: 2499,
  day: 8,
  shipBy: 10,
  state: 'toShip',
  carrier: null,
  late: false,
  ...fields,
})

export const returned = (fields: Partial<MarketCase> = {}): MarketCase => ({
  case: 3,
  product: 'mug',
  reason: 'defective',
  day: 8,
  dueDay: 11,
  price: 2499,
  facts: [{ name: 'proof', value: 'photo' }],
  decided: null,
  ...fields,
})

export const message = (fields: Partial<MarketMessage> = {}): MarketMessage => ({
  message: 5,
  product: 'mug',
  language: 'en',
  kind: 'whereIsIt',
  isReview: false,
  stars: null,
  values: [{ name: 'order', value: '1007' }],
  needed: [{ name: 'order', value: '1007' }],
  templates: ['onItsWay', 'praisePlease'],
  day: 9,
  dueDay: 10,
  answered: null,
  ...fields,
})

const health: MarketView['health'] = {
  state: 'good',
  since: null,
  nextDay: null,
  measures: [
    {
      measure: 'lateShipment',
      part: 3,
      of: 50,
      value: 60,
      limit: 40,
      most: true,
      breached: true,
    },
    {
      measure: 'validTracking',
      part: 0,
      of: 0,
      value: null,
      limit: 950,
      most: false,
      breached: false,
    },
  ],
  appeal: null,
  appeals: [],
}

const settled = {
  day: 1,
  sales: 24_990,
  salesReturns: 0,
  costOfGoods: 5830,
  marketplaceFees: 3749,
  fulfilment: 3500,
  advertising: 1000,
  storage: 120,
  ownShipping: 0,
}

const finance: MarketView['finance'] = {
  cash: 412_345,
  accounts: marketAccounts.map((account) => ({ account, debit: 5000, credit: 2000 })),
  periods: [
    { period: 1, from: 1, to: 7, over: true, settlement: [settled], statement: null },
    { period: 2, from: 8, to: 14, over: false, settlement: [], statement: null },
  ],
}

export const marketView = (fields: Partial<MarketView> = {}): MarketView => ({
  day: 9,
  days: 60,
  finished: false,
  shop: { name: '', legalName: '', taxId: '', bankAccount: '', opened: false },
  company: [{ name: 'legalName', value: 'Titian Trading Sdn Bhd' }],
  cash: 412_345,
  processPoints: 20,
  steps: marketSteps.map((step) => stepView(step)),
  today: [],
  niches: [
    niche('mug', {
      report: {
        searchesPerDay: 2400,
        growthPercent: 12,
        returnsPermille: 45,
        competition: 30,
        certificate: false,
        restricted: true,
        usualCost: 600,
        peakDay: 40,
      },
    }),
    niche('lamp'),
  ],
  reportsLeft: 2,
  productsLeft: 1,
  papers: [
    {
      slot: 'licence',
      needed: true,
      choices: [
        { paper: 'licence-old', facts: [{ name: 'validTo', value: '2024-12-31' }] },
        { paper: 'licence-new', facts: [{ name: 'validTo', value: '2028-12-31' }] },
      ],
      submitted: 'licence-old',
      state: 'rejected',
      reason: 'expired',
    },
  ],
  products: [product()],
  orders: [order(), order({ order: 6, state: 'shipped', carrier: 'untracked', late: true })],
  cases: [returned()],
  messages: [message()],
  health,
  finance,
  events: [],
  ...fields,
})

/** A run in the middle of a shop. */
export const marketRun = (
  fields: Partial<MarketView> = {},
  own: Partial<PracticeRun> = {},
): PracticeRun =>
  run({
    practice: { idSign: 'market', title: 'Virtual marketplace', kind: 'marketplace', version: 1 },
    seats: ['seller'],
    day: 9,
    days: 60,
    number: 4,
    supplyChain: null,
    marketplace: marketView(fields),
    ...own,
  })
