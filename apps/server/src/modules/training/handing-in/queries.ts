import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { trainings } from '../tables.ts'

export async function getCarrier(db: Db, schoolId: number, trainingId: number): Promise<number> {
  const [row] = await db
    .select({ courseId: trainings.courseId })
    .from(trainings)
    .where(and(eq(trainings.schoolId, schoolId), eq(trainings.id, trainingId)))
  return found(row).courseId
}
