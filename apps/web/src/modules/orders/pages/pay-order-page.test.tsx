import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orders, type Language } from '@titian/contract'
import { setPerson } from '@titian/site'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { leaving } from '../paying/use-payment.ts'
import { makeOffer, refusal } from '../factories.ts'
import { PayOrderPage } from './pay-order-page.tsx'

type Sent = Record<'email' | 'key' | 'discountsCode', string> & { payType: number }

const made = { orderNo: 'T2026000001', sign: 'order', status: 1 }

beforeEach(() => {
  localStorage.clear()
  setPerson('student')
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanupPage()
})

const open = (answers: Record<string, unknown>, offer = makeOffer()) =>
  renderPage(<PayOrderPage />, {
    at: '/pay-order?course=tea',
    path: '/pay-order',
    answers: { [orders.orderOffer.path]: offer, ...answers },
  })

const email = () => screen.findByLabelText<HTMLInputElement>(/^E-mail for the receipt/)
const payButton = (name: RegExp = /^Pay RM/) => screen.getByRole('button', { name })

it('[ORD-024] [ORD-025] [ORD-080] a missing or wrong e-mail is reported at its field and no order is sent', async () => {
  const { asked } = await open({})
  const field = await email()
  expect(screen.getByText(/within 7 days of paying/)).toBeTruthy()
  await userEvent.click(payButton())
  expect(screen.getByText('Please enter an e-mail address.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'not an address')
  await userEvent.click(payButton())
  expect(screen.getByText('Please enter a correct e-mail address.')).toBeTruthy()
  expect(asked).not.toContain(orders.createCourseOrder.path)
})

it('[ORD-040] the reason of a refused code is shown at its field, without a discount', async () => {
  await open({
    [orders.checkDiscountsCode.path]: () => refusal(-1, 400, { reason: 'discountUsedUp' }),
  })
  await userEvent.type(await screen.findByLabelText('Discount code'), 'HARI')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('This discount code has been used up.')).toBeTruthy()
  expect(payButton(/^Pay RM48\.00$/)).toBeTruthy()
})

it('[ORD-080] a typed code is applied before paying, so that the sum is always seen first', async () => {
  const sent: Sent[] = []
  await open({
    [orders.checkDiscountsCode.path]: { price: 48, discount: 12, subtotal: 36 },
    [orders.createCourseOrder.path]: (input: Sent) => {
      sent.push(input)
      return made
    },
  })
  await userEvent.type(await email(), 'aisyah@example.com')
  await userEvent.type(screen.getByLabelText('Discount code'), 'HARI')
  await userEvent.click(payButton(/^Pay RM48\.00$/))
  expect(await screen.findByText('The code takes RM12.00 off.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(payButton(/^Pay RM36\.00$/))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ discountsCode: 'HARI', payType: 1 })
})

it('[ORD-054] after a lost response and a reload the same key is sent again', async () => {
  const sent: Sent[] = []
  const answers = {
    [orders.createCourseOrder.path]: (input: Sent) => {
      sent.push(input)
      throw new TypeError('no connection')
    },
  }
  await open(answers)
  await userEvent.type(await email(), 'aisyah@example.com')
  await userEvent.click(payButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  await screen.findByText(/Please check that you are connected/)
  cleanup()
  await open(answers)
  expect((await email()).value).toBe('aisyah@example.com')
  await userEvent.click(payButton())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

it('[ORD-026] [ORD-080] the order is created and the page of the payment service opened', async () => {
  const left = vi.spyOn(leaving, 'to').mockImplementation(() => {})
  const { router } = await open({
    [orders.createCourseOrder.path]: made,
    [orders.continuePayType.path]: { payType: 1 },
    [orders.toOrderPay.path]: {
      orderNo: made.orderNo,
      payUrl: 'https://pay.example/1',
      closeTime: '',
    },
  })
  await userEvent.type(await email(), 'aisyah@example.com')
  await userEvent.click(payButton())
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'))
  // Going back from the payment service shows the order, not the form.
  expect(router.state.location.href).toBe('/pay-in?sign=order')
})

it('[ORD-078] coins can pay a part, and the rest to pay online is shown', async () => {
  const sent: Sent[] = []
  const answers = {
    [orders.createCourseOrder.path]: (input: Sent) => {
      sent.push(input)
      return made
    },
  }
  await open(answers, makeOffer({ balance: 2000, email: 'aisyah@example.com' }))
  await userEvent.click(await screen.findByLabelText(/^Coins, the rest online/))
  expect(screen.getByText(/pay RM20\.00, RM28\.00 is paid online/)).toBeTruthy()
  await userEvent.click(payButton(/^Pay RM28\.00$/))
  await waitFor(() => expect(sent[0]?.payType).toBe(4))
})

it('[ORD-030] the unpaid order of the course, or the owned course, is opened', async () => {
  const first = await open({}, makeOffer({ unpaidSign: 'before' }))
  await waitFor(() => expect(first.router.state.location.href).toBe('/pay-in?sign=before'))
  const second = await open({}, makeOffer({ owned: true }))
  await waitFor(() => expect(second.router.state.location.pathname).toBe('/courseDetail/tea'))
})

it('[ORD-030] the unpaid order that another tab has created is opened', async () => {
  const { router } = await open(
    { [orders.createCourseOrder.path]: () => refusal(-4, 409, { sign: 'theirs' }) },
    makeOffer({ email: 'aisyah@example.com' }),
  )
  await email()
  await userEvent.click(payButton())
  await waitFor(() => expect(router.state.location.href).toBe('/pay-in?sign=theirs'))
})

it('without any payment method the page says so and has no button', async () => {
  await open({}, makeOffer({ methods: [], balance: 10 }))
  expect(await screen.findByText(/does not take online payments, and your 10 coins/)).toBeTruthy()
  expect(payButton()).toHaveProperty('disabled', true)
})

it.each<[Language, string]>([
  ['en', 'Pay with 4,800 coins'],
  ['zh', '使用 4,800 枚虚拟币支付'],
  ['my', 'Bayar dengan 4,800 syiling'],
])('[ORD-112] names the coins that pay all (%s)', async (language, label) => {
  await renderPage(<PayOrderPage />, {
    at: '/pay-order?course=tea',
    path: '/pay-order',
    language,
    answers: { [orders.orderOffer.path]: makeOffer({ balance: 9000, methods: [] }) },
  })
  expect(await screen.findByRole('button', { name: label })).toBeTruthy()
})
