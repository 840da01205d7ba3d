import { page, type Samples } from './sample-types.ts'

const key = '5b7f3c52-7d3e-4d3c-9a53-2f0c3a1c9f10'
const from = '2020-01-01T00:00:00.000Z'
const to = '2999-01-01T00:00:00.000Z'

const wide = { startTime: from, endTime: to, orderType: 0, payType: 0 }

export const orderSamples: Samples['orders'] = {
  orderOffer: ({ orders: { course } }) => ({ courseIdSign: course }),
  orderList: ({ word }) => ({ ...wide, title: word, ...page }),
  toOrderPay: ({ orders: { unpaid } }) => ({ sign: unpaid }),
  orderDetail: ({ orders: { paid } }) => ({ sign: paid.sign }),
  orderSuccess: ({ orders: { paid } }) => ({ orderNo: paid.orderNo }),
  deleteOrder: ({ orders: { paid } }) => ({ sign: paid.sign }),
  checkDiscountsCode: ({ orders: { course, discount } }) => ({
    discountsCode: discount.code,
    courseIdSign: course,
  }),
  checkOrderPayExist: ({ orders: { course } }) => ({ courseIdSign: course }),
  createCourseOrder: ({ orders: { course, discount } }) => ({
    courseIdSign: course,
    payType: 1,
    email: 'buyer@example.com',
    discountsCode: discount.code,
    key,
  }),
  cancelOrder: ({ orders: { unpaid } }) => ({ sign: unpaid }),
  requestRefund: ({ orders: { paid } }) => ({ sign: paid.sign, reason: 'Not what I needed.' }),
  continuePayType: ({ orders: { unpaid } }) => ({ sign: unpaid }),
  balancePay: ({ orders: { unpaid } }) => ({ sign: unpaid }),
  virtualBalance: () => ({}),
  virtualRecordList: () => page,
  searchOrders: ({ word }) => ({ ...wide, text: word, waiting: 0, ...page }),
  staffOrder: ({ orders: { paid } }) => ({ sign: paid.sign }),
  decideRefund: ({ orders: { refund } }) => ({
    sign: refund,
    action: 'grant',
    amount: 5,
    reason: 'For your trouble.',
  }),
  refundOrder: ({ orders: { paid } }) => ({
    sign: paid.sign,
    amount: 5,
    reason: 'For your trouble.',
    key,
  }),
  decideHeld: ({ orders: { held } }) => ({
    sign: held,
    action: 'accept',
    reason: 'One ringgit more.',
  }),
  exportOrders: ({ word }) => ({
    ...wide,
    text: word,
    waiting: 0,
    format: 'csv',
    timeZone: 'UTC',
  }),
  moneyReport: () => ({ days: 7 }),
  listDiscountCodes: ({ word }) => ({ text: word, ...page }),
  saveDiscountCode: ({ orders: { discount, course } }) => ({
    discountsCode: discount.code,
    kind: 'percent',
    value: 20,
    cap: 10,
    leastPrice: 1,
    startTime: from,
    endTime: to,
    limit: 5,
    perUser: 1,
    active: true,
    courseSigns: [course],
    sign: discount.sign,
    version: 1,
  }),
  creditCoins: ({ members }) => ({
    userSign: members.outside,
    amount: 100,
    reason: 'A prize.',
    key,
  }),
  listCoinCredits: () => ({ state: 'waiting', ...page }),
  decideCoinCredit: ({ orders: { credit } }) => ({ sign: credit, action: 'approve' }),
  getPaymentSettings: () => ({}),
  savePaymentSettings: () => ({
    windowMinutes: 45,
    methods: ['card', 'fpx'],
    refundDays: 7,
    creditLimit: 10_000,
    invoiceName: { en: 'Name', zh: '名称', my: 'Nama' },
    invoiceNumber: '123',
    taxLabel: { en: 'SST', zh: '销售服务税', my: 'SST' },
    taxPercent: 6,
    version: 0,
  }),
}
