import { and, asc, desc, eq, getTableColumns, gt, ilike, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { courses, courseTeachers } from '../courses/index.ts'
import { literalPattern } from './bank-queries.ts'
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

const isReleasedOrClosed = gt(examinations.status, 0)

const examinationColumns = {
  ...getTableColumns(examinations),
  courseNames: courses.names,
  subjects: counted(examSubjects),
  records: counted(attempts),
}

function selectExaminations(db: Db, columns = examinationColumns) {
  return db
    .select(columns)
    .from(examinations)
    .innerJoin(courses, eq(courses.id, examinations.courseId))
    .$dynamic()
}

/** Students are not told how many have begun, so nothing is counted when a whole class begins at once. */
const studentColumns = { ...examinationColumns, records: sql`0`.mapWith(Number) }

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

export async function listExaminations(
  db: Db,
  schoolId: number,
  { courseId, teacherId, name, page, size }: ExaminationFilter,
): Promise<{ list: ExaminationView[]; total: number }> {
  const where = and(
    eq(examinations.schoolId, schoolId),
    courseId === undefined ? undefined : eq(examinations.courseId, courseId),
    teacherId === undefined ? undefined : isTaughtBy(teacherId),
    name ? ilike(examinations.name, literalPattern(name)) : undefined,
  )
  const list = await selectExaminations(db)
    .where(where)
    .orderBy(desc(examinations.id))
    .limit(size)
    .offset((page - 1) * size)
  const [count] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(examinations)
    .innerJoin(courses, eq(courses.id, examinations.courseId))
    .where(where)
  return { list, total: count?.total ?? 0 }
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

/** As students see it: never a draft. */
export async function getReleased(
  db: Db,
  schoolId: number,
  examinationId: number,
): Promise<ExaminationView> {
  const rows = await selectExaminations(db, studentColumns).where(
    and(
      eq(examinations.schoolId, schoolId),
      eq(examinations.id, examinationId),
      isReleasedOrClosed,
    ),
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

/** The same with their keys, for teachers. */
export async function listFullSubjects(
  db: Db,
  schoolId: number,
  examinationId: number,
  { page, size }: { page: number; size: number },
) {
  const rows = await db
    .select({
      ...subjectColumns,
      item: questionVersions.item,
      subjectName: questionVersions.subjectName,
      level: questions.level,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(examSubjects)
    .innerJoin(questionVersions, eq(questionVersions.id, examSubjects.questionVersionId))
    .innerJoin(questions, eq(questions.id, examSubjects.questionId))
    .where(and(eq(examSubjects.schoolId, schoolId), eq(examSubjects.examinationId, examinationId)))
    .orderBy(asc(examSubjects.serial), asc(examSubjects.id))
    .limit(size)
    .offset((page - 1) * size)
  return { list: rows, total: rows[0]?.total ?? 0 }
}
export type FullSubjectRow = Awaited<ReturnType<typeof listFullSubjects>>['list'][number]

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

/** What the exam tab of a course tells a student: the examinations and the own attempts. */
export async function listForStudent(db: Db, schoolId: number, courseId: number, userId: number) {
  const list = await selectExaminations(db, studentColumns)
    .where(
      and(
        eq(examinations.schoolId, schoolId),
        eq(examinations.courseId, courseId),
        isReleasedOrClosed,
      ),
    )
    .orderBy(asc(examinations.type), asc(examinations.endTime), asc(examinations.id))
  const own = await db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        eq(attempts.courseId, courseId),
        eq(attempts.userId, userId),
      ),
    )
    .orderBy(desc(attempts.number))
  return { list, own }
}
