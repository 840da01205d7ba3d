import type { ItemAnswer } from '@titian/exam-items/shape'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import {
  attemptAnswers,
  attemptItems,
  type AttemptRow,
  attempts,
  questionVersions,
} from './tables.ts'

// What is read of attempts.

export async function answersOf(db: Db, attemptId: number): Promise<Map<number, ItemAnswer>> {
  const rows = await db
    .select({ itemId: attemptAnswers.attemptItemId, answer: attemptAnswers.answer })
    .from(attemptAnswers)
    .innerJoin(attemptItems, eq(attemptItems.id, attemptAnswers.attemptItemId))
    .where(eq(attemptItems.attemptId, attemptId))
  return new Map(rows.map(({ itemId, answer }) => [itemId, answer]))
}

export async function findAttempt(
  db: Db,
  schoolId: number,
  userId: number,
  attemptId: number,
): Promise<AttemptRow | undefined> {
  const rows = await db
    .select()
    .from(attempts)
    .where(
      and(eq(attempts.schoolId, schoolId), eq(attempts.userId, userId), eq(attempts.id, attemptId)),
    )
  return rows[0]
}

export async function getOwnAttempt(
  db: Db,
  schoolId: number,
  userId: number,
  attemptId: number,
): Promise<AttemptRow> {
  return found(await findAttempt(db, schoolId, userId, attemptId))
}

/** The newest first. */
export async function listOwnAttempts(
  db: Db,
  schoolId: number,
  userId: number,
  examinationId: number,
): Promise<AttemptRow[]> {
  return db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        eq(attempts.userId, userId),
        eq(attempts.examinationId, examinationId),
      ),
    )
    .orderBy(desc(attempts.number))
}

export interface LayoutRow {
  schoolId: number
  userId: number
  examinationId: number
  courseId: number
  itemId: number
  number: number
  subjectId: number
  versionId: number
  points: number
  optionOrder: string[] | null
}

/** What never changes of an attempt: whose it is and of which questions it is made. */
export async function listLayout(db: Db, attemptId: number): Promise<LayoutRow[]> {
  return db
    .select({
      schoolId: attempts.schoolId,
      userId: attempts.userId,
      examinationId: attempts.examinationId,
      courseId: attempts.courseId,
      itemId: attemptItems.id,
      number: attemptItems.number,
      subjectId: attemptItems.examSubjectId,
      versionId: attemptItems.questionVersionId,
      points: attemptItems.points,
      optionOrder: attemptItems.optionOrder,
    })
    .from(attempts)
    .innerJoin(attemptItems, eq(attemptItems.attemptId, attempts.id))
    .where(eq(attempts.id, attemptId))
    .orderBy(asc(attemptItems.number))
}

export async function listVersions(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: questionVersions.id, item: questionVersions.item })
    .from(questionVersions)
    .where(inArray(questionVersions.id, [...ids]))
}

/** What changes of an attempt's questions: answers and marks. */
export async function listItemStates(db: Db, attemptId: number) {
  return db
    .select({
      itemId: attemptItems.id,
      score: attemptItems.score,
      isRight: attemptItems.isRight,
      waiting: attemptItems.waiting,
      comment: attemptItems.comment,
      gradedBy: attemptItems.gradedBy,
      answer: attemptAnswers.answer,
      seq: attemptAnswers.seq,
      generation: attemptAnswers.generation,
      savedAt: attemptAnswers.savedAt,
    })
    .from(attemptItems)
    .leftJoin(attemptAnswers, eq(attemptAnswers.attemptItemId, attemptItems.id))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(asc(attemptItems.number))
}
export type ItemState = Awaited<ReturnType<typeof listItemStates>>[number]
