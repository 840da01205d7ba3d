import { supervisionSorts } from '@titian/contract'
import { expect, it } from 'vitest'
import { orderOf } from './order-words.ts'
import { readSupervision } from './supervision-words.ts'

it('[TCH-160] courses are sorted by the pressed table head, and by students when the address has no known order', () => {
  const usual = { name: '', only: 'all', sort: 'students', descending: true }
  expect(readSupervision({})).toEqual(usual)
  expect(readSupervision({ sort: 'weather', only: 'rain' })).toEqual(usual)
  for (const sort of ['students', 'name', 'waiting', 'lastStudy'] as const)
    for (const direction of ['asc', 'desc'] as const) {
      const words = Object.entries(orderOf(supervisionSorts, sort, direction)).filter(
        ([, word]) => word !== '',
      )
      const read = readSupervision(Object.fromEntries(words))
      expect([read.sort, read.descending]).toEqual([sort, direction === 'desc'])
    }
})
