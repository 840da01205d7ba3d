import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessDelimiter, readCsv } from './csv.ts'

describe('a CSV file', () => {
  it('has its delimiter detected', () => {
    expect(['a,b', 'a;b;"c,d,e,f"', '\na\tb', 'a|b|c', 'alone'].map(guessDelimiter)).toEqual([
      ',',
      ';',
      '\t',
      '|',
      ',',
    ])
  })

  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,\r\n',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['a\r\rb', [['a'], [''], ['b']]],
    ['"a,""b""\n",c', [['a,"b"\n', 'c']]],
    ['"a" ,b"c"', [['a ', 'b"c"']]],
    ['a,', [['a', '']]],
    [',', [['', '']]],
    ['', []],
  ])('of %j has its rows', (text, rows) => {
    expect(readCsv(text, ',', 100)).toEqual({ rows, isQuoteOpen: false, isLonger: false })
  })

  it('is read unchanged, with any content', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', '名') })
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    fc.assert(
      fc.property(rows, (given) => {
        const text = given.map((row) => row.map(quoted).join(',')).join('\r\n')
        expect(readCsv(text, ',', 100).rows).toEqual(given)
      }),
    )
  })

  it('reports an unclosed quote and further rows', () => {
    expect(readCsv('a\n"b\nc', ',', 100).isQuoteOpen).toBe(true)
    expect(readCsv('a\nb\nc', ',', 2)).toMatchObject({ rows: [['a'], ['b']], isLonger: true })
    expect(readCsv('a\nb\n', ',', 2).isLonger).toBe(false)
  })

  it('[FRM-261] is read in linear time, also with misplaced quotes and spaces', () => {
    const hostile = (length: number) => `phone,name\n"${'x"'.repeat(length)}${' '.repeat(length)},a`
    const started = performance.now()
    readCsv(hostile(3_000_000), ',', 20_000)
    expect(performance.now() - started).toBeLessThan(3000)
  })
})
