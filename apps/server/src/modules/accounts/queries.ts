import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { schools } from '../schools/index.ts'
import type { Phone } from './rules.ts'
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
