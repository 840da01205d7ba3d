import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { assessmentStandards, type StandardRow } from '../tables.ts'

export async function findStandard(db: Db, schoolId: number, courseId: number) {
  const [row] = await db
    .select()
    .from(assessmentStandards)
    .where(
      and(eq(assessmentStandards.schoolId, schoolId), eq(assessmentStandards.courseId, courseId)),
    )
  return row
}

export async function getStandard(db: Db, schoolId: number, id: number): Promise<StandardRow> {
  const [row] = await db
    .select()
    .from(assessmentStandards)
    .where(and(eq(assessmentStandards.schoolId, schoolId), eq(assessmentStandards.id, id)))
  return found(row)
}

/** Inserts a standard; undefined if the course already has a standard. */
export async function insertStandard(
  db: Db,
  values: typeof assessmentStandards.$inferInsert,
): Promise<StandardRow | undefined> {
  const [row] = await db
    .insert(assessmentStandards)
    .values(values)
    .onConflictDoNothing()
    .returning()
  return row
}

/**
 * Changes the standard; undefined if it is no longer at `version`, because somebody else has
 * changed it (TCH-084).
 */
export async function changeStandard(
  db: Db,
  { id, schoolId }: Pick<StandardRow, 'id' | 'schoolId'>,
  version: number,
  values: Partial<StandardRow>,
): Promise<StandardRow | undefined> {
  const [row] = await db
    .update(assessmentStandards)
    .set({ ...values, version: version + 1 })
    .where(
      and(
        eq(assessmentStandards.schoolId, schoolId),
        eq(assessmentStandards.id, id),
        eq(assessmentStandards.version, version),
      ),
    )
    .returning()
  return row
}
