import { expect, it } from 'vitest'
import { addMonths, dayByKey, gridOf } from './days.ts'

it('[CRS-082] gridOf returns six weeks that begin on Mondays', () => {
  const november = gridOf('2026-11-18')
  expect(november).toHaveLength(42)
  expect(november[0]).toBe('2026-10-26')
  expect(november[41]).toBe('2026-12-06')
  // The month begins on a Monday. Its grid must start with that day, and not a week earlier.
  expect(gridOf('2026-06-30')[0]).toBe('2026-06-01')
})

it('[CRS-082] dayByKey moves between days by key', () => {
  expect(dayByKey('2026-11-30', 'ArrowRight')).toBe('2026-12-01')
  expect(dayByKey('2026-11-01', 'ArrowUp')).toBe('2026-10-25')
  expect(dayByKey('2026-11-18', 'Home')).toBe('2026-11-16')
  expect(dayByKey('2026-11-18', 'End')).toBe('2026-11-22')
  expect(dayByKey('2026-12-31', 'PageUp')).toBe('2026-11-30')
  expect(dayByKey('2026-11-18', 'a')).toBeUndefined()
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
})
