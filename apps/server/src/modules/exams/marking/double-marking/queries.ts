import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { found } from '../../../../platform/refusal.ts'
import { users } from '../../../accounts/index.ts'
import { attemptItemMarks, attemptItems, attempts, examinations } from '../../tables.ts'

/**
 * Condition that the user is the lead teacher, or the author of a course without a lead teacher.
 */
function leads(courseId: SQL, userId: number): SQL {
  const main = sql`select 1 from course_teachers t where t.course_id = ${courseId} and t.master`
  return sql`(exists (${main} and t.user_id = ${userId}::bigint) or (not exists (${main})
    and exists (select 1 from courses c where c.id = ${courseId} and c.author_id = ${userId}::bigint)))`
}

export async function isLeading(db: Db, courseId: number, userId: number): Promise<boolean> {
  const { rows } = await db.execute<{ leads: boolean }>(
    sql`select ${leads(sql`${courseId}::bigint`, userId)} as leads`,
  )
  return found(rows[0]).leads
}

/**
 * EXM-215: condition for an unmarked answer `i` that this person can mark. A person who has given a
 * mark can act again only to decide between two marks. Without double marking, there are no such
 * rows. The list of the other answers does not depend on the outer statement, so the database reads
 * it once and not for each answer (FRM-334).
 */
export function isForGrader(graderId: number): SQL {
  const marks = sql`from attempt_item_marks n where n.attempt_item_id = m.attempt_item_id and n.replaced_at is null`
  const course = sql`(select p.course_id from attempts p where p.id = w.attempt_id)`
  return sql`i.id not in (select m.attempt_item_id from attempt_item_marks m join attempt_items w on w.id = m.attempt_item_id and w.waiting
    where m.marked_by = ${graderId}::bigint and m.replaced_at is null and not ((select count(*) ${marks}) > 1 and ${leads(course, graderId)}))`
}

/**
 * Condition for a paper with an answer that this person can mark. Without double marking every
 * teacher can.
 */
export const hasWork = (graderId: number): SQL =>
  sql`(not ${examinations.doubleMarking} or exists (select 1 from attempt_items i where i.attempt_id = ${attempts.id} and i.waiting and ${isForGrader(graderId)}))`

/**
 * Converts a mark to the points that its answer has now. Final marks are converted in the same way
 * (EXM-176).
 */
const scaled = sql<number>`(case when ${attemptItemMarks.points} > 0
  then round(${attemptItemMarks.score}::numeric * ${attemptItems.points} / ${attemptItemMarks.points})
  else ${attemptItemMarks.score} end)::integer`

/** Lists the valid marks of a paper in the order in which they were given. */
export async function listGivenMarks(db: Db, attemptId: number) {
  return db
    .select({
      itemId: attemptItemMarks.attemptItemId,
      markedBy: attemptItemMarks.markedBy,
      name: users.name,
      score: scaled,
      comment: attemptItemMarks.comment,
      markedAt: attemptItemMarks.markedAt,
    })
    .from(attemptItemMarks)
    .innerJoin(attemptItems, eq(attemptItems.id, attemptItemMarks.attemptItemId))
    .leftJoin(users, eq(users.id, attemptItemMarks.markedBy))
    .where(and(eq(attemptItems.attemptId, attemptId), isNull(attemptItemMarks.replacedAt)))
    .orderBy(attemptItemMarks.id)
}
export type GivenMarkRow = Awaited<ReturnType<typeof listGivenMarks>>[number]

export interface NewMark {
  attemptItemId: number
  score: number
  points: number
  comment: string
}

/**
 * Stores marks. A changed mark keeps the earlier mark in the history (EXM-124); an equal mark has
 * no effect.
 */
export async function storeGivenMarks(
  tx: Db,
  marks: readonly NewMark[],
  markedBy: number,
  markedAt: Date,
): Promise<void> {
  for (const mark of marks) {
    const own = and(
      eq(attemptItemMarks.attemptItemId, mark.attemptItemId),
      eq(attemptItemMarks.markedBy, markedBy),
      isNull(attemptItemMarks.replacedAt),
    )
    const { score, points, comment } = attemptItemMarks
    const differs = sql`(${score}, ${points}, ${comment}) is distinct from (${mark.score}::integer, ${mark.points}::integer, ${mark.comment}::text)`
    await tx.update(attemptItemMarks).set({ replacedAt: markedAt }).where(and(own, differs))
    await tx
      .insert(attemptItemMarks)
      .values({ ...mark, markedBy, markedAt })
      .onConflictDoNothing()
  }
}

/**
 * Ends the marks of an answer that was replaced by another answer. Two teachers mark the new
 * answer, and the earlier marks stay in the history.
 */
export async function replaceGivenMarks(tx: Db, itemId: number, time: Date): Promise<void> {
  await tx
    .update(attemptItemMarks)
    .set({ replacedAt: time })
    .where(and(eq(attemptItemMarks.attemptItemId, itemId), isNull(attemptItemMarks.replacedAt)))
}

export interface Setting {
  on: boolean
  within: number
}

const selectSetting = (db: Db, examinationId: number) =>
  db
    .select({ on: examinations.doubleMarking, within: examinations.doubleWithin })
    .from(examinations)
    .where(eq(examinations.id, examinationId))

export async function getSetting(db: Db, examinationId: number): Promise<Setting> {
  return found((await selectSetting(db, examinationId))[0])
}

/** Returns the setting and locks it until the transaction ends. */
export async function lockSetting(tx: Db, examinationId: number): Promise<Setting> {
  return found((await selectSetting(tx, examinationId).for('share'))[0])
}

/**
 * Stores only the setting and does not raise the version. Otherwise a teacher who edits the rest of
 * the examination would be refused.
 */
export async function storeSetting(
  tx: Db,
  examinationId: number,
  { on, within }: Setting,
): Promise<void> {
  await tx
    .update(examinations)
    .set({ doubleMarking: on, doubleWithin: within })
    .where(eq(examinations.id, examinationId))
}

/**
 * Whether a person has marked an answer of the examination. The statement reads only marks, not
 * each answer (FRM-387).
 */
export async function isMarkingBegun(db: Db, examinationId: number): Promise<boolean> {
  const { rows } = await db.execute<{ begun: boolean }>(sql`
    select exists (select 1 from exam_subjects s join attempt_items i on i.exam_subject_id = s.id and i.graded_by is not null
        where s.examination_id = ${examinationId}::bigint)
      or exists (select 1 from attempt_item_marks m join attempt_items i on i.id = m.attempt_item_id
        join exam_subjects s on s.id = i.exam_subject_id where s.examination_id = ${examinationId}::bigint) as begun`)
  return found(rows[0]).begun
}
