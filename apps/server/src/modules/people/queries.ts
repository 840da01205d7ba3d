import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { likePart, users } from '../accounts/index.ts'
import { phoneDigits, searchedWords } from './rules.ts'

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
function named(text: string): SQL | undefined {
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
  const where = and(eq(users.schoolId, schoolId), named(name), ofRole(role), ofState(state))
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
