import { auditStatus } from '@titian/contract'
import { type Fault, type ImportRole, phoneKey, type WaitingRow } from './import-rules.ts'

/** What an import may change of an account. */
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

/** What somebody is already comes first: an import never makes a teacher a student. */
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
    // Teachers were checked by whoever brings their list (ACC-219); a student gives the identity later.
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
  /** The account gets a role that it does not have. */
  isNewRole: boolean
  before: PersonValues
  after: PersonValues
}

export interface ImportPlan {
  fresh: WaitingRow[]
  changed: PersonChange[]
  same: number
  /** Rows that would change a member of the staff, which an import never does. */
  ofStaff: Fault[]
}

function isSame(before: PersonValues, after: PersonValues): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}

/** What the rows would do to a school that has these accounts. */
export function planImport(
  rows: readonly WaitingRow[],
  existing: readonly ExistingPerson[],
  role: ImportRole,
): ImportPlan {
  const byPhone = new Map(existing.map((one) => [phoneKey(one), one]))
  const plan: ImportPlan = { fresh: [], changed: [], same: 0, ofStaff: [] }
  for (const row of rows) {
    const one = byPhone.get(phoneKey(row))
    const before = one && valuesOf(one)
    const after = before && valuesAfter(row, before, role)
    if (!one || !before || !after) plan.fresh.push(row)
    else if (isSame(before, after)) plan.same += 1
    else if (isStaffRoles(one.roles))
      plan.ofStaff.push({ line: row.line, field: 'phone', value: row.mobile, kind: 'staff' })
    else {
      const { id, areaCode, mobile } = one
      const isNewRole = before.roles !== after.roles
      plan.changed.push({ id, line: row.line, areaCode, mobile, isNewRole, before, after })
    }
  }
  return plan
}
