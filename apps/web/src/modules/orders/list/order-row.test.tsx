import { screen } from '@testing-library/react'
import type { Language } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { makeOrder } from '../factories.ts'
import { OrderRow } from './order-row.tsx'

afterEach(cleanupPage)

it.each<[Language, string]>([
  ['en', 'Disputed by your bank'],
  ['zh', '银行提出争议'],
  ['my', 'Dipertikaikan bank anda'],
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
