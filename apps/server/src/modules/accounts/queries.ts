import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { schools } from '../schools/index.ts'
import { likePart, type Phone } from './rules.ts'
import { type NewUser, type UserRow, users } from './tables.ts'

function ownPhone(schoolId: number, { areaCode, mobile }: Phone) {
  return and(eq(users.schoolId, schoolId), eq(users.areaCode, areaCode), eq(users.mobile, mobile))
}

export async function findUserByPhone(
  db: Db,
  schoolId: number,
  phone: Phone,
): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(ownPhone(schoolId, phone))
  return row
}

export async function getUser(db: Db, schoolId: number, userId: number): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
  return found(row)
}

export async function insertUser(db: Db, values: NewUser): Promise<number> {
  const [row] = await db.insert(users).values(values).returning({ id: users.id })
  return found(row).id
}

export async function insertUsers(
  db: Db,
  values: NewUser[],
): Promise<{ id: number; mobile: string }[]> {
  return db.insert(users).values(values).returning({ id: users.id, mobile: users.mobile })
}

export async function changePassword(
  db: Db,
  schoolId: number,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
}

export async function setLastLogin(
  db: Db,
  schoolId: number,
  userId: number,
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ lastLoginAt: now })
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
}

export async function isAuthenticationRequired(db: Db, schoolId: number): Promise<boolean> {
  const [row] = await db
    .select({ required: schools.requiresAuthentication })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return found(row).required
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

export interface PeopleFilter {
  name: string
  role: PeopleRole
  page: number
  size: number
}

/** Newest first; `name` is part of a name or of a phone. */
export async function listPeople(
  db: Db,
  schoolId: number,
  { name, role, page, size }: PeopleFilter,
) {
  const digits = likePart(name.replace(/^\+|^0+(?=\d)/, ''))
  const named = name
    ? or(
        sql`${users.name} ilike ${likePart(name)}`,
        sql`(${users.areaCode} || ${users.mobile}) like ${digits}`,
      )
    : undefined
  const where = and(eq(users.schoolId, schoolId), named, ofRole(role))
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

export interface PersonName {
  id: number
  name: string
  photoFileId: number | null
}

/** Names of many people of a school at once, for lists that store ids. */
export async function listPeopleNames(
  db: Db,
  schoolId: number,
  ids: number[],
): Promise<Map<number, PersonName>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.name, photoFileId: users.photoFileId })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), inArray(users.id, [...new Set(ids)])))
  return new Map(rows.map((row) => [row.id, row]))
}
