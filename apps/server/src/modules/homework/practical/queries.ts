import type { PracticeKindName } from '@titian/contract'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { enrolments } from '../../courses/index.ts'
import type { PracticalScore } from '../rules.ts'
import { handInGrades, handIns, homeworkItems, prerequisites } from '../tables.ts'

interface OfCourse {
  schoolId: number
  courseId: number
}

/**
 * Locks the given students, or all students of the course, in the order in which a course is
 * counted. Hand-ins and marks of one student then happen one after the other. Returns the ids of
 * the students who are in the course.
 */
export async function lockStudents(
  tx: Db,
  { schoolId, courseId }: OfCourse,
  userIds?: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, schoolId),
        eq(enrolments.courseId, courseId),
        userIds && inArray(enrolments.userId, [...userIds]),
      ),
    )
    .orderBy(asc(enrolments.id))
    .for('no key update')
  return rows.map(({ userId }) => userId)
}

/** Returns the newest hand-in of each student for a task. */
export async function mapNewest(tx: Db, itemId: number, userIds: readonly number[]) {
  const rows = await tx
    .select({ id: handIns.id, userId: handIns.userId, score: handIns.score })
    .from(handIns)
    .where(
      and(
        eq(handIns.itemId, itemId),
        inArray(handIns.userId, [...userIds]),
        eq(handIns.newest, true),
      ),
    )
  return new Map(rows.map((row) => [row.userId, row]))
}

export interface GivenBy {
  /** Null if an outside system reported the score. */
  gradedBy: number | null
  gradedAt: Date
}

const kept = {
  id: handIns.id,
  schoolId: handIns.schoolId,
  score: handIns.score,
  comment: handIns.comment,
  returnedFileId: handIns.returnedFileId,
}
type Kept = Pick<typeof handIns.$inferSelect, keyof typeof kept>

/** Inserts a first hand-in for students who have none; `content` is its text. */
export async function insertScored(
  tx: Db,
  work: { schoolId: number; itemId: number; content: string; late: boolean },
  scores: readonly { userId: number; score: number }[],
  { gradedBy, gradedAt }: GivenBy,
): Promise<Kept[]> {
  if (scores.length === 0) return []
  const common = { ...work, number: 1, handedInAt: gradedAt, gradedBy, gradedAt }
  return tx
    .insert(handIns)
    .values(scores.map(({ userId, score }) => ({ ...common, userId, score })))
    .returning(kept)
}

/** Stores scores of existing hand-ins. Comment and returned file stay. */
export async function updateScores(
  tx: Db,
  scores: readonly { id: number; score: number }[],
  { gradedBy, gradedAt }: GivenBy,
): Promise<Kept[]> {
  if (scores.length === 0) return []
  const rows = JSON.stringify(scores)
  return tx
    .update(handIns)
    .set({
      score: sql`s.score`,
      gradedBy,
      gradedAt,
      version: sql`${handIns.version} + 1`,
    })
    .from(sql`jsonb_to_recordset(${rows}::jsonb) as s (id bigint, score numeric)`)
    .where(sql`${handIns.id} = s.id`)
    .returning(kept)
}

/** Inserts the history of the marks. */
export async function insertGrades(tx: Db, rows: readonly Kept[], by: GivenBy): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(handInGrades).values(
    rows.map(({ id, schoolId, score, comment, returnedFileId }) => ({
      schoolId,
      handInId: id,
      ...by,
      score: score ?? 0,
      comment,
      returnedFileId,
    })),
  )
}

/**
 * TRN-046: for each practical task, lists the tasks after which it opens, in the order in which
 * they are shown.
 */
export function listPrerequisites(db: Db, schoolId: number) {
  const { taskNumber, requiredNumber, comparison } = prerequisites
  return db
    .select({ taskNumber, requiredNumber, comparison })
    .from(prerequisites)
    .where(eq(prerequisites.schoolId, schoolId))
    .orderBy(asc(taskNumber), asc(requiredNumber))
}

/** Lists the released practical tasks of a course with the scores of one person. */
export function listPractical(
  db: Db,
  { schoolId, courseId, userId }: OfCourse & { userId: number },
): Promise<PracticalScore[]> {
  return db
    .select({
      taskNumber: sql`${homeworkItems.taskNumber}`.mapWith(Number),
      title: homeworkItems.title,
      passLine: sql`${homeworkItems.passLine}`.mapWith(Number),
      userScore: sql<
        number | null
      >`(select m.score from work_marks m where m.item_id = homework_items.id and m.user_id = ${userId})`,
    })
    .from(homeworkItems)
    .where(
      and(
        eq(homeworkItems.schoolId, schoolId),
        eq(homeworkItems.courseId, courseId),
        eq(homeworkItems.released, true),
        isNotNull(homeworkItems.taskNumber),
      ),
    )
    .orderBy(asc(homeworkItems.taskNumber))
}

/** PRC-123: whether the scores of the task come from a practice. */
export async function isFedByPractice(tx: Db, itemId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from task_practices where task_id = ${itemId}`)
  return rows.length > 0
}

/**
 * The practice whose released scores become the scores of the task. The task is a row of
 * `homework_items` (PRC-018).
 */
export const fedBy = sql<{ id: number; code: string; kind: PracticeKindName } | null>`(
  select json_build_object('id', p.assignment_id, 'code', p.practice, 'kind', p.kind) from task_practices p
  where p.task_id = ${homeworkItems.id})`
