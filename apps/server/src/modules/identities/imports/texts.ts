import { type FullTexts, type Language, lettersOfNoName, type RowFault } from '@titian/contract'
import { fieldTexts } from '../own/texts.ts'
import type { CellFault, Fault, SheetEntry, SheetField } from './rules.ts'

/** Column names for errors, in the reader's language. */
export const columnNames: Record<SheetField, FullTexts> = {
  number: { en: 'Number', zh: '学号/工号', my: 'Nombor' },
  name: { en: 'Name', zh: '姓名', my: 'Nama' },
  phone: { en: 'Phone', zh: '手机号', my: 'Telefon' },
  department: { en: 'Department', zh: '院系', my: 'Jabatan' },
  major: { en: 'Major', zh: '专业', my: 'Jurusan' },
  class: { en: 'Class', zh: '班级', my: 'Kelas' },
}

/** Errors of roster cells; `{other}` is a line number or the invalid letters. */
const cellTexts = {
  missing: { en: 'This must be filled in.', zh: '此项必填', my: 'Ini mesti diisi.' },
  studentNumber: fieldTexts.wrongStudentNumber,
  workNumber: {
    en: 'A work number has at most 10 letters, digits, hyphens or slashes.',
    zh: '工号最多 10 位，由字母、数字、“-”或“/”组成',
    my: 'Nombor pekerja mengandungi paling banyak 10 huruf, digit, sempang atau garis miring.',
  },
  name: fieldTexts.wrongName,
  nameLetters: {
    en: 'A name cannot contain: {other}',
    zh: '姓名不能包含：{other}',
    my: 'Nama tidak boleh mengandungi: {other}',
  },
  phone: {
    en: 'This is not a phone number of Malaysia or China.',
    zh: '不是有效的马来西亚或中国手机号',
    my: 'Ini bukan nombor telefon Malaysia atau China.',
  },
  tooLong: {
    en: 'At most 100 characters.',
    zh: '最多 100 个字符',
    my: 'Paling banyak 100 aksara.',
  },
  twice: {
    en: 'This number is already in line {other}.',
    zh: '该编号已在第 {other} 行出现',
    my: 'Nombor ini sudah ada di baris {other}.',
  },
} satisfies Record<CellFault, FullTexts>

const mostShown = 100
const mostLetters = 10

export function rowFault(
  { line, field, value, kind, earlier }: Fault,
  language: Language,
): RowFault {
  const letters = () => lettersOfNoName(value).slice(0, mostLetters).join(' ')
  return {
    line,
    column: columnNames[field][language],
    value: value.slice(0, mostShown).toWellFormed(),
    text: cellTexts[kind][language].replace('{other}', () =>
      earlier === undefined ? letters() : String(earlier),
    ),
  }
}

/** Returns a preview of a new roster entry. */
export function shownEntry(entry: SheetEntry, language: Language) {
  const { number, name, areaCode, mobile, department, major, className } = entry
  const phone = areaCode && mobile ? `+${areaCode} ${mobile}` : ''
  const values = { number, name, phone, department, major, class: className }
  const columns = Object.keys(columnNames) as SheetField[]
  return columns.map((field) => ({
    column: columnNames[field][language],
    value: values[field] ?? '',
  }))
}
