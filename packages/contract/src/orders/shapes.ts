import { z } from 'zod'
import { languages } from '../wire/language.ts'
import { payMethods } from './rules.ts'

const money = z.number()
const status = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
const paidBy = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

/** ORD-069: the states of a refund; `failed` needs a decision of staff. */
export const refundStates = ['requested', 'refused', 'granted', 'refunded', 'failed'] as const

export const refund = z.object({
  sign: z.string(),
  /** A buyer requests the full amount; staff may grant a part. */
  amount: money,
  state: z.enum(refundStates),
  /**
   * Who or what caused the refund: the buyer (`asked`), the staff (`staff`), or the system for the
   * other kinds (ORD-061 to ORD-063).
   */
  kind: z.enum(['asked', 'late', 'double', 'held', 'staff', 'dispute']),
  reason: z.string(),
  /** Why the refund was refused, or granted in part. */
  decision: z.string().nullable(),
  createTime: z.string(),
  decideTime: z.string().nullable(),
  /** When the money was paid back; null until then. */
  settleTime: z.string().nullable(),
})
export type Refund = z.output<typeof refund>

/** ORD-096: an invoice as a file. */
export const invoiceFile = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  base64: z.string(),
})
export type InvoiceFile = z.output<typeof invoiceFile>

/** ORD-006. Amounts are in the currency of the order, with two decimals; coins are integers. */
export const order = z.object({
  idSign: z.string(),
  orderNo: z.string(),
  title: z.string(),
  courseIdSign: z.string(),
  /** The training of the course, to which links lead. */
  trainingSign: z.string().nullable(),
  coursePicture: z.string().nullable(),
  coverSeed: z.string(),
  price: money,
  discount: money,
  subtotal: money,
  /** The part of the subtotal that is paid in coins (ORD-078). */
  coins: z.number().int(),
  refunded: money,
  currency: z.string(),
  currencySymbol: z.string(),
  payType: paidBy,
  payEmail: z.string(),
  status,
  /** ORD-060: whether no payment is accepted while the provider is asked. */
  closing: z.boolean(),
  /** ORD-098: whether a bank has disputed the payment, so that the access is paused. */
  disputed: z.boolean(),
  createTime: z.string(),
  /** When the payment window ends, or when the order was closed. */
  closeTime: z.string(),
  payTime: z.string().nullable(),
  refund: refund.nullable(),
  may: z.object({
    pay: z.boolean(),
    cancel: z.boolean(),
    /**
     * Whether `deleteOrder` has hidden the order from the buyer's list; `showOrder` shows it again
     * (ORD-108).
     */
    remove: z.boolean(),
    show: z.boolean(),
    refund: z.boolean(),
  }),
})
export type Order = z.output<typeof order>

/** The further data of an invoice (for a parent or an employer). */
export const orderDetail = order.extend({
  /** The server's clock, for the countdown (ORD-017). */
  now: z.string(),
  buyer: z.string(),
  /** ORD-097: the name on the invoice, if it is not the buyer. */
  payer: z.string(),
  school: z.object({
    name: z.string(),
    number: z.string(),
    address: z.string(),
    taxLabel: z.string(),
    /** Part of the subtotal, in the currency of the order; null if the school has no tax. */
    tax: money.nullable(),
  }),
})
export type OrderDetail = z.output<typeof orderDetail>

/** The data of the page before paying: price, contents, balance, payment methods, refund rule. */
export const orderOffer = z.object({
  courseIdSign: z.string(),
  trainingSign: z.string().nullable(),
  title: z.string(),
  coursePicture: z.string().nullable(),
  coverSeed: z.string(),
  lessons: z.number().int(),
  price: money,
  currency: z.string(),
  currencySymbol: z.string(),
  balance: z.number().int(),
  /** Empty if the school accepts no online payment; then coins and codes remain. */
  methods: z.array(z.enum(payMethods)),
  windowMinutes: z.number().int(),
  /** Days after paying in which a refund may be requested; 0 for none. */
  refundDays: z.number().int(),
  email: z.string(),
  owned: z.boolean(),
  /** The unpaid order of this course. */
  unpaidSign: z.string().nullable(),
})
export type OrderOffer = z.output<typeof orderOffer>

/** ORD-079: a change of the balance. */
export const coinRecord = z.object({
  sign: z.string(),
  kind: z.enum(['grant', 'hold', 'release', 'capture', 'refund', 'code', 'reversal']),
  /** Negative for spent coins. */
  amount: z.number().int(),
  balance: z.number().int(),
  orderNo: z.string().nullable(),
  note: z.string(),
  createTime: z.string(),
})
export type CoinRecord = z.output<typeof coinRecord>

