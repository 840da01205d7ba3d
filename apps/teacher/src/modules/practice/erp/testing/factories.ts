import type {
  BoardRun,
  ErpCardDocument,
  ErpDocument,
  ErpProgress,
  ErpReview,
  PracticeBoardRow,
} from '@titian/contract'
import { assignmentOf, boardRunOf, rowOf } from '../../market/testing/factories.ts'

export const ownSign = 'c'.repeat(22)

type Card = ErpProgress['cards'][number]

const notBegun = (code: string, of: number, title = ''): Card => ({
  code,
  title,
  begun: false,
  met: 0,
  of,
  hints: 0,
  failed: [],
})

/**
 * A student who has finished the first card, works on the second and has not begun the teacher's
 * card.
 */
export const erpProgress = (changed: Partial<ErpProgress> = {}): ErpProgress => ({
  cash: 4_867_500,
  cards: [
    { ...notBegun('masterData', 3), begun: true, met: 3 },
    {
      ...notBegun('stockRule', 6),
      begun: true,
      met: 4,
      hints: 1,
      failed: [
        {
          place: 2,
          statement: { form: 'stockOf', item: 'I20', units: 130 },
          met: false,
          expected: 130,
          found: 30,
        },
        {
          place: 5,
          statement: { form: 'owedBy', partner: 'S20', amount: 0 },
          met: false,
          expected: 0,
          found: 132_500,
        },
      ],
    },
    notBegun('T7', 5, 'Lamps for the shop'),
  ],
  slips: [{ code: 'mismatch', count: 2 }],
  ...changed,
})

export const erpAssignment = () =>
  assignmentOf({
    practice: { idSign: 'company', title: 'The first company', kind: 'erp', version: 1 },
    days: 40,
    erp: {
      cards: ['masterData', 'stockRule'],
      own: [{ sign: ownSign, title: 'Lamps for the shop' }],
    },
  })

export const erpRowOf = (userName: string, changed: Partial<PracticeBoardRow> = {}) => ({
  ...rowOf(userName),
  days: 40,
  day: 7,
  progress: null,
  erp: erpProgress(),
  ...changed,
})

export const erpBoardOf = (list: ReturnType<typeof erpRowOf>[], total = list.length) => ({
  list,
  total,
  assignment: erpAssignment(),
  games: [],
  gamesTotal: 0,
})

const header: ErpReview['view']['documents'][number] = {
  id: 1,
  kind: 'purchaseOrder',
  number: 'PO-1',
  card: 'stockRule',
  day: 2,
  state: 'done',
  partner: 'S20',
  source: null,
  paper: null,
  reverses: null,
  reversedBy: null,
  byTeacher: false,
  dueDay: null,
  currency: 'home',
  total: 132_500,
  open: 0,
  openUnits: 0,
  matched: null,
  direction: null,
}

export const erpViewOf = (changed: Partial<ErpReview['view']> = {}): ErpReview['view'] => ({
  day: 7,
  days: 40,
  finished: false,
  rate: 42_000,
  taxPermille: 60,
  valuation: 'average',
  warehouses: 1,
  dollars: false,
  cash: 4_867_500,
  partners: [
    {
      code: 'S20',
      name: 'Delima Trading',
      role: 'supplier',
      creditLimit: 0,
      paymentDays: 14,
      currency: 'home',
      card: 'stockRule',
      own: false,
    },
  ],
  items: [
    {
      code: 'I20',
      name: 'Thermos flask',
      price: 2_990,
      reorderPoint: 50,
      reorderUnits: 100,
      card: 'stockRule',
      own: false,
    },
  ],
  stock: [{ item: 'I20', warehouse: 'main', units: 130, value: 161_000 }],
  counts: [],
  documents: [
    header,
    { ...header, id: 2, kind: 'goodsReceipt', number: 'GR-1', day: 4, source: 1 },
    {
      ...header,
      id: 3,
      kind: 'supplierInvoice',
      number: 'PI-1',
      day: 4,
      source: 1,
      matched: false,
    },
  ],
  documentsInAll: 5,
  papers: [
    {
      id: 1,
      used: false,
      kind: 'note',
      number: 'M-201',
      card: 'stockRule',
      round: 1,
      day: 2,
      dueDay: null,
      partner: 'S20',
      source: null,
      currency: 'home',
      lines: [{ item: 'I20', units: 30, price: 1_250, damaged: 0, left: 30, leftDamaged: 0 }],
      net: 37_500,
      tax: 2_250,
      amount: 39_750,
      left: 1,
      facts: [{ name: 'reorderPoint', value: 50 }],
      text: '',
      disputed: false,
    },
  ],
  cards: [
    {
      code: 'stockRule',
      title: '',
      story: '',
      begunDay: 2,
      round: 1,
      hints: 1,
      hintsOf: 3,
      hintTexts: ['Read the note.'],
      statements: [
        {
          statement: { form: 'stockOf', item: 'I20', units: 130 },
          met: true,
          expected: 130,
          found: 130,
        },
        {
          statement: { form: 'owedBy', partner: 'S20', amount: 0 },
          met: false,
          expected: 0,
          found: 132_500,
        },
      ],
      met: 1,
    },
    {
      code: 'T7',
      title: 'Lamps for the shop',
      story: 'Sell five lamps.',
      begunDay: null,
      round: 0,
      hints: 0,
      hintsOf: 0,
      hintTexts: [],
      statements: [
        {
          statement: { form: 'trialBalanceZero' },
          met: false,
          expected: 0,
          found: 0,
        },
      ],
      met: 0,
    },
  ],
  slips: [{ code: 'mismatch', document: 3, day: 4, card: 'stockRule' }],
  trialBalance: {
    rows: [
      { account: 'bank', debit: 5_000_000, credit: 132_500 },
      { account: 'inventory', debit: 161_000, credit: 0 },
      { account: 'capital', debit: 0, credit: 5_028_500 },
    ],
    debit: 5_161_000,
    credit: 5_161_000,
  },
  income: { rows: [{ account: 'sales', amount: 10_000 }], profit: 10_000 },
  balanceSheet: {
    assets: [{ account: 'bank', amount: 4_867_500 }],
    liabilities: [{ account: 'capital', amount: 4_857_500 }],
    profit: 10_000,
    totalAssets: 4_867_500,
    totalLiabilities: 4_867_500,
  },
  closings: [],
  reminders: [],
  ...changed,
})

