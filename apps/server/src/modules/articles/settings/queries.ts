import { and, asc, eq, sql } from 'drizzle-orm'
import type { Texts } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { articleSettings, articleTypes } from '../tables.ts'

export function listTypes(db: Db, schoolId: number) {
  return db
    .select()
    .from(articleTypes)
    .where(eq(articleTypes.schoolId, schoolId))
    .orderBy(asc(articleTypes.sort), asc(articleTypes.id))
}

const one = (schoolId: number, typeId: number) =>
  and(eq(articleTypes.schoolId, schoolId), eq(articleTypes.id, typeId))

/** Returns a type of articles. A type of another school is refused as not found. */
export async function getType(db: Db, schoolId: number, typeId: number) {
  const [row] = await db.select().from(articleTypes).where(one(schoolId, typeId))
  return found(row)
}

export async function addType(tx: Db, schoolId: number, names: Texts): Promise<void> {
  const last = sql`(select coalesce(max(t.sort), 0) + 1 from article_types t where t.school_id = ${schoolId})`
  await tx.insert(articleTypes).values({ schoolId, names, sort: last })
}

export async function renameType(
  tx: Db,
  schoolId: number,
  typeId: number,
  names: Texts,
): Promise<void> {
  await tx.update(articleTypes).set({ names }).where(one(schoolId, typeId))
}

/** Deletes a type. Its articles remain without a type. */
export async function deleteType(tx: Db, schoolId: number, typeId: number): Promise<void> {
  await tx.delete(articleTypes).where(one(schoolId, typeId))
}

export async function wantsApproval(db: Db, schoolId: number): Promise<boolean> {
  const [row] = await db
    .select()
    .from(articleSettings)
    .where(eq(articleSettings.schoolId, schoolId))
  return row?.approval ?? false
}

export async function setApproval(tx: Db, schoolId: number, approval: boolean): Promise<void> {
  await tx
    .insert(articleSettings)
    .values({ schoolId, approval })
    .onConflictDoUpdate({ target: articleSettings.schoolId, set: { approval } })
}
