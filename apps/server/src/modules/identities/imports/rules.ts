import { isRealName, isStudentNumber, isWorkNumber, lettersOfNoName } from '@titian/contract'
import { foldNumber, foldText, type PersonKind } from '../rules.ts'

export const sheetColumns = [
  {
    field: 'number',
    required: true,
    isNumber: true,
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
  {
    field: 'class',
    required: false,
    heads: ['class', 'class name', '班级', '班', '班级名称', 'kelas', 'nama kelas'],
  },
] as const

export type SheetField = (typeof sheetColumns)[number]['field']

export interface Row {
  line: number
  values: Record<SheetField, string>
}

export interface Phone {
  areaCode: string
  mobile: string
}

/** One row for the roster; null for empty cells. */
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

export type CellFault =
  | 'missing'
  | 'studentNumber'
  | 'workNumber'
  | 'name'
  | 'nameLetters'
  | 'phone'
  | 'tooLong'
  | 'twice'

const longest = 100
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

export interface Fault {
  line: number
  field: SheetField
  value: string
  kind: CellFault
  /** The number of the earlier line that has the same number. */
  earlier?: number
}

/**
 * Returns the valid rows and the errors of the others. If two rows have the same number, the first
 * is used.
 */
export function checkSheet(
  given: readonly Row[],
  kind: PersonKind,
  readPhone: (text: string) => Phone | undefined,
): { rows: SheetEntry[]; faults: Fault[] } {
  const rows: SheetEntry[] = []
  const faults: Fault[] = []
  const lines = new Map<string, number>()
  for (const { line, values } of given) {
    const phone = values.phone === '' ? undefined : readPhone(values.phone)
    const own = faultsOf(kind, values, phone)
    const entry = entryOf(values, phone)
    const earlier = own.length === 0 ? lines.get(entry.numberKey) : undefined
    for (const { field, fault } of own)
      faults.push({ line, field, value: values[field], kind: fault })
    if (earlier !== undefined)
      faults.push({ line, field: 'number', value: values.number, kind: 'twice', earlier })
    else if (own.length === 0) {
      lines.set(entry.numberKey, line)
      rows.push(entry)
    }
  }
  return { rows, faults }
}

/** Returns the entry after the import. An empty cell keeps the entry's value. */
export function entryAfter(row: SheetEntry, before: SheetEntry): SheetEntry {
  return {
    number: row.number,
    numberKey: row.numberKey,
    name: row.name,
    nameKey: row.nameKey,
    areaCode: row.areaCode ?? before.areaCode,
    mobile: row.mobile ?? before.mobile,
    department: row.department ?? before.department,
    major: row.major ?? before.major,
    className: row.className ?? before.className,
  }
}
