import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import {
  examDraws,
  examinations,
  examSubjects,
  questions,
  questionTags,
  questionVersions,
} from '../../tables.ts'
import { tagNames } from '../tags/queries.ts'

/** Lists the examinations of a course in the order in which they were made. */
export async function listExaminations(db: Db, schoolId: number, courseId: number) {
  return db
    .select()
    .from(examinations)
    .where(and(eq(examinations.schoolId, schoolId), eq(examinations.courseId, courseId)))
    .orderBy(asc(examinations.id))
}

/**
 * Lists the frozen questions of examinations, without those that were left out or are only drawn.
 */
export async function listSubjects(db: Db, schoolId: number, examinationIds: readonly number[]) {
  if (examinationIds.length === 0) return []
  return db
    .select({
      examinationId: examSubjects.examinationId,
      versionId: examSubjects.questionVersionId,
      points: examSubjects.points,
    })
    .from(examSubjects)
    .where(
      and(
        eq(examSubjects.schoolId, schoolId),
        inArray(examSubjects.examinationId, [...examinationIds]),
        isNull(examSubjects.drawId),
        ne(examSubjects.scoring, 'leftOut'),
      ),
    )
    .orderBy(asc(examSubjects.examinationId), asc(examSubjects.serial), asc(examSubjects.id))
}

export async function listDraws(db: Db, schoolId: number, examinationIds: readonly number[]) {
  if (examinationIds.length === 0) return []
  return db
    .select({
      examinationId: examDraws.examinationId,
      amount: examDraws.amount,
      points: examDraws.points,
      courseId: examDraws.courseId,
      kind: examDraws.kind,
      level: examDraws.level,
      tag: questionTags.name,
    })
    .from(examDraws)
    .leftJoin(questionTags, eq(questionTags.id, examDraws.tagId))
    .where(
      and(eq(examDraws.schoolId, schoolId), inArray(examDraws.examinationId, [...examinationIds])),
    )
    .orderBy(asc(examDraws.examinationId), asc(examDraws.serial))
}

/** Lists the newest versions of the bank for this course, and the given versions. */
export async function listVersions(
  db: Db,
  schoolId: number,
  courseId: number,
  versionIds: readonly number[],
) {
  const isBanked = and(
    eq(questions.courseId, courseId),
    eq(questions.status, 0),
    eq(questionVersions.version, questions.currentVersion),
  )
  const isNamed =
    versionIds.length > 0 ? inArray(questionVersions.id, [...new Set(versionIds)]) : undefined
  return db
    .select({
      versionId: questionVersions.id,
      version: questionVersions.version,
      item: questionVersions.item,
      level: questions.level,
      points: questions.points,
      courseId: questions.courseId,
      status: questions.status,
      current: questions.currentVersion,
      tags: tagNames,
    })
    .from(questionVersions)
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .where(and(eq(questionVersions.schoolId, schoolId), or(isBanked, isNamed)))
    .orderBy(asc(questions.id), asc(questionVersions.version))
}

/** Lists the newest version of each of these questions. */
export async function listNewest(db: Db, schoolId: number, questionIds: readonly number[]) {
  if (questionIds.length === 0) return []
  return db
    .select({ questionId: questionVersions.questionId, versionId: questionVersions.id })
    .from(questionVersions)
    .where(
      and(
        eq(questionVersions.schoolId, schoolId),
        inArray(questionVersions.questionId, [...questionIds]),
      ),
    )
}

export async function insertSubjects(
  tx: Db,
  rows: (typeof examSubjects.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(examSubjects).values(rows)
}

export async function insertDraws(tx: Db, rows: (typeof examDraws.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(examDraws).values(rows)
}
