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
 * Recounts the parts of a course for one student, in the transaction that enrolled the student or
 * in which a task was handed in (EXM-152).
 */
export async function countForStudent(
  tx: Db,
  { schoolId, courseId, userId }: StudentOfCourse,
  now: Date,
): Promise<void> {
  await recount(tx, { schoolId, courseId, userId }, now, queries.recomputeExams)
}

/**
 * Recounts the parts for every student of the course, in the transaction that released, retired or
 * removed an examination.
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
 * Repairs the counts that an older version of the server stored. Needs one statement if all are
 * right. Returns the number of repaired courses.
 */
export async function repairCounts({ db }: Pick<Services, 'db'>, now: Date): Promise<number> {
  const wrong = await queries.listMiscounted(db, coursesAtOnce)
  for (const { schoolId, courseId } of wrong)
    await db.transaction((tx) => noteCourse(tx, schoolId, courseId, now))
  return wrong.length
}
