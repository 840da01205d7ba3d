import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { users } from '../accounts/index.ts'
import { courses, relation } from '../courses/index.ts'
import { homeworkItems, lockWork } from '../homework/index.ts'
import { practiceAssignments } from '../practice/index.ts'
import { judge, type Judgement } from './judgement.ts'
import { ratedOf, type Target } from './rated.ts'
import {
  assessmentAppeals,
  assessmentChanges,
  assessmentPeers,
  assessmentRatings,
  type AssessmentRow,
  assessments,
  evaluations,
  type NewAssessment,
  type RatingRole,
  rubrics,
} from './tables.ts'

/**
 * Returns the columns of an evaluation with its rubric, its course, and the role of one person in
 * the course.
 */
const withPlace = (userId: number) => ({
  evaluation: getTableColumns(evaluations),
  rubric: getTableColumns(rubrics),
  course: { ...getTableColumns(courses), ...relation(userId) },
})
const ofRubric = and(
  eq(rubrics.schoolId, evaluations.schoolId),
  eq(rubrics.id, evaluations.rubricId),
)
/** The columns that `ratedOf` reads. Either the assignment or the task is null. */
export const ratedColumns = {
  assignment: {
    id: practiceAssignments.id,
    practice: practiceAssignments.practice,
    kind: practiceAssignments.kind,
    dueAt: practiceAssignments.dueAt,
    passLine: practiceAssignments.passLine,
  },
  item: {
    id: homeworkItems.id,
    title: homeworkItems.title,
    points: homeworkItems.points,
    passLine: homeworkItems.passLine,
    endTime: homeworkItems.endTime,
  },
}
export const ofAssignment = eq(practiceAssignments.id, evaluations.assignmentId)
export const ofItem = eq(homeworkItems.id, evaluations.itemId)
const ofCourse = eq(courses.id, evaluations.courseId)

/** Locks the student and the task of a hand-in. Handing in and grading use the same order. */
async function lockTask(tx: Db, schoolId: number, id: number): Promise<void> {
  const { itemId, courseId } = evaluations
  const [row] = await tx
    .select({ itemId, courseId, userId: assessments.userId })
    .from(assessments)
    .innerJoin(evaluations, eq(evaluations.id, assessments.evaluationId))
    .where(and(eq(assessments.schoolId, schoolId), eq(assessments.id, id)))
  const { itemId: task, ...columns } = found(row)
  if (task !== null)
    await lockWork(tx, { schoolId, courseId: columns.courseId, itemId: task }, [columns.userId])
}

/** Locks the assessment, so that simultaneous ratings are stored one after the other. */
export async function lockAssessment(tx: Db, schoolId: number, id: number): Promise<void> {
  await lockTask(tx, schoolId, id)
  const [row] = await tx
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.schoolId, schoolId), eq(assessments.id, id)))
    .for('update')
  found(row)
}

/** Returns an assessment with its course and the role of `userId` in it, or refuses. */
export async function getAssessment(db: Db, schoolId: number, id: number, userId: number) {
  const [row] = await db
    .select({
      ...withPlace(userId),
      ...ratedColumns,
      assessment: getTableColumns(assessments),
      student: { id: users.id, name: users.name, studentCard: users.studentCard },
    })
    .from(assessments)
    .innerJoin(evaluations, eq(evaluations.id, assessments.evaluationId))
    .innerJoin(rubrics, ofRubric)
    .leftJoin(practiceAssignments, ofAssignment)
    .leftJoin(homeworkItems, ofItem)
    .innerJoin(courses, ofCourse)
    .innerJoin(users, eq(users.id, assessments.userId))
    .where(and(eq(assessments.schoolId, schoolId), eq(assessments.id, id)))
  const { assignment, item, ...placed } = found(row)
  return { ...placed, rated: ratedOf({ assignment, item }) }
}
export type PlacedAssessment = Awaited<ReturnType<typeof getAssessment>>

const findAssignment = (db: Db, { schoolId, assignmentId }: Target, userId: number) =>
  db
    .select({ ...withPlace(userId), assignment: ratedColumns.assignment })
    .from(practiceAssignments)
    .innerJoin(courses, eq(courses.id, practiceAssignments.courseId))
    .leftJoin(
      evaluations,
      and(eq(evaluations.schoolId, practiceAssignments.schoolId), ofAssignment),
    )
    .leftJoin(rubrics, ofRubric)
    .where(
      and(
        eq(practiceAssignments.schoolId, schoolId),
        eq(practiceAssignments.id, assignmentId ?? 0),
      ),
    )

const findItem = (db: Db, { schoolId, itemId }: Target, userId: number) =>
  db
    .select({ ...withPlace(userId), item: ratedColumns.item })
    .from(homeworkItems)
    .innerJoin(courses, eq(courses.id, homeworkItems.courseId))
    .leftJoin(evaluations, and(eq(evaluations.schoolId, homeworkItems.schoolId), ofItem))
    .leftJoin(rubrics, ofRubric)
    .where(and(eq(homeworkItems.schoolId, schoolId), eq(homeworkItems.id, itemId ?? 0)))

