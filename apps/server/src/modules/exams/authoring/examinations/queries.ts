import { foldLetters } from '@titian/contract'
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  ilike,
  ne,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { found } from '../../../../platform/refusal.ts'
import { courses, courseTeachers, isTaught } from '../../../courses/index.ts'
import { mostMoreSeconds } from '../more-time/queries.ts'
import { literalPattern, releaseStates } from '../../rules.ts'
import {
  attempts,
  examDraws,
  type ExaminationRow,
  examinations,
  examSubjects,
} from '../../tables.ts'

const countedAttempts =
  sql`(select count(*) from ${attempts} where ${attempts.examinationId} = ${examinations.id})`.mapWith(
    Number,
  )
/**
 * Returns the number of questions of one paper: the fixed ones, and those that rules draw
 * (EXM-118).
 */
const countedSubjects =
  sql`(select count(*) from ${examSubjects} where ${examSubjects.examinationId} = ${examinations.id} and ${examSubjects.drawId} is null)
    + (select coalesce(sum(${examDraws.amount}), 0) from ${examDraws} where ${examDraws.examinationId} = ${examinations.id})`.mapWith(
    Number,
  )

/**
 * The next two values are computed only if the answers are shown after the end. So nothing is
 * counted while a whole class writes.
 */
const waitsForEnd = sql`${examinations.reviewWhen} in ('ended', 'never')`
const isWriting = sql<boolean>`(${waitsForEnd} and exists (select 1 from ${attempts} where ${attempts.examinationId} = ${examinations.id} and ${attempts.state} = 'in_progress'))`
const lastHandedIn =
  sql<Date | null>`case when ${waitsForEnd} and ${examinations.status} = ${releaseStates.closed} then (select max(${attempts.submittedAt}) from ${attempts} where ${attempts.examinationId} = ${examinations.id}) end`.mapWith(
    attempts.submittedAt,
  )

/** The columns of examinations joined with their courses. */
export const examinationColumns = {
  ...getTableColumns(examinations),
  courseNames: courses.names,
  ofTraining: courses.training,
  /** Whether any attempt is open; false if the review does not depend on this. */
  writing: isWriting,
  /**
   * The most seconds beyond the end that a student has; 0 if the review does not depend on this.
   */
  moreSeconds:
    sql<number>`case when ${waitsForEnd} then ${mostMoreSeconds('examinations')} else 0 end`.mapWith(
      Number,
    ),
  /**
   * When the last attempt of a closed examination was handed in; null if the review does not depend
   * on this.
   */
  lastHandedIn,
  subjects: countedSubjects,
  records: countedAttempts,
}

function selectExaminations(db: Db) {
  return db
    .select(examinationColumns)
    .from(examinations)
    .innerJoin(courses, eq(courses.id, examinations.courseId))
    .$dynamic()
}

export type ExaminationView = Awaited<ReturnType<typeof selectExaminations>>[number]

/**
 * Condition that the person teaches the course of the row. It is for statements about a few
 * courses. A statement that lists all courses of a teacher begins with `isTaught` of the courses
 * module instead.
 */
export function isTaughtBy(userId: number | SQLWrapper): SQL {
  const teachers = sql`select 1 from ${courseTeachers} where ${courseTeachers.courseId} = ${courses.id}`
  return sql`(exists (${teachers} and ${courseTeachers.userId} = ${userId}) or (${courses.authorId} = ${userId} and not exists (${teachers} and ${courseTeachers.master})))`
}

/** Condition for a course `c` without a lead teacher, which counts as taught by its author. */
const isWithoutMaster = sql`not exists (select 1 from course_teachers m where m.course_id = c.id and m.master)`

/**
 * Returns the opposite of `isTaughtBy`, for rows of many people, such as all papers of an
 * examination. The database evaluates it with two hashes for all rows, and not with two lookups for
 * each row (FRM-334).
 */
export const isNotTaughtBy = (courseId: SQLWrapper, userId: SQLWrapper): SQL =>
  sql`(not exists (select 1 from course_teachers t where t.course_id = ${courseId} and t.user_id = ${userId})
    and not exists (select 1 from courses c where c.id = ${courseId} and c.author_id = ${userId} and ${isWithoutMaster}))`

