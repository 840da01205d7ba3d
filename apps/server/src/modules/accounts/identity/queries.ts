import { and, eq } from 'drizzle-orm'
import { auditStatus, type Language, pickText, type Texts } from '@titian/contract'
import type { AuditChange } from '../../../platform/audit/tables.ts'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { withNameSort } from '../names/rules.ts'
import { completeRoles, readRoles } from '../rules.ts'
import { type UserRow, users } from '../tables.ts'

const own = ({ schoolId, id }: Pick<UserRow, 'schoolId' | 'id'>) =>
  and(eq(users.schoolId, schoolId), eq(users.id, id))

/**
 * Locks the account until the transaction ends, so that parallel decisions run one after another.
 */
export async function lockUser(tx: Db, schoolId: number, userId: number): Promise<UserRow> {
  const [row] = await tx
    .select()
    .from(users)
    .where(own({ schoolId, id: userId }))
    .for('no key update')
  return found(row)
}

/** Returns the account with its identity data, such as the audit status (ACC-076). */
export async function getIdentityOf(db: Db, schoolId: number, userId: number): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(own({ schoolId, id: userId }))
  return found(row)
}

export async function setAuditStatus(
  tx: Db,
  user: Pick<UserRow, 'schoolId' | 'id'>,
  status: number,
): Promise<void> {
  await tx.update(users).set({ auditStatus: status }).where(own(user))
}

/** The values that an approval sets (ACC-110, ACC-185). Omitted fields are unchanged. */
export interface IdentityGrant {
  role: 'student' | 'teacher'
  name: string
  studentCard?: string
  university?: string
  department?: string
  major?: string
  className?: string
}

/** Keeps a stored text in all its languages if one of them equals the approved text. */
function keepTexts(stored: Texts, text: string, language: Language): Texts {
  if (text === '') return {}
  return Object.values(stored).includes(text) ? stored : { [language]: text }
}

/**
 * True if the platform made the name from the phone number: the digits with four stars in the
 * middle.
 */
function isNameless({ name }: UserRow): boolean {
  return /^\d+\*{4}\d+$/.test(name)
}

type Granted = Partial<
  Pick<
    UserRow,
    | 'auditStatus'
    | 'roles'
    | 'name'
    | 'studentCard'
    | 'university'
    | 'department'
    | 'major'
    | 'className'
  >
>

/** Returns the values that an approval writes. */
function grantedValues(user: UserRow, grant: IdentityGrant, language: Language): Granted {
  const { role, name, studentCard, university, department, major, className } = grant
  const roles = readRoles(user.roles)
  return {
    auditStatus: auditStatus.approved,
    roles: roles.has(role) ? user.roles : completeRoles([role, ...roles].join(',')),
    ...(isNameless(user) && { name }),
    ...(studentCard !== undefined && { studentCard: studentCard || null }),
    ...(university !== undefined && { university: university || null }),
    ...(department !== undefined && {
      department: keepTexts(user.department, department, language),
    }),
    ...(major !== undefined && { major: keepTexts(user.major, major, language) }),
    ...(className !== undefined && { className: className || null }),
  }
}

function readable(value: Granted[keyof Granted], language: Language): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? pickText(value, language) : String(value)
}

/** Writes the approved values to the account; returns the changed fields. */
export async function grantIdentity(
  tx: Db,
  user: UserRow,
  grant: IdentityGrant,
  language: Language,
): Promise<AuditChange[]> {
  const values = grantedValues(user, grant, language)
  await tx.update(users).set(withNameSort(values)).where(own(user))
  return (Object.keys(values) as (keyof Granted)[]).flatMap((field) => {
    const before = readable(user[field], language)
    const after = readable(values[field], language)
    return before === after ? [] : [{ field, before, after }]
  })
}
