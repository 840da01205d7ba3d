import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bothComments, meanOf, stepOf, visibleMarks } from './rules.ts'

const main = { userId: 1, leads: true }
const second = { userId: 2, leads: false }
const third = { userId: 3, leads: false }
const marksBy = (...markers: number[]) => markers.map((markedBy) => ({ markedBy }))

it('[EXM-215][EXM-216] asks a teacher without a mark, then a third teacher or the main lecturer', () => {
  expect(stepOf(marksBy(), second)).toBe('mark')
  expect(stepOf(marksBy(2), second)).toBe('given')
  expect(stepOf(marksBy(2), third)).toBe('mark')
  expect(stepOf(marksBy(1, 2), second)).toBe('elsewhere')
  expect(stepOf(marksBy(1, 2), third)).toBe('decide')
  expect(stepOf(marksBy(1, 2), main)).toBe('decide')
})

it('[EXM-215] hides the mark of another teacher until this teacher has marked, and shows both marks after both', () => {
  expect(visibleMarks(marksBy(2), 'mark', 3)).toEqual([])
  expect(visibleMarks(marksBy(2), 'given', 2)).toEqual(marksBy(2))
  expect(visibleMarks(marksBy(1, 2), 'elsewhere', 2)).toEqual(marksBy(1, 2))
})

it('[EXM-215] accepts a difference up to the share of the points, to the hundredth', () => {
  expect(meanOf(400, 500, 1000, 10)).toBe(450)
  expect(meanOf(399, 500, 1000, 10)).toBeNull()
  expect(meanOf(400, 401, 1000, 10)).toBe(401)
  expect(meanOf(400, 400, 1000, 0)).toBe(400)
  expect(meanOf(400, 401, 1000, 0)).toBeNull()
})

it('[EXM-215] gives the same result for both orders of two marks, and one between them', () => {
  const points = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(points, points, fc.integer({ min: 0, max: 100 }), (one, other, within) => {
      const higher = Math.max(one, other)
      const mean = meanOf(one, other, higher, within)
      expect(mean).toBe(meanOf(other, one, higher, within))
      if (mean !== null) {
        expect(mean).toBeGreaterThanOrEqual(Math.min(one, other))
        expect(mean).toBeLessThanOrEqual(higher)
      }
    }),
  )
})

it('[EXM-215] shows the student both comments, and equal ones once', () => {
  expect(bothComments([{ comment: 'Clear.' }, { comment: 'Too short.' }])).toBe(
    'Clear.\n\nToo short.',
  )
  expect(bothComments([{ comment: 'Clear.' }, { comment: 'Clear.' }])).toBe('Clear.')
  expect(bothComments([{ comment: '' }, { comment: 'Clear.' }])).toBe('Clear.')
})
