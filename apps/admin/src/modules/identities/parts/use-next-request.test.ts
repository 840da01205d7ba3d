import { describe, expect, it } from 'vitest'
import { nextWaiting } from './use-next-request.ts'

const list = (...rows: [string, number][]) => rows.map(([sign, status]) => ({ sign, status }))

describe('after a decision', () => {
  it('the one that moved up in its place is next', () => {
    expect(nextWaiting(list(['b', 1], ['c', 1]), 0)).toBe('b')
  })
  it('decided ones that stay on the list are passed over', () => {
    expect(nextWaiting(list(['a', 2], ['b', 3], ['c', 1]), 0)).toBe('c')
  })
  it('the first that waits follows the last', () => {
    expect(nextWaiting(list(['a', 1], ['b', 1]), 2)).toBe('a')
  })
  it('nobody is next when nothing waits', () => {
    expect(nextWaiting(list(['a', 2]), 0)).toBeUndefined()
    expect(nextWaiting([], 0)).toBeUndefined()
  })
})
