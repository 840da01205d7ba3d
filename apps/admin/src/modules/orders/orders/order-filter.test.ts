import { expect, it } from 'vitest'
import { opensOnWaiting, readOrderFilter } from './order-filter.ts'

it('[ORD-102] the list opens on orders that wait when there are any and the address has no filter', () => {
  expect(opensOnWaiting({}, 2)).toBe(true)
  expect(opensOnWaiting({ page: '2' }, 2)).toBe(true)
  expect(opensOnWaiting({}, 0)).toBe(false)
  for (const words of [{ waiting: '0' }, { text: 'Siti' }, { orderType: '2' }])
    expect(opensOnWaiting(words, 2)).toBe(false)
})

it('[ORD-102] the filter "waiting only" is read from the address', () => {
  expect(readOrderFilter({ waiting: '1' }).waiting).toBe(1)
  expect(readOrderFilter({ waiting: '0' }).waiting).toBe(0)
  expect(readOrderFilter({ waiting: 'x' }).waiting).toBe(0)
})
