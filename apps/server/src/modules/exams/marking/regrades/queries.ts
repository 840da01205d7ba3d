import type { ItemAnswer } from '@titian/exam-items/shape'
import { aliasedTable, and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { found } from '../../../../platform/refusal.ts'
import { users } from '../../../accounts/index.ts'
import { subjectsOf, teachersOf } from '../../authoring/examinations/queries.ts'
import type { Place } from '../../authoring/subjects/queries.ts'
import {
  attempts,
  type AttemptState,
  examinations,
  examSubjects,
  questionVersions,
  regradeChanges,
  regrades,
} from '../../tables.ts'

export async function getVersion(db: Db, versionId: number) {
  const rows = await db
    .select({ item: questionVersions.item, version: questionVersions.version })
    .from(questionVersions)
    .where(eq(questionVersions.id, versionId))
  return found(rows[0])
}

export interface PaperRow {
  attemptId: number
  userId: number
  userName: string | null
  /** The key by which names are sorted (FRM-358). */
  nameSort: string | null
  studentCard: string | null
  number: number
  state: AttemptState
  version: number
  /**
   * True for attempts by teachers of the course, which are corrected but never counted (EXM-113).
   */
  trial: boolean
  paperScore: number | null
  paperWaiting: boolean
  itemId: number
  itemNumber: number
  writing: boolean
  answer: ItemAnswer
  score: number | null
  points: number
  isRight: boolean | null
  waiting: boolean
  byHand: boolean
  othersScore: number
  othersWait: boolean
}

/**
 * Lists each attempt with its answer to the question and the sum of the other answers' marks, in
 * one statement.
 */
export async function listPapers(
  db: Db,
  { schoolId, examinationId, subjectId }: Place,
): Promise<PaperRow[]> {
  const course = sql`(select x.course_id from examinations x where x.id = ${examinationId}::bigint)`
  const { rows } = await db.execute<{ row: PaperRow }>(sql`
    with others as (
      select i.attempt_id, coalesce(sum(i.score), 0)::integer as score, bool_or(i.waiting) as waiting
      from attempt_items i where i.exam_subject_id = any(${subjectsOf(examinationId)}) and i.exam_subject_id <> ${subjectId}::bigint
      group by i.attempt_id
    )
    select json_build_object('attemptId', ${attempts.id}, 'userId', ${attempts.userId}, 'userName', u.name, 'nameSort', u.name_sort, 'studentCard', u.student_card,
      'number', ${attempts.number}, 'state', ${attempts.state}, 'version', ${attempts.version}, 'trial', ${attempts.userId} = any(${teachersOf(course)}),
      'paperScore', ${attempts.score}, 'paperWaiting', ${attempts.waiting}, 'itemId', i.id, 'itemNumber', i.number,
      'writing', ${attempts.state} = 'in_progress', 'answer', b.answer, 'score', i.score, 'isRight', i.is_right, 'waiting', i.waiting,
      'byHand', i.graded_by is not null, 'points', i.points, 'othersScore', coalesce(o.score, 0), 'othersWait', coalesce(o.waiting, false)) as row
    from ${attempts}
    join attempt_items i on i.attempt_id = ${attempts.id} and i.exam_subject_id = ${subjectId}::bigint
    left join attempt_answers b on b.attempt_item_id = i.id
    left join others o on o.attempt_id = ${attempts.id}
    left join users u on u.id = ${attempts.userId}
    where ${attempts.schoolId} = ${schoolId} and ${attempts.examinationId} = ${examinationId}
    order by ${attempts.id}`)
  return rows.map(({ row }) => row)
}

/**
 * Locks the examination, and then its attempts in the order of their ids. So beginning, handing in
 * and marking happen before or after the whole correction. The lock is not `for update`: handing in
 * locks an attempt and then reads the key of the examination, so both could wait for each other
 * forever.
 */
export async function lockPapers(tx: Db, schoolId: number, examinationId: number): Promise<void> {
  await tx.execute(sql`
    select id from examinations where school_id = ${schoolId}::bigint and id = ${examinationId}::bigint for no key update`)
  await tx.execute(sql`
    select id from attempts where school_id = ${schoolId}::bigint and examination_id = ${examinationId}::bigint order by id for no key update`)
}

/** Makes the corrected version the newest one of the bank, unless the question was changed there since. */
export async function followInBank(
  tx: Db,
  questionId: number,
  versions: { from: number; to: number },
  contentKey: string,
  now: Date,
): Promise<void> {
  // An equal question that was added to the bank keeps its key. Two questions may not have the same
  // key.
  await tx.execute(sql`
    update questions q set current_version = ${versions.to}::integer, updated_at = ${now.toISOString()}::timestamptz,
      content_key = case when exists (select 1 from questions t where t.author_id = q.author_id
        and coalesce(t.course_id, 0) = coalesce(q.course_id, 0) and t.content_key = ${contentKey} and t.id <> q.id) then null else ${contentKey} end
    where q.id = ${questionId}::bigint and q.current_version = ${versions.from}::integer and q.status = 0`)
}

export async function createRegrade(
  tx: Db,
  values: Omit<typeof regrades.$inferInsert, 'historyMark'>,
): Promise<number> {
  const historyMark = sql`(select coalesce(max(id), 0) from grading_history)`
  const rows = await tx
    .insert(regrades)
    .values({ ...values, historyMark: historyMark as SQL<number> })
    .returning({ id: regrades.id })
  return found(rows[0]).id
}

/** The new values of one answer of a paper. */
export interface NewPart {
  itemId: number
  closed: boolean
  score: number | null
  isRight: boolean | null
  waiting: boolean
}

interface Writing {
  regradeId: number
  versionId: number
  points: number
  by: number
  at: Date
  reason: string
}

const listOf = (parts: readonly NewPart[]) =>
  JSON.stringify(
    parts.map(({ itemId, closed, score, isRight, waiting }) => ({
      id: itemId,
      closed,
      score,
      is_right: isRight,
      waiting,
    })),
  )

const given = (parts: readonly NewPart[]): SQL =>
  sql`jsonb_to_recordset(${listOf(parts)}::jsonb) as m (id bigint, closed boolean, score integer, is_right boolean, waiting boolean)`

/**
 * Stores the old and the new values of each answer, so that the correction can be undone. Called
 * before the answers change.
 */
export async function keepChanges(
  tx: Db,
  parts: readonly NewPart[],
  { regradeId, versionId, points }: Writing,
): Promise<void> {
  await tx.execute(sql`
    insert into regrade_changes (regrade_id, attempt_item_id, closed, version_before, version_after, points_before, points_after,
      score_before, score_after, right_before, right_after, waiting_before, waiting_after)
    select ${regradeId}::bigint, i.id, m.closed, i.question_version_id, ${versionId}::bigint, i.points, ${points}::integer,
      i.score, m.score, i.is_right, m.is_right, i.waiting, m.waiting
    from ${given(parts)} join attempt_items i on i.id = m.id`)
}

/**
 * Stores marks, versions and points of the answers. Each changed mark gets an entry in the history
 * (EXM-124).
 */
export async function storeParts(
  tx: Db,
  parts: readonly NewPart[],
  { regradeId, versionId, points, by, at, reason }: Writing,
): Promise<void> {
  await tx.execute(sql`
    with marked as (
      select i.id, i.score as score_before, i.comment, m.score, m.is_right, m.waiting, m.closed
      from ${given(parts)} join attempt_items i on i.id = m.id
    ), kept as (
      insert into grading_history (attempt_item_id, graded_by, graded_at, score_before, score_after, comment_before, comment_after, regrade_id)
      select id, ${by}::bigint, ${at.toISOString()}::timestamptz, score_before, score, comment, ${reason}::text, ${regradeId}::bigint
      from marked where closed and score is not null and score is distinct from score_before
    )
    update attempt_items i set score = m.score, is_right = m.is_right, waiting = m.waiting,
      question_version_id = ${versionId}::bigint, points = ${points}::integer
    from marked m where i.id = m.id`)
}

/**
 * Adds up the scores of the papers again (EXM-125). Raises the versions of the papers, so that a
 * teacher who is marking one of them is refused.
 */
export async function addUpPapers(tx: Db, schoolId: number, examinationId: number): Promise<void> {
  await tx.execute(sql`
    update attempts a set version = a.version + 1, waiting = s.waiting, score = case when s.waiting then null else s.score end
    from (
      select i.attempt_id, bool_or(i.waiting) as waiting, coalesce(sum(i.score), 0)::integer as score
      from attempt_items i join attempts t on t.id = i.attempt_id
      where t.school_id = ${schoolId}::bigint and t.examination_id = ${examinationId}::bigint and t.state <> 'in_progress'
      group by i.attempt_id) s
    where a.id = s.attempt_id`)
}

const creators = aliasedTable(users, 'creators')
const undoers = aliasedTable(users, 'undoers')
const newer = aliasedTable(regrades, 'newer')

function selectRegrades(db: Db) {
  return db
    .select({
      id: regrades.id,
      schoolId: regrades.schoolId,
      examinationId: regrades.examinationId,
      courseId: examinations.courseId,
      subjectId: regrades.examSubjectId,
      questionId: examSubjects.questionId,
      serial: examSubjects.serial,
      subjectName: questionVersions.subjectName,
      kind: regrades.kind,
      versionBefore: regrades.versionBefore,
      versionAfter: regrades.versionAfter,
      pointsBefore: regrades.pointsBefore,
      pointsAfter: regrades.pointsAfter,
      scoringBefore: regrades.scoringBefore,
      totalBefore: regrades.totalBefore,
      totalAfter: regrades.totalAfter,
      changed: regrades.changed,
      historyMark: regrades.historyMark,
      reason: regrades.reason,
      createdAt: regrades.createdAt,
      createdBy: creators.name,
      undoneAt: regrades.undoneAt,
      undoneBy: undoers.name,
      undoReason: regrades.undoReason,
      isNewest: sql<boolean>`not exists (select 1 from regrades newer where ${newer.examSubjectId} = ${regrades.examSubjectId} and ${newer.id} > ${regrades.id} and ${newer.undoneAt} is null)`,
    })
    .from(regrades)
    .innerJoin(examinations, eq(examinations.id, regrades.examinationId))
    .innerJoin(examSubjects, eq(examSubjects.id, regrades.examSubjectId))
    .innerJoin(questionVersions, eq(questionVersions.id, regrades.versionAfter))
    .leftJoin(creators, eq(creators.id, regrades.createdBy))
    .leftJoin(undoers, eq(undoers.id, regrades.undoneBy))
    .$dynamic()
}
export type RegradeView = Awaited<ReturnType<typeof selectRegrades>>[number]

export function countRegrades(schoolId: number, examinationId: number): SQL {
  return sql`select count(*) from ${regrades} where ${regrades.schoolId} = ${schoolId} and ${regrades.examinationId} = ${examinationId}`
}

export async function listRegrades(
  db: Db,
  schoolId: number,
  examinationId: number,
  { page, size }: { page: number; size: number },
): Promise<RegradeView[]> {
  return selectRegrades(db)
    .where(and(eq(regrades.schoolId, schoolId), eq(regrades.examinationId, examinationId)))
    .orderBy(desc(regrades.id))
    .limit(size)
    .offset((page - 1) * size)
}

export async function getRegrade(
  db: Db,
  schoolId: number,
  regradeId: number,
): Promise<RegradeView> {
  const rows = await selectRegrades(db).where(
    and(eq(regrades.schoolId, schoolId), eq(regrades.id, regradeId)),
  )
  return found(rows[0])
}

/**
 * Lists the changes of a correction to each paper that had been handed in, by the id of the answer.
 */
export async function listChanges(db: Db, regradeId: number) {
  const rows = await db
    .select()
    .from(regradeChanges)
    .where(and(eq(regradeChanges.regradeId, regradeId), eq(regradeChanges.closed, true)))
  return new Map(rows.map((row) => [row.attemptItemId, row]))
}

/** Lists the answers to this question that a person marked after the correction. */
export async function listMarkedSince(
  db: Db,
  subjectId: number,
  historyMark: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct i.id from attempt_items i join grading_history h on h.attempt_item_id = i.id
    where i.exam_subject_id = ${subjectId}::bigint and h.id > ${historyMark}::bigint and h.regrade_id is null`)
  return rows.map(({ id }) => Number(id))
}

export async function markUndone(
  tx: Db,
  regradeId: number,
  { by, at, reason }: { by: number; at: Date; reason: string },
): Promise<void> {
  await tx
    .update(regrades)
    .set({ undoneBy: by, undoneAt: at, undoReason: reason })
    .where(eq(regrades.id, regradeId))
}
