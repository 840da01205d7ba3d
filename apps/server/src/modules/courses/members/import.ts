import {
  type AreaCode,
  type FullTexts,
  type Language,
  mostImportFaults,
  type RowFault,
} from '@titian/contract'
import {
  peopleColumns,
  peopleTitles,
  plainName,
  plainNumber,
  readPhoneText,
  type SheetRow,
} from '../../people/index.ts'
import type { KnownPerson } from './queries.ts'

type Field = 'phone' | 'areaCode' | 'name' | 'studentCard'
type FaultKind = keyof typeof faultTexts

export interface MemberLine {
  line: number
  areaCode: AreaCode
  mobile: string
  values: Record<Field, string>
}

export interface MemberFault {
  line: number
  field: Field
  value: string
  kind: FaultKind
}

const fields: readonly string[] = ['phone', 'areaCode', 'name', 'studentCard'] satisfies Field[]

/** The columns of the list of students that the staff import too; here the phone alone must be there. */
export const memberColumns = peopleColumns('student')
  .filter(({ field }) => fields.includes(field))
  .map((column) => ({
    ...column,
    field: column.field as Field,
    required: column.field === 'phone',
  }))

const faultTexts = {
  phone: {
    en: 'This is not a mobile number of Malaysia or China.',
    zh: '手机号格式不正确',
    my: 'Ini bukan nombor telefon bimbit Malaysia atau China.',
  },
  repeated: {
    en: 'This phone number is already in a row above.',
    zh: '该手机号在表格前面已出现',
    my: 'Nombor telefon ini sudah ada dalam baris di atas.',
  },
  unknown: {
    en: 'Nobody at the school has this phone number.',
    zh: '本校没有使用该手机号的账号',
    my: 'Tiada sesiapa di sekolah menggunakan nombor telefon ini.',
  },
  noStudent: {
    en: 'This account cannot take the course as a student.',
    zh: '该账号不能以学员身份加入课程',
    my: 'Akaun ini tidak boleh menyertai kursus sebagai pelajar.',
  },
  otherName: {
    en: 'The account with this phone number has another name.',
    zh: '使用该手机号的账号姓名与此不同',
    my: 'Akaun dengan telefon ini mempunyai nama lain.',
  },
  otherNumber: {
    en: 'The account with this phone number has another student number.',
    zh: '使用该手机号的账号学号与此不同',
    my: 'Akaun dengan telefon ini mempunyai nombor pelajar lain.',
  },
} satisfies Record<string, FullTexts>

const phoneOf = ({ areaCode, mobile }: { areaCode: string; mobile: string }) =>
  `${areaCode} ${mobile}`

/** Of rows with one phone the first counts. */
export function checkLines(rows: readonly SheetRow<Field>[]): {
  lines: MemberLine[]
  faults: MemberFault[]
} {
  const lines = new Map<string, MemberLine>()
  const faults: MemberFault[] = []
  for (const { line, values } of rows) {
    const phone = readPhoneText(values.phone, values.areaCode)
    const fault = { line, field: 'phone' as const, value: values.phone }
    if (!phone) faults.push({ ...fault, kind: 'phone' })
    else if (lines.has(phoneOf(phone))) faults.push({ ...fault, kind: 'repeated' })
    else lines.set(phoneOf(phone), { line, ...phone, values })
  }
  return { lines: [...lines.values()], faults }
}

function faultOf(
  { values: { phone, name, studentCard } }: MemberLine,
  person: KnownPerson | undefined,
): Omit<MemberFault, 'line'> | undefined {
  if (!person) return { field: 'phone', value: phone, kind: 'unknown' }
  if (name !== '' && plainName(name) !== plainName(person.name))
    return { field: 'name', value: name, kind: 'otherName' }
  const own = person.studentCard ?? ''
  if (studentCard !== '' && own !== '' && plainNumber(studentCard) !== plainNumber(own))
    return { field: 'studentCard', value: studentCard, kind: 'otherNumber' }
  if (!person.joined && !person.fits) return { field: 'phone', value: phone, kind: 'noStudent' }
  return undefined
}

/** Who of the good rows comes into the course, how many are in it already, and what is wrong with the others. */
export function planMembers(lines: readonly MemberLine[], known: readonly KnownPerson[]) {
  const people = new Map(known.map((person) => [phoneOf(person), person]))
  const faults: MemberFault[] = []
  const fresh: number[] = []
  let same = 0
  for (const one of lines) {
    const person = people.get(phoneOf(one))
    const fault = faultOf(one, person)
    if (fault) faults.push({ line: one.line, ...fault })
    else if (person?.joined) same += 1
    else if (person) fresh.push(person.id)
  }
  return { fresh, same, faults }
}

const mostShown = 60

/** In the reader's language, in the order of the sheet; `unread` are rows that no rule could look at. */
export function faultRows(
  faults: readonly MemberFault[],
  unread: readonly RowFault[],
  language: Language,
): RowFault[] {
  const rows = faults.map(({ line, field, value, kind }) => ({
    line,
    column: peopleTitles[field][language],
    value: value.slice(0, mostShown).toWellFormed(),
    text: faultTexts[kind][language],
  }))
  return [...unread, ...rows]
    .toSorted((one, other) => one.line - other.line)
    .slice(0, mostImportFaults)
}
