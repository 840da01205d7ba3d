import { z } from 'zod'
import { languages } from '../wire/language.ts'
import { payMethods } from './rules.ts'

const money = z.number()
const status = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
const paidBy = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

/** ORD-069: how far a refund is; `failed` waits for the staff. */
export const refundStates = ['requested', 'refused', 'granted', 'refunded', 'failed'] as const

export const refund = z.object({
  sign: z.string(),
  /** What the buyer asked for is the whole of what was paid; staff may grant a part. */
  amount: money,
  state: z.enum(refundStates),
  /** `asked` by the buyer; the others by the system (ORD-061 to ORD-063) or by staff on their own. */
  kind: z.enum(['asked', 'late', 'double', 'held', 'staff', 'dispute']),
  reason: z.string(),
  /** Why it was refused, or granted in part. */
  decision: z.string().nullable(),
  createTime: z.string(),
  decideTime: z.string().nullable(),
  /** When the money was back; null until then. */
  settleTime: z.string().nullable(),
})
export type Refund = z.output<typeof refund>

/** ORD-096: a file that a call answers. */
export const invoiceFile = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  base64: z.string(),
})
export type InvoiceFile = z.output<typeof invoiceFile>

/** ORD-006. Amounts are in the currency of the order, with two decimals; coins are whole. */
export const order = z.object({
  idSign: z.string(),
  orderNo: z.string(),
  title: z.string(),
  courseIdSign: z.string(),
  /** The training that the course carries: links lead there. */
  trainingSign: z.string().nullable(),
  coursePicture: z.string().nullable(),
  coverSeed: z.string(),
  price: money,
  discount: money,
  subtotal: money,
  /** Of the subtotal, what coins pay (ORD-078). */
  coins: z.number().int(),
  refunded: money,
  currency: z.string(),
  currencySymbol: z.string(),
  payType: paidBy,
  payEmail: z.string(),
  status,
  /** ORD-060: takes no payment any more, and waits for the provider's word. */
  closing: z.boolean(),
  /** ORD-098: a bank took the money back, and the access is paused until that is decided. */
  disputed: z.boolean(),
  createTime: z.string(),
  /** When the window ends, or when it was closed. */
  closeTime: z.string(),
  payTime: z.string().nullable(),
  refund: refund.nullable(),
  may: z.object({
    pay: z.boolean(),
    cancel: z.boolean(),
    /** Hidden from the list by deleteOrder, and taken back into it by showOrder (ORD-108). */
    remove: z.boolean(),
    show: z.boolean(),
    refund: z.boolean(),
  }),
})
export type Order = z.output<typeof order>

/** What stands on the invoice beside the order (for a parent or an employer). */
export const orderDetail = order.extend({
  /** The server's clock, for the countdown (ORD-017). */
  now: z.string(),
  buyer: z.string(),
  /** ORD-097: whom the invoice is made out to, where that is not the buyer. */
  payer: z.string(),
  school: z.object({
    name: z.string(),
    number: z.string(),
    address: z.string(),
    taxLabel: z.string(),
    /** Part of the subtotal, in the currency of the order; null where the school names no tax. */
    tax: money.nullable(),
  }),
})
export type OrderDetail = z.output<typeof orderDetail>

/** What one screen tells before paying: price, what one gets, balance, ways to pay, refund rule. */
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
  /** Empty where the school takes no payment online; then coins and codes are left. */
  methods: z.array(z.enum(payMethods)),
  windowMinutes: z.number().int(),
  /** Days after paying in which a refund may be asked for; 0 none. */
  refundDays: z.number().int(),
  email: z.string(),
  owned: z.boolean(),
  /** The unpaid order of this course. */
  unpaidSign: z.string().nullable(),
})
export type OrderOffer = z.output<typeof orderOffer>

/** ORD-079. */
export const coinRecord = z.object({
  sign: z.string(),
  kind: z.enum(['grant', 'hold', 'release', 'capture', 'refund', 'code', 'reversal']),
  /** Below 0 where coins went. */
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
  /** Null: without limit. */
  limit: z.number().int().nullable(),
  perUser: z.number().int(),
  /** Reserved and consumed ones. */
  used: z.number().int(),
  active: z.boolean(),
  /** Empty: every course. */
  courses: z.array(z.object({ sign: z.string(), courseName: z.string() })),
  version: z.number().int(),
})
export type DiscountCode = z.output<typeof discountCode>

/** An order as the staff list it. */
export const staffOrder = order.extend({
  buyer: z.string(),
  buyerSign: z.string(),
  /** Whole, as in the list of people (ORD-113); both empty once the account is closed. */
  areaCode: z.string(),
  mobile: z.string(),
  /** ORD-063: money came that fits no order's state, and waits for the staff. */
  held: money,
})
export type StaffOrder = z.output<typeof staffOrder>

/** ORD-098: a payment that the buyer's bank took back, as the provider tells it. */
export const dispute = z.object({
  amount: money,
  currency: z.string(),
  /** The provider's own word. */
  reason: z.string(),
  /** By which the provider knows it. */
  reference: z.string(),
  state: z.enum(['open', 'won', 'lost']),
  openTime: z.string(),
  closeTime: z.string().nullable(),
})
export type Dispute = z.output<typeof dispute>

/** What happened to an order, the newest last. */
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
  /** Whole, as in the list of people (ORD-113); both empty once the account is closed. */
  areaCode: z.string(),
  mobile: z.string(),
  amount: z.number().int(),
  reason: z.string(),
  state: z.enum(['waiting', 'approved', 'refused']),
  requestedBy: z.string(),
  requestTime: z.string(),
  decidedBy: z.string().nullable(),
  decideTime: z.string().nullable(),
  /** ORD-106: why it was approved or refused. */
  decision: z.string().nullable(),
  may: z.object({ decide: z.boolean() }),
})
export type CoinCredit = z.output<typeof coinCredit>

const share = z.object({ name: z.string(), amount: money, orders: z.number().int() })

/** Takings less refunds, of the days asked for, by the school's calendar (ORD-065). */
export const moneyReport = z.object({
  currencySymbol: z.string(),
  days: z.array(z.object({ day: z.string(), taken: money, refunded: money })),
  courses: z.array(share),
  methods: z.array(z.object({ payType: paidBy, amount: money, orders: z.number().int() })),
  /** Both empty in normal running. */
  paidWithoutAccess: z.array(z.object({ sign: z.string(), orderNo: z.string() })),
  moneyWithoutOrder: z.array(z.object({ reference: z.string(), amount: money, at: z.string() })),
  refundsWaiting: z.number().int(),
  heldWaiting: z.number().int(),
  /** Of the activation codes, how many were given out and used in these days. */
  codes: z.object({ issued: z.number().int(), redeemed: z.number().int() }),
  /** ORD-077: the sums of all postings equal all balances; null until the first nightly check. */
  proof: z.object({ at: z.string(), balanced: z.boolean() }).nullable(),
})
export type MoneyReport = z.output<typeof moneyReport>

const texts = z.partialRecord(z.enum(languages), z.string())

export const paymentSettings = z.object({
  windowMinutes: z.number().int(),
  methods: z.array(z.enum(payMethods)),
  refundDays: z.number().int(),
  /** A credit of more coins needs a second person (ORD-052). */
  creditLimit: z.number().int(),
  invoiceName: texts,
  invoiceNumber: z.string(),
  taxLabel: texts,
  /** Percent that the prices contain; 0 names none. */
  taxPercent: z.number(),
  version: z.number().int(),
})
export type PaymentSettings = z.output<typeof paymentSettings>
