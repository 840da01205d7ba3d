import type { AssessmentState } from '@titian/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { isStudent } from '../../practice/index.ts'
import type { PeerTask, PeerWork } from '../peers.ts'
import type { Target } from '../rated.ts'
import {
  assessmentPeers,
  assessmentRatings,
  type AssessmentRow,
  assessments,
  type EvaluationRow,
  evaluations,
  type NewAssessment,
  type RubricRow,
  rubrics,
} from '../tables.ts'

const ofTarget = ({ schoolId, assignmentId, itemId }: Target) =>
  and(
    eq(evaluations.schoolId, schoolId),
    assignmentId === null
      ? eq(evaluations.itemId, itemId ?? 0)
      : eq(evaluations.assignmentId, assignmentId),
  )

/**
 * Locks the evaluation, so that changes of its rubric, new assessments and releases come one after
 * the other.
 */
export async function lockEvaluation(tx: Db, target: Target): Promise<EvaluationRow | undefined> {
  const [row] = await tx.select().from(evaluations).where(ofTarget(target)).for('update')
  return row
}

/** Inserts an evaluation; undefined if the evaluation already exists. */
export async function insertEvaluation(
  tx: Db,
  values: typeof evaluations.$inferInsert,
): Promise<EvaluationRow | undefined> {
  const [row] = await tx.insert(evaluations).values(values).onConflictDoNothing().returning()
  return row
}

export async function updateEvaluation(
  tx: Db,
  id: number,
  values: Partial<typeof evaluations.$inferInsert>,
): Promise<void> {
  await tx.update(evaluations).set(values).where(eq(evaluations.id, id))
}

export async function deleteEvaluation(tx: Db, id: number): Promise<void> {
  await tx.delete(evaluations).where(eq(evaluations.id, id))
}

/**
 * Locks and returns a rubric that can be chosen. The lock waits for a person who is retiring the
 * rubric.
 */
export async function lockRubric(
  tx: Db,
  schoolId: number,
  id: number,
): Promise<RubricRow | undefined> {
  const [row] = await tx
    .select()
    .from(rubrics)
    .where(and(eq(rubrics.schoolId, schoolId), eq(rubrics.id, id)))
    .for('update')
  return row
}

/** PRC-062: freezes a published version when it gets its first assessment. */
export async function freezeRubric(tx: Db, id: number): Promise<void> {
  await tx
    .update(rubrics)
    .set({ state: 'frozen', version: sql`${rubrics.version} + 1` })
    .where(and(eq(rubrics.id, id), eq(rubrics.state, 'published')))
}

/**
 * Whether the assessment of the row is fixed: a person has rated or changed it, or it was released.
 */
const isTouched = sql<boolean>`(${assessments.releasedAt} is not null
  or exists (select 1 from assessment_ratings r where r.assessment_id = ${assessments.id})
  or exists (select 1 from assessment_changes c where c.assessment_id = ${assessments.id}))`

export async function isRatedByPeople(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.evaluationId, id), isTouched))
    .limit(1)
  return row !== undefined
}

/** PRC-131: the same as `isTouched`, but the self-assessment of a hand-in does not count. */
const isFixed = sql<boolean>`(${assessments.releasedAt} is not null
  or exists (select 1 from assessment_ratings r where r.assessment_id = ${assessments.id}
    and (${assessments.handInId} is null or r.role <> 'self'))
  or exists (select 1 from assessment_changes c where c.assessment_id = ${assessments.id}))`

/**
 * Lists the assessments of an evaluation, or of one student in it, with the result of the run and
 * whether the assessment is fixed.
 */
export const listAssessments = (tx: Db, evaluationId: number, userId?: number) =>
  tx
    .select({
      id: assessments.id,
      userId: assessments.userId,
      runId: assessments.runId,
      handInId: assessments.handInId,
      percent: sql<
        number | null
      >`(select r.percent from practice_runs r where r.id = ${assessments.runId})`,
      isFixed,
    })
    .from(assessments)
    .where(
      and(
        eq(assessments.evaluationId, evaluationId),
        userId === undefined ? undefined : eq(assessments.userId, userId),
      ),
    )
    .orderBy(asc(assessments.id))

export type Listed = Awaited<ReturnType<typeof listAssessments>>[number]

export async function insertAssessments(tx: Db, rows: readonly NewAssessment[]): Promise<void> {
  if (rows.length > 0) await tx.insert(assessments).values([...rows])
}

export async function updateAssessment(
  tx: Db,
  id: number,
  values: Partial<NewAssessment>,
): Promise<void> {
  await tx
    .update(assessments)
    .set({ ...values, version: sql`${assessments.version} + 1` })
    .where(eq(assessments.id, id))
}

/** Lists unreleased works with the students who rate them. */
export async function listPeerWorks(tx: Db, evaluationId: number): Promise<PeerWork[]> {
  const peers = sql<number[]>`array(select p.user_id from assessment_peers p
    where p.assessment_id = ${assessments.id} order by p.user_id)`.mapWith((ids: unknown) =>
    (ids as (string | number)[]).map(Number),
  )
  const { id, userId, runId } = assessments
  return tx
    .select({ id, userId, runId, peers })
    .from(assessments)
    .where(eq(assessments.evaluationId, evaluationId))
    .orderBy(asc(assessments.id))
}

export async function givePeers(
  tx: Db,
  schoolId: number,
  tasks: readonly PeerTask[],
  givenAt: Date,
): Promise<void> {
  if (tasks.length > 0)
    await tx
      .insert(assessmentPeers)
      .values(tasks.map((task) => ({ ...task, schoolId, givenAt })))
      .onConflictDoNothing()
}

