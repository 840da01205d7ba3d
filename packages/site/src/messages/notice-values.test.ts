import { describe, expect, it } from 'vitest'
import { lengthOf, problemOf } from './notice-values.ts'

describe('a notice before it is sent', () => {
  it('[CNT-027] has a title of at most 100 and a text of at most 2000 characters', () => {
    expect(problemOf('title', 'a'.repeat(100))).toBeNull()
    expect(problemOf('title', 'a'.repeat(101))).toBe('tooLong')
    expect(problemOf('content', '字'.repeat(2000))).toBeNull()
    expect(problemOf('content', '字'.repeat(2001))).toBe('tooLong')
  })

  it('does not count the space around, and space alone is nothing', () => {
    expect(lengthOf('  two  ')).toBe(3)
    expect(problemOf('title', ' \n ')).toBe('missing')
  })
})
