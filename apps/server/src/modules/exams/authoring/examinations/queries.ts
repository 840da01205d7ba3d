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
/** Those of one paper: the fixed ones, and as many as are drawn (EXM-118). */
const countedSubjects =
  sql`(select count(*) from ${examSubjects} where ${examSubjects.examinationId} = ${examinations.id} and ${examSubjects.drawId} is null)
    + (select coalesce(sum(${examDraws.amount}), 0) from ${examDraws} where ${examDraws.examinationId} = ${examinations.id})`.mapWith(
    Number,
  )

/** Both are asked only where keys wait for the end: while a whole class writes, nothing is added up. */
const waitsForEnd = sql`${examinations.reviewWhen} in ('ended', 'never')`
const isWriting = sql<boolean>`(${waitsForEnd} and exists (select 1 from ${attempts} where ${attempts.examinationId} = ${examinations.id} and ${attempts.state} = 'in_progress'))`
const lastHandedIn =
  sql<Date | null>`case when ${waitsForEnd} and ${examinations.status} = ${releaseStates.closed} then (select max(${attempts.submittedAt}) from ${attempts} where ${attempts.examinationId} = ${examinations.id}) end`.mapWith(
    attempts.submittedAt,
  )

/** What a selection of examinations joined with their courses holds. */
export const examinationColumns = {
  ...getTableColumns(examinations),
  courseNames: courses.names,
  ofTraining: courses.training,
  /** Somebody's attempt is open; false where the review does not wait for that. */
  writing: isWriting,
  /** The most that a student has beyond the end; 0 where nothing waits for that. */
  moreSeconds:
    sql<number>`case when ${waitsForEnd} then ${mostMoreSeconds('examinations')} else 0 end`.mapWith(
      Number,
    ),
  /** When the last attempt of a closed examination was handed in; null where nothing waits for that. */
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

/** Asked of one course, or of each of a few; lists of what somebody teaches begin with `isTaught` of the courses. */
export function isTaughtBy(userId: number | SQLWrapper): SQL {
  const teachers = sql`select 1 from ${courseTeachers} where ${courseTeachers.courseId} = ${courses.id}`
  return sql`(exists (${teachers} and ${courseTeachers.userId} = ${userId}) or (${courses.authorId} = ${userId} and not exists (${teachers} and ${courseTeachers.master})))`
}

/** A course `c` without a main lecturer is taught by its author. */
const isWithoutMaster = sql`not exists (select 1 from course_teachers m where m.course_id = c.id and m.master)`

/**
 * The opposite for rows of many people, such as all papers of an examination: the database answers it for all of them
 * by two hashes, and not by two questions for each (FRM-334).
 */
export const isNotTaughtBy = (courseId: SQLWrapper, userId: SQLWrapper): SQL =>
  sql`(not exists (select 1 from course_teachers t where t.course_id = ${courseId} and t.user_id = ${userId})
    and not exists (select 1 from courses c where c.id = ${courseId} and c.author_id = ${userId} and ${isWithoutMaster}))`

/**
 * Who teaches this one course, as a list that a statement about many of its papers reads once and looks at for each of
 * them, however few papers the planner expects (FRM-387).
 */
export const teachersOf = (courseId: SQL): SQL =>
  sql`array(select t.user_id from course_teachers t where t.course_id = ${courseId}
    union all select c.author_id from courses c where c.id = ${courseId} and c.author_id is not null and ${isWithoutMaster})`

/** The questions of an examination: by them its answers are found without reading those of others (FRM-387). */
export const subjectsOf = (examinationId: number): SQL =>
  sql`array(select s.id from exam_subjects s where s.examination_id = ${examinationId}::bigint)`

export interface ExaminationFilter {
  courseId?: number
  /** Only the courses that this person teaches. */
  teacherId?: number
  name: string
  /** Only those that are open to students at this moment (TCH-156). */
  runningAt?: Date | undefined
  page: number
  size: number
}

function isRunning(at: Date): SQL {
  const now = sql`${at.toISOString()}::timestamptz`
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

/** How many there are, to be asked together with the asker's standing. */
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

/** All of a course, the first that begins first. */
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

/** The frozen questions of one examination for another, without those that were left out (EXM-123), and its rules for drawing. */
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

/** False when status or version are not what the caller saw (TCH-084). */
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
 * Locks the examination until the end of the transaction, so that nobody begins it meanwhile. Rows that refer to it,
 * such as those that handing in writes, do not wait.
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

/** How many students have a marked paper, and so the keys once the examination has ended. */
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

// What has to be known before a list is read, in one statement: how the asker stands to it, and how long it is.

export interface Place {
  courseId?: number
  examinationId?: number
}

/** Whether the asker teaches what the list is narrowed to; null where the school has no such thing. */
export type TeachingAccess = { course: boolean | null; examination: boolean | null }

interface Asker {
  schoolId: number
  userId: number
}

function courseOf({ schoolId, userId }: Asker, courseId: number | undefined): SQL {
  if (courseId === undefined) return sql`true`
  return sql`(select ${isTaughtBy(userId)} from ${courses} where ${courses.schoolId} = ${schoolId} and ${courses.id} = ${courseId})`
}

function examinationOf({ schoolId, userId }: Asker, examinationId: number | undefined): SQL {
  if (examinationId === undefined) return sql`true`
  return sql`(select ${isTaughtBy(userId)} from ${examinations} inner join ${courses} on ${courses.id} = ${examinations.courseId}
    where ${examinations.schoolId} = ${schoolId} and ${examinations.id} = ${examinationId})`
}

export interface ListAccess extends TeachingAccess {
  total: number
  /** Attempts in the list whose time is up. */
  due: number[]
}

type ListAccessRow = TeachingAccess & { total: string | number; due: number[] }

export async function getListAccess(
  db: Db,
  asker: Asker,
  { courseId, examinationId }: Place,
  parts: { total?: SQL; due?: SQL },
): Promise<ListAccess> {
  const due = parts.due
    ? sql`(select coalesce(json_agg(d.id), '[]'::json) from (${parts.due}) d)`
    : sql`'[]'::json`
  const { rows } = await db.execute<ListAccessRow>(sql`
    select ${courseOf(asker, courseId)} as course, ${examinationOf(asker, examinationId)} as examination, (${parts.total ?? sql`0`}) as total, ${due} as due`)
  const { course = null, examination = null, total = 0, due: ids = [] } = rows[0] ?? {}
  return { course, examination, total: Number(total), due: ids }
}
