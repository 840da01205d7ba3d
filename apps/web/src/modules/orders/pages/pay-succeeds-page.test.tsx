import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orders } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { makeOrder } from '../factories.ts'
import { PaySucceedsPage } from './pay-succeeds-page.tsx'

afterEach(cleanupPage)

const open = (order: unknown) =>
  renderPage(<PaySucceedsPage />, {
    at: '/pay-succeeds?orderNo=T2026000001',
    path: '/pay-succeeds',
    answers: { [orders.orderSuccess.path]: order },
  })

const paid = makeOrder({ status: 2, payTime: '2026-11-02T08:12:00.000Z' })

it('[FRM-144] [ORD-034] [ORD-035] [ORD-036] the purchase is confirmed, three seconds are counted down, and the courses open', async () => {
  const { router, asked } = await open(paid)
  expect(await screen.findByText('Your courses open in 3 seconds.')).toBeTruthy()
  await screen.findByText('Your courses open in 1 second.', {}, { timeout: 4000 })
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/learning/courses'), {
    timeout: 4000,
  })
  // ORD-032: the page only reads the order and never changes it.
  expect(asked.filter((path) => path.startsWith('/order/'))).toEqual([orders.orderSuccess.path])
})

it('[ORD-035] stopping the countdown stays on the page', async () => {
  const { router } = await open(paid)
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(await screen.findByText('You can open your courses at any time.')).toBeTruthy()
  await new Promise((done) => setTimeout(done, 3500))
  expect(router.state.location.pathname).toBe('/pay-succeeds')
})

it('[ORD-032] an unpaid order leads back to its payment', async () => {
  const { router } = await open(makeOrder())
  await waitFor(() => expect(router.state.location.href).toBe('/pay-in?sign=order'))
})
