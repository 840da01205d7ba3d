import type {
  BenchProblem,
  ChainSeat,
  InventoryView,
  PracticeRun,
  RunReview,
  SupplyChainView,
  PracticeCard,
  PracticeDetail,
} from '@titian/contract'

const row = (week: number): SupplyChainView['rows'][number] => ({
  week,
  received: 4,
  asked: 4,
  shipped: 4,
  stock: 12,
  backlog: 0,
  cost: 600,
  ordered: null,
  orderedBy: null,
})

export const desk = (fields: Partial<SupplyChainView> = {}): SupplyChainView => ({
  seat: 'retailer',
  week: 1,
  weeks: 36,
  finished: false,
  usual: 4,
  stock: 12,
  backlog: 3,
  inTransit: [4, 5],
  onOrder: 16,
  cost: 600,
  rows: [row(1)],
  consumerDemand: null,
  ...fields,
})

export const run = (fields: Partial<PracticeRun> = {}): PracticeRun => ({
  sign: 'one',
  practice: { idSign: 'chain', title: 'The beer game', kind: 'supply-chain', version: 1 },
  mode: 'oneSeat',
  seats: ['retailer'],
  state: 'active',
  day: 1,
  days: 36,
  startedAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-01T08:00:00.000Z',
  endedAt: null,
  score: null,
  assignment: null,
  number: 1,
  decided: [],
  game: null,
  supplyChain: [desk()],
  inventory: null,
  marketplace: null,
  erp: null,
  ...fields,
})

/** The run after its first week. */
export const later = (number = 2) =>
  run({ day: number, number, supplyChain: [desk({ week: number })] })

export const person = {
  userId: 'u',
  name: 'Mei',
  photo: null,
  sex: 0,
  roleStr: 'student,normal',
  _roleName: 'student',
  mobile: '1',
  areaCode: '60',
  functionCodeList: [],
  auditStatus: 2,
  bindWechat: false,
  impersonation: null,
  mustAgree: false,
}

const problem = (fields: Partial<BenchProblem>): BenchProblem => ({
  name: 'reorderPoint',
  given: [],
  unit: 'units',
  places: 0,
  rounding: 'none',
  tolerance: 'exact',
  answered: null,
  solution: null,
  ...fields,
})

/** A run with two inventory problems, of which the second is solved. */
export const bench = (fields: Partial<InventoryView> = {}): PracticeRun => ({
  ...run({ days: 3, seats: ['student'], supplyChain: null }),
  practice: { idSign: 'inventory-bench', title: 'Inventory bench', kind: 'inventory', version: 1 },
  inventory: {
    attempt: 1,
    tries: 3,
    finished: false,
    problems: [
      problem({}),
      problem({
        name: 'economicOrder',
        answered: { text: '120', verdict: 'right' },
        solution: { answer: { value: 120, places: 0, unit: 'units' }, steps: [] },
      }),
    ],
    ...fields,
  },
})

const seatReview = (seat: ChainSeat) => ({
  seat,
  playedBy: 'human' as const,
  cost: 600,
  bullwhip: seat === 'factory' ? null : 150,
  withoutBacklog: 50,
  onTime: null,
  rows: [
    { ...row(1), ordered: 9, orderedBy: 'player' as const },
    { ...row(2), stock: 5, backlog: 2 },
  ],
})

/** The review of a scored game of two weeks. */
export function review(fields: Partial<RunReview> = {}): RunReview {
  const { number: _number, decided: _decided, game: _game, ...card } = run({ state: 'scored' })
  return {
    ...card,
    practice: { ...card.practice, idSign: 'beer-game' },
    inventory: null,
    marketplace: null,
    erp: null,
    score: {
      parts: [
        { name: 'cost', points: 20, of: 35 },
        { name: 'debrief', points: null, of: 15 },
      ],
      points: 20,
      of: 35,
      cap: null,
    },
    notes: [{ day: 1, seat: 'retailer', note: 'Keep calm' }],
    team: null,
    debrief: null,
    supplyChain: {
      chainCost: 2400,
      referenceCost: 1000,
      humanCost: 3000,
      demand: [4, 8],
      seats: (['retailer', 'wholesaler', 'distributor', 'factory'] as const).map(seatReview),
    },
    ...fields,
  }
}

/** The practice in the form that lists show. */
export const practiceCard = {
  idSign: 'beer-game',
  title: 'The beer game',
  summary: 'A chain.',
  picture: '',
  kind: 'supply-chain',
  url: '/supplyChain',
  state: 'open',
  score: null,
  due: null,
} as const satisfies PracticeCard

/** The practice in the form that its own page shows. */
export const practiceDetail = (fields: Partial<PracticeDetail> = {}): PracticeDetail => ({
  ...practiceCard,
  version: 1,
  fitForMarks: true,
  modes: ['oneSeat', 'allSeats', 'team'],
  seats: ['retailer', 'wholesaler', 'distributor', 'factory'],
  days: 36,
  supplyChain: {
    startStock: 12,
    orderDelay: 2,
    shippingDelay: 2,
    productionDelay: 2,
    holding: 50,
    backlog: 100,
    sharedDemand: false,
  },
  inventory: null,
  marketplace: null,
  erp: null,
  parts: [{ name: 'cost', of: 35 }],
  ...fields,
})
