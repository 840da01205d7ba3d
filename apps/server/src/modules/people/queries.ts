import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { likePart, users } from '../accounts/index.ts'

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

/** Newest first; `name` is part of a name or of a phone. */
export async function listPeople(
  db: Db,
  schoolId: number,
  { name, role, state, page, size }: PeopleFilter,
) {
  const digits = likePart(name.replace(/^\+|^0+(?=\d)/, ''))
  const named = name
    ? or(
        sql`${users.name} ilike ${likePart(name)}`,
        sql`(${users.areaCode} || ${users.mobile}) like ${digits}`,
      )
    : undefined
  const where = and(eq(users.schoolId, schoolId), named, ofRole(role), ofState(state))
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
