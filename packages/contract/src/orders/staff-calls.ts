import { z } from 'zod'
import { call } from '../wire/call.ts'
import {
  amount,
  dayIn,
  done,
  flag,
  listOf,
  momentIn,
  nothing,
  page,
  reason,
  sign,
  size,
  text,
  texts,
  timeZone,
  typedCode,
  version,
  whole,
} from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { payMethods, payWindow } from './rules.ts'
import {
  coinCredit,
  discountCode,
  dispute,
  invoiceFile,
  moneyReport,
  orderEvent,
  paymentSettings,
  refund,
  staffOrder,
} from './shapes.ts'

const mostMoney = 9_999_999.99
const price = (least = 0) => amount(least, mostMoney).multipleOf(0.01)

export const staffOrderFilter = z.object({
  /** Order number, name, phone, e-mail or course. */
  text: z.string().trim().max(100).default(''),
  orderType: z.coerce.number().int().min(0).max(4).default(0),
  payType: z.coerce.number().int().min(0).max(4).default(0),
  /** Only orders that need a decision: a requested or failed refund, held money, or a dispute. */
  waiting: flag.default(0),
  /** ORD-118: only orders of this person. */
  personSign: sign.optional(),
  startTime: momentIn.optional(),
  endTime: momentIn.optional(),
})

/** ORD-115: the maximum days of a report. */
export const reportDaysMost = 366

/**
 * The period of a report: the last days including today, or chosen days by the school's calendar.
 */
const reportSpan = z.object({
  days: z.coerce.number().int().min(1).max(reportDaysMost).default(30),
  own: z
    .object({ from: dayIn(says('day')), to: dayIn(says('day')) })
    .check(({ value, issues }) => {
      // If a day itself is invalid, only the error of this day is reported.
      if (issues.length > 0) return
      const days = (Date.parse(value.to) - Date.parse(value.from)) / 86_400_000 + 1
      if (days >= 1 && days <= reportDaysMost) return
      const message = days < 1 ? says('dayBeforeFirst') : says('daysMost', reportDaysMost)
      issues.push({ code: 'custom', input: value.to, path: ['to'], message })
    })
    .optional(),
})

/** ORD-070: the fields of a discount code. */
export const discountFields = z.object({
  discountsCode: typedCode(40, 3).regex(/^[A-Za-z\d-]+$/, says('codeLetters')),
  kind: z.enum(['percent', 'fixed']),
  /** A percentage from 1 to 100, or an amount in the school's currency. */
  value: price(0.01),
  cap: price(0.01).nullable().default(null),
  leastPrice: price().default(0),
  startTime: momentIn.nullable().default(null),
  endTime: momentIn.nullable().default(null),
  limit: whole(1, 1_000_000).nullable().default(null),
  perUser: whole(1, 1000).default(1),
  active: z.boolean().default(true),
  courseSigns: z.array(sign).max(100).default([]),
})

export const paymentFields = z.object({
  windowMinutes: whole(payWindow.least, payWindow.most, 'minutes'),
  methods: z.array(z.enum(payMethods)).max(payMethods.length),
  refundDays: whole(0, 365),
  creditLimit: whole(0, 100_000_000),
  invoiceName: texts(100),
  invoiceNumber: z.string().trim().max(60),
  taxLabel: texts(40),
  taxPercent: amount(0, 50).multipleOf(0.01),
})

