import { describe, expect, it } from 'vitest'
import { readMonth } from './month-field.tsx'

describe('a typed month', () => {
  it('[RES-098] is recognised in the usual formats, and otherwise unchanged', () => {
    for (const typed of [
      '2024-09',
      '2024.9',
      '2024/09',
      '202409',
      '9/2024',
      '09.2024',
      ' 2024年9月 ',
    ])
      expect(readMonth(typed), typed).toBe('2024-09')
    expect(readMonth('')).toBeNull()
    expect(readMonth(null)).toBeNull()
    expect(readMonth('last summer')).toBe('last summer')
    expect(readMonth('now')).toBe('now')
  })
})
