import { type AssessmentState, type waitingStates } from '@titian/contract'
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { courses, relation } from '../../courses/index.ts'
import { homeworkItems } from '../../homework/index.ts'
import { practiceAssignments } from '../../practice/index.ts'
import { ofAssignment, ofItem, ratedColumns } from '../queries.ts'
import { ratedOf } from '../rated.ts'
import {
  assessmentAppeals,
  assessmentChanges,
  assessments,
  type AppealRow,
  evaluations,
  type NewChange,
} from '../tables.ts'

export interface Caller {
  schoolId: number
  userId: number
  /** Staff rate in every course of the school. */
  isStaff: boolean
}

export interface QueueFilter {
  page: number
  size: number
  state?: (typeof waitingStates)[number] | undefined
}

/** Days after the end of a run or a hand-in in which only the student and the peers rate. */
const collectingDays = 7
const dayMs = 86_400_000

/** PRC-067: condition for the assessments of a state in which this person can act. */
function waitsFor(userId: number, now: Date, state: QueueFilter['state']): SQL | undefined {
  const free = (column: typeof assessments.firstId | typeof assessments.secondId) =>
    or(isNull(column), eq(column, userId))
  const other = (column: typeof assessments.firstId | typeof assessments.secondId) =>
    or(isNull(column), ne(column, userId))
  const are = (...states: AssessmentState[]) => inArray(assessments.state, states)
  const isLate = lt(assessments.endedAt, new Date(now.getTime() - collectingDays * dayMs))
  const { firstId, secondId, moderatorId } = assessments
  const waiting = or(
    and(are('autoRated', 'teacherRating'), free(firstId)),
    and(are('secondRating'), other(firstId), free(secondId)),
    and(are('moderating'), other(firstId), other(secondId), free(moderatorId)),
    are('appealed'),
    and(are('collecting'), isLate, free(firstId)),
  )
  return and(waiting, state && eq(assessments.state, state))
}

/**
 * Lists the assessments that the caller can rate. The nearest deadline comes first, and of equal
 * deadlines the run that ended first.
 */
export async function listQueue(
  db: Db,
  { schoolId, userId, isStaff }: Caller,
  { page, size, state }: QueueFilter,
  now: Date,
) {
  const where = and(
    eq(assessments.schoolId, schoolId),
    ne(assessments.userId, userId),
    isStaff ? undefined : relation(userId).teaches,
    waitsFor(userId, now, state),
  )
  const rows = await db
    .select({
      assessment: getTableColumns(assessments),
      ...ratedColumns,
      course: { id: courses.id, names: courses.names },
      userName: users.name,
    })
    .from(assessments)
    .innerJoin(evaluations, eq(evaluations.id, assessments.evaluationId))
    .leftJoin(practiceAssignments, ofAssignment)
    .leftJoin(homeworkItems, ofItem)
    .innerJoin(courses, eq(courses.id, evaluations.courseId))
    .innerJoin(users, eq(users.id, assessments.userId))
    .where(where)
    .orderBy(
      sql`coalesce(${practiceAssignments.dueAt}, ${homeworkItems.endTime}) asc nulls last`,
      asc(assessments.endedAt),
      asc(assessments.id),
    )
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(assessments)
    .innerJoin(evaluations, eq(evaluations.id, assessments.evaluationId))
    .innerJoin(courses, eq(courses.id, evaluations.courseId))
    .where(where)
  const list = rows.map(({ assignment, item, ...row }) => ({
    ...row,
    rated: ratedOf({ assignment, item }),
  }))
  return { rows: list, total: counted?.total ?? 0 }
}
export type QueuedRow = Awaited<ReturnType<typeof listQueue>>['rows'][number]

export interface Neighbours {
  previous: number | null
  next: number | null
}

/**
 * Finds the assessments of the previous and the next student by name. The caller's own assessment
 * is left out.
 */
export async function findNeighbours(
  db: Db,
  { id, evaluationId }: { id: number; evaluationId: number },
  userId: number,
): Promise<Neighbours> {
  const { rows } = await db.execute<{ previous: string | null; next: string | null }>(sql`
    select previous, next from (
      select a.id, lag(a.id) over w as previous, lead(a.id) over w as next
      from assessments a join users u on u.id = a.user_id
      where a.evaluation_id = ${evaluationId} and a.user_id <> ${userId}
      window w as (order by u.name_sort, a.id)) one
    where id = ${id}`)
  const number = (text: string | null | undefined) => (text ? Number(text) : null)
  return { previous: number(rows[0]?.previous), next: number(rows[0]?.next) }
}

const commentsMost = 5

/** Lists the comments that a person used most often in all versions of a rubric. */
export async function listUsualComments(
  db: Db,
  { schoolId, family, userId }: { schoolId: number; family: number; userId: number },
): Promise<{ key: string; comment: string }[]> {
  const { rows } = await db.execute<{ key: string; comment: string }>(sql`
    select criterion as key, comment from (
      select r.criterion, r.comment, row_number() over (
        partition by r.criterion order by count(*) desc, max(r.at) desc, r.comment) as place
      from assessment_ratings r
      join assessments a on a.id = r.assessment_id
      join evaluations e on e.id = a.evaluation_id
      join rubrics b on b.school_id = e.school_id and b.id = e.rubric_id
      where r.school_id = ${schoolId} and r.rater_id = ${userId} and b.family = ${family}
        and r.role in ('first', 'second', 'moderator') and r.comment <> ''
      group by r.criterion, r.comment) one
    where place <= ${commentsMost} order by criterion, place`)
  return rows
}

export async function insertChange(tx: Db, change: NewChange): Promise<void> {
  await tx.insert(assessmentChanges).values(change)
}

type Answer = Pick<AppealRow, 'answer' | 'answeredBy' | 'answeredAt' | 'totalBefore' | 'totalAfter'>

export async function answerAppeal(tx: Db, assessmentId: number, answer: Answer): Promise<void> {
  await tx
    .update(assessmentAppeals)
    .set(answer)
    .where(eq(assessmentAppeals.assessmentId, assessmentId))
}
