import { describe, expect, it } from 'vitest'
import type { Language } from '@titian/contract'
import { checkSheet as check, type Row } from './rules.ts'
import { rowFault } from './texts.ts'

const empty = { number: '', name: '', phone: '', department: '', major: '', class: '' }
const row = (line: number, values: Partial<Row['values']>): Row => ({
  line,
  values: { ...empty, ...values },
})
const phones = (text: string) =>
  text === '0123456789' ? { areaCode: '60', mobile: '123456789' } : undefined

function checkSheet(
  given: Row[],
  kind: 'student' | 'teacher',
  language: Language,
  readPhone: typeof phones,
) {
  const { rows: entries, faults } = check(given, kind, readPhone)
  const faulty = new Set(faults.map(({ line }) => line)).size
  return { entries, faulty, faults: faults.map((fault) => rowFault(fault, language)) }
}

describe('a roster sheet', () => {
  it('accepts a row with its keys, and ignores empty cells', () => {
    const { entries, faulty } = checkSheet(
      [row(2, { number: 'S-1', name: 'Tan  Wei', phone: '0123456789', class: 'A' })],
      'student',
      'en',
      phones,
    )
    expect(faulty).toBe(0)
    expect(entries).toEqual([
      {
        number: 'S-1',
        numberKey: 's-1',
        name: 'Tan  Wei',
        nameKey: 'tan wei',
        areaCode: '60',
        mobile: '123456789',
        department: null,
        major: null,
        className: 'A',
      },
    ])
  })

  it("reports errors in the reader's language, and counts a row once", () => {
    const rows = [row(2, {}), row(3, { number: 'S 1', name: 'Tan', phone: '12' })]
    const { entries, faulty, faults } = checkSheet(rows, 'student', 'zh', phones)
    expect([entries.length, faulty]).toEqual([0, 2])
    expect(faults.map(({ line, column, text }) => [line, column, text])).toEqual([
      [2, '学号/工号', '此项必填'],
      [2, '姓名', '此项必填'],
      [3, '学号/工号', '学号最多 20 位，由字母、数字、“-”或“/”组成'],
      [3, '手机号', '不是有效的马来西亚或中国手机号'],
    ])
  })

  it('uses the first of two rows with one number, in any letter case', () => {
    const rows = [
      row(2, { number: 's-1', name: 'Tan Wei' }),
      row(3, { number: 'S-1', name: 'Tan Wei' }),
    ]
    const { entries, faulty, faults } = checkSheet(rows, 'student', 'my', phones)
    expect([entries.length, faulty]).toEqual([1, 1])
    expect(faults[0]).toEqual({
      line: 3,
      column: 'Nombor',
      value: 'S-1',
      text: 'Nombor ini sudah ada di baris 2.',
    })
  })

  it("[ACC-175] limits teachers' numbers to ten characters", () => {
    const rows = [row(2, { number: '12345678901', name: 'Tan Wei' })]
    expect(checkSheet(rows, 'teacher', 'en', phones).faulty).toBe(1)
    expect(checkSheet(rows, 'student', 'en', phones).faulty).toBe(0)
  })
})
