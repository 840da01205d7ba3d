import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { homeworkItems } from '../../homework/index.ts'
import { assessments } from '../tables.ts'

/** Practical tasks that a course shows for the choice. */
const most = 200

/** The practical tasks of a course by number; `evaluationId` is the evaluation that gives a task its score. */
export function listTasks(db: Db, { schoolId, courseId }: { schoolId: number; courseId: number }) {
  return db
    .select({
      id: homeworkItems.id,
      title: homeworkItems.title,
      taskNumber: sql`${homeworkItems.taskNumber}`.mapWith(Number),
      points: homeworkItems.points,
      passLine: sql`${homeworkItems.passLine}`.mapWith(Number),
      released: homeworkItems.released,
      evaluationId: sql<
        string | null
      >`(select e.id::text from evaluations e where e.task_id = ${homeworkItems.id})`,
    })
    .from(homeworkItems)
    .where(
      and(
        eq(homeworkItems.schoolId, schoolId),
        eq(homeworkItems.courseId, courseId),
        isNotNull(homeworkItems.taskNumber),
        // A task that is rated by a rubric has its score from there.
        eq(homeworkItems.rubricChosen, false),
      ),
    )
    .orderBy(asc(homeworkItems.taskNumber))
    .limit(most)
}
export type TaskRow = Awaited<ReturnType<typeof listTasks>>[number]

/** Who was released what, locked, so that an override at the same moment comes before or after. */
export const lockReleased = (tx: Db, evaluationId: number) =>
  tx
    .select({ userId: assessments.userId, total: assessments.total })
    .from(assessments)
    .where(and(eq(assessments.evaluationId, evaluationId), isNotNull(assessments.releasedAt)))
    .orderBy(asc(assessments.id))
    .for('update')
