import { expect, it } from 'vitest'
import { day, daysOfKey, movedBy, ticksOf } from './move-dates.ts'

const bounds = { start: 0, end: 100 * day }
const from = (start: number, end: number) => ({ start: start * day, end: end * day })

it('[TRN-059] movedBy moves a chapter, keeps its length and stops at the ends of the training', () => {
  expect(movedBy(from(10, 20), 'both', 5, bounds)).toEqual(from(15, 25))
  expect(movedBy(from(10, 20), 'both', -30, bounds)).toEqual(from(0, 10))
  expect(movedBy(from(10, 20), 'both', 300, bounds)).toEqual(from(90, 100))
})

it('[TRN-059] movedBy moves one end, which stays a day from the other end and inside the training', () => {
  expect(movedBy(from(10, 20), 'end', 7, bounds)).toEqual(from(10, 27))
  expect(movedBy(from(10, 20), 'end', -30, bounds)).toEqual(from(10, 11))
  expect(movedBy(from(10, 20), 'start', 30, bounds)).toEqual(from(19, 20))
  expect(movedBy(from(10, 20), 'start', -30, bounds)).toEqual(from(0, 20))
})

it('[TRN-059] an arrow key moves by a day, with Shift by a week, and Home and End to the limits', () => {
  expect(daysOfKey('ArrowRight', false)).toBe(1)
  expect(daysOfKey('ArrowLeft', true)).toBe(-7)
  expect(movedBy(from(10, 20), 'both', daysOfKey('End', false) ?? 0, bounds)).toEqual(from(90, 100))
  expect(movedBy(from(10, 20), 'both', daysOfKey('Home', false) ?? 0, bounds)).toEqual(from(0, 10))
  expect(daysOfKey('a', false)).toBeUndefined()
})

it('[TRN-059] ticksOf returns at most twelve weeks', () => {
  expect(ticksOf(from(0, 21))).toEqual([0, 7 * day, 14 * day])
  expect(ticksOf(from(0, 365)).length).toBeLessThanOrEqual(12)
})
