import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orders, type Language } from '@titian/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { makeOrder, refusal } from '../factories.ts'
import { leaving } from '../paying/use-payment.ts'
import { OrderRow } from './order-row.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  cleanupPage()
})

it.each<[Language, string]>([
  ['en', 'Disputed by your bank'],
  ['zh', '银行提出争议'],
  ['my', 'Dipertikaikan oleh bank anda'],
])('[ORD-105] marks an order that a bank disputes, and no other (%s)', async (language, words) => {
  await renderPage(
    <>
      <OrderRow order={makeOrder({ status: 2, disputed: true })} />
      <OrderRow order={makeOrder({ status: 2, title: 'Another order' })} />
    </>,
    { at: '/', language },
  )
  await screen.findByText('Another order')
  expect(screen.getAllByText(words)).toHaveLength(1)
})

it.each<[Language, string, string]>([
  ['en', 'Hide order T2026000001', 'Show order T2026000001 again'],
  ['zh', '隐藏订单 T2026000001', '重新显示订单 T2026000001'],
  ['my', 'Sembunyikan pesanan T2026000001', 'Paparkan semula pesanan T2026000001'],
])(
  '[ORD-011] [ORD-108] hides an order and shows it again with one press each (%s)',
  async (language, hide, show) => {
    const sent: string[] = []
    const may = { pay: false, cancel: false, remove: true, show: false, refund: false }
    const hidden = { ...may, remove: false, show: true }
    await renderPage(
      <>
        <OrderRow order={makeOrder({ idSign: 'seen', may })} />
        <OrderRow order={makeOrder({ idSign: 'unseen', may: hidden })} />
      </>,
      {
        at: '/',
        language,
        answers: {
          [orders.deleteOrder.path]: ({ sign }: { sign: string }) => void sent.push(`hide ${sign}`),
          [orders.showOrder.path]: ({ sign }: { sign: string }) => void sent.push(`show ${sign}`),
        },
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: hide }))
    await userEvent.click(screen.getByRole('button', { name: show }))
    await waitFor(() => expect(sent).toEqual(['hide seen', 'show unseen']))
  },
)

it('[ORD-109] says why an order cannot be hidden', async () => {
  const may = { pay: false, cancel: false, remove: true, show: false, refund: false }
  await renderPage(<OrderRow order={makeOrder({ may })} />, {
    at: '/',
    answers: { [orders.deleteOrder.path]: () => refusal(-1, 400, { reason: 'refundOpen' }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Hide order T2026000001' }))
  expect(await screen.findByText(/refund or dispute of this order is still open/)).toBeTruthy()
})

it('[ORD-112] one click pays, and the button names coins if they pay everything', async () => {
  const left = vi.spyOn(leaving, 'to').mockImplementation(() => {})
  await renderPage(
    <>
      <OrderRow order={makeOrder()} />
      <OrderRow order={makeOrder({ payType: 2, coins: 4800 })} />
    </>,
    {
      at: '/',
      answers: {
        [orders.continuePayType.path]: { payType: 1 },
        [orders.toOrderPay.path]: { orderNo: 'T1', payUrl: 'https://pay.example/3', closeTime: '' },
      },
    },
  )
  expect(await screen.findByRole('button', { name: 'Pay with 4,800 coins' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://pay.example/3'))
})