export const discountCode = z.object({
  sign: z.string(),
  discountsCode: z.string(),
  kind: z.enum(['percent', 'fixed']),
  value: money,
  cap: money.nullable(),
  leastPrice: money,
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** Null means unlimited. */
  limit: z.number().int().nullable(),
  perUser: z.number().int(),
  /** The number of reserved and consumed uses. */
  used: z.number().int(),
  active: z.boolean(),
  /** Empty means every course. */
  courses: z.array(z.object({ sign: z.string(), courseName: z.string() })),
  version: z.number().int(),
})
export type DiscountCode = z.output<typeof discountCode>

/** An order in the list of staff. */
export const staffOrder = order.extend({
  buyer: z.string(),
  buyerSign: z.string(),
  /**
   * The complete phone number, as in the list of people (ORD-113); both fields are empty after the
   * account was closed.
   */
  areaCode: z.string(),
  mobile: z.string(),
  /**
   * ORD-063: money that was received but does not match the state of the order; staff must decide
   * about it.
   */
  held: money,
})
export type StaffOrder = z.output<typeof staffOrder>

/** ORD-098: a payment that the buyer's bank disputed, as the provider reports it. */
export const dispute = z.object({
  amount: money,
  currency: z.string(),
  /** The reason as the provider states it. */
  reason: z.string(),
  /** The reference of the provider. */
  reference: z.string(),
  state: z.enum(['open', 'won', 'lost']),
  openTime: z.string(),
  closeTime: z.string().nullable(),
})
export type Dispute = z.output<typeof dispute>

/** An event of an order; newest last. */
export const orderEvent = z.object({
  at: z.string(),
  what: z.enum([
    'created',
    'payStarted',
    'payFailed',
    'received',
    'receivedTwice',
    'receivedLate',
    'held',
    'heldAccepted',
    'paidByCoins',
    'closing',
    'closed',
    'closedUnheard',
    'cancelled',
    'refundAsked',
    'refundRefused',
    'refundGranted',
    'refunded',
    'refundFailed',
    'disputed',
    'disputeWon',
    'disputeLost',
    'noted',
  ]),
  amount: money.nullable(),
  by: z.string().nullable(),
  note: z.string(),
})
export type OrderEvent = z.output<typeof orderEvent>

export const coinCredit = z.object({
  sign: z.string(),
  userSign: z.string(),
  name: z.string(),
  /**
   * The complete phone number, as in the list of people (ORD-113); both fields are empty after the
   * account was closed.
   */
  areaCode: z.string(),
  mobile: z.string(),
  amount: z.number().int(),
  reason: z.string(),
  state: z.enum(['waiting', 'approved', 'refused']),
  requestedBy: z.string(),
  requestTime: z.string(),
  decidedBy: z.string().nullable(),
  decideTime: z.string().nullable(),
  /** ORD-106: why the gift of coins was approved or refused. */
  decision: z.string().nullable(),
  may: z.object({ decide: z.boolean() }),
})
export type CoinCredit = z.output<typeof coinCredit>

const share = z.object({ name: z.string(), amount: money, orders: z.number().int() })

/** The payments minus refunds of the requested days, by the school's calendar (ORD-065). */
export const moneyReport = z.object({
  currencySymbol: z.string(),
  days: z.array(z.object({ day: z.string(), taken: money, refunded: money })),
  courses: z.array(share),
  methods: z.array(z.object({ payType: paidBy, amount: money, orders: z.number().int() })),
  /** Both lists are empty in normal operation. */
  paidWithoutAccess: z.array(z.object({ sign: z.string(), orderNo: z.string() })),
  moneyWithoutOrder: z.array(z.object({ reference: z.string(), amount: money, at: z.string() })),
  refundsWaiting: z.number().int(),
  heldWaiting: z.number().int(),
  /** The numbers of activation codes that were issued and redeemed in these days. */
  codes: z.object({ issued: z.number().int(), redeemed: z.number().int() }),
  /**
   * ORD-077: whether the sums of all postings equal all balances; null before the first nightly
   * check.
   */
  proof: z.object({ at: z.string(), balanced: z.boolean() }).nullable(),
})
export type MoneyReport = z.output<typeof moneyReport>

const texts = z.partialRecord(z.enum(languages), z.string())

export const paymentSettings = z.object({
  windowMinutes: z.number().int(),
  methods: z.array(z.enum(payMethods)),
  refundDays: z.number().int(),
  /** Larger credits need a second person (ORD-052). */
  creditLimit: z.number().int(),
  invoiceName: texts,
  invoiceNumber: z.string(),
  taxLabel: texts,
  /** The tax in percent that prices include; 0 for none. */
  taxPercent: z.number(),
  version: z.number().int(),
})
export type PaymentSettings = z.output<typeof paymentSettings>
