import { z } from 'zod'
import {
  erpAccounts,
  erpCurrencies,
  erpDirections,
  erpDocumentKinds,
  erpDocumentStates,
  erpErrors,
  erpFigures,
  erpPaperKinds,
  erpRoles,
  erpStatementForms,
  erpValuations,
  erpWarehouses,
} from './names.ts'

const count = z.number().int()
const code = z.string()
const day = count
const cardOf = code.nullable()

const partner = z.object({
  code,
  name: z.string(),
  role: z.enum(erpRoles),
  creditLimit: count,
  paymentDays: count,
  currency: z.enum(erpCurrencies),
  card: cardOf,
  /** Whether the student created this customer, supplier or item, and so may change it. */
  own: z.boolean(),
})

const item = z.object({
  code,
  name: z.string(),
  price: count,
  reorderPoint: count,
  reorderUnits: count,
  card: cardOf,
  own: z.boolean(),
})

/** PRC-042: a document in a list, without lines. */
const header = {
  id: count,
  kind: z.enum(erpDocumentKinds),
  number: z.string(),
  card: cardOf,
  day,
  state: z.enum(erpDocumentStates),
  partner: code.nullable(),
  source: count.nullable(),
  paper: count.nullable(),
  /** PRC-043: the numbers of the document that this document reverses, and of its reversal. */
  reverses: count.nullable(),
  reversedBy: count.nullable(),
  byTeacher: z.boolean(),
  dueDay: day.nullable(),
  currency: z.enum(erpCurrencies),
  total: count,
  /** The cents of an invoice that are not settled, and the units that are not delivered yet. */
  open: count,
  openUnits: count,
  /** The result of the three-way match of a supplier invoice; null for other documents. */
  matched: z.boolean().nullable(),
  direction: z.enum(erpDirections).nullable(),
}

const entryLine = z.object({ account: z.enum(erpAccounts), debit: count, credit: count })

/** PRC-044: one document with its lines and postings. */
export const erpDocument = z.object({
  ...header,
  warehouse: z.enum(erpWarehouses),
  toWarehouse: z.enum(erpWarehouses).nullable(),
  /** The exchange rate in ten-thousandths. */
  rate: count,
  net: count,
  tax: count,
  /** The total in cents of the company's currency. */
  home: count,
  lines: z.array(
    z.object({
      item: code,
      units: count,
      price: count,
      damaged: count,
      done: count,
      invoiced: count,
      tax: count,
      value: count,
    }),
  ),
  entries: z.array(z.object({ id: count, document: count, day, lines: z.array(entryLine) })),
})
export type ErpDocument = z.output<typeof erpDocument>

const paper = z.object({
  /** Whether the paper needs no more work (PRC-246). */
  used: z.boolean(),
  id: count,
  kind: z.enum(erpPaperKinds),
  number: z.string(),
  card: cardOf,
  round: count,
  day,
  dueDay: day.nullable(),
  partner: code.nullable(),
  source: count.nullable(),
  currency: z.enum(erpCurrencies),
  lines: z.array(
    z.object({
      item: code,
      units: count,
      price: count,
      damaged: count,
      left: count,
      leftDamaged: count,
    }),
  ),
  net: count,
  tax: count,
  amount: count,
  /**
   * For a line of the bank statement, the cents that are not booked yet. For any other paper, 1
   * until a document uses the paper.
   */
  left: count,
  facts: z.array(z.object({ name: code, value: z.union([z.string(), count]) })),
  text: z.string(),
  disputed: z.boolean(),
})

/**
 * PRC-047: a statement of a card with its verdict. The fields depend on the form of the statement.
 */
export const erpVerdict = z.object({
  statement: z.looseObject({ form: z.enum(erpStatementForms) }),
  met: z.boolean(),
  expected: count.nullable(),
  found: count.nullable(),
})
export type ErpVerdict = z.output<typeof erpVerdict>

const card = z.object({
  code,
  /** The title of a teacher's card; the site has the texts of the school's cards. */
  title: z.string(),
  story: z.string(),
  begunDay: day.nullable(),
  round: count,
  hints: count,
  hintsOf: count,
  hintTexts: z.array(z.string()),
  statements: z.array(erpVerdict),
  met: count,
})

const amounts = z.array(z.object({ account: z.enum(erpAccounts), amount: count }))

export const erpView = z.object({
  day,
  days: count,
  finished: z.boolean(),
  /** The exchange rate of one dollar in ten-thousandths. */
  rate: count,
  taxPermille: count,
  valuation: z.enum(erpValuations),
  warehouses: count,
  dollars: z.boolean(),
  cash: count,
  partners: z.array(partner),
  items: z.array(item),
  stock: z.array(
    z.object({ item: code, warehouse: z.enum(erpWarehouses), units: count, value: count }),
  ),
  /** The counts for the process map. */
  counts: z.array(
    z.object({ kind: z.enum(erpDocumentKinds), state: z.enum(erpDocumentStates), count }),
  ),
  /** All open documents, and the newest of the others. */
  documents: z.array(z.object(header)),
  documentsInAll: count,
  papers: z.array(paper),
  cards: z.array(card),
  slips: z.array(z.object({ code: z.enum(erpErrors), document: count, day, card: cardOf })),
  trialBalance: z.object({ rows: z.array(entryLine), debit: count, credit: count }),
  income: z.object({ rows: amounts, profit: count }),
  balanceSheet: z.object({
    assets: amounts,
    liabilities: amounts,
    profit: count,
    totalAssets: count,
    totalLiabilities: count,
  }),
  closings: z.array(
    z.object({
      day,
      card: cardOf,
      round: count,
      figures: z.array(z.object({ figure: z.enum(erpFigures), amount: count, right: z.boolean() })),
    }),
  ),
  reminders: z.array(z.object({ document: count, day, card: cardOf, round: count })),
})
export type ErpView = z.output<typeof erpView>

/** A posting of a T account with the balance after it. */
export const erpLedgerRow = z.object({
  entry: count,
  document: count,
  /** The number of the document. */
  number: z.string(),
  day,
  debit: count,
  credit: count,
  balance: count,
})
export type ErpLedgerRow = z.output<typeof erpLedgerRow>

/** A movement of an item with the stock after it. */
export const erpStockRow = z.object({
  id: count,
  document: count,
  number: z.string(),
  day,
  item: code,
  warehouse: z.enum(erpWarehouses),
  units: count,
  value: count,
  stock: count,
  worth: count,
})
export type ErpStockRow = z.output<typeof erpStockRow>

/** PRC-048: what only a review contains. Its measures are those of the score. */
export const erpReview = z.object({
  view: erpView,
  result: z.array(
    z.object({
      name: z.string(),
      points: count,
      of: count,
      /**
       * The figure on which the points are based; null if there was nothing to measure (PRC-245).
       */
      found: z.object({
        unit: z.enum(['parts', 'cents', 'days']),
        value: z.number().int().nullable(),
        of: count.nullable(),
      }),
    }),
  ),
})
export type ErpReview = z.output<typeof erpReview>
