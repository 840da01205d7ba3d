import { and, asc, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import { completeItem, type Item } from '@titian/exam-items/shape'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import { questions, questionVersions } from '../tables.ts'

// The question bank: identities and their versions.

const bankColumns = {
  id: questions.id,
  schoolId: questions.schoolId,
  authorId: questions.authorId,
  courseId: questions.courseId,
  level: questions.level,
  points: questions.points,
  version: questions.currentVersion,
  updatedAt: questions.updatedAt,
  item: questionVersions.item,
  kind: questionVersions.kind,
  subjectName: questionVersions.subjectName,
  authorName: users.name,
}

const isCurrent = and(
  eq(questionVersions.questionId, questions.id),
  eq(questionVersions.version, questions.currentVersion),
)

function selectBank(db: Db) {
  return db
    .select(bankColumns)
    .from(questions)
    .innerJoin(questionVersions, isCurrent)
    .leftJoin(users, eq(users.id, questions.authorId))
    .$dynamic()
}

export type BankRow = Awaited<ReturnType<typeof selectBank>>[number]

/** A text as it is meant in a pattern. */
export const literalPattern = (text: string): string =>
  `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

export type BankSort = 'newest' | 'oldest' | 'name' | 'level'

/** Each order ends with the id, so that pages never overlap. */
const orders: Record<BankSort, SQL[]> = {
  newest: [desc(questions.id)],
  oldest: [asc(questions.id)],
  name: [asc(sql`lower(${questionVersions.subjectName})`), asc(questions.id)],
  level: [asc(questions.level), desc(questions.id)],
}

export interface BankFilter {
  subjectName: string
  kind?: Item['kind']
  level?: number
  courseId?: number
  /** These alone. */
  ids?: readonly number[]
  sort?: BankSort
  page: number
  size: number
}

function matching(schoolId: number, { subjectName, kind, level, courseId, ids }: BankFilter) {
  return and(
    eq(questions.schoolId, schoolId),
    eq(questions.status, 0),
    subjectName ? ilike(questionVersions.subjectName, literalPattern(subjectName)) : undefined,
    kind && eq(questionVersions.kind, kind),
    level === undefined ? undefined : eq(questions.level, level),
    courseId === undefined ? undefined : eq(questions.courseId, courseId),
    ids && inArray(questions.id, [...ids]),
  )
}

export async function listBank(
  db: Db,
  schoolId: number,
  filter: BankFilter,
): Promise<{ list: BankRow[]; total: number }> {
  const where = matching(schoolId, filter)
  const list = await selectBank(db)
    .where(where)
    .orderBy(...orders[filter.sort ?? 'newest'])
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
  const [counted] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(questions)
    .innerJoin(questionVersions, isCurrent)
    .where(where)
  return { list, total: counted?.total ?? 0 }
}

export async function getQuestion(db: Db, schoolId: number, questionId: number): Promise<BankRow> {
  const rows = await selectBank(db).where(
    and(eq(questions.schoolId, schoolId), eq(questions.id, questionId), eq(questions.status, 0)),
  )
  return found(rows[0])
}

export interface QuestionContent {
  schoolId: number
  authorId: number
  courseId: number | null
  level: number
  points: number
  item: Item
  /** Refuses an exact twin (FRM-169). */
  contentKey?: string
}

export async function insertVersion(
  db: Db,
  questionId: number,
  version: number,
  { schoolId, authorId, item }: Pick<QuestionContent, 'schoolId' | 'authorId' | 'item'>,
  now: Date,
): Promise<number> {
  const rows = await db
    .insert(questionVersions)
    .values({
      schoolId,
      questionId,
      version,
      kind: item.kind,
      item: completeItem(item),
      subjectName: item.stem,
      createdBy: authorId,
      createdAt: now,
    })
    .returning({ id: questionVersions.id })
  return found(rows[0]).id
}

/** The number after all that there are: a version may stand in an examination alone, beside the bank (EXM-175). */
export const nextVersion = sql<number>`(select max(v.version) + 1 from question_versions v where v.question_id = ${questions.id})`

export async function createQuestion(db: Db, content: QuestionContent, now: Date): Promise<number> {
  const { schoolId, authorId, courseId, level, points, contentKey } = content
  const rows = await db
    .insert(questions)
    .values({
      schoolId,
      authorId,
      courseId,
      level,
      points,
      contentKey,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: questions.id })
  const { id } = found(rows[0])
  await insertVersion(db, id, 1, content, now)
  return id
}

/** A new version beside the old ones (EXM-119); false when the caller's version is not the newest (TCH-084). */
export async function changeQuestion(
  db: Db,
  questionId: number,
  version: number,
  content: QuestionContent,
  now: Date,
): Promise<boolean> {
  const { schoolId, courseId, level, points, contentKey } = content
  const rows = await db
    .update(questions)
    .set({
      courseId,
      level,
      points,
      contentKey,
      currentVersion: nextVersion,
      updatedAt: now,
    })
    .where(
      and(
        eq(questions.schoolId, schoolId),
        eq(questions.id, questionId),
        eq(questions.currentVersion, version),
        eq(questions.status, 0),
      ),
    )
    .returning({ version: questions.currentVersion })
  const [row] = rows
  if (!row) return false
  await insertVersion(db, questionId, row.version, content, now)
  return true
}

/** The questions of a course that goes stay with their authors; twins of theirs may stand there already. */
export async function leaveCourse(
  tx: Db,
  { schoolId, courseId }: { schoolId: number; courseId: number },
): Promise<void> {
  await tx
    .update(questions)
    .set({ courseId: null, contentKey: null })
    .where(and(eq(questions.schoolId, schoolId), eq(questions.courseId, courseId)))
}

/** Its versions stay: examinations and attempts are made of them. */
export async function removeQuestion(
  db: Db,
  schoolId: number,
  questionId: number,
  now: Date,
): Promise<void> {
  await db
    .update(questions)
    .set({ status: 1, updatedAt: now })
    .where(and(eq(questions.schoolId, schoolId), eq(questions.id, questionId)))
}

/** The newest versions of active questions, to be frozen. */
export async function listNewestVersions(db: Db, schoolId: number, questionIds: readonly number[]) {
  return db
    .select({ questionId: questions.id, versionId: questionVersions.id, points: questions.points })
    .from(questions)
    .innerJoin(questionVersions, isCurrent)
    .where(
      and(
        eq(questions.schoolId, schoolId),
        inArray(questions.id, [...questionIds]),
        eq(questions.status, 0),
      ),
    )
}
