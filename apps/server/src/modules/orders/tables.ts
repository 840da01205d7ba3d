import type { PayMethod, PayType, Texts } from '@titian/contract'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Notice, StartRequest } from '../../platform/payment/payment.ts'
import type { AttemptState, OrderState, RefundKind } from './rules.ts'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const words = (name: string) => jsonb(name).$type<Texts>().notNull().default({})

/** The school's data on an invoice. */
export interface InvoiceFacts {
  name: Texts
  number: string
  address: Texts
  taxLabel: Texts
  taxBasis: number
}

/** A school without a row uses the defaults. */
export const paymentSettings = pgTable('payment_settings', {
  schoolId: number('school_id').primaryKey(),
  windowMinutes: integer('window_minutes').notNull().default(30),
  methods: jsonb().$type<PayMethod[]>().notNull().default(['card']),
  refundDays: integer('refund_days').notNull().default(7),
  creditLimit: integer('credit_limit').notNull().default(10_000),
  invoiceName: words('invoice_name'),
  invoiceNumber: text('invoice_number').notNull().default(''),
  taxLabel: words('tax_label'),
  /** The tax included in prices, in hundredths of a percent. */
  taxBasis: integer('tax_basis').notNull().default(0),
  version: integer().notNull().default(1),
})

export const discountCodes = pgTable('discount_codes', {
  id: id(),
  schoolId: number('school_id').notNull(),
  /** The code in upper case. */
  code: text().notNull(),
  kind: text().$type<'percent' | 'fixed'>().notNull(),
  /** The discount in percent, or in minor units of the school's currency. */
  value: integer().notNull(),
  capMinor: integer('cap_minor'),
  leastMinor: integer('least_minor').notNull().default(0),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  mostUses: integer('most_uses'),
  perUser: integer('per_user').notNull().default(1),
  /** Number of reserved and consumed uses. */
  used: integer().notNull().default(0),
  active: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
})

