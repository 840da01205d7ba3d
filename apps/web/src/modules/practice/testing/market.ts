import {
  type MarketDay,
  type MarketProduct,
  type MarketReview,
  type MarketStep,
  marketSteps,
  type MarketStepView,
  type MarketView,
  type PracticeRun,
  type RunReview,
  type StepState,
} from '@titian/contract'
import { review, run } from './factories.ts'

const points: Record<MarketStep, number> = {
  research: 8,
  sourcing: 6,
  opening: 4,
  listing: 12,
  pricing: 8,
  ads: 12,
  inventory: 12,
  orders: 8,
  returns: 6,
  messages: 8,
  health: 8,
  finance: 8,
}

/** The twelve steps. A step whose state is not given is locked until the previous step is done. */
export const marketStepsOf = (states: Partial<Record<MarketStep, StepState>>): MarketStepView[] =>
  marketSteps.map((step, at) => {
    const state = states[step] ?? 'locked'
    const before = marketSteps[at - 1]
    return {
      step,
      state,
      points: state === 'passed' ? points[step] : 0,
      of: points[step],
      rules: [],
      waitsFor: state === 'locked' && before ? [before] : [],
    }
  })

/** A day on which ten units were sold for 200.00 with 150.00 of cost. */
export const marketDay = (fields: Partial<MarketDay> = {}): MarketDay => ({
  day: 1,
  searches: 400,
  views: 300,
  clicks: 40,
  adClicks: 10,
  units: 10,
  ownUnits: 2,
  returned: 0,
  price: 2_000,
  sales: 20_000,
  adSales: 5_000,
  adSpend: 1_000,
  fees: 3_000,
  fulfilment: 3_000,
  storage: 500,
  refunds: 0,
  costOfGoods: 7_500,
  stock: 90,
  stockOut: false,
  rating: 440,
  reviews: 12,
  choice: { price: -180, rating: 440, reviews: -610, pictures: 20, delivery: 300 },
  outcome: { own: 120, rivals: 500, nothing: 380 },
  ...fields,
})

export const marketProduct = (fields: Partial<MarketProduct> = {}): MarketProduct => ({
  product: 'lunchBox',
  supplier: 'one',
  suppliers: [],
  listing: null,
  live: true,
  hidden: false,
  pictureChoices: [],
  attributesNeeded: [],
  keywords: [],
  negatives: [],
  leaks: [],
  price: 2_000,
  coupon: 0,
  deal: null,
  breakEven: null,
  fees: { referralPermille: 150, fulfilment: 300, storagePerDay: 1, ownShipping: 250 },
  landedCost: 750,
  campaign: { active: true, budget: 1_000 },
  stock: 90,
  ownStock: 20,
  reorderPoint: 40,
  coverDays: 9,
  lots: [
    {
      lot: 1,
      units: 240,
      ownUnits: 40,
      way: 'air',
      state: 'transit',
      orderedDay: 2,
      nextDay: 9,
      unitCost: 750,
      lateDays: 3,
    },
  ],
  rating: 440,
  reviews: 12,
  forecast: 104,
  rivals: [],
  rows: [],
  ...fields,
})

export const marketView = (fields: Partial<MarketView> = {}): MarketView => ({
  day: 1,
  days: 20,
  finished: false,
  shop: { name: '', legalName: '', taxId: '', bankAccount: '', opened: false },
  company: [],
  cash: 418_260,
  processPoints: 0,
  steps: marketStepsOf({ research: 'open' }),
  today: [],
  niches: [],
  reportsLeft: 3,
  productsLeft: 2,
  papers: [],
  products: [],
  orders: [],
  cases: [],
  messages: [],
  health: { state: 'good', since: null, nextDay: null, measures: [], appeal: null, appeals: [] },
  finance: { cash: 418_260, accounts: [], periods: [] },
  events: [],
  decisions: [],
  ...fields,
})

const firstShop = {
  idSign: 'market-first-shop',
  title: 'My first shop',
  kind: 'marketplace',
  version: 1,
} as const

export const marketRun = (
  view: Partial<MarketView> = {},
  fields: Partial<PracticeRun> = {},
): PracticeRun => ({
  ...run({ seats: ['seller'], supplyChain: null, days: 20 }),
  practice: firstShop,
  marketplace: marketView(view),
  day: view.day ?? 1,
  ...fields,
})

/** A shop that has ended after three days. */
export const marketReview = (fields: Partial<MarketReview> = {}): RunReview => ({
  ...review({ supplyChain: null, seats: ['seller'] }),
  practice: firstShop,
  notes: [{ day: 2, seat: 'seller', note: 'The rival is cheaper' }],
  marketplace: {
    view: marketView({
      day: 3,
      days: 3,
      finished: true,
      steps: marketStepsOf({ research: 'passed', pricing: 'inProgress' }),
      products: [
        marketProduct({
          rows: [1, 2, 3].map((day) => marketDay({ day, units: day, stockOut: day === 3 })),
        }),
      ],
    }),
    result: [
      { name: 'profit', own: 50_000, idle: 0, reference: 100_000, points: 6, of: 12 },
      { name: 'rating', own: 140, idle: 0, reference: 160, points: 3, of: 3 },
    ],
    cap: null,
    decisions: [
      { day: 1, type: 'chooseNiche', product: 'lunchBox', label: '' },
      { day: 2, type: 'setPrice', product: 'lunchBox', label: '20.00' },
    ],
    ...fields,
  },
})
