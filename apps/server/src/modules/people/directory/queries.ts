import { and, count, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { likePart, type NewUser, type UserRow, users } from '../../accounts/index.ts'
import { phoneDigits, searchedWords } from '../rules.ts'

const own = (schoolId: number, id: number) => and(eq(users.schoolId, schoolId), eq(users.id, id))

/** A person with what only the detail shows: how many browsers are signed in, and whether the app is asked for. */
export async function getPerson(db: Db, schoolId: number, id: number, now: Date) {
  const sessionCount = sql<number>`(
    select count(*)::int from sessions s
    where s.school_id = users.school_id and s.user_id = users.id and s.ended_at is null
      and s.acting_admin_id is null and s.expires_at > ${now.toISOString()})`
  const twoStep = sql<boolean>`exists (
    select 1 from two_steps t
    where t.school_id = users.school_id and t.user_id = users.id and t.confirmed_at is not null)`
  const [row] = await db
    .select({ user: users, sessions: sessionCount, twoStep })
    .from(users)
    .where(own(schoolId, id))
  return found(row)
}

export type PersonRow = Awaited<ReturnType<typeof getPerson>>

/** The account, held until the transaction ends, so that what is judged is what is changed. */
export async function holdPerson(tx: Db, schoolId: number, id: number): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(own(schoolId, id)).for('no key update')
  return found(row)
}

type PersonChanges = Partial<
  Pick<NewUser, 'disabled' | 'areaCode' | 'mobile' | 'roles' | 'auditStatus'>
>

export async function changePerson(
  tx: Db,
  schoolId: number,
  id: number,
  changes: PersonChanges,
): Promise<void> {
  await tx.update(users).set(changes).where(own(schoolId, id))
}

export type PeopleRole = 'all' | 'student' | 'teacher' | 'staff' | 'normal'

function hasRole(role: string): SQL {
  return sql`(',' || ${users.roles} || ',') like ${`%,${role},%`}`
}

function ofRole(role: PeopleRole): SQL | undefined {
  if (role === 'all') return undefined
  if (role === 'staff') return or(hasRole('schoolAdmin'), hasRole('platformAdmin'))
  return role === 'normal' ? eq(users.roles, 'normal') : hasRole(role)
}

function ofState(state: 'all' | 'enabled' | 'disabled'): SQL | undefined {
  return state === 'all' ? undefined : eq(users.disabled, state === 'disabled')
}

export interface PeopleFilter {
  name: string
  role: PeopleRole
  state: 'all' | 'enabled' | 'disabled'
  page: number
  size: number
}

/** Parts of a name in any order, or a part of a phone or of a student number, as the page shows them (ACC-283). */
export function personNamed(text: string): SQL | undefined {
  const phone = phoneDigits(text)
  const words = searchedWords(text).map((word) => sql`${users.name} ilike ${likePart(word)}`)
  if (words.length === 0) return undefined
  return or(
    and(...words),
    sql`${users.studentCard} ilike ${likePart(text)}`,
    phone === undefined
      ? undefined
      : sql`(${users.areaCode} || ${users.mobile}) like ${likePart(phone)}`,
  )
}

/** Newest first. */
export async function listPeople(
  db: Db,
  schoolId: number,
  { name, role, state, page, size }: PeopleFilter,
) {
  const where = and(eq(users.schoolId, schoolId), personNamed(name), ofRole(role), ofState(state))
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(desc(users.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db.select({ total: count() }).from(users).where(where)
  return { rows, total: counted?.total ?? 0 }
}
