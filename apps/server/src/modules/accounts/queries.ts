import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { schools } from '../schools/index.ts'
import { withNameSort } from './names/rules.ts'
import type { Phone } from './rules.ts'
import { hasRole, type NewUser, type UserRow, users } from './tables.ts'

function ownPhone(schoolId: number, { areaCode, mobile }: Pick<UserRow, 'areaCode' | 'mobile'>) {
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

/** The platform administrator who was created first. */
export async function findFirstAdministrator(db: Db): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(hasRole(['platformAdmin']))
    .orderBy(users.id)
    .limit(1)
  return row
}

export async function getUser(db: Db, schoolId: number, userId: number): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
  return found(row)
}

/**
 * Locks the account until the transaction ends. Returns false if the password or the state has
 * changed since the caller read the account.
 */
export async function lockAccount(tx: Db, user: UserRow): Promise<boolean> {
  const { schoolId, id, areaCode, mobile, passwordHash } = user
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ownPhone(schoolId, { areaCode, mobile }),
        eq(users.id, id),
        eq(users.disabled, false),
        sql`${users.passwordHash} is not distinct from ${passwordHash}`,
      ),
    )
    .for('share')
  return rows.length > 0
}

export async function insertUser(db: Db, values: NewUser): Promise<number> {
  const [row] = await db.insert(users).values(withNameSort(values)).returning({ id: users.id })
  return found(row).id
}

export async function insertUsers(
  db: Db,
  values: NewUser[],
): Promise<{ id: number; mobile: string }[]> {
  return db
    .insert(users)
    .values(values.map(withNameSort))
    .returning({ id: users.id, mobile: users.mobile })
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

/**
 * Replaces the password only if the old hash is unchanged. So of two changes at the same time, only
 * one succeeds.
 */
export async function replacePassword(
  db: Db,
  { schoolId, id, passwordHash }: Pick<UserRow, 'schoolId' | 'id' | 'passwordHash'>,
  fresh: string,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash: fresh })
    .where(
      and(
        eq(users.schoolId, schoolId),
        eq(users.id, id),
        eq(users.passwordHash, passwordHash ?? ''),
      ),
    )
    .returning({ id: users.id })
  return rows.length > 0
}

/** The fields of their own account that people may change (ACC-198 to ACC-201). */
export type OwnData = Pick<
  NewUser,
  'name' | 'sex' | 'photoFileId' | 'recognitionFileId' | 'title' | 'bio'
>

/** TCH-159: returns the self-description of a teacher. */
export async function getTeacherData(db: Db, schoolId: number, userId: number) {
  const [row] = await db
    .select({ userName: users.name, titleTexts: users.title, bioTexts: users.bio })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
  return found(row)
}

export async function changeOwnData(
  db: Db,
  schoolId: number,
  userId: number,
  values: Partial<OwnData>,
): Promise<void> {
  if (Object.keys(values).length === 0) return
  await db
    .update(users)
    .set(withNameSort(values))
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
}

/** @throws when another account of the school has this phone. */
export async function changePhone(
  db: Db,
  schoolId: number,
  userId: number,
  { areaCode, mobile }: Phone,
): Promise<void> {
  await db
    .update(users)
    .set({ areaCode, mobile })
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
