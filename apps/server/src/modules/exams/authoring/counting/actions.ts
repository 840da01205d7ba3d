import type { Db } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/http/context.ts'
import { recount } from '../../../study/index.ts'
import * as queries from './queries.ts'

interface StudentOfCourse {
  schoolId: number
  courseId: number
  userId: number
}

/** Counts for one learner, in the transaction that enrolled the learner or in which a task was handed in (EXM-152). */
export async function countForStudent(
  tx: Db,
  { schoolId, courseId, userId }: StudentOfCourse,
  now: Date,
): Promise<void> {
  await recount(tx, { schoolId, courseId, userId }, now, queries.recomputeExams)
}

/** Counts for every learner of the course, in the transaction that released, retired or removed an examination. */
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

/** Puts right what an older version of the server counted wrong; one statement when nothing is. Answers how many courses. */
export async function repairCounts({ db }: Pick<Services, 'db'>, now: Date): Promise<number> {
  const wrong = await queries.listMiscounted(db, coursesAtOnce)
  for (const { schoolId, courseId } of wrong)
    await db.transaction((tx) => noteCourse(tx, schoolId, courseId, now))
  return wrong.length
}
