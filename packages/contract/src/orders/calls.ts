import { z } from 'zod'
import { call } from '../wire/call.ts'
import {
  done,
  listOf,
  momentIn,
  nothing,
  page,
  sign,
  size,
  text,
  typedCode,
} from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { codeCalls } from './code-calls.ts'
import { hiddenOrders } from './rules.ts'
import { coinRecord, invoiceFile, order, orderDetail, orderOffer } from './shapes.ts'
import { staffOrderCalls } from './staff-calls.ts'

const one = z.object({ sign })
const discountsCode = typedCode(40, 0)

/** ORD-024, ORD-025: the e-mail address of an order. */
const email = z
  .string()
  .trim()
  .min(1, says('required'))
  .max(100)
  .pipe(z.email(says('email')))

export const orderFilter = z.object({
  startTime: momentIn.optional(),
  endTime: momentIn.optional(),
  orderType: z.coerce.number().int().min(0).max(hiddenOrders).default(0),
  payType: z.coerce.number().int().min(0).max(4).default(0),
  title: z.string().trim().max(60).default(''),
})

export const newOrderFields = z.object({
  courseIdSign: sign,
  /** 1 online, 2 coins, 4 coins first and the rest online. */
  payType: z.union([z.literal(1), z.literal(2), z.literal(4)]),
  email,
  discountsCode: discountsCode.default(''),
  /** ORD-097: the parent or employer whom the invoice names. */
  payer: z.string().trim().max(100).default(''),
})

const noOrder = ['orderNotFound', 'orderPaid', 'orderClosed'] as const

/** Orders of a person, their payment, and coins (07-orders.md). */
export const orders = {
  orderOffer: call({
    id: 'CALL-530',
    method: 'POST',
    path: '/order/orderOffer',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ courseIdSign: sign }),
    data: orderOffer,
  }),
  orderList: call({
    id: 'CALL-128',
    method: 'POST',
    path: '/order/orderList',
    who: 'signedIn',
    kind: 'read',
    input: orderFilter.extend({ page, size: size() }),
    data: listOf(order),
  }),
  toOrderPay: call({
    id: 'CALL-129',
    method: 'POST',
    path: '/order/toOrderPay',
    who: 'signedIn',
    kind: 'save',
    /**
     * A person without the required identity is refused by the call itself, with the code of
     * ORD-023.
     */
    beforeIdentity: 'allowed',
    input: one,
    /** ORD-028. `payUrl` is the address of the provider's page. */
    data: z.object({ orderNo: z.string(), payUrl: z.string(), closeTime: z.string() }),
    refusals: [...noOrder, 'personalInfoFirst', 'requestFailed'],
  }),
  orderDetail: call({
    id: 'CALL-130',
    method: 'POST',
    path: '/order/orderDetail',
    who: 'signedIn',
    kind: 'read',
    input: one,
    data: orderDetail,
    refusals: ['orderNotFound'],
  }),
  /** ORD-096: returns the invoice as PDF in the language of the request. */
  orderInvoice: call({
    id: 'CALL-569',
    method: 'POST',
    path: '/order/orderInvoice',
    who: 'signedIn',
    kind: 'read',
    input: one,
    data: invoiceFile,
    refusals: ['orderNotFound', 'requestFailed'],
  }),
  /** ORD-032: reads the state and never changes it. */
  orderSuccess: call({
    id: 'CALL-131',
    method: 'POST',
    path: '/order/orderSuccess',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ orderNo: text(40, 1) }),
    data: orderDetail,
    refusals: ['orderNotFound', 'orderClosed'],
  }),
  /**
   * ORD-108: hides the order in the buyer's list; the requirements prescribe the name of the call.
   */
  deleteOrder: call({
    id: 'CALL-132',
    method: 'POST',
    path: '/order/deleteOrder',
    who: 'signedIn',
    kind: 'save',
    input: one,
    data: done,
    refusals: ['orderNotFound', 'requestFailed'],
  }),
  /** ORD-108: shows a hidden order again. */
  showOrder: call({
    id: 'CALL-747',
    method: 'POST',
    path: '/order/showOrder',
    who: 'signedIn',
    kind: 'save',
    input: one,
    data: done,
    refusals: ['orderNotFound'],
  }),
  checkDiscountsCode: call({
    id: 'CALL-133',
    method: 'POST',
    path: '/order/checkDiscountsCode',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ discountsCode: discountsCode.min(1, says('required')), courseIdSign: sign }),
    data: z.object({ price: z.number(), discount: z.number(), subtotal: z.number() }),
    refusals: ['requestFailed'],
  }),
  checkOrderPayExist: call({
    id: 'CALL-134',
    method: 'POST',
    path: '/order/checkOrderPayExist',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ courseIdSign: sign }),
    data: z.boolean(),
  }),
  createCourseOrder: call({
    id: 'CALL-135',
    method: 'POST',
    path: '/order/createCourseOrder',
    who: 'signedIn',
    kind: 'save',
    /**
     * A person without the required identity is refused by the call itself, with the code of
     * ORD-023.
     */
    beforeIdentity: 'allowed',
    /** ORD-054: the same key with the same content returns the same order. */
    input: newOrderFields.extend({ key: z.uuid() }),
    data: z.object({ orderNo: z.string(), sign: z.string(), status: order.shape.status }),
    refusals: ['alreadyDone', 'orderPaid', 'personalInfoFirst', 'requestFailed'],
  }),
  cancelOrder: call({
    id: 'CALL-312',
    method: 'POST',
    path: '/order/cancelOrder',
    who: 'signedIn',
    kind: 'save',
    input: one,
    data: done,
    refusals: [...noOrder],
  }),
  requestRefund: call({
    id: 'CALL-313',
    method: 'POST',
    path: '/order/requestRefund',
    who: 'signedIn',
    kind: 'save',
    input: one.extend({ reason: text(500, 3, says('reason')) }),
    data: order,
    refusals: ['orderNotFound', 'alreadyDone', 'requestFailed'],
  }),
  continuePayType: call({
    id: 'CALL-207',
    method: 'POST',
    path: '/order/continuePayType',
    who: 'signedIn',
    kind: 'read',
    input: one,
    data: z.object({ payType: order.shape.payType }),
    refusals: [...noOrder],
  }),
  /** ORD-051: returns false and deducts nothing if the coins do not suffice. */
  balancePay: call({
    id: 'CALL-208',
    method: 'POST',
    path: '/order/balancePay',
    who: 'signedIn',
    kind: 'save',
    /**
     * A person without the required identity is refused by the call itself, with the code of
     * ORD-023.
     */
    beforeIdentity: 'allowed',
    input: one,
    data: z.boolean(),
    refusals: [...noOrder, 'personalInfoFirst', 'requestFailed'],
  }),
  virtualBalance: call({
    id: 'CALL-205',
    method: 'GET',
    path: '/coin/virtualBalance',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: z.object({ balance: z.number().int() }),
  }),
  virtualRecordList: call({
    id: 'CALL-206',
    method: 'POST',
    path: '/coin/virtualRecordList',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ page, size: size() }),
    data: listOf(coinRecord),
  }),
  ...staffOrderCalls,
  ...codeCalls,
}
