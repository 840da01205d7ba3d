import { expect, it } from 'vitest'
import { liesWithin, movedDates } from './rules.ts'

const on = (day: number) => new Date(Date.UTC(2027, 0, day))
const from = (start: number, end: number) => ({ startAt: on(start), endAt: on(end) })
const none = { startAt: null, endAt: null }

it('[TRN-059] lets a chapter lie within the dates of its programme, both ends included', () => {
  expect(liesWithin(from(1, 31), from(1, 31))).toBe(true)
  expect(liesWithin(from(1, 32), from(1, 31))).toBe(false)
  expect(liesWithin(from(0, 5), from(1, 31))).toBe(false)
  expect(liesWithin(from(1, 5), none)).toBe(false)
})

it('[TRN-065] moves a chapter when the whole programme moves', () => {
  expect(movedDates(from(5, 9), from(1, 31), from(11, 41))).toEqual(from(15, 19))
})

it("[TRN-065] shortens a chapter to the programme's new dates, and removes dates outside of them", () => {
  expect(movedDates(from(5, 20), from(1, 31), from(8, 31))).toEqual(from(8, 20))
  expect(movedDates(from(5, 20), from(1, 31), from(1, 10))).toEqual(from(5, 10))
  expect(movedDates(from(5, 9), from(1, 31), from(9, 31))).toBeNull()
  expect(movedDates(from(5, 9), from(1, 31), none)).toBeNull()
})
