import { expect, it } from 'vitest'
import { WriteMarks } from './write-marks.ts'

it('[OPS-100] gives the earliest position that was read after the moment', () => {
  const marks = new WriteMarks(1000)
  expect(marks.positionFor(0)).toBeUndefined()
  marks.add({ at: 100, position: '0/1' })
  marks.add({ at: 350, position: '0/2' })
  marks.add({ at: 600, position: '0/3' })
  expect([100, 101, 350, 351, 600].map((moment) => marks.positionFor(moment))).toEqual([
    '0/1',
    '0/2',
    '0/2',
    '0/3',
    '0/3',
  ])
  expect(marks.positionFor(601), 'a write after the last mark').toBeUndefined()
  expect(marks.positionFor(Number.NaN)).toBeUndefined()
})

it('[OPS-100] forgets marks that are older than the longest lag', () => {
  const marks = new WriteMarks(1000)
  marks.add({ at: 100, position: '0/1' })
  marks.add({ at: 1101, position: '0/2' })
  expect(marks.positionFor(0)).toBe('0/2')
})
