import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { homeworkItems } from '../../homework/index.ts'
import { assessments } from '../tables.ts'

/** The maximum of practical tasks in the choice. */
const limit = 200

/**
 * Lists the practical tasks of a course by number. `evaluationId` is the evaluation from which a
 * task receives its scores.
 */
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
        // A task with a rubric of its own gets its scores from that rubric.
        eq(homeworkItems.rubricChosen, false),
      ),
    )
    .orderBy(asc(homeworkItems.taskNumber))
    .limit(limit)
}
export type TaskRow = Awaited<ReturnType<typeof listTasks>>[number]

/**
 * Lists the released totals and locks them. A change of a total at the same time waits until this
 * transaction ends.
 */
export const lockReleased = (tx: Db, evaluationId: number) =>
  tx
    .select({ userId: assessments.userId, total: assessments.total })
    .from(assessments)
    .where(and(eq(assessments.evaluationId, evaluationId), isNotNull(assessments.releasedAt)))
    .orderBy(asc(assessments.id))
    .for('update')
