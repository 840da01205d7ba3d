import {
  isRealName,
  isStudentNumber,
  isWorkNumber,
  type Language,
  lettersOfNoName,
  type RowFault,
} from '@titian/contract'
import { foldNumber, foldText, type PersonKind } from '../rules.ts'
import { type CellFault, cellTexts } from './texts.ts'

export const sheetColumns = [
  {
    field: 'number',
    required: true,
    heads: [
      'number',
      'student number',
      'student id',
      'work number',
      'employee number',
      '学号',
      '工号',
      '编号',
      'nombor',
      'nombor pelajar',
      'no pelajar',
      'nombor pekerja',
      'no pekerja',
    ],
  },
  { field: 'name', required: true, heads: ['name', 'full name', '姓名', 'nama', 'nama penuh'] },
  {
    field: 'phone',
    required: false,
    heads: [
      'phone',
      'phone number',
      'phone no',
      'mobile',
      '手机',
      '手机号',
      '电话',
      'telefon',
      'nombor telefon',
      'no telefon',
    ],
  },
  {
    field: 'department',
    required: false,
    heads: ['department', 'faculty', 'school', '院系', '系', '学院', '部门', 'jabatan', 'fakulti'],
  },
  {
    field: 'major',
    required: false,
    heads: ['major', 'programme', 'program', '专业', 'jurusan', 'pengkhususan'],
  },
  { field: 'class', required: false, heads: ['class', '班级', '班', 'kelas'] },
] as const

export type SheetField = (typeof sheetColumns)[number]['field']

/** How a fault names its column, in the reader's language. */
export const columnNames: Record<SheetField, Record<Language, string>> = {
  number: { en: 'Number', zh: '学号/工号', my: 'Nombor' },
  name: { en: 'Name', zh: '姓名', my: 'Nama' },
  phone: { en: 'Phone', zh: '手机号', my: 'Telefon' },
  department: { en: 'Department', zh: '院系', my: 'Jabatan' },
  major: { en: 'Major', zh: '专业', my: 'Jurusan' },
  class: { en: 'Class', zh: '班级', my: 'Kelas' },
}

export interface Row {
  line: number
  values: Record<SheetField, string>
}

export interface Phone {
  areaCode: string
  mobile: string
}

/** One row as the roster takes it; null where the sheet says nothing. */
export interface SheetEntry {
  number: string
  numberKey: string
  name: string
  nameKey: string
  areaCode: string | null
  mobile: string | null
  department: string | null
  major: string | null
  className: string | null
}

const longest = 100
const mostLetters = 10
const longFields = ['department', 'major', 'class'] as const

function numberFault(kind: PersonKind, number: string): CellFault | undefined {
  if (number === '') return 'missing'
  if (kind === 'teacher') return isWorkNumber(number) ? undefined : 'workNumber'
  return isStudentNumber(number) ? undefined : 'studentNumber'
}

function nameFault(name: string): CellFault | undefined {
  if (name === '') return 'missing'
  if (isRealName(name)) return undefined
  return lettersOfNoName(name).length > 0 ? 'nameLetters' : 'name'
}

function faultsOf(kind: PersonKind, values: Row['values'], phone: Phone | undefined) {
  const faults: [SheetField, CellFault | undefined][] = [
    ['number', numberFault(kind, values.number)],
    ['name', nameFault(values.name)],
    ['phone', values.phone !== '' && !phone ? 'phone' : undefined],
    ...longFields.map((field): [SheetField, CellFault | undefined] => [
      field,
      values[field].length > longest ? 'tooLong' : undefined,
    ]),
  ]
  return faults.flatMap(([field, fault]) => (fault ? [{ field, fault }] : []))
}

function entryOf(values: Row['values'], phone: Phone | undefined): SheetEntry {
  return {
    number: values.number,
    numberKey: foldNumber(values.number),
    name: values.name,
    nameKey: foldText(values.name),
    areaCode: phone?.areaCode ?? null,
    mobile: phone?.mobile ?? null,
    department: values.department || null,
    major: values.major || null,
    className: values.class || null,
  }
}

export interface CheckedSheet {
  entries: SheetEntry[]
  /** Rows that are left out. */
  faulty: number
  faults: RowFault[]
}

/** The rows that can be taken, and what is wrong with the others; of two rows with one number the first counts. */
export function checkSheet(
  rows: readonly Row[],
  kind: PersonKind,
  language: Language,
  readPhone: (text: string) => Phone | undefined,
): CheckedSheet {
  const checked: CheckedSheet = { entries: [], faulty: 0, faults: [] }
  const lines = new Map<string, number>()
  const say = (line: number, field: SheetField, value: string, fault: CellFault, other = '') => {
    const text = cellTexts[fault][language].replace('{other}', () => other)
    const column = columnNames[field][language]
    checked.faults.push({ line, column, value: value.slice(0, longest).toWellFormed(), text })
  }
  for (const { line, values } of rows) {
    const phone = values.phone === '' ? undefined : readPhone(values.phone)
    const faults = faultsOf(kind, values, phone)
    const entry = entryOf(values, phone)
    const earlier = faults.length === 0 ? lines.get(entry.numberKey) : undefined
    for (const { field, fault } of faults) {
      const letters = lettersOfNoName(values.name).slice(0, mostLetters).join(' ')
      say(line, field, values[field], fault, fault === 'nameLetters' ? letters : '')
    }
    if (earlier !== undefined) say(line, 'number', values.number, 'twice', String(earlier))
    if (faults.length > 0 || earlier !== undefined) checked.faulty += 1
    else {
      lines.set(entry.numberKey, line)
      checked.entries.push(entry)
    }
  }
  return checked
}
