import { orders } from '@titian/contract'
import { expect, it } from 'vitest'
import { readOrderFilter } from './order-filter.ts'

it('[ORD-007] [ORD-009] readOrderFilter reads the address and ignores unknown values', () => {
  const filter = readOrderFilter({
    orderType: '2',
    payType: '9',
    title: ' tea ',
    startTime: '2026-11-01',
    endTime: 'soon',
  })
  expect(filter).toMatchObject({ orderType: 2, payType: 0, title: 'tea' })
  expect(new Date(filter.startTime ?? '').getHours()).toBe(0)
  expect(filter).not.toHaveProperty('endTime')
  expect(orders.orderList.input.safeParse(filter).success).toBe(true)
})
