import { foldLetters } from '@titian/contract'
import { and, asc, desc, eq, ilike, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { found } from '../../../../platform/refusal.ts'
import { isOfOpenAccount, users } from '../../../accounts/index.ts'
import { courses, isTaught } from '../../../courses/index.ts'
import { dueWithin } from '../../sitting/closing/queries.ts'
import { hasWork } from '../double-marking/queries.ts'
import { isNotTaughtBy, isTaughtBy } from '../../authoring/examinations/queries.ts'
import { literalPattern } from '../../rules.ts'
import { attempts, examinations } from '../../tables.ts'

// Records: the attempts as teachers see them.

const recordColumns = {
  id: attempts.id,
  schoolId: attempts.schoolId,
  courseId: attempts.courseId,
  userId: attempts.userId,
  examinationId: attempts.examinationId,
  examinationName: examinations.name,
  courseNames: courses.names,
  userName: users.name,
  studentCard: users.studentCard,
  number: attempts.number,
  state: attempts.state,
  startedAt: attempts.startedAt,
  submittedAt: attempts.submittedAt,
  score: attempts.score,
  total: examinations.total,
  doubleMarking: examinations.doubleMarking,
  waiting: attempts.waiting,
  lateWaiting: sql<number>`(select count(*)::integer from attempt_late_answers l where l.attempt_id = ${attempts.id} and l.state = 'waiting')`,
  version: attempts.version,
  deadline: attempts.deadline,
  extension: attempts.extension,
}

function selectRecords(db: Db) {
  return db
    .select(recordColumns)
    .from(attempts)
    .innerJoin(examinations, eq(examinations.id, attempts.examinationId))
    .innerJoin(courses, eq(courses.id, attempts.courseId))
    .leftJoin(users, eq(users.id, attempts.userId))
    .$dynamic()
}

export type RecordView = Awaited<ReturnType<typeof selectRecords>>[number]

export interface RecordFilter {
  courseId?: number
  examinationId?: number
  /** Limits the list to courses that this person teaches. */
  teacherId?: number
  examinationName: string
  /**
   * 0 not submitted, 1 submitted, 2 awaiting marks or a decision about late answers (EXM-113,
   * EXM-185).
   */
  submitStatus?: number
  /**
   * The caller. For this person, papers that only another person can mark do not count as waiting
   * (EXM-215).
   */
  graderId: number
  sort: 'newest' | 'waiting' | 'name' | 'score'
  userName: string
  studentCard: string
  page: number
  size: number
}

const ofStatus = (graderId: number): Record<number, SQL | undefined> => ({
  0: eq(attempts.state, 'in_progress'),
  1: ne(attempts.state, 'in_progress'),
  2: or(
    and(eq(attempts.waiting, true), isOfOpenAccount(sql`${attempts.userId}`), hasWork(graderId)),
    sql`exists (select 1 from attempt_late_answers l where l.attempt_id = ${attempts.id} and l.state = 'waiting')`,
  ),
})

/**
 * The sort orders of the list. By default, the newest record comes first. Each order ends with the
 * id. Otherwise a record could be on two pages.
 */
const orders: Record<RecordFilter['sort'], SQL[]> = {
  newest: [desc(attempts.startedAt), desc(attempts.id)],
  waiting: [sql`${attempts.submittedAt} asc nulls last`, asc(attempts.id)],
  name: [asc(users.nameSort), asc(attempts.number), asc(attempts.id)],
  score: [sql`${attempts.score} desc nulls last`, asc(attempts.id)],
}

function matching(schoolId: number, filter: RecordFilter) {
  const {
    courseId,
    examinationId,
    teacherId,
    examinationName,
    submitStatus,
    graderId,
    userName,
    studentCard,
  } = filter
  return and(
    eq(attempts.schoolId, schoolId),
    courseId === undefined ? undefined : eq(attempts.courseId, courseId),
    examinationId === undefined ? undefined : eq(attempts.examinationId, examinationId),
    teacherId === undefined
      ? undefined
      : isTaught(attempts.courseId, { schoolId, userId: teacherId }),
    submitStatus === undefined ? undefined : ofStatus(graderId)[submitStatus],
    examinationName
      ? ilike(examinations.name, literalPattern(foldLetters(examinationName)))
      : undefined,
    userName ? ilike(users.name, literalPattern(foldLetters(userName))) : undefined,
    studentCard ? ilike(users.studentCard, literalPattern(foldLetters(studentCard))) : undefined,
  )
}

/**
 * Returns a query that counts the records, without trial runs by teachers of the course (EXM-113);
 * another statement contains it. It reads only the tables that the filter names, because the staff
 * of a school count all its papers.
 */
export function countRecords(schoolId: number, filter: RecordFilter): SQL {
  const { examinationName, submitStatus, userName, studentCard } = filter
  const examination = sql`inner join ${examinations} on ${examinations.id} = ${attempts.examinationId}`
  const student = sql`left join ${users} on ${users.id} = ${attempts.userId}`
  return sql`select count(*) from ${attempts}
    ${examinationName || submitStatus === 2 ? examination : sql``} ${userName || studentCard ? student : sql``}
    where ${matching(schoolId, filter)} and ${isNotTaughtBy(attempts.courseId, attempts.userId)}`
}

const closedAtOnce = 500

type DueFilter = Pick<RecordFilter, 'courseId' | 'examinationId' | 'teacherId'>

/** Finds the attempts that the server must hand in first, so that the list is correct. */
export function dueRecords(schoolId: number, filter: DueFilter, now: Date): SQL {
  const { courseId, examinationId, teacherId } = filter
  const taught =
    teacherId === undefined
      ? undefined
      : isTaught(attempts.courseId, { schoolId, userId: teacherId })
  const where = and(dueWithin({ schoolId, courseId, examinationId }, now), taught)
  return sql`select ${attempts.id} from ${attempts} where ${where} order by ${attempts.closesAt} limit ${closedAtOnce}`
}

export async function listRecords(
  db: Db,
  schoolId: number,
  filter: RecordFilter,
): Promise<RecordView[]> {
  return (
    selectRecords(db)
      // Trial runs by teachers of the course are never listed (EXM-113).
      .where(and(matching(schoolId, filter), not(isTaughtBy(attempts.userId))))
      .orderBy(...orders[filter.sort])
      .limit(filter.size)
      .offset((filter.page - 1) * filter.size)
  )
}

export async function getRecord(db: Db, schoolId: number, recordId: number): Promise<RecordView> {
  const rows = await selectRecords(db).where(
    and(eq(attempts.schoolId, schoolId), eq(attempts.id, recordId)),
  )
  return found(rows[0])
}
