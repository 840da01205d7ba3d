import { describe, expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'

describe('writeCsv', () => {
  it('quotes cells that would break a row apart', () => {
    expect(writeCsv([['a,b', 'say "hi"', 'two\nlines', 3]])).toBe(
      '"a,b","say ""hi""","two\nlines",3\r\n',
    )
  })

  it('disarms cells that a spreadsheet would evaluate as a formula', () => {
    for (const risky of ['=1+1', '+60', '-2', '@SUM(A1)', ' =1', '＝1'])
      expect(writeCsv([[risky]])).toBe(`"'${risky}"\r\n`)
  })

  it('leaves plain words and negative numbers unchanged', () => {
    expect(writeCsv([['陈雨桐', 'Nur Aisyah', -4]])).toBe('陈雨桐,Nur Aisyah,-4\r\n')
  })
})
