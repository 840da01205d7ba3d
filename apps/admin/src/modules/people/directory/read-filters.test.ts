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

describe('the filters of people in an address', () => {
  it('[ACC-287] have their default values when the address has none or unknown ones', () => {
    expect(readFilters({})).toEqual(usual)
    expect(readFilters({ role: 'king', state: 'asleep', sort: 'height' })).toEqual(usual)
    expect([readSize({}), readSize({ size: '50' }), readSize({ size: '7' })]).toEqual([15, 50, 15])
  })

  it('[ACC-288] are read back unchanged from a saved view', () => {
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
