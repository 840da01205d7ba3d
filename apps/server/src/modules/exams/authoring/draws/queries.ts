import { and, asc, eq, getTableColumns, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { courses } from '../../../courses/index.ts'
import { tagIds } from '../tags/queries.ts'
import {
  examDraws,
  examinations,
  examSubjects,
  questions,
  questionTags,
  questionTagUses,
  questionVersions,
} from '../../tables.ts'
import type { Candidate, DrawRule } from './rules.ts'

/** Lists the rules in their order, with the names of their courses and their frozen candidates. */
export async function listDraws(db: Db, schoolId: number, examinationId: number) {
  return db
    .select({
      ...getTableColumns(examDraws),
      courseNames: courses.names,
      tagName: questionTags.name,
      frozen:
        sql`(select count(*) from ${examSubjects} where ${examSubjects.drawId} = ${examDraws.id})`.mapWith(
          Number,
        ),
    })
    .from(examDraws)
    .leftJoin(courses, eq(courses.id, examDraws.courseId))
    .leftJoin(questionTags, eq(questionTags.id, examDraws.tagId))
    .where(and(eq(examDraws.schoolId, schoolId), eq(examDraws.examinationId, examinationId)))
    .orderBy(asc(examDraws.serial))
}
export type DrawRow = Awaited<ReturnType<typeof listDraws>>[number]

const mostCandidates = 20_000

/** Condition for the questions of the bank that match a rule. */
function taken(db: Db, { courseId, kind, level, tagId }: DrawRule) {
  const tagged = (tag: number) =>
    db
      .select({ id: questionTagUses.questionId })
      .from(questionTagUses)
      .where(eq(questionTagUses.tagId, tag))
  return and(
    courseId === null ? sql`true` : eq(questions.courseId, courseId),
    kind === null ? undefined : eq(questionVersions.kind, kind),
    level === null ? undefined : eq(questions.level, level),
    tagId === null ? undefined : inArray(questions.id, tagged(tagId)),
  )
}

/**
 * Lists the newest versions in the bank that match a rule and are not fixed questions of the
 * examination.
 */
export async function listCandidates(
  db: Db,
  schoolId: number,
  examinationId: number,
  rules: readonly DrawRule[],
): Promise<Candidate[]> {
  const wanted = rules
    .filter(({ anyCourse, courseId }) => anyCourse || courseId !== null)
    .map((rule) => taken(db, rule))
  if (wanted.length === 0) return []
  return db
    .select({
      questionId: questions.id,
      versionId: questionVersions.id,
      courseId: questions.courseId,
      kind: questionVersions.kind,
      level: questions.level,
      tagIds,
    })
    .from(questions)
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, questions.id),
        eq(questionVersions.version, questions.currentVersion),
      ),
    )
    .where(
      and(
        eq(questions.schoolId, schoolId),
        eq(questions.status, 0),
        or(...wanted),
        notExists(
          db
            .select({ one: sql`1` })
            .from(examSubjects)
            .where(
              and(
                eq(examSubjects.examinationId, examinationId),
                eq(examSubjects.questionId, questions.id),
                sql`${examSubjects.drawId} is null`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(questions.id))
    .limit(mostCandidates)
}

export type NewDraw = Omit<typeof examDraws.$inferInsert, 'schoolId' | 'examinationId' | 'serial'>

/** Replaces all rules of an examination. */
export async function replaceDraws(
  tx: Db,
  place: { schoolId: number; examinationId: number },
  rules: readonly NewDraw[],
): Promise<void> {
  await tx.delete(examDraws).where(eq(examDraws.examinationId, place.examinationId))
  if (rules.length > 0)
    await tx
      .insert(examDraws)
      .values(rules.map((rule, index) => ({ ...rule, ...place, serial: index + 1 })))
  await tx
    .update(examinations)
    .set({ drawsVersion: sql`${examinations.drawsVersion} + 1` })
    .where(eq(examinations.id, place.examinationId))
}

/** Freezes the candidates and stores them after the fixed questions. */
export async function addPools(
  tx: Db,
  { fixed, ...place }: { schoolId: number; examinationId: number; fixed: number },
  rules: readonly DrawRow[],
  pools: readonly (readonly Candidate[])[],
): Promise<void> {
  const rows = pools.flatMap((pool, index) => {
    const rule = rules[index]
    return pool.map(({ questionId, versionId }) => ({
      ...place,
      questionId,
      questionVersionId: versionId,
      points: rule?.points ?? 0,
      drawId: rule?.id,
    }))
  })
  await tx
    .insert(examSubjects)
    .values(rows.map((row, index) => ({ ...row, serial: fixed + index + 1 })))
}

/** Removes the frozen candidates. No attempt has begun. */
export async function removePools(tx: Db, examinationId: number): Promise<void> {
  await tx
    .delete(examSubjects)
    .where(and(eq(examSubjects.examinationId, examinationId), isNotNull(examSubjects.drawId)))
}
