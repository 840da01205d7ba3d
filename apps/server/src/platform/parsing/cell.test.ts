import { describe, expect, it } from 'vitest'
import { readCell, readCsvCell } from './cell.ts'

describe('cells', () => {
  it.each([
    [' a\u00A0\n b ', 'a b'],
    ['60123456789', '60123456789'],
    ['0123456789', '0123456789'],
    ['=1+1', '=1+1'],
    ['a\u0000\u200Bb\uD800', 'a b\uFFFD'],
    [true, 'TRUE'],
    [null, ''],
    [new Date('2026-01-02T00:00:00Z'), '2026-01-02'],
    [new Date(Number.NaN), ''],
    [{ number: '6.0123456789E10' }, '60123456789'],
    [{ number: '1.5e-3' }, '0.0015'],
    [{ number: '0.30000000000000004' }, '0.3'],
  ])('become one line of text: %s', (cell, text) => {
    expect(readCell(cell)).toEqual({ text, isCut: false })
  })

  it.each(['24E0012', '3E2', '1E5', '2E10', '6.0123456789E10', '24e12', '1.5e-3'])(
    '[FRM-374] keep a text that looks like a power of ten: %s',
    (text) => {
      expect(readCell(text)).toEqual({ text, isCut: false })
      expect(readCsvCell(text)).toEqual({ text, isCut: false })
    },
  )

  it('[FRM-374] undo a power that a spreadsheet wrote, and say where its digits are lost', () => {
    expect(readCsvCell('6.0123456789E+10')).toEqual({ text: '60123456789', isCut: false })
    expect(readCsvCell('6.01235E+10')).toEqual({ text: '6.01235E+10', isCut: true })
    expect(readCsvCell('6E+11')).toEqual({ text: '6E+11', isCut: true })
    expect(readCell({ number: '2.0260101123456E+19' }).isCut).toBe(true)
  })
})
