import { describe, expect, it } from 'vitest'
import { readFilters, readSize, wordsOf } from './read-filters.ts'

const usual = {
  name: '',
  role: 'all',
  state: 'all',
  className: '',
  sort: 'created',
  descending: true,
} as const

describe('filters of the people in an address', () => {
  it('[ACC-287] are the usual ones where the address says nothing, or nothing known', () => {
    expect(readFilters({})).toEqual(usual)
    expect(readFilters({ role: 'king', state: 'asleep', sort: 'height' })).toEqual(usual)
    expect([readSize({}), readSize({ size: '50' }), readSize({ size: '7' })]).toEqual([15, 50, 15])
  })

  it('[ACC-288] come back from the words of a saved view as they were', () => {
    for (const filter of [
      usual,
      { ...usual, sort: 'name', descending: false },
      { ...usual, sort: 'lastLogin', descending: true },
      { ...usual, name: 'tan', role: 'teacher', state: 'disabled', className: '2A' },
      { ...usual, descending: false },
    ] as const) {
      const words = Object.entries(wordsOf(filter)).filter(([, word]) => word !== '')
      expect(readFilters(Object.fromEntries(words))).toEqual(filter)
    }
  })
})