/**
 * Returns the ids of the teachers of one course. A statement about many papers reads this list once
 * and compares each paper with it. This stays fast even if the planner expects only few papers
 * (FRM-387).
 */
export const teachersOf = (courseId: SQL): SQL =>
  sql`array(select t.user_id from course_teachers t where t.course_id = ${courseId}
    union all select c.author_id from courses c where c.id = ${courseId} and c.author_id is not null and ${isWithoutMaster})`

/**
 * Returns the ids of the questions of an examination. With these ids a statement finds its answers
 * without reading the answers of other examinations (FRM-387).
 */
export const subjectsOf = (examinationId: number): SQL =>
  sql`array(select s.id from exam_subjects s where s.examination_id = ${examinationId}::bigint)`

export interface ExaminationFilter {
  courseId?: number
  /** Limits the list to courses that this person teaches. */
  teacherId?: number
  name: string
  /** Limits the list to examinations that students can open at this moment (TCH-156). */
  runningAt?: Date | undefined
  page: number
  size: number
}

function isRunning(time: Date): SQL {
  const now = sql`${time.toISOString()}::timestamptz`
  return sql`(${examinations.status} = ${releaseStates.released}
    and coalesce(${examinations.startTime} <= ${now}, true) and coalesce(${examinations.endTime} > ${now}, true))`
}

function matching(schoolId: number, { courseId, teacherId, name, runningAt }: ExaminationFilter) {
  return and(
    eq(examinations.schoolId, schoolId),
    courseId === undefined ? undefined : eq(examinations.courseId, courseId),
    teacherId === undefined
      ? undefined
      : isTaught(examinations.courseId, { schoolId, userId: teacherId }),
    name ? ilike(examinations.name, literalPattern(foldLetters(name))) : undefined,
    runningAt && isRunning(runningAt),
  )
}

/** Counts the examinations, as part of a statement that also reads what the caller may see. */
export function countExaminations(schoolId: number, filter: ExaminationFilter): SQL {
  return sql`select count(*) from ${examinations} inner join ${courses} on ${courses.id} = ${examinations.courseId} where ${matching(schoolId, filter)}`
}

export async function listExaminations(
  db: Db,
  schoolId: number,
  filter: ExaminationFilter,
): Promise<ExaminationView[]> {
  return selectExaminations(db)
    .where(matching(schoolId, filter))
    .orderBy(
      ...(filter.runningAt ? [sql`${examinations.endTime} asc nulls last`] : []),
      desc(examinations.id),
    )
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
}

/** Lists all examinations of a course by their start. */
export async function listOfCourse(
  db: Db,
  schoolId: number,
  courseId: number,
): Promise<ExaminationView[]> {
  return selectExaminations(db)
    .where(and(eq(examinations.schoolId, schoolId), eq(examinations.courseId, courseId)))
    .orderBy(sql`${examinations.startTime} nulls last`, asc(examinations.id))
}

export async function getExamination(
  db: Db,
  schoolId: number,
  examinationId: number,
): Promise<ExaminationView> {
  const rows = await selectExaminations(db).where(
    and(eq(examinations.schoolId, schoolId), eq(examinations.id, examinationId)),
  )
  return found(rows[0])
}

export async function createExamination(
  db: Db,
  values: typeof examinations.$inferInsert,
): Promise<number> {
  const rows = await db.insert(examinations).values(values).returning({ id: examinations.id })
  return found(rows[0]).id
}

/**
 * Copies the frozen questions of one examination to another, without those that were left out
 * (EXM-123), with its drawing rules.
 */
export async function copySubjects(
  db: Db,
  { id, schoolId }: Pick<ExaminationRow, 'id' | 'schoolId'>,
  to: number,
): Promise<void> {
  await db.execute(sql`
    insert into exam_subjects (school_id, examination_id, question_id, question_version_id, serial, points)
    select school_id, ${to}::bigint, question_id, question_version_id, row_number() over (order by serial, id), points
    from exam_subjects where school_id = ${schoolId}::bigint and examination_id = ${id}::bigint and scoring <> 'leftOut' and draw_id is null`)
  await db.execute(sql`
    insert into exam_draws (school_id, examination_id, serial, amount, points, any_course, course_id, kind, level, tag_id)
    select school_id, ${to}::bigint, serial, amount, points, any_course, course_id, kind, level, tag_id
    from exam_draws where school_id = ${schoolId}::bigint and examination_id = ${id}::bigint`)
}

