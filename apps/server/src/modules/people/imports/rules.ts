import { auditStatus, isStudentNumber, lettersOfNoName, people } from '@titian/contract'
import { planRows, readPhoneText } from '../sheets/rules.ts'

export type ImportRole = 'student' | 'teacher'
export type ImportField = 'phone' | 'areaCode' | 'name' | 'studentCard' | 'className'
export type FaultKind =
  | 'phone'
  | 'country'
  | 'name'
  | 'nameLetters'
  | 'number'
  | 'tooLong'
  | 'repeated'
  | 'repeatedNumber'
  | 'staff'
  | 'full'

/** A valid row of a sheet; empty texts keep the account's values. */
export interface WaitingRow {
  line: number
  areaCode: string
  mobile: string
  name: string
  studentCard: string
  className: string
}

export interface Fault {
  line: number
  field: ImportField
  value: string
  kind: FaultKind
}

interface GivenRow {
  line: number
  values: Record<ImportField, string>
}

const mostClassLetters = 100

export function phoneKey({ areaCode, mobile }: { areaCode: string; mobile: string }): string {
  return `${areaCode} ${mobile}`
}

function wrongFields(
  { name, studentCard, className }: GivenRow['values'],
  role: ImportRole,
): [ImportField, FaultKind | false][] {
  const isName = people.createPerson.input.shape.name.safeParse(name).success
  return [
    ['name', !isName && (lettersOfNoName(name).length > 0 ? 'nameLetters' : 'name')],
    ['studentCard', role === 'student' && !isStudentNumber(studentCard) && 'number'],
    ['className', className.length > mostClassLetters && 'tooLong'],
  ]
}

function checkRow(
  { line, values }: GivenRow,
  role: ImportRole,
  areaCodes: readonly string[],
): { row: WaitingRow | undefined; faults: Fault[] } {
  const { name, className } = values
  const studentCard = role === 'student' ? values.studentCard : ''
  const phone = readPhoneText(values.phone, values.areaCode)
  const kinds: [ImportField, FaultKind | false][] = [
    ['phone', !phone && 'phone'],
    ['phone', phone !== undefined && !areaCodes.includes(phone.areaCode) && 'country'],
    ...wrongFields(values, role),
  ]
  const faults = kinds.flatMap(([field, kind]) =>
    kind ? [{ line, field, value: values[field], kind }] : [],
  )
  const isGood = phone && faults.length === 0
  return { row: isGood ? { line, ...phone, name, studentCard, className } : undefined, faults }
}

export interface CheckedRows {
  rows: WaitingRow[]
  faults: Fault[]
}

/**
 * Returns the valid rows and the errors of the others. If several rows have the same phone or
 * student number, only the first is valid.
 */
export function checkRows(
  given: readonly GivenRow[],
  role: ImportRole,
  areaCodes: readonly string[],
): CheckedRows {
  const seen = new Set<string>()
  const isNew = (key: string) => !seen.has(key) && seen.add(key).has(key)
  const rows: WaitingRow[] = []
  const faults: Fault[] = []
  for (const one of given) {
    const { row, faults: own } = checkRow(one, role, areaCodes)
    const { line, values } = one
    if (row && !isNew(phoneKey(row)))
      own.push({ line, field: 'phone', value: values.phone, kind: 'repeated' })
    else if (row?.studentCard && !isNew(`number ${row.studentCard}`))
      own.push({ line, field: 'studentCard', value: values.studentCard, kind: 'repeatedNumber' })
    else if (row) rows.push(row)
    faults.push(...own)
  }
  return { rows, faults }
}

/** The fields of an account that an import may change. */
export interface PersonValues {
  name: string
  studentCard: string | null
  className: string | null
  roles: string
  auditStatus: number
}

export interface ExistingPerson extends PersonValues {
  id: number
  areaCode: string
  mobile: string
}

/** Adds a role after the existing ones. So an import never turns a teacher into a student. */
function withRole(roles: string, role: ImportRole): string {
  const before = roles.split(',').filter(Boolean)
  if (before.includes(role)) return roles
  const [special, plain] = [before.filter((one) => one !== 'normal'), before.includes('normal')]
  return [...special, role, ...(plain ? ['normal'] : [])].join(',')
}

function isStaffRoles(roles: string): boolean {
  return /\b(?:schoolAdmin|platformAdmin)\b/.test(roles)
}

function valuesAfter(
  { name, studentCard, className }: WaitingRow,
  before: PersonValues,
  role: ImportRole,
): PersonValues {
  const isStaff = isStaffRoles(before.roles)
  return {
    name,
    studentCard: studentCard || before.studentCard,
    className: className || before.className,
    roles: isStaff ? before.roles : withRole(before.roles, role),
    // Teachers are verified by the staff member who imports their list (ACC-219); students submit
    // their identity later.
    auditStatus: role === 'teacher' && !isStaff ? auditStatus.approved : before.auditStatus,
  }
}

function valuesOf({ name, studentCard, className, ...rest }: ExistingPerson): PersonValues {
  const { roles, auditStatus: status } = rest
  return { name, studentCard, className, roles, auditStatus: status }
}

export interface PersonChange {
  id: number
  line: number
  areaCode: string
  mobile: string
  /** True when the account would get a new role. */
  isNewRole: boolean
  before: PersonValues
  after: PersonValues
}

export interface ImportPlan {
  fresh: WaitingRow[]
  changed: PersonChange[]
  same: number
  /** Rows that would change staff, or add more accounts than the school may have (OPS-071). */
  faults: Fault[]
}

/**
 * Returns the effect of the rows on a school with these accounts and with room for `left` more
 * ones.
 */
export function planImport(
  rows: readonly WaitingRow[],
  existing: readonly ExistingPerson[],
  role: ImportRole,
  left = Infinity,
): ImportPlan {
  const valuesAfterRow = (row: WaitingRow, before: PersonValues) => valuesAfter(row, before, role)
  const { fresh, changed, same } = planRows(rows, existing, {
    keyOf: phoneKey,
    valuesOf,
    valuesAfter: valuesAfterRow,
  })
  const ofStaff = changed.filter(({ before }) => isStaffRoles(before.roles))
  const others = changed.filter(({ before }) => !isStaffRoles(before.roles))
  const faultOf = ({ line, mobile }: WaitingRow, kind: FaultKind): Fault => ({
    line,
    field: 'phone',
    value: mobile,
    kind,
  })
  return {
    fresh: fresh.slice(0, left),
    same,
    changed: others.map(({ row: { line }, existing: { id, areaCode, mobile }, before, after }) => {
      const isNewRole = before.roles !== after.roles
      return { id, line, areaCode, mobile, isNewRole, before, after }
    }),
    faults: [
      ...ofStaff.map(({ row }) => faultOf(row, 'staff')),
      ...fresh.slice(left).map((row) => faultOf(row, 'full')),
    ],
  }
}
