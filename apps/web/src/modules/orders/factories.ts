import type { OrderDetail, OrderOffer } from '@titian/contract'

/** The data of the page before paying. */
export const makeOffer = (more: Partial<OrderOffer> = {}): OrderOffer => ({
  courseIdSign: 'tea',
  trainingSign: null,
  title: 'Tea for beginners',
  coursePicture: null,
  coverSeed: 'tea',
  lessons: 2,
  price: 48,
  currency: 'MYR',
  currencySymbol: 'RM',
  balance: 0,
  methods: ['card', 'fpx'],
  windowMinutes: 30,
  refundDays: 7,
  email: '',
  owned: false,
  unpaidSign: null,
  ...more,
})

export const makeOrder = (more: Partial<OrderDetail> = {}): OrderDetail => ({
  idSign: 'order',
  orderNo: 'T2026000001',
  title: 'Tea for beginners',
  courseIdSign: 'tea',
  trainingSign: null,
  coursePicture: null,
  coverSeed: 'tea',
  price: 48,
  discount: 0,
  subtotal: 48,
  coins: 0,
  refunded: 0,
  currency: 'MYR',
  currencySymbol: 'RM',
  payType: 1,
  payEmail: 'aisyah@example.com',
  status: 1,
  closing: false,
  disputed: false,
  createTime: '2026-11-02T08:00:00.000Z',
  closeTime: '2026-11-02T08:30:00.000Z',
  payTime: null,
  refund: null,
  may: { pay: true, cancel: true, remove: false, show: false, refund: false },
  now: '2026-11-02T08:10:00.000Z',
  buyer: 'Nur Aisyah',
  payer: '',
  school: { name: 'Titian', number: '', address: '', taxLabel: '', tax: null },
  ...more,
})

/** Returns a refusal in the form of a response. */
export const refusal = (code: number, status: number, extend: object = {}) =>
  new Response(JSON.stringify({ ok: false, code, msg: 'No.', data: null, extend }), { status })