/**
 * Returns an assignment or a task with its course, evaluation and rubric. The last two are null if
 * no rubric is chosen.
 */
export async function getPlaced(db: Db, target: Target, userId: number) {
  if (target.itemId !== null) {
    const [row] = await findItem(db, target, userId)
    const { item, ...place } = found(row)
    return { ...place, rated: ratedOf({ assignment: null, item }) }
  }
  const [row] = await findAssignment(db, target, userId)
  const { assignment, ...place } = found(row)
  return { ...place, rated: ratedOf({ assignment, item: null }) }
}
export type PlacedEvaluation = Awaited<ReturnType<typeof getPlaced>>

const raterName = sql<string>`(select u.name from users u where u.id = ${assessmentRatings.raterId})`
const changerName = sql<string>`(select u.name from users u where u.id = ${assessmentChanges.userId})`

/** Lists everything that people have written in an assessment, the oldest first. */
export async function listParts(db: Db, assessmentId: number) {
  const ratings = await db
    .select({ ...getTableColumns(assessmentRatings), raterName })
    .from(assessmentRatings)
    .where(eq(assessmentRatings.assessmentId, assessmentId))
    .orderBy(asc(assessmentRatings.at), asc(assessmentRatings.raterId))
  const changes = await db
    .select({ ...getTableColumns(assessmentChanges), byName: changerName })
    .from(assessmentChanges)
    .where(eq(assessmentChanges.assessmentId, assessmentId))
    .orderBy(asc(assessmentChanges.id))
  const [appeal] = await db
    .select()
    .from(assessmentAppeals)
    .where(eq(assessmentAppeals.assessmentId, assessmentId))
  const peers = await db
    .select()
    .from(assessmentPeers)
    .where(eq(assessmentPeers.assessmentId, assessmentId))
    .orderBy(desc(assessmentPeers.givenAt), asc(assessmentPeers.userId))
  return { ratings, changes, appeal, peers }
}
export type AssessmentParts = Awaited<ReturnType<typeof listParts>>

/**
 * PRC-064: an assessment with everything that people have written in it, and its computed result.
 */
export interface Whole extends PlacedAssessment, AssessmentParts {
  judgement: Judgement
}

const judged = (placed: PlacedAssessment, parts: AssessmentParts): Whole => ({
  ...placed,
  ...parts,
  judgement: judge({ ...placed.rubric, ...parts, assessment: placed.assessment }),
})

export async function getWhole(
  db: Db,
  schoolId: number,
  id: number,
  userId: number,
): Promise<Whole> {
  const placed = await getAssessment(db, schoolId, id, userId)
  return judged(placed, await listParts(db, id))
}

/** Locks the assessment and then reads it. */
export async function lockWhole(
  tx: Db,
  schoolId: number,
  id: number,
  userId: number,
): Promise<Whole> {
  await lockAssessment(tx, schoolId, id)
  return getWhole(tx, schoolId, id, userId)
}

interface Rater {
  assessment: Pick<AssessmentRow, 'id' | 'schoolId'>
  role: RatingRole
  raterId: number
}

interface SentRating {
  /** The key of the criterion. */
  key: string
  level: number
  comment: string
}

/**
 * Stores the ratings of one person. A person has one rating for each criterion and role, and a new
 * rating replaces the old one.
 */
export async function saveRatings(
  tx: Db,
  { assessment, role, raterId }: Rater,
  sent: readonly SentRating[],
  time: Date,
): Promise<void> {
  const common = {
    schoolId: assessment.schoolId,
    assessmentId: assessment.id,
    role,
    raterId,
    at: time,
  }
  const columns = assessmentRatings
  await tx
    .insert(assessmentRatings)
    .values(sent.map(({ key, level, comment }) => ({ ...common, criterion: key, level, comment })))
    .onConflictDoUpdate({
      target: [columns.assessmentId, columns.criterion, columns.role, columns.raterId],
      set: { level: sql`excluded.level`, comment: sql`excluded.comment`, at: time },
    })
}

const percentsOf = ({ criteria }: Judgement): Record<string, number> =>
  Object.fromEntries(
    criteria.flatMap(({ key, percent }) => (percent === null ? [] : [[key, percent]])),
  )

/**
 * Computes and stores the result of the present ratings, changes and appeal. The caller has locked
 * the assessment.
 */
export async function keep(
  tx: Db,
  placed: PlacedAssessment,
  now: Date,
  change: Partial<NewAssessment> = {},
): Promise<Whole> {
  const version = placed.assessment.version + 1
  const assessment: AssessmentRow = { ...placed.assessment, ...change, version, changedAt: now }
  const whole = judged({ ...placed, assessment }, await listParts(tx, assessment.id))
  const { state, total } = whole.judgement
  const saved = { ...change, state, total, percents: percentsOf(whole.judgement) }
  await tx
    .update(assessments)
    .set({ ...saved, version, changedAt: now })
    .where(eq(assessments.id, assessment.id))
  return { ...whole, assessment: { ...assessment, ...saved } }
}
