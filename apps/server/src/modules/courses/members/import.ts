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
  /** Undefined in a row that has only the number of the student. */
  phone: { areaCode: AreaCode; mobile: string } | undefined
  /** The student number after normalising; empty if the row has none. */
  number: string
  values: Record<Field, string>
}

export interface MemberFault {
  line: number
  field: Field
  value: string
  kind: FaultKind
}

const fields: readonly string[] = ['phone', 'areaCode', 'name', 'studentCard'] satisfies Field[]

/**
 * The columns of the import of students by staff. Here, either the phone or the student number is
 * enough.
 */
export const memberColumns = peopleColumns('student')
  .filter(({ field }) => fields.includes(field))
  .map((column) => ({
    ...column,
    field: column.field as Field,
    required:
      column.field === 'phone' || column.field === 'studentCard' ? ('oneOf' as const) : false,
  }))

const faultTexts = {
  phone: {
    en: 'This is not a mobile number of Malaysia or China.',
    zh: '手机号格式不正确',
    my: 'Ini bukan nombor telefon bimbit Malaysia atau China.',
  },
  noKey: {
    en: 'This row has neither a phone number nor a student number.',
    zh: '该行既无手机号也无学号',
    my: 'Baris ini tiada nombor telefon dan tiada nombor pelajar.',
  },
  repeatedNumber: {
    en: 'This student is already in a row above.',
    zh: '该学员在表格前面已出现',
    my: 'Pelajar ini sudah ada dalam baris di atas.',
  },
  unknownNumber: {
    en: 'Nobody at the school has this student number.',
    zh: '本校没有使用该学号的账号',
    my: 'Tiada sesiapa di sekolah menggunakan nombor pelajar ini.',
  },
  noAccount: {
    en: 'This student is on the roster but has no account yet.',
    zh: '该学员在名册中，但尚无账号',
    my: 'Pelajar ini ada dalam daftar nama tetapi belum mempunyai akaun.',
  },
  manyAccounts: {
    en: 'Several accounts have this student number. Give the phone number too.',
    zh: '有多个账号使用该学号，请同时填写手机号',
    my: 'Beberapa akaun mempunyai nombor pelajar ini. Berikan nombor telefon juga.',
  },
  otherNameOfNumber: {
    en: 'The account with this student number has another name.',
    zh: '使用该学号的账号姓名与此不同',
    my: 'Akaun dengan nombor pelajar ini mempunyai nama lain.',
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

/**
 * Uses the first row for each phone, or in rows without a phone for each number. Later rows with
 * the same phone or number get an error.
 */
export function checkLines(rows: readonly SheetRow<Field>[]): {
  lines: MemberLine[]
  faults: MemberFault[]
} {
  const lines = new Map<string, MemberLine>()
  const faults: MemberFault[] = []
  for (const { line, values } of rows) {
    const number = plainNumber(values.studentCard)
    const hasPhone = values.phone !== ''
    const phone = readPhoneText(values.phone, values.areaCode)
    const key = phone ? phoneOf(phone) : number
    const fault = (kind: FaultKind) => {
      const field: Field = hasPhone || kind === 'noKey' ? 'phone' : 'studentCard'
      faults.push({ line, field, value: values[field], kind })
    }
    if (hasPhone && !phone) fault('phone')
    else if (key === '') fault('noKey')
    else if (lines.has(key)) fault(hasPhone ? 'repeated' : 'repeatedNumber')
    else lines.set(key, { line, phone, number, values })
  }
  return { lines: [...lines.values()], faults }
}

type Found = Pick<MemberFault, 'field' | 'value' | 'kind'>

/**
 * Returns the first value of the row that differs from the account. The account was found by its
 * phone, or in a row without a phone by the student number, so this value cannot differ.
 */
function differenceOf(
  { phone, number, values: { name, studentCard } }: MemberLine,
  person: KnownPerson,
): Found | undefined {
  if (name !== '' && plainName(name) !== plainName(person.name))
    return { field: 'name', value: name, kind: phone ? 'otherName' : 'otherNameOfNumber' }
  const own = plainNumber(person.studentCard ?? '')
  if (phone && number !== '' && own !== '' && number !== own)
    return { field: 'studentCard', value: studentCard, kind: 'otherNumber' }
  return undefined
}

function faultOf(line: MemberLine, people: readonly KnownPerson[]): Found | undefined {
  const { phone, values } = line
  const field = phone ? 'phone' : 'studentCard'
  const key = { field, value: values[field] } as const
  const [person] = people
  if (!person) return { ...key, kind: phone ? 'unknown' : 'unknownNumber' }
  if (people.length > 1) return { ...key, kind: 'manyAccounts' }
  if (person.id === null) return { ...key, kind: 'noAccount' }
  const difference = differenceOf(line, person)
  if (difference) return difference
  return person.joined || person.fits ? undefined : { ...key, kind: 'noStudent' }
}

/**
 * Finds the accounts of a row by phone, or else by the student number of the account or of the
 * roster.
 */
function finderOf(known: readonly KnownPerson[]) {
  const byKey = new Map<string, KnownPerson[]>()
  for (const person of known) {
    const key = person.phone ?? person.number ?? ''
    byKey.set(key, [...(byKey.get(key) ?? []), person])
  }
  return ({ phone, number }: MemberLine) => byKey.get(phone ? phoneOf(phone) : number) ?? []
}

/**
 * Splits the valid rows into new and existing students of the course, and returns the errors of the
 * other rows.
 */
export function planMembers(lines: readonly MemberLine[], known: readonly KnownPerson[]) {
  const find = finderOf(known)
  const faults: MemberFault[] = []
  const fresh = new Set<number>()
  let same = 0
  for (const one of lines) {
    const people = find(one)
    const [person] = people
    const fault = faultOf(one, people)
    if (fault) faults.push({ line: one.line, ...fault })
    else if (!person?.id) continue
    else if (person.joined) same += 1
    else if (fresh.has(person.id))
      faults.push({
        line: one.line,
        field: 'studentCard',
        value: one.values.studentCard,
        kind: 'repeatedNumber',
      })
    else fresh.add(person.id)
  }
  return { fresh: [...fresh], same, faults }
}

const mostShown = 60

/**
 * Returns the faults in the language of the reader and in the order of the sheet. `unread` are rows
 * that could not be read.
 */
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
