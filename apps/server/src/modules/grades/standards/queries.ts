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

/** Undefined where the course has one already. */
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

/** Undefined where it is no longer at `version` (TCH-084). */
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