export const erpRunOf = (changed: Partial<BoardRun> = {}): BoardRun =>
  boardRunOf({
    practice: erpAssignment().practice,
    seats: ['clerk'],
    state: 'active',
    day: 7,
    days: 40,
    endedAt: null,
    marketplace: null,
    notes: [{ day: 2, seat: 'clerk', note: 'Ordered what the rule says' }],
    erp: {
      view: erpViewOf(),
      result: [{ name: 'onTime', points: 3, of: 5, found: { unit: 'parts', value: 6, of: 10 } }],
    },
    ...changed,
  })

/** A goods receipt with its postings. */
export const erpDocumentOf = (): ErpDocument => ({
  ...header,
  id: 2,
  kind: 'goodsReceipt',
  number: 'GR-1',
  day: 4,
  source: 1,
  warehouse: 'main',
  toWarehouse: null,
  rate: 10_000,
  net: 125_000,
  tax: 0,
  home: 125_000,
  lines: [
    {
      item: 'I20',
      units: 100,
      price: 1_250,
      damaged: 0,
      done: 0,
      invoiced: 0,
      tax: 0,
      value: 125_000,
    },
  ],
  entries: [
    {
      id: 1,
      document: 2,
      day: 4,
      lines: [
        { account: 'inventory', debit: 125_000, credit: 0 },
        { account: 'grni', debit: 0, credit: 125_000 },
      ],
    },
  ],
})

export const erpCardOf = (changed: Partial<ErpCardDocument> = {}): ErpCardDocument => ({
  sign: ownSign,
  title: 'Lamps for the shop',
  author: 'Lee Mei Ling',
  isOwn: true,
  statements: 2,
  used: 1,
  version: 3,
  changedAt: '2026-11-20T08:00:00.000Z',
  content: {
    title: 'Lamps for the shop',
    story: 'Buy twenty lamps.',
    partners: [
      {
        code: 'P100',
        name: 'Lamp House',
        role: 'supplier',
        creditLimit: 0,
        paymentDays: 30,
        currency: 'home',
      },
    ],
    items: [{ code: 'I100', name: 'Lamp', price: 1_990, reorderPoint: 0, reorderUnits: 0 }],
    stock: [],
    openInvoices: [],
    supplies: [
      {
        partner: 'P100',
        item: 'I100',
        price: 1_250,
        leadDays: 2,
        firstPercent: 100,
        damaged: 0,
        billedMore: 0,
      },
    ],
    habits: [],
    events: [
      {
        after: 'begin',
        days: 0,
        paper: {
          kind: 'note',
          partner: 'P100',
          number: 'M-1',
          lines: [{ item: 'I100', units: 20, price: 1_250, damaged: 0 }],
          dueAfter: null,
          facts: [{ name: 'amount', value: 26_500 }],
          text: 'Please order.',
        },
      },
    ],
    statements: [
      { form: 'stockOf', item: 'I100', units: 20 },
      { form: 'billed', partner: 'P100', amount: 26_500 },
    ],
    hints: ['Read the note.'],
  },
  ...changed,
})
