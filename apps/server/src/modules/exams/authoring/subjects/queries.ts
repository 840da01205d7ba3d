import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { found } from '../../../../platform/refusal.ts'
import { examDraws, examSubjects, questions, questionVersions, type Scoring } from '../../tables.ts'
import type { Item } from '@titian/exam-items/shape'

const subjectColumns = {
  id: examSubjects.id,
  questionId: examSubjects.questionId,
  versionId: examSubjects.questionVersionId,
  serial: examSubjects.serial,
  points: examSubjects.points,
  scoring: examSubjects.scoring,
  kind: questionVersions.kind,
  drawId: examSubjects.drawId,
}

/**
 * Lists the frozen questions in order. `drawn` is how many questions the rule of this question
 * draws for an attempt.
 */
export async function listSubjects(db: Db, schoolId: number, examinationId: number) {
  return db
    .select({ ...subjectColumns, drawn: examDraws.amount })
    .from(examSubjects)
    .leftJoin(examDraws, eq(examDraws.id, examSubjects.drawId))
    .innerJoin(questionVersions, eq(questionVersions.id, examSubjects.questionVersionId))
    .where(and(eq(examSubjects.schoolId, schoolId), eq(examSubjects.examinationId, examinationId)))
    .orderBy(asc(examSubjects.serial), asc(examSubjects.id))
}
export type SubjectRow = Awaited<ReturnType<typeof listSubjects>>[number]

/** Counts the questions, as part of a statement that also reads what the caller may see. */
export function countSubjects(schoolId: number, examinationId: number): SQL {
  return sql`select count(*) from ${examSubjects} where ${examSubjects.schoolId} = ${schoolId} and ${examSubjects.examinationId} = ${examinationId}`
}

/** Lists the frozen questions with their keys, for teachers. */
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
      version: questionVersions.version,
      copyOf: questionVersions.copyOf,
      bankVersion: questions.currentVersion,
      bankStatus: questions.status,
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

/** Stores the positions and points of all questions of an examination at once. */
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

export interface Place {
  schoolId: number
  examinationId: number
  subjectId: number
}

/** Returns the question of the examination, with the newest version in the bank. */
export async function getSubject(db: Db, { schoolId, examinationId, subjectId }: Place) {
  const rows = await db
    .select({
      id: examSubjects.id,
      questionId: examSubjects.questionId,
      versionId: examSubjects.questionVersionId,
      serial: examSubjects.serial,
      points: examSubjects.points,
      scoring: examSubjects.scoring,
      drawId: examSubjects.drawId,
      kind: questionVersions.kind,
      item: questionVersions.item,
      version: questionVersions.version,
      subjectName: questionVersions.subjectName,
      copyOf: questionVersions.copyOf,
      level: questions.level,
      authorId: questions.authorId,
      bankVersion: questions.currentVersion,
      bankStatus: questions.status,
    })
    .from(examSubjects)
    .innerJoin(questionVersions, eq(questionVersions.id, examSubjects.questionVersionId))
    .innerJoin(questions, eq(questions.id, examSubjects.questionId))
    .where(
      and(
        eq(examSubjects.schoolId, schoolId),
        eq(examSubjects.examinationId, examinationId),
        eq(examSubjects.id, subjectId),
      ),
    )
  return found(rows[0])
}

export type Subject = Awaited<ReturnType<typeof getSubject>>

/**
 * Locks the question and returns the number of its next version. A teacher who edits the question
 * in the bank must wait.
 */
export async function lockQuestion(tx: Db, questionId: number): Promise<number> {
  await tx.execute(sql`select id from questions where id = ${questionId}::bigint for no key update`)
  const { rows } = await tx.execute<{ next: number }>(
    sql`select max(version) + 1 as next from question_versions where question_id = ${questionId}::bigint`,
  )
  return Number(found(rows[0]).next)
}

export async function changeSubject(
  tx: Db,
  subjectId: number,
  { points, scoring }: QuestionState,
  questionVersionId: number,
): Promise<void> {
  await tx
    .update(examSubjects)
    .set({ points, scoring, questionVersionId })
    .where(eq(examSubjects.id, subjectId))
}

/** The content and the scoring of a question in its examination. */
export interface QuestionState {
  item: Item
  /** The points in hundredths. */
  points: number
  scoring: Scoring
}
