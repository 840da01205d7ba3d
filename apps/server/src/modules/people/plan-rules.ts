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

function withRole(roles: string, role: ImportRole): string {
  return roles.split(',').includes(role) ? roles : `${role},${roles}`
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
    else plan.changed.push({ id: one.id, before, after })
  }
  return plan
}
