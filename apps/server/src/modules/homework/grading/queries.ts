import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { isOfOpenAccount, users } from '../../accounts/index.ts'
import { handInGrades, handIns, homeworkItems } from '../tables.ts'

/** Lists the grades before the present one, the newest first. */
export async function listFormerGrades(db: Db, handInId: number) {
  const grader = alias(users, 'grader')
  const rows = await db
    .select({
      score: handInGrades.score,
      comment: handInGrades.comment,
      gradedAt: handInGrades.gradedAt,
      graderName: sql<string>`coalesce(${grader.name}, '')`,
    })
    .from(handInGrades)
    // A left join, because a mark that an outside system reported was given by no person.
    .leftJoin(grader, eq(grader.id, handInGrades.gradedBy))
    .where(eq(handInGrades.handInId, handInId))
    .orderBy(desc(handInGrades.id))
  return rows.slice(1)
}
export type FormerGrade = Awaited<ReturnType<typeof listFormerGrades>>[number]

export interface Grade {
  score: number
  comment: string
  returnedFileId: number | null
}

/**
 * Stores a grade. Returns false if somebody has graded the hand-in since the caller read it, or if
 * the student has replaced the hand-in.
 */
export async function storeGrade(
  tx: Db,
  { id, schoolId }: { id: number; schoolId: number },
  version: number,
  { score, comment, returnedFileId }: Grade,
  by: { userId: number; now: Date },
): Promise<boolean> {
  const given = { score, comment, returnedFileId, gradedBy: by.userId, gradedAt: by.now }
  const rows = await tx
    .update(handIns)
    .set({ ...given, version: version + 1 })
    .where(and(eq(handIns.id, id), eq(handIns.version, version), eq(handIns.newest, true)))
    .returning({ id: handIns.id })
  if (rows.length === 0) return false
  await tx.insert(handInGrades).values({ ...given, schoolId, handInId: id })
  return true
}

/**
 * PRC-134: stores whether a rubric rates the hand-ins of a task. The caller has locked the task.
 */
export async function setRubricChosen(tx: Db, itemId: number, rubricChosen: boolean) {
  await tx.update(homeworkItems).set({ rubricChosen }).where(eq(homeworkItems.id, itemId))
}

/**
 * PRC-131: stores when the hand-in was first rated. After that the student cannot replace the
 * hand-in.
 */
export async function setRated(tx: Db, id: number, ratedAt: Date): Promise<void> {
  await tx
    .update(handIns)
    .set({ ratedAt })
    .where(and(eq(handIns.id, id), isNull(handIns.ratedAt)))
}

/** PRC-130: lists the newest hand-ins of a task without a score, of all students or of one. */
export const listUnmarked = (tx: Db, itemId: number, userId?: number) =>
  tx
    .select({ id: handIns.id, userId: handIns.userId, handedInAt: handIns.handedInAt })
    .from(handIns)
    .where(
      and(
        eq(handIns.itemId, itemId),
        eq(handIns.newest, true),
        isNull(handIns.score),
        isOfOpenAccount(sql`${handIns.userId}`),
        userId === undefined ? undefined : eq(handIns.userId, userId),
      ),
    )
    .orderBy(asc(handIns.id))
export type UnmarkedHandIn = Awaited<ReturnType<typeof listUnmarked>>[number]

/** PRC-132: returns the parts of a hand-in that a rater reads. */
export async function getHandedIn(db: Db, schoolId: number, id: number) {
  const { number, content, fileId, fileName, late } = handIns
  const [row] = await db
    .select({ id: handIns.id, number, content, fileId, fileName, late })
    .from(handIns)
    .where(and(eq(handIns.schoolId, schoolId), eq(handIns.id, id)))
  return found(row)
}
