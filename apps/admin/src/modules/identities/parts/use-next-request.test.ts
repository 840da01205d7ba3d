import { describe, expect, it } from 'vitest'
import { nextWaiting } from './use-next-request.ts'

const list = (...rows: [string, number][]) => rows.map(([sign, status]) => ({ sign, status }))

describe('the next request after a decision', () => {
  it('is the one that moved up to the same index', () => {
    expect(nextWaiting(list(['b', 1], ['c', 1]), 0)).toBe('b')
  })
  it('is never a request that is already decided', () => {
    expect(nextWaiting(list(['a', 2], ['b', 3], ['c', 1]), 0)).toBe('c')
  })
  it('is the first waiting one after the last in the list', () => {
    expect(nextWaiting(list(['a', 1], ['b', 1]), 2)).toBe('a')
  })
  it('is none when no request waits', () => {
    expect(nextWaiting(list(['a', 2]), 0)).toBeUndefined()
    expect(nextWaiting([], 0)).toBeUndefined()
  })
})
