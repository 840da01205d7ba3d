import { describe, expect, it } from 'vitest'
import { isTypePath } from './rules.ts'

describe('the three levels of subject types', () => {
  const nodes = [
    { id: 1, parentId: null, level: 1 },
    { id: 2, parentId: 1, level: 2 },
    { id: 3, parentId: 2, level: 3 },
    { id: 9, parentId: 8, level: 2 },
  ]

  it('[TCH-012] accept only a path from the first level', () => {
    expect(isTypePath([1, 2, 3], nodes)).toBe(true)
    expect(isTypePath([1, null, null], nodes)).toBe(true)
    expect(isTypePath([null, null, null], nodes)).toBe(true)
    expect(isTypePath([1, 9, null], nodes)).toBe(false)
    expect(isTypePath([1, null, 3], nodes)).toBe(false)
    expect(isTypePath([7, null, null], nodes)).toBe(false)
  })
})
