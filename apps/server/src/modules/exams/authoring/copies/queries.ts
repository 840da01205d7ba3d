import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { found } from '../../../../platform/refusal.ts'
import {
  attemptAnswers,
  attemptItems,
  attempts,
  examinations,
  examSubjects,
  questions,
  questionVersions,
} from '../../tables.ts'

/**
 * Counts the questions of a record of this examination; -1 if the examination has no such record.
 */
export function countReplied(schoolId: number, examinationId: number, attemptId: number): SQL {
  return sql`select coalesce((
    select (select count(*) from ${attemptItems} where ${attemptItems.attemptId} = ${attempts.id}) from ${attempts}
    where ${attempts.schoolId} = ${schoolId} and ${attempts.examinationId} = ${examinationId} and ${attempts.id} = ${attemptId}), -1)`
}

/** EXM-074: lists the questions of one record in the versions of its attempt, with the answers. */
export async function listReplied(
  db: Db,
  schoolId: number,
  attemptId: number,
  { page, size }: { page: number; size: number },
) {
  return db
    .select({
      id: examSubjects.id,
      questionId: examSubjects.questionId,
      versionId: attemptItems.questionVersionId,
      serial: attemptItems.number,
      points: attemptItems.points,
      scoring: examSubjects.scoring,
      drawId: examSubjects.drawId,
      kind: questionVersions.kind,
      item: questionVersions.item,
      subjectName: questionVersions.subjectName,
      version: questionVersions.version,
      copyOf: questionVersions.copyOf,
      level: questions.level,
      bankVersion: questions.currentVersion,
      bankStatus: questions.status,
      answer: attemptAnswers.answer,
      savedAt: attemptAnswers.savedAt,
      score: attemptItems.score,
      isRight: attemptItems.isRight,
      comment: attemptItems.comment,
      waiting: attemptItems.waiting,
    })
    .from(attemptItems)
    .innerJoin(examSubjects, eq(examSubjects.id, attemptItems.examSubjectId))
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.questionVersionId))
    .innerJoin(questions, eq(questions.id, examSubjects.questionId))
    .leftJoin(attemptAnswers, eq(attemptAnswers.attemptItemId, attemptItems.id))
    .where(and(eq(attemptItems.attemptId, attemptId), eq(examSubjects.schoolId, schoolId)))
    .orderBy(asc(attemptItems.number))
    .limit(size)
    .offset((page - 1) * size)
}
export type RepliedRow = Awaited<ReturnType<typeof listReplied>>[number]

/** Returns the examination and the course of a frozen question, or refuses. */
export async function getPlace(db: Db, schoolId: number, subjectId: number) {
  const rows = await db
    .select({
      examinationId: examSubjects.examinationId,
      courseId: examinations.courseId,
      status: examinations.status,
    })
    .from(examSubjects)
    .innerJoin(examinations, eq(examinations.id, examSubjects.examinationId))
    .where(and(eq(examSubjects.schoolId, schoolId), eq(examSubjects.id, subjectId)))
  return { schoolId, subjectId, ...found(rows[0]) }
}
export type SubjectPlace = Awaited<ReturnType<typeof getPlace>>

/** Returns the newest version of a question in the bank; undefined if it was deleted there. */
export async function findBankVersion(db: Db, questionId: number) {
  const rows = await db
    .select({ versionId: questionVersions.id })
    .from(questions)
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, questions.id),
        eq(questionVersions.version, questions.currentVersion),
      ),
    )
    .where(and(eq(questions.id, questionId), eq(questions.status, 0)))
  return rows[0]?.versionId
}
