import { foldLetters } from '@titian/contract'
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { completeItem, type Item } from '@titian/exam-items/shape'
import type { Db } from '../../../../platform/database/database.ts'
import { found } from '../../../../platform/refusal.ts'
import { users } from '../../../accounts/index.ts'
import { linkFiles } from '../media/queries.ts'
import { literalPattern } from '../../rules.ts'
import { questions, questionVersions } from '../../tables.ts'
import { hasTag, tagNames } from '../tags/queries.ts'

// The question bank: questions and their versions.

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
  tags: tagNames,
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

export type BankSort = 'newest' | 'oldest' | 'name' | 'level'

/** Each sort order ends with the id. Otherwise a question could be on two pages. */
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
  /** Limits the list to questions with this tag. */
  tag?: string
  /** Limits the list to these questions. */
  ids?: readonly number[]
  sort?: BankSort
  page: number
  size: number
}

/**
 * Stems as people see them: without the sealed ids of files. A search must not find parts of such
 * ids.
 */
const seenStem = sql`regexp_replace(${questionVersions.subjectName}, '[]][(](picture|audio):[^()[:space:]]*[)]', ']', 'g')`

function named(subjectName: string) {
  if (!subjectName) return undefined
  // The stem itself may have full-width letters, so the text is also searched in the form in which
  // it was typed.
  const patterns = new Set([literalPattern(subjectName), literalPattern(foldLetters(subjectName))])
  return or(
    ...[...patterns].map((pattern) =>
      and(ilike(questionVersions.subjectName, pattern), ilike(seenStem, pattern)),
    ),
  )
}

type Narrowing = Omit<BankFilter, 'page' | 'size' | 'sort'>

function matching(
  db: Db,
  schoolId: number,
  { subjectName, kind, level, courseId, tag, ids }: Narrowing,
) {
  return and(
    eq(questions.schoolId, schoolId),
    eq(questions.status, 0),
    named(subjectName),
    kind && eq(questionVersions.kind, kind),
    level === undefined ? undefined : eq(questions.level, level),
    courseId === undefined ? undefined : eq(questions.courseId, courseId),
    tag ? hasTag(db, schoolId, tag) : undefined,
    ids && inArray(questions.id, [...ids]),
  )
}

export async function listBank(
  db: Db,
  schoolId: number,
  filter: BankFilter,
): Promise<{ list: BankRow[]; total: number }> {
  const where = matching(db, schoolId, filter)
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

/** Lists the first ids that match the filter. */
export async function listBankIds(
  db: Db,
  schoolId: number,
  filter: Narrowing,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .innerJoin(questionVersions, isCurrent)
    .where(matching(db, schoolId, filter))
    .orderBy(asc(questions.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Lists active questions with their authors. Only its author decides whether a question is removed.
 */
export async function listForRemoval(db: Db, schoolId: number, questionIds: readonly number[]) {
  return db
    .select({
      id: questions.id,
      schoolId: questions.schoolId,
      authorId: questions.authorId,
      subjectName: questionVersions.subjectName,
    })
    .from(questions)
    .innerJoin(questionVersions, isCurrent)
    .where(
      and(
        eq(questions.schoolId, schoolId),
        eq(questions.status, 0),
        inArray(questions.id, [...questionIds]),
      ),
    )
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
  /** Refuses a question with the same key, an exact twin (FRM-169). */
  contentKey?: string
  /** The files to which its texts refer (EXM-201). */
  fileIds?: readonly number[]
}

export async function insertVersion(
  db: Db,
  questionId: number,
  version: number,
  {
    schoolId,
    authorId,
    item,
    fileIds = [],
  }: Pick<QuestionContent, 'schoolId' | 'authorId' | 'item' | 'fileIds'>,
  now: Date,
  copyOf: number | null = null,
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
      copyOf,
    })
    .returning({ id: questionVersions.id })
  const { id } = found(rows[0])
  await linkFiles(db, schoolId, id, fileIds)
  return id
}

/**
 * The highest version number plus one. It is read from all versions, because some versions are used
 * only in an examination and are not in the bank (EXM-175).
 */
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

/**
 * Inserts a new version (EXM-119). Returns false if the caller's version is not the newest
 * (TCH-084).
 */
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

/**
 * Keeps the questions of a deleted course for their authors. The questions lose their content key,
 * because the author may have equal questions without a course.
 */
export async function leaveCourse(
  tx: Db,
  { schoolId, courseId }: { schoolId: number; courseId: number },
): Promise<void> {
  await tx
    .update(questions)
    .set({ courseId: null, contentKey: null })
    .where(and(eq(questions.schoolId, schoolId), eq(questions.courseId, courseId)))
}

/**
 * Removes questions from the bank. The versions of the questions are kept, because examinations and
 * attempts contain them.
 */
export async function removeQuestions(
  db: Db,
  schoolId: number,
  questionIds: readonly number[],
  now: Date,
): Promise<number> {
  if (questionIds.length === 0) return 0
  const rows = await db
    .update(questions)
    .set({ status: 1, updatedAt: now })
    .where(
      and(
        eq(questions.schoolId, schoolId),
        inArray(questions.id, [...questionIds]),
        eq(questions.status, 0),
      ),
    )
    .returning({ id: questions.id })
  return rows.length
}

/** Lists the newest versions of active questions, which an examination then freezes. */
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