export type ExaminationChange = Partial<
  Omit<typeof examinations.$inferInsert, 'id' | 'schoolId' | 'version'>
>

/**
 * Changes an examination. Returns false if status or version have changed since the caller read the
 * examination (TCH-084).
 */
export async function changeExamination(
  db: Db,
  { id, schoolId, version, status }: Pick<ExaminationRow, 'id' | 'schoolId' | 'version' | 'status'>,
  change: ExaminationChange,
): Promise<boolean> {
  const rows = await db
    .update(examinations)
    .set({ ...change, version: version + 1 })
    .where(
      and(
        eq(examinations.schoolId, schoolId),
        eq(examinations.id, id),
        eq(examinations.version, version),
        eq(examinations.status, status),
      ),
    )
    .returning({ id: examinations.id })
  return rows.length > 0
}

/**
 * Locks the examination until the transaction ends, so that no attempt begins at the same time.
 * Other inserts that refer to the examination, such as handing in, are not blocked.
 */
export async function lockExamination(
  db: Db,
  schoolId: number,
  examinationId: number,
): Promise<ExaminationRow> {
  const rows = await db
    .select()
    .from(examinations)
    .where(and(eq(examinations.schoolId, schoolId), eq(examinations.id, examinationId)))
    .for('no key update')
  return found(rows[0])
}

/**
 * Counts the students with a marked paper. After the end of the examination, they can see the
 * answers.
 */
export async function countMarkedStudents(db: Db, examinationId: number): Promise<number> {
  const [row] = await db
    .select({ students: countDistinct(attempts.userId) })
    .from(attempts)
    .where(
      and(
        eq(attempts.examinationId, examinationId),
        ne(attempts.state, 'in_progress'),
        eq(attempts.waiting, false),
      ),
    )
  return row?.students ?? 0
}

export async function hasAttempts(db: Db, examinationId: number): Promise<boolean> {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.examinationId, examinationId))
    .limit(1)
  return rows.length > 0
}

export async function removeExamination(db: Db, examinationId: number): Promise<void> {
  await db.delete(examinations).where(eq(examinations.id, examinationId))
}

// What one statement reads before a list: whether the caller may see the list, and its length.

export interface Place {
  courseId?: number
  examinationId?: number
}

/**
 * Whether the caller teaches the course or the examination to which the list is limited; null if
 * the school has no such course or examination.
 */
export type TeachingAccess = { course: boolean | null; examination: boolean | null }

interface Caller {
  schoolId: number
  userId: number
}

function courseOf({ schoolId, userId }: Caller, courseId: number | undefined): SQL {
  if (courseId === undefined) return sql`true`
  return sql`(select ${isTaughtBy(userId)} from ${courses} where ${courses.schoolId} = ${schoolId} and ${courses.id} = ${courseId})`
}

function examinationOf({ schoolId, userId }: Caller, examinationId: number | undefined): SQL {
  if (examinationId === undefined) return sql`true`
  return sql`(select ${isTaughtBy(userId)} from ${examinations} inner join ${courses} on ${courses.id} = ${examinations.courseId}
    where ${examinations.schoolId} = ${schoolId} and ${examinations.id} = ${examinationId})`
}

export interface ListAccess extends TeachingAccess {
  total: number
  /** The ids of attempts in the list whose time is up. */
  due: number[]
}

type ListAccessRow = TeachingAccess & { total: string | number; due: number[] }

export async function getListAccess(
  db: Db,
  caller: Caller,
  { courseId, examinationId }: Place,
  parts: { total?: SQL; due?: SQL },
): Promise<ListAccess> {
  const due = parts.due
    ? sql`(select coalesce(json_agg(d.id), '[]'::json) from (${parts.due}) d)`
    : sql`'[]'::json`
  const { rows } = await db.execute<ListAccessRow>(sql`
    select ${courseOf(caller, courseId)} as course, ${examinationOf(caller, examinationId)} as examination, (${parts.total ?? sql`0`}) as total, ${due} as due`)
  const { course = null, examination = null, total = 0, due: ids = [] } = rows[0] ?? {}
  return { course, examination, total: Number(total), due: ids }
}
