import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  ilike,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { courses, courseTeachers } from '../courses/index.ts'
import { literalPattern } from './bank-queries.ts'
import { releaseStates } from './rules.ts'
import {
  attempts,
  type ExaminationRow,
  examinations,
  examSubjects,
  questions,
  questionVersions,
} from './tables.ts'

// Examinations and their frozen questions.

const counted = (table: typeof examSubjects | typeof attempts) =>
  sql`(select count(*) from ${table} where ${table.examinationId} = ${examinations.id})`.mapWith(
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
  /** Somebody's attempt is open; false where the review does not wait for that. */
  writing: isWriting,
  /** When the last attempt of a closed examination was handed in; null where nothing waits for that. */
  lastHandedIn,
  subjects: counted(examSubjects),
  records: counted(attempts),
}

function selectExaminations(db: Db) {
  return db
    .select(examinationColumns)
    .from(examinations)
    .innerJoin(courses, eq(courses.id, examinations.courseId))
    .$dynamic()
}

export type ExaminationView = Awaited<ReturnType<typeof selectExaminations>>[number]

/** The courses of a teacher: with the name among the teachers, or own ones that have no main lecturer yet (TCH-086). */
export function isTaughtBy(userId: number | typeof attempts.userId): SQL {
  const teachers = sql`select 1 from ${courseTeachers} where ${courseTeachers.courseId} = ${courses.id}`
  return sql`(exists (${teachers} and ${courseTeachers.userId} = ${userId}) or (${courses.authorId} = ${userId} and not exists (${teachers} and ${courseTeachers.master})))`
}

export interface ExaminationFilter {
  courseId?: number
  /** Only the courses that this person teaches. */
  teacherId?: number
  name: string
  page: number
  size: number
}

function matching(schoolId: number, { courseId, teacherId, name }: ExaminationFilter) {
  return and(
    eq(examinations.schoolId, schoolId),
    courseId === undefined ? undefined : eq(examinations.courseId, courseId),
    teacherId === undefined ? undefined : isTaughtBy(teacherId),
    name ? ilike(examinations.name, literalPattern(name)) : undefined,
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
    .orderBy(desc(examinations.id))
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
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

/** Holds the examination until the end of the transaction, so that nobody begins it meanwhile. */
export async function lockExamination(
  db: Db,
  schoolId: number,
  examinationId: number,
): Promise<ExaminationRow> {
  const rows = await db
    .select()
    .from(examinations)
    .where(and(eq(examinations.schoolId, schoolId), eq(examinations.id, examinationId)))
    .for('update')
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

const subjectColumns = {
  id: examSubjects.id,
  questionId: examSubjects.questionId,
  versionId: examSubjects.questionVersionId,
  serial: examSubjects.serial,
  points: examSubjects.points,
  kind: questionVersions.kind,
}

/** The frozen questions in their order. */
export async function listSubjects(db: Db, schoolId: number, examinationId: number) {
  return db
    .select(subjectColumns)
    .from(examSubjects)
    .innerJoin(questionVersions, eq(questionVersions.id, examSubjects.questionVersionId))
    .where(and(eq(examSubjects.schoolId, schoolId), eq(examSubjects.examinationId, examinationId)))
    .orderBy(asc(examSubjects.serial), asc(examSubjects.id))
}
export type SubjectRow = Awaited<ReturnType<typeof listSubjects>>[number]

/** How many there are, to be asked together with the asker's standing. */
export function countSubjects(schoolId: number, examinationId: number): SQL {
  return sql`select count(*) from ${examSubjects} where ${examSubjects.schoolId} = ${schoolId} and ${examSubjects.examinationId} = ${examinationId}`
}

/** The same questions with their keys, for teachers. */
export async function listFullSubjects(
  db: Db,
  schoolId: number,
  examinationId: number,
  { page, size }: { page: number; size: number },
) {
  return db
    .select({
      ...subjectColumns,
      item: questionVersions.item,
      subjectName: questionVersions.subjectName,
      level: questions.level,
    })
    .from(examSubjects)
    .innerJoin(questionVersions, eq(questionVersions.id, examSubjects.questionVersionId))
    .innerJoin(questions, eq(questions.id, examSubjects.questionId))
    .where(and(eq(examSubjects.schoolId, schoolId), eq(examSubjects.examinationId, examinationId)))
    .orderBy(asc(examSubjects.serial), asc(examSubjects.id))
    .limit(size)
    .offset((page - 1) * size)
}
export type FullSubjectRow = Awaited<ReturnType<typeof listFullSubjects>>[number]

export async function addSubjects(
  db: Db,
  rows: (typeof examSubjects.$inferInsert)[],
): Promise<void> {
  await db.insert(examSubjects).values(rows)
}

export async function removeSubject(db: Db, subjectId: number): Promise<void> {
  await db.delete(examSubjects).where(eq(examSubjects.id, subjectId))
}

export interface SubjectPlace {
  id: number
  serial: number
  points: number
}

/** Writes places and points of all questions of an examination at once. */
export async function placeSubjects(
  db: Db,
  examinationId: number,
  places: readonly SubjectPlace[],
): Promise<void> {
  await db.execute(sql`
    update exam_subjects s set serial = p.serial, points = p.points
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (id bigint, serial integer, points integer)
    where s.id = p.id and s.examination_id = ${examinationId}::bigint`)
}
