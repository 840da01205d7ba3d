import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orders, type OrderDetail } from '@titian/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { openLiveChannel } from '../../../testing/live-channel.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { leaving } from '../paying/use-payment.ts'
import { every } from '../paying/use-watched-order.ts'
import { makeOrder, refusal } from '../factories.ts'
import { PayInPage } from './pay-in-page.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanupPage()
})

const open = (order: unknown, more: Record<string, unknown> = {}) =>
  renderPage(<PayInPage />, {
    at: '/pay-in?sign=order',
    path: '/pay-in',
    answers: { [orders.orderDetail.path]: order, ...more },
  })

const paid: Partial<OrderDetail> = { status: 2, payTime: '2026-11-02T08:12:00.000Z' }

it('[ORD-033] an order is polled until it is paid, and then the page continues', async () => {
  let now = makeOrder()
  const { router } = await open(() => now)
  expect(await screen.findByRole('timer')).toBeTruthy()
  now = makeOrder(paid)
  await waitFor(
    () => expect(router.state.location.href).toBe('/pay-succeeds?orderNo=T2026000001'),
    { timeout: 6000 },
  )
})

it('[ORD-033] the message about the payment triggers a request at once', async () => {
  let now = makeOrder()
  const channel = openLiveChannel()
  const { router } = await open(() => now, channel.answers)
  expect(await screen.findByRole('timer')).toBeTruthy()
  now = makeOrder(paid)
  const begin = performance.now()
  await channel.publish('messages')
  await waitFor(() => expect(router.state.location.href).toBe('/pay-succeeds?orderNo=T2026000001'))
  expect(performance.now() - begin).toBeLessThan(every / 2)
})

it('[ORD-033] a person who returns sees that the order is closed, with a link to buy again', async () => {
  await open(
    makeOrder({
      status: 3,
      may: { pay: false, cancel: false, remove: true, show: false, refund: false },
    }),
  )
  expect(await screen.findByRole('heading', { name: 'This order has ended' })).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  const again = screen.getByRole('link', { name: 'Order again' })
  expect(again.getAttribute('href')).toBe('/pay-order?course=tea')
})

it('[ORD-060] no payment starts while the payment service is asked about an earlier one', async () => {
  await open(
    makeOrder({
      closing: true,
      may: { pay: false, cancel: false, remove: false, show: false, refund: false },
    }),
  )
  expect(await screen.findByText(/can no longer be paid/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull()
})

it('[ORD-027] [ORD-028] paying continues with the method that was chosen before', async () => {
  const left = vi.spyOn(leaving, 'to').mockImplementation(() => {})
  const { asked } = await open(makeOrder({ payType: 4, coins: 2000 }), {
    [orders.continuePayType.path]: { payType: 4 },
    [orders.toOrderPay.path]: { orderNo: 'T1', payUrl: 'https://pay.example/2', closeTime: '' },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://pay.example/2'))
  expect(asked).not.toContain(orders.balancePay.path)
})

it('[ORD-050] [ORD-051] too few coins are reported, and none are deducted', async () => {
  const { router } = await open(makeOrder({ payType: 2, coins: 4800 }), {
    [orders.continuePayType.path]: { payType: 2 },
    [orders.balancePay.path]: false,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }))
  expect(
    await screen.findByText(/You no longer have enough coins/, {}, { timeout: 8000 }),
  ).toBeTruthy()
  expect(router.state.location.pathname).toBe('/pay-in')
})

it('[ORD-021] an order that was paid in another tab is shown as paid when the payment is refused', async () => {
  let now = makeOrder()
  const { router } = await open(() => now, {
    [orders.continuePayType.path]: () => {
      now = makeOrder(paid)
      return refusal(-215, 409)
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }))
  await act(async () => {})
  await waitFor(() => expect(router.state.location.pathname).toBe('/pay-succeeds'))
})

it('[ORD-033] a person who returns from the payment service finds the order by its number', async () => {
  const { router } = await renderPage(<PayInPage />, {
    at: '/pay-in?orderNo=T2026000001',
    path: '/pay-in',
    answers: { [orders.orderSuccess.path]: makeOrder(), [orders.orderDetail.path]: makeOrder() },
  })
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeTruthy()
  expect(router.state.location.href).toBe('/pay-in?sign=order')
})
