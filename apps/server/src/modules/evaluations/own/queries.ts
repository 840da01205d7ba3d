import { and, desc, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { courses, courseTeachers } from '../../courses/index.ts'
import { homeworkItems } from '../../homework/index.ts'
import { practiceAssignments } from '../../practice/index.ts'
import { getPlaced, ofAssignment, ofItem, ratedColumns } from '../queries.ts'
import { ratedOf, type Target } from '../rated.ts'
import {
  assessmentAppeals,
  assessmentPeers,
  assessmentRatings,
  assessments,
  evaluations,
  rubrics,
} from '../tables.ts'

interface Student {
  schoolId: number
  userId: number
}

interface Window {
  page: number
  size: number
}

const ofEvaluation = eq(evaluations.id, assessments.evaluationId)
const ofRubric = eq(rubrics.id, evaluations.rubricId)
const ofCourse = eq(courses.id, evaluations.courseId)
const place = { ...ratedColumns, course: { id: courses.id, names: courses.names } }

/** Replaces the columns of assignment and task by the value that `ratedOf` returns for them. */
const withRated = <Row extends Parameters<typeof ratedOf>[0]>({
  assignment,
  item,
  ...row
}: Row) => ({
  ...row,
  rated: ratedOf({ assignment, item }),
})

/** The keys of the criteria that the student has rated. */
const selfRated = sql<string[]>`array(
  select r.criterion from ${assessmentRatings} r where r.assessment_id = ${assessments.id} and r.role = 'self')`

/** Lists the assessments of a person. The work that ended last comes first. */
export async function listOwn(db: Db, { schoolId, userId }: Student, { page, size }: Window) {
  const where = and(eq(assessments.schoolId, schoolId), eq(assessments.userId, userId))
  const rows = await db
    .select({
      ...place,
      assessment: getTableColumns(assessments),
      rubric: { names: rubrics.names, criteria: rubrics.criteria },
      selfRated,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(assessments)
    .innerJoin(evaluations, ofEvaluation)
    .innerJoin(rubrics, ofRubric)
    .leftJoin(practiceAssignments, ofAssignment)
    .leftJoin(homeworkItems, ofItem)
    .innerJoin(courses, ofCourse)
    .where(where)
    .orderBy(desc(assessments.id))
    .limit(size)
    .offset((page - 1) * size)
  const total = rows[0]?.total ?? (page > 1 ? await db.$count(assessments, where) : 0)
  return { rows: rows.map(withRated), total }
}
export type OwnRow = Awaited<ReturnType<typeof listOwn>>['rows'][number]

/** PRC-071: lists the results of the class, from which medians are computed. */
export const listReleased = (db: Db, schoolId: number, evaluationId: number) =>
  db
    .select({ total: assessments.total, percents: assessments.percents })
    .from(assessments)
    .where(
      and(
        eq(assessments.schoolId, schoolId),
        eq(assessments.evaluationId, evaluationId),
        isNotNull(assessments.releasedAt),
      ),
    )
export type ReleasedRow = Awaited<ReturnType<typeof listReleased>>[number]

/** The maximum number of listed works. Works that the peer has not rated come first. */
const peersShown = 100

/**
 * PRC-068: lists the works that a peer was asked to rate. Works that the peer has not rated come
 * first. A work that was released before the peer rated it is left out, because a released work
 * cannot be rated.
 */
export async function listPeerTasks(db: Db, { schoolId, userId }: Student) {
  const rows = await db
    .select({ ...place, peer: getTableColumns(assessmentPeers) })
    .from(assessmentPeers)
    .innerJoin(assessments, eq(assessments.id, assessmentPeers.assessmentId))
    .innerJoin(evaluations, ofEvaluation)
    .leftJoin(practiceAssignments, ofAssignment)
    .leftJoin(homeworkItems, ofItem)
    .innerJoin(courses, ofCourse)
    .where(
      and(
        eq(assessmentPeers.schoolId, schoolId),
        eq(assessmentPeers.userId, userId),
        or(isNotNull(assessmentPeers.doneAt), isNull(assessments.releasedAt)),
      ),
    )
    .orderBy(
      sql`${assessmentPeers.doneAt} is not null`,
      desc(assessmentPeers.givenAt),
      desc(assessmentPeers.assessmentId),
    )
    .limit(peersShown)
  return rows.map(withRated)
}
export type PeerRow = Awaited<ReturnType<typeof listPeerTasks>>[number]

export async function setDone(tx: Db, assessmentId: number, userId: number, now: Date) {
  await tx
    .update(assessmentPeers)
    .set({ doneAt: now })
    .where(and(eq(assessmentPeers.assessmentId, assessmentId), eq(assessmentPeers.userId, userId)))
}

export async function insertAppeal(
  tx: Db,
  appeal: typeof assessmentAppeals.$inferInsert,
): Promise<void> {
  await tx.insert(assessmentAppeals).values(appeal)
}

/**
 * Lists the people who receive an appeal: the teachers of the course, or its author if there are
 * none.
 */
export async function listTeachers(
  tx: Db,
  { id, schoolId, authorId }: { id: number; schoolId: number; authorId: number },
): Promise<number[]> {
  const rows = await tx
    .select({ userId: courseTeachers.userId })
    .from(courseTeachers)
    .where(and(eq(courseTeachers.schoolId, schoolId), eq(courseTeachers.courseId, id)))
  return rows.length > 0 ? rows.map(({ userId }) => userId) : [authorId]
}

/**
 * PRC-071: returns the rubric of an assignment or a task (null without one), the person's role in
 * its course, and their assessment.
 */
export async function getRubricOf(db: Db, target: Target, userId: number) {
  const placed = await getPlaced(db, target, userId)
  if (placed.evaluation === null) return { ...placed, own: undefined }
  const [own] = await db
    .select({ id: assessments.id, releasedAt: assessments.releasedAt, selfRated })
    .from(assessments)
    .where(and(eq(assessments.evaluationId, placed.evaluation.id), eq(assessments.userId, userId)))
  return { ...placed, own }
}
