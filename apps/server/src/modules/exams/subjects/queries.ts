import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { examSubjects, questions, questionVersions } from '../tables.ts'

const subjectColumns = {
  id: examSubjects.id,
  questionId: examSubjects.questionId,
  versionId: examSubjects.questionVersionId,
  serial: examSubjects.serial,
  points: examSubjects.points,
  scoring: examSubjects.scoring,
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