/** Lists the ratings of all students, for the statistics of the class. */
export const listForNumbers = (db: Db, evaluationId: number) =>
  db
    .select({
      state: assessments.state,
      total: assessments.total,
      releasedAt: assessments.releasedAt,
      firstId: assessments.firstId,
    })
    .from(assessments)
    .where(eq(assessments.evaluationId, evaluationId))

/**
 * PRC-067: lists the levels of both raters for each criterion that both have rated, if the second
 * rating is complete.
 */
export async function listPairs(db: Db, evaluationId: number) {
  const { rows } = await db.execute<{ criterion: string; first: number; second: number }>(sql`
    select f.criterion, f.level as first, s.level as second
    from assessments a
    join assessment_ratings f on f.assessment_id = a.id and f.role = 'first'
    join assessment_ratings s on s.assessment_id = a.id and s.role = 'second' and s.criterion = f.criterion
    where a.evaluation_id = ${evaluationId} and a.state not in ('secondRating', 'teacherRating')`)
  return rows
}

interface OfCourse {
  schoolId: number
  courseId: number
}

/** Returns the students of a course, and everybody else who has an assessment in it. */
const people = ({ schoolId, courseId }: OfCourse, evaluationId: number | null) => sql`(
  select e.user_id from enrolments e where e.school_id = ${schoolId} and e.course_id = ${courseId}
    and ${isStudent}
  union select a.user_id from assessments a where a.evaluation_id = ${evaluationId})`

export async function countStudents(
  db: Db,
  course: OfCourse,
  evaluationId: number | null,
): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(
    sql`select count(*) as total from ${people(course, evaluationId)} p`,
  )
  return Number(rows[0]?.total ?? 0)
}

export interface StudentOfEvaluation {
  userId: number
  userName: string
  studentCard: string | null
  assessment:
    | (Pick<AssessmentRow, 'id' | 'total' | 'percents' | 'firstId' | 'state'> & {
        releasedAt: string | null
        changedAt: string
        isChanged: boolean
      })
    | null
}

interface Rows {
  /** The state as it is shown; `final` means released more than seven days ago. */
  state?: AssessmentState | undefined
  limit: number
  offset: number
  /** An assessment released before this time is final. */
  finalBefore: Date
}

/** PRC-072: lists every student of the course by name, each with the assessment. */
export async function listStudents(
  db: Db,
  course: OfCourse,
  evaluationId: number | null,
  { state, limit, offset, finalBefore }: Rows,
): Promise<{ rows: StudentOfEvaluation[]; total: number }> {
  const shown = sql`case when a.state = 'released' and a.released_at < ${finalBefore.toISOString()}::timestamptz
    then 'final' else a.state end`
  const { rows } = await db.execute<{ student: StudentOfEvaluation; total: string }>(sql`
    select json_build_object('userId', p.user_id, 'userName', ${users.name}, 'studentCard', ${users.studentCard},
      'assessment', case when a.id is not null then json_build_object('id', a.id, 'total', a.total,
        'percents', a.percents, 'firstId', a.first_id, 'state', a.state, 'releasedAt', a.released_at,
        'changedAt', a.changed_at, 'isChanged', exists (select 1 from assessment_changes c
          where c.assessment_id = a.id)) end) as student,
      count(*) over () as total
    from ${people(course, evaluationId)} p
    join users on users.school_id = ${course.schoolId} and users.id = p.user_id
    left join assessments a on a.evaluation_id = ${evaluationId} and a.user_id = p.user_id
    where ${state ? sql`${shown} = ${state}` : sql`true`}
    order by ${users.nameSort}, p.user_id limit ${limit} offset ${offset}`)
  return { rows: rows.map(({ student }) => student), total: Number(rows[0]?.total ?? 0) }
}

/**
 * PRC-064: releases the assessments of an evaluation that are ready, of all students or of the
 * given ones. Returns the released assessments.
 */
export async function release(
  tx: Db,
  evaluationId: number,
  now: Date,
  userIds?: readonly number[],
): Promise<AssessmentRow[]> {
  return tx
    .update(assessments)
    .set({
      state: 'released',
      releasedAt: now,
      changedAt: now,
      version: sql`${assessments.version} + 1`,
    })
    .where(
      and(
        eq(assessments.evaluationId, evaluationId),
        eq(assessments.state, 'ready'),
        userIds && inArray(assessments.userId, [...userIds]),
      ),
    )
    .returning()
}

/** Lists the students whose assessments can be released. */
export async function listReady(tx: Db, { schoolId, ...target }: Target): Promise<number[]> {
  const rows = await tx
    .select({ userId: assessments.userId })
    .from(assessments)
    .innerJoin(evaluations, eq(evaluations.id, assessments.evaluationId))
    .where(and(ofTarget({ schoolId, ...target }), eq(assessments.state, 'ready')))
  return rows.map(({ userId }) => userId)
}

/** PRC-131: deletes the self-assessment of an earlier hand-in. */
export async function deleteRatings(tx: Db, assessmentId: number): Promise<void> {
  await tx.delete(assessmentRatings).where(eq(assessmentRatings.assessmentId, assessmentId))
}

const unreleased = [
  'collecting',
  'autoRated',
  'teacherRating',
  'secondRating',
  'moderating',
  'ready',
] as const satisfies AssessmentState[]

export const countUnreleased = (tx: Db, evaluationId: number): Promise<number> =>
  tx.$count(
    assessments,
    and(eq(assessments.evaluationId, evaluationId), inArray(assessments.state, [...unreleased])),
  )
