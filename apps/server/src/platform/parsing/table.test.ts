import { describe, expect, it } from 'vitest'
import { cellText } from './table.ts'

describe('cells', () => {
  it.each([
    [' a\u00A0\n b ', 'a b'],
    ['60123456789', '60123456789'],
    ['6.0123456789E10', '60123456789'],
    ['1.5e-3', '0.0015'],
    ['0123456789', '0123456789'],
    ['=1+1', '=1+1'],
    ['a\u0000\u200Bb\uD800', 'a b\uFFFD'],
    [true, 'TRUE'],
    [null, ''],
    [new Date('2026-01-02T00:00:00Z'), '2026-01-02'],
    [new Date(Number.NaN), ''],
  ])('become one line of text: %s', (cell, text) => {
    expect(cellText(cell)).toBe(text)
  })
})
