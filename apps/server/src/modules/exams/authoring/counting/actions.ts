import type { Db } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/http/context.ts'
import { recount } from '../../../study/index.ts'
import * as queries from './queries.ts'

interface StudentOfCourse {
  schoolId: number
  courseId: number
  userId: number
}

/**
 * Counts the parts of a course again for one student. This happens in the transaction that enrolled
 * the student, or in which the student handed in a task (EXM-152).
 */
export async function countForStudent(
  tx: Db,
  { schoolId, courseId, userId }: StudentOfCourse,
  now: Date,
): Promise<void> {
  await recount(tx, { schoolId, courseId, userId }, now, queries.recomputeExams)
}

/**
 * Counts the parts again for every student of the course. This happens in the transaction that
 * released, retired or removed an examination.
 */
export async function noteCourse(
  tx: Db,
  schoolId: number,
  courseId: number,
  now: Date,
): Promise<void> {
  await queries.lockCourse(tx, schoolId, courseId)
  await recount(tx, { schoolId, courseId }, now, queries.recomputeExams)
}

const coursesAtOnce = 500

/**
 * Repairs counts that an older version of the server stored. If all counts are right, one statement
 * is enough. Returns the number of repaired courses.
 */
export async function repairCounts({ db }: Pick<Services, 'db'>, now: Date): Promise<number> {
  const wrong = await queries.listMiscounted(db, coursesAtOnce)
  for (const { schoolId, courseId } of wrong)
    await db.transaction((tx) => noteCourse(tx, schoolId, courseId, now))
  return wrong.length
}
