import { expect, it } from 'vitest'
import { cashOf, copyOfBook, openBook, post } from './book.ts'

it('[PRC-031] stores the cash of each day, even of days without an entry', () => {
  const book = openBook(500_000)
  post(book, 1, 'research', 'cash', 4_000)
  post(book, 4, 'cash', 'sales', 2_500)
  post(book, 4, 'marketplaceFees', 'cash', 375)
  expect(book.cash).toEqual([496_000, 496_000, 496_000, 498_125])
  expect(book.cash.at(-1)).toBe(cashOf(book))
  const copy = copyOfBook(book)
  post(copy, 5, 'storage', 'cash', 40)
  expect(copy.cash).toHaveLength(5)
  expect(book.cash).toHaveLength(4)
})
