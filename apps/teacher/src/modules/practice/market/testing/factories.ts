import {
  type BoardRun,
  type MarketDay,
  type MarketReview,
  type MarketStepView,
  marketSteps,
  type PracticeBoardRow,
  type TaughtAssignment,
} from '@titian/contract'
import type { Progress, StepProgress } from '../board/progress.ts'

export const [given, run] = ['a'.repeat(22), 'b'.repeat(22)] as const

export const assignmentOf = (changed: Partial<TaughtAssignment> = {}): TaughtAssignment => ({
  sign: given,
  practice: { idSign: 'shop', title: 'The first shop', kind: 'marketplace', version: 1 },
  mode: 'oneSeat',
  days: 60,
  opensAt: null,
  dueAt: '2026-12-01T08:00:00.000Z',
  attempts: 1,
  weights: [
    { name: 'process', weight: 50 },
    { name: 'result', weight: 30 },
    { name: 'reasoning', weight: 20 },
  ],
  passLine: 60,
  turnSeconds: 90,
  erp: null,
  version: 1,
  students: 3,
  started: 2,
  ended: 1,
  passed: 1,
  average: 71,
  canRemove: false,
  lobbies: 0,
  leftOut: 0,
  hasRuns: true,
  attemptsUsed: 1,
  next: null,
  ...changed,
})

/**
 * Returns the steps of a shop up to a reached step. The steps before it are passed, and the steps
 * after it are locked.
 */
export const stepsAt = (state: StepProgress['state'], reached: StepProgress['step']) =>
  marketSteps.map((step, at): StepProgress => {
    const place = marketSteps.indexOf(reached)
    if (at < place) return { step, state: 'passed', points: 8, of: 8 }
    return at === place
      ? { step, state, points: 3, of: 12 }
      : { step, state: 'locked', points: 0, of: 8 }
  })

export const progress = (changed: Partial<Progress> = {}): Progress => ({
  cash: 481_250,
  health: 'good',
  points: 43,
  steps: stepsAt('warning', 'ads'),
  ...changed,
})

export const rowOf = (userName: string, changed: Partial<PracticeBoardRow> = {}) => ({
  userId: userName,
  userName,
  studentCard: null,
  state: 'active' as const,
  run,
  day: 14,
  days: 60,
  attempt: 1,
  percent: null,
  passed: null,
  points: null,
  pointsOf: null,
  parts: [],
  changedAt: null,
  dueAt: '2026-12-01T08:00:00.000Z',
  extended: false,
  game: null,
  seat: null,
  progress: progress(),
  erp: null,
  ...changed,
})

export const boardOf = (list: ReturnType<typeof rowOf>[], total = list.length) => ({
  list,
  total,
  assignment: assignmentOf(),
  games: [],
  gamesTotal: 0,
})

export const dayRow = (day: number, changed: Partial<MarketDay> = {}): MarketDay => ({
  day,
  searches: 400,
  views: 120,
  clicks: 30,
  adClicks: 10,
  units: 5,
  ownUnits: 1,
  returned: 0,
  price: 2_399,
  sales: 11_995,
  adSales: 2_399,
  adSpend: 500,
  fees: 1_799,
  fulfilment: 2_000,
  storage: 40,
  refunds: 0,
  costOfGoods: 3_000,
  stock: 90,
  stockOut: false,
  rating: 430,
  reviews: 12,
  choice: null,
  outcome: null,
  ...changed,
})

const steps = marketSteps.map((step): MarketStepView => ({
  step,
  state: step === 'ads' ? 'warning' : 'passed',
  points: step === 'ads' ? 5 : 8,
  of: step === 'ads' ? 12 : 8,
  rules: [
    step === 'ads'
      ? { rule: 'acosWithinMargin', met: false, points: 0, of: 7, details: {} }
      : { rule: 'done', met: true, points: 8, of: 8, details: {} },
  ],
  waitsFor: [],
}))

/** Returns a finished shop of three days, with optional changes. */
export const reviewOf = (changed: Partial<MarketReview['view']> = {}): MarketReview => ({
  view: {
    day: 3,
    days: 3,
    finished: true,
    shop: { name: 'Lamp', legalName: '', taxId: '', bankAccount: '', opened: true },
    company: [],
    cash: 481_250,
    processPoints: 93,
    steps,
    today: [],
    niches: [],
    reportsLeft: 0,
    productsLeft: 0,
    papers: [],
    products: [
      {
        product: 'lamp',
        supplier: null,
        suppliers: [],
        listing: {
          title: 'Desk lamp',
          bullets: [],
          description: '',
          attributes: [],
          pictures: [],
          terms: '',
        },
        live: true,
        hidden: false,
        pictureChoices: [],
        attributesNeeded: [],
        keywords: [],
        negatives: [],
        leaks: [],
        price: 2_399,
        coupon: 0,
        deal: null,
        breakEven: null,
        fees: { referralPermille: 150, fulfilment: 400, storagePerDay: 1, ownShipping: 300 },
        landedCost: null,
        campaign: { active: true, budget: 1_000 },
        stock: 90,
        ownStock: 10,
        reorderPoint: 40,
        coverDays: 18,
        lots: [],
        rating: 430,
        reviews: 12,
        forecast: 50,
        rivals: [],
        rows: [dayRow(2), dayRow(3, { sales: 23_990, units: 10, stock: 0, stockOut: true })],
      },
    ],
    orders: [],
    cases: [],
    messages: [],
    health: {
      state: 'warned',
      since: 3,
      nextDay: 10,
      measures: [],
      appeal: null,
      appeals: [],
    },
    finance: {
      cash: 481_250,
      accounts: [
        { account: 'cash', debit: 535_985, credit: 54_735 },
        { account: 'capital', debit: 0, credit: 500_000 },
        { account: 'sales', debit: 0, credit: 35_985 },
        { account: 'inventory', debit: 54_735, credit: 0 },
      ],
      periods: [],
    },
    events: [{ event: 'demandPeak', from: 3, days: 1 }],
    ...changed,
  },
  result: [
    { name: 'profit', own: 300_000, idle: -14_300, reference: 739_500, points: 5, of: 12 },
    { name: 'sellThrough', own: 620, idle: 0, reference: 910, points: 4, of: 6 },
    { name: 'adMargin', own: -1_250, idle: 0, reference: 90_000, points: 0, of: 3 },
    { name: 'rating', own: 120, idle: 0, reference: 150, points: 2, of: 3 },
  ],
  cap: null,
  cash: [490_000, 470_005, 481_250],
  decisions: [
    { day: 1, type: 'buyReport', product: null, label: 'lamps' },
    { day: 2, type: 'setPrice', product: 'lamp', label: '' },
    { day: 2, type: 'setBid', product: 'lamp', label: 'desk lamp' },
    { day: 3, type: 'event', product: null, label: 'demandPeak · 1' },
  ],
})

export const boardRunOf = (changed: Partial<BoardRun> = {}): BoardRun => ({
  sign: run,
  practice: assignmentOf().practice,
  mode: 'oneSeat',
  seats: ['seller'],
  state: 'scored',
  day: 3,
  days: 3,
  startedAt: '2026-11-20T08:00:00.000Z',
  changedAt: '2026-11-20T09:00:00.000Z',
  endedAt: '2026-11-20T09:00:00.000Z',
  score: null,
  assignment: null,
  userName: 'Mei',
  code: null,
  team: null,
  notes: [{ day: 2, seat: 'seller', note: 'Below the median price' }],
  debrief: null,
  supplyChain: null,
  inventory: null,
  marketplace: reviewOf(),
  erp: null,
  ...changed,
})
