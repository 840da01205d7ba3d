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
    [{ number: '6.0123456789E10' }, '60123456789'],
    [{ number: '1.5e-3' }, '0.0015'],
    [{ number: '0.30000000000000004' }, '0.3'],
  ])('become one line of text: %s', (cell, text) => {
    expect(readCell(cell)).toEqual({ text })
  })

  it.each(['24E0012', '3E2', '1E5', '2E10', '6.0123456789E10', '24e12', '1.5e-3'])(
    '[FRM-374] keep a text that looks like a power of ten: %s',
    (text) => {
      expect(readCell(text)).toEqual({ text })
      expect(readCsvCell(text)).toEqual({ text })
    },
  )

  it('[FRM-374] restore a number that a spreadsheet wrote with an exponent, and report lost digits', () => {
    expect(readCsvCell('6.0123456789E+10')).toEqual({ text: '60123456789' })
    expect(readCsvCell('6.01235E+10')).toEqual({ text: '6.01235E+10', fault: 'cut' })
    expect(readCsvCell('6E+11')).toEqual({ text: '6E+11', fault: 'cut' })
    expect(readCell({ number: '2.0260101123456E+19' }).fault).toBe('cut')
  })

  it.each([
    [new Date('2026-04-03T00:00:00Z'), '2026-04-03', 'date'],
    [new Date('2026-04-03T09:30:00Z'), '2026-04-03 09:30', 'date'],
    [new Date('1899-12-31T09:00:00Z'), '09:00', 'time'],
    [new Date(Number.NaN), '', 'date'],
  ])('[EXM-229] say that a spreadsheet made a moment of them: %s', (cell, text, fault) => {
    expect(readCell(cell)).toEqual({ text, fault })
  })

  it.each([
    ['0.5', { form: 'percent', decimals: 0, gap: '' }, { text: '50%' }],
    ['0.1234', { form: 'percent', decimals: 1, gap: ' ' }, { text: '12.3 %' }],
    ['0.07', { form: 'percent', decimals: 2, gap: '' }, { text: '7.00%' }],
    ['12', { form: 'zeros', digits: 4 }, { text: '0012' }],
    ['0.75', { form: 'fraction' }, { text: '0.75', fault: 'fraction' }],
    ['3', { form: 'fraction' }, { text: '3' }],
  ] as const)('[EXM-229] are read as they are shown: %s', (number, shown, cell) => {
    expect(readCell({ number }, shown)).toEqual(cell)
  })
})