/** Orders and money for staff. */
export const staffOrderCalls = {
  searchOrders: call({
    id: 'CALL-317',
    method: 'POST',
    path: '/order/searchOrders',
    who: 'staff',
    kind: 'read',
    input: staffOrderFilter.extend({ page, size: size(20) }),
    data: listOf(staffOrder),
  }),
  staffOrder: call({
    id: 'CALL-531',
    method: 'POST',
    path: '/order/staffOrder',
    who: 'staff',
    kind: 'read',
    input: z.object({ sign }),
    data: z.object({
      order: staffOrder,
      refunds: z.array(refund),
      disputes: z.array(dispute),
      events: z.array(orderEvent),
      /** The amount that can still be refunded, in the currency of the order. */
      refundable: z.number(),
    }),
    refusals: ['orderNotFound'],
  }),
  /** ORD-096: the invoice for staff. */
  staffInvoice: call({
    id: 'CALL-570',
    method: 'POST',
    path: '/order/staffInvoice',
    who: 'staff',
    kind: 'read',
    input: z.object({ sign }),
    data: invoiceFile,
    refusals: ['orderNotFound', 'requestFailed'],
  }),
  /** ORD-100: the note is listed in the history of the order with its author. */
  noteOrder: call({
    id: 'CALL-571',
    method: 'POST',
    path: '/order/noteOrder',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign, note: text(500, 1, says('required')) }),
    data: done,
    refusals: ['orderNotFound'],
  }),
  /** ORD-039, ORD-067: grants a requested refund in full or in part, or refuses it. */
  decideRefund: call({
    id: 'CALL-532',
    method: 'POST',
    path: '/order/decideRefund',
    who: 'staff',
    kind: 'save',
    consequence: 'money',
    input: z.object({
      sign,
      action: z.enum(['grant', 'refuse', 'retry']),
      /** The granted amount; null means the full one. */
      amount: price(0.01).nullable().default(null),
      reason: z.string().trim().max(500).default(''),
    }),
    data: refund,
    refusals: ['alreadyDone', 'requestFailed'],
  }),
  /** Refunds without a request of the buyer. */
  refundOrder: call({
    id: 'CALL-533',
    method: 'POST',
    path: '/order/refundOrder',
    who: 'staff',
    kind: 'save',
    consequence: 'money',
    input: z.object({ sign, amount: price(0.01), reason, key: z.uuid() }),
    data: refund,
    refusals: ['orderNotFound', 'alreadyDone', 'requestFailed'],
  }),
  /** ORD-063: accepts held money for the order, or pays it back. */
  decideHeld: call({
    id: 'CALL-534',
    method: 'POST',
    path: '/order/decideHeld',
    who: 'staff',
    kind: 'save',
    consequence: 'money',
    input: z.object({ sign, action: z.enum(['accept', 'giveBack']), reason }),
    data: staffOrder,
    refusals: ['orderNotFound', 'alreadyDone', 'requestFailed'],
  }),
  exportOrders: call({
    id: 'CALL-535',
    method: 'POST',
    path: '/order/exportOrders',
    who: 'staff',
    kind: 'read',
    input: staffOrderFilter.extend({ format: z.enum(['csv', 'xlsx']), timeZone }),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  moneyReport: call({
    id: 'CALL-536',
    method: 'POST',
    path: '/order/moneyReport',
    who: 'staff',
    kind: 'read',
    input: reportSpan,
    data: moneyReport,
  }),
  /** ORD-116: payments and refunds by month, for bookkeeping. */
  exportMoneyReport: call({
    id: 'CALL-757',
    method: 'POST',
    path: '/order/exportMoneyReport',
    who: 'staff',
    kind: 'read',
    input: reportSpan.extend({ format: z.enum(['csv', 'xlsx']), timeZone }),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  listDiscountCodes: call({
    id: 'CALL-314',
    method: 'POST',
    path: '/order/listDiscountCodes',
    who: 'staff',
    kind: 'read',
    input: z.object({ text: z.string().trim().max(40).default(''), page, size: size(20) }),
    data: listOf(discountCode),
  }),
  /** Creates a code, or with a sealed id changes it with the version that was loaded. */
  saveDiscountCode: call({
    id: 'CALL-537',
    method: 'POST',
    path: '/order/saveDiscountCode',
    who: 'staff',
    kind: 'save',
    input: discountFields.extend({
      sign: sign.nullable().default(null),
      version: version.default(0),
    }),
    data: discountCode,
    refusals: ['alreadyDone'],
  }),
  creditCoins: call({
    id: 'CALL-316',
    method: 'POST',
    path: '/coin/creditCoins',
    who: 'staff',
    kind: 'save',
    consequence: 'money',
    /** Repeating the call with the same key does not give the coins again. */
    input: z.object({ userSign: sign, amount: whole(1, 10_000_000), reason, key: z.uuid() }),
    data: coinCredit,
    refusals: ['alreadyDone'],
  }),
  listCoinCredits: call({
    id: 'CALL-538',
    method: 'POST',
    path: '/coin/listCoinCredits',
    who: 'staff',
    kind: 'read',
    input: z.object({
      state: z.enum(['waiting', 'approved', 'refused']).optional(),
      page,
      size: size(20),
    }),
    data: listOf(coinCredit),
  }),
  /**
   * A second member of the staff approves or refuses a gift of coins (ORD-052), with a reason
   * (ORD-106).
   */
  decideCoinCredit: call({
    id: 'CALL-539',
    method: 'POST',
    path: '/coin/decideCoinCredit',
    who: 'staff',
    kind: 'save',
    consequence: 'money',
    input: z.object({ sign, action: z.enum(['approve', 'refuse']), reason }),
    data: coinCredit,
    refusals: ['alreadyDone'],
  }),
  getPaymentSettings: call({
    id: 'CALL-540',
    method: 'GET',
    path: '/order/getPaymentSettings',
    who: 'staff',
    kind: 'read',
    input: nothing,
    data: paymentSettings,
  }),
  savePaymentSettings: call({
    id: 'CALL-540',
    method: 'PUT',
    path: '/order/savePaymentSettings',
    who: 'staff',
    kind: 'save',
    input: paymentFields.extend({ version }),
    data: paymentSettings,
    refusals: ['alreadyDone'],
  }),
}