/** The courses of a discount code; a code without rows here is valid for every course. */
export const discountCodeCourses = pgTable(
  'discount_code_courses',
  {
    schoolId: number('school_id').notNull(),
    codeId: number('code_id').notNull(),
    courseId: number('course_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.courseId] })],
)

export const orders = pgTable('orders', {
  id: id(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  orderNo: text('order_no').notNull(),
  /** The key and the hash of the form (ORD-054). */
  key: uuid().notNull(),
  requestHash: text('request_hash').notNull(),
  state: text().$type<OrderState>().notNull(),
  /** True when unmatched money waits for staff (ORD-063). */
  moneyReview: boolean('money_review').notNull().default(false),
  /**
   * True when a bank withdrew the money and the dispute is open: the access is suspended (ORD-098).
   */
  disputed: boolean().notNull().default(false),
  cancelled: boolean().notNull().default(false),
  payType: smallint('pay_type').$type<PayType>().notNull(),
  email: text().notNull(),
  /** ORD-097: the name on the invoice, when it is not the buyer. */
  payer: text().notNull().default(''),
  /** ORD-097: the invoice data at the time of payment. */
  invoice: jsonb().$type<InvoiceFacts>(),
  currency: text().notNull(),
  currencySymbol: text('currency_symbol').notNull(),
  listMinor: integer('list_minor').notNull(),
  discountMinor: integer('discount_minor').notNull().default(0),
  subtotalMinor: integer('subtotal_minor').notNull(),
  /**
   * The part of the subtotal that is paid in coins. They are reserved until the rest is paid, and
   * then spent (ORD-078).
   */
  coins: integer().notNull().default(0),
  /** The amount that the provider received. */
  receivedMinor: integer('received_minor').notNull().default(0),
  /** The refunded amount of the order: money and coins together. */
  refundedMinor: integer('refunded_minor').notNull().default(0),
  refundDays: integer('refund_days').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  closedAt: moment('closed_at'),
  paidAt: moment('paid_at'),
  hiddenAt: moment('hidden_at'),
  version: integer().notNull().default(1),
})

export const orderLines = pgTable('order_lines', {
  id: id(),
  schoolId: number('school_id').notNull(),
  orderId: number('order_id').notNull(),
  userId: number('user_id').notNull(),
  courseId: number('course_id').notNull(),
  titles: words('titles'),
  titleSearch: text('title_search').notNull(),
  listMinor: integer('list_minor').notNull(),
  discountMinor: integer('discount_minor').notNull().default(0),
  paidMinor: integer('paid_minor').notNull(),
  /** False once the order is closed or fully refunded. */
  live: boolean().notNull().default(true),
})

export const discountUses = pgTable('discount_uses', {
  id: id(),
  schoolId: number('school_id').notNull(),
  codeId: number('code_id').notNull(),
  userId: number('user_id').notNull(),
  orderId: number('order_id').notNull().unique(),
  slot: integer().notNull(),
  state: text().$type<'reserved' | 'consumed' | 'released'>().notNull(),
})

export const paymentAttempts = pgTable('payment_attempts', {
  id: id(),
  schoolId: number('school_id').notNull(),
  orderId: number('order_id').notNull(),
  provider: text().notNull(),
  /** The provider's id, once it exists. */
  reference: text(),
  payUrl: text('pay_url'),
  /** The request to the provider. It is stored, so that a second try sends exactly the same. */
  request: jsonb().$type<StartRequest>().notNull(),
  state: text().$type<AttemptState>().notNull(),
  amountMinor: integer('amount_minor').notNull(),
  currency: text().notNull(),
  receivedMinor: integer('received_minor').notNull().default(0),
  receivedCurrency: text('received_currency'),
  receivedAt: moment('received_at'),
  /** The provider's payment id, when it differs from the reference. */
  payment: text(),
  createdAt: moment('created_at').notNull(),
  /** The time of the next query at the provider; null when no query is planned. */
  askAt: moment('ask_at'),
})

export const providerEvents = pgTable(
  'provider_events',
  {
    id: id(),
    schoolId: number('school_id'),
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    raw: text().notNull(),
    notice: jsonb().$type<Notice>().notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
    result: text(),
    attemptId: number('attempt_id'),
  },
  (table) => [unique('provider_events_once').on(table.provider, table.eventId)],
)

export const refunds = pgTable('refunds', {
  id: id(),
  schoolId: number('school_id').notNull(),
  orderId: number('order_id').notNull(),
  /** The payment to which the online part is refunded. */
  attemptId: number('attempt_id'),
  kind: text().$type<RefundKind>().notNull(),
  state: text().$type<'requested' | 'refused' | 'granted' | 'refunded' | 'failed'>().notNull(),
  amountMinor: integer('amount_minor').notNull(),
  /** The part refunded in coins. */
  coins: integer().notNull().default(0),
  currency: text().notNull(),
  reason: text().notNull(),
  decision: text(),
  key: text().notNull(),
  tries: integer().notNull().default(0),
  tryAt: moment('try_at'),
  reference: text(),
  createdBy: number('created_by'),
  decidedBy: number('decided_by'),
  createdAt: moment('created_at').notNull(),
  decidedAt: moment('decided_at'),
  settledAt: moment('settled_at'),
})

export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    schoolId: number('school_id').notNull(),
    orderId: number('order_id').notNull(),
    attemptId: number('attempt_id').notNull(),
    provider: text().notNull(),
    /** The provider's id of the dispute. */
    reference: text().notNull(),
    state: text().$type<'open' | 'won' | 'lost'>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [unique('disputes_once').on(table.provider, table.reference)],
)

export const entitlements = pgTable('entitlements', {
  id: id(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  courseId: number('course_id').notNull(),
  source: text().notNull(),
  orderId: number('order_id'),
  codeId: number('code_id'),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
})

export const codeBatches = pgTable('code_batches', {
  id: id(),
  schoolId: number('school_id').notNull(),
  name: text().notNull(),
  /** The coins of each code; 0 when it grants courses. */
  coins: integer().notNull().default(0),
  quantity: integer().notNull(),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  perUser: integer('per_user').notNull().default(1),
  className: text('class_name').notNull().default(''),
  asksName: boolean('asks_name').notNull().default(false),
  asksNumber: boolean('asks_number').notNull().default(false),
  key: uuid().notNull(),
  requestHash: text('request_hash').notNull(),
  createdBy: number('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  downloadedBy: number('downloaded_by'),
  downloadedAt: moment('downloaded_at'),
})

export const codeBatchCourses = pgTable(
  'code_batch_courses',
  {
    schoolId: number('school_id').notNull(),
    batchId: number('batch_id').notNull(),
    courseId: number('course_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.courseId] })],
)

export const activationCodes = pgTable('activation_codes', {
  id: id(),
  schoolId: number('school_id').notNull(),
  batchId: number('batch_id').notNull(),
  codeHash: text('code_hash'),
  lastFour: text('last_four').notNull().default(''),
  state: text()
    .$type<'generated' | 'issued' | 'redeemed' | 'revoked'>()
    .notNull()
    .default('generated'),
  redeemedBy: number('redeemed_by'),
  redeemedAt: moment('redeemed_at'),
  traineeName: text('trainee_name').notNull().default(''),
  traineeNumber: text('trainee_number').notNull().default(''),
  revokedBy: number('revoked_by'),
  revokedAt: moment('revoked_at'),
  revokeReason: text('revoke_reason').notNull().default(''),
})

export const orderEvents = pgTable('order_events', {
  id: id(),
  schoolId: number('school_id').notNull(),
  orderId: number('order_id').notNull(),
  at: moment('at').notNull(),
  what: text().notNull(),
  amountMinor: integer('amount_minor'),
  byId: number('by_id'),
  note: text().notNull().default(''),
})

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: id(),
  schoolId: number('school_id').notNull(),
  kind: text().$type<'coins' | 'hold' | 'promo' | 'sales'>().notNull(),
  userId: number('user_id'),
  balance: number('balance').notNull().default(0),
})

export const ledgerEntries = pgTable('ledger_entries', {
  id: id(),
  schoolId: number('school_id').notNull(),
  kind: text()
    .$type<'grant' | 'hold' | 'release' | 'capture' | 'refund' | 'code' | 'reversal'>()
    .notNull(),
  /** The cause of the entry. Two entries with the same cause are booked only once. */
  key: text().notNull(),
  orderId: number('order_id'),
  note: text().notNull().default(''),
  at: moment('at').notNull(),
})

export const ledgerPostings = pgTable('ledger_postings', {
  id: id(),
  schoolId: number('school_id').notNull(),
  entryId: number('entry_id').notNull(),
  accountId: number('account_id').notNull(),
  amount: number('amount').notNull(),
  /** The balance of the account after this posting. */
  balance: number('balance').notNull(),
})

export const coinCredits = pgTable('coin_credits', {
  id: id(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  amount: integer().notNull(),
  reason: text().notNull(),
  state: text().$type<'waiting' | 'approved' | 'refused'>().notNull(),
  key: uuid().notNull(),
  requestedBy: number('requested_by').notNull(),
  requestedAt: moment('requested_at').notNull(),
  decidedBy: number('decided_by'),
  decidedAt: moment('decided_at'),
  /** The reason of the approval or refusal (ORD-106). */
  decision: text(),
})

export const ledgerProofs = pgTable('ledger_proofs', {
  schoolId: number('school_id').primaryKey(),
  at: moment('at').notNull(),
  balanced: boolean().notNull(),
})

export type OrderRow = typeof orders.$inferSelect
export type AttemptRow = typeof paymentAttempts.$inferSelect
export type EventRow = typeof providerEvents.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type DisputeRow = typeof disputes.$inferSelect
export type DiscountRow = typeof discountCodes.$inferSelect
export type CreditRow = typeof coinCredits.$inferSelect
export type SettingsRow = typeof paymentSettings.$inferSelect
export type BatchRow = typeof codeBatches.$inferSelect
export type CodeRow = typeof activationCodes.$inferSelect
