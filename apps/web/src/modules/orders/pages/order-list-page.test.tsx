import { screen, waitFor } from '@testing-library/react'
import { orders } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { makeOrder } from '../factories.ts'
import { OrderListPage } from './order-list-page.tsx'

afterEach(cleanupPage)

const path = '/home/learning/account/orders'

const open = (search: string, total: number) =>
  renderPage(<OrderListPage />, {
    at: `${path}${search}`,
    path,
    answers: {
      [orders.orderList.path]: ({ page, size }: { page: number; size: number }) => ({
        total,
        list: Array.from({ length: Math.min(size, total) }, (_, at) =>
          makeOrder({ idSign: `order-${page}-${at}`, orderNo: `T${page}-${at}` }),
        ),
      }),
    },
  })

it('[ORD-110] filters are shown from ten orders on, otherwise only a link to hidden orders', async () => {
  await open('', 9)
  expect(await screen.findByRole('list', { name: 'My orders' })).toBeTruthy()
  expect(screen.queryByLabelText('Status')).toBeNull()
  const hidden = screen.getByRole('link', { name: 'Hidden orders' })
  expect(hidden.getAttribute('href')).toBe(`${path}?orderType=5`)
  cleanupPage()
  await open('', 10)
  expect(await screen.findByLabelText('Status')).toBeTruthy()
})

it('[ORD-110] filters are shown when the address already filters', async () => {
  await open('?orderType=3', 0)
  expect(await screen.findByText('No order matches these filters')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('3')
})

it('[ORD-108] [ORD-110] hidden orders are listed under their name, with a link to all orders', async () => {
  const { router } = await open('?orderType=5', 0)
  expect(await screen.findByRole('heading', { name: 'Hidden orders' })).toBeTruthy()
  expect(await screen.findByText('No hidden orders')).toBeTruthy()
  screen.getByRole('link', { name: 'All orders' }).click()
  await waitFor(() => expect(router.state.location.href).toBe(path))
})
