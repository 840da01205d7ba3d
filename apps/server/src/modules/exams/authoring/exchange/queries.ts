import { tagKey, tagsMost } from '@titian/contract'
import { completeItem, type Item } from '@titian/exam-items/shape'
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { found } from '../../../../platform/refusal.ts'
import { type ImportTarget, sheetImports } from '../../../people/index.ts'
import { linkFiles } from '../media/queries.ts'
import { examSubjects, questions, questionVersions } from '../../tables.ts'
import { addUses, ensureTags } from '../tags/queries.ts'
import type { WaitingQuestion } from './rules.ts'

interface Owner {
  authorId: number
  courseId: number | null
}

/**
 * Lists the questions that may equal a new one: those of the author for the same course (FRM-169).
 */
export async function listItems(
  db: Db,
  schoolId: number,
  { authorId, courseId }: Owner,
): Promise<Item[]> {
  const rows = await db
    .select({ item: questionVersions.item })
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
        eq(questions.authorId, authorId),
        eq(questions.status, 0),
        courseId === null ? isNull(questions.courseId) : eq(questions.courseId, courseId),
      ),
    )
  return rows.map(({ item }) => item)
}

/** Rows for each insert statement. A database limits the number of values in one statement. */
const atOnce = 500

/** Adds the tags of the file to new questions, up to the limit of a question. */
async function tagMade(
  tx: Db,
  schoolId: number,
  tagged: ReadonlyMap<number, readonly string[]>,
): Promise<void> {
  const ids = await ensureTags(tx, schoolId, [...new Set([...tagged.values()].flat())])
  await addUses(
    tx,
    [...tagged].flatMap(([questionId, names]) =>
      [...new Set(names.flatMap((name) => ids.get(tagKey(name)) ?? []))]
        .slice(0, tagsMost)
        .map((tagId) => ({ questionId, tagId })),
    ),
  )
}

/**
 * Inserts the questions with their first versions. A question that was added to the bank since the
 * check is skipped.
 */
export async function createQuestions(
  tx: Db,
  { schoolId, importId }: ImportTarget,
  given: readonly (WaitingQuestion & { contentKey: string })[],
  now: Date,
): Promise<number> {
  let made = 0
  const tagged = new Map<number, readonly string[]>()
  for (let from = 0; from < given.length; from += atOnce) {
    const part = given.slice(from, from + atOnce)
    const rows = await tx
      .insert(questions)
      .values(
        part.map(({ authorId, courseId, level, points, contentKey }) => ({
          schoolId,
          authorId,
          courseId,
          level,
          points,
          contentKey,
          importId,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: questions.id, contentKey: questions.contentKey })
    const byKey = new Map(part.map((one) => [one.contentKey, one]))
    const versions = rows.flatMap(({ id, contentKey }) => {
      const one = byKey.get(contentKey ?? '')
      if (!one) return []
      return {
        schoolId,
        questionId: id,
        version: 1,
        kind: one.item.kind,
        item: completeItem(one.item),
        subjectName: one.item.stem,
        createdBy: one.authorId,
        createdAt: now,
      }
    })
    if (versions.length > 0) {
      const written = await tx.insert(questionVersions).values(versions).returning({
        id: questionVersions.id,
        questionId: questionVersions.questionId,
      })
      const keyOf = new Map(rows.map(({ id, contentKey }) => [id, contentKey]))
      for (const { id, questionId } of written) {
        const one = byKey.get(keyOf.get(questionId) ?? '')
        await linkFiles(tx, schoolId, id, one?.fileIds ?? [])
        if (one?.tags?.length) tagged.set(questionId, one.tags)
      }
    }
    made += versions.length
  }
  await tagMade(tx, schoolId, tagged)
  return made
}

const ofImport = ({ schoolId, importId }: ImportTarget) =>
  and(eq(questions.schoolId, schoolId), eq(questions.importId, importId))

/**
 * Locks the imported questions until the transaction ends, so that nobody changes them or adds them
 * to an examination.
 */
export async function lockQuestions(tx: Db, target: ImportTarget): Promise<void> {
  await tx
    .select({ id: questions.id })
    .from(questions)
    .where(ofImport(target))
    .orderBy(asc(questions.id))
    .for('update')
}

/**
 * Counts the questions of the import that are in an examination or were changed or removed by hand.
 */
export async function countTouched(tx: Db, target: ImportTarget): Promise<number> {
  const inUse = tx
    .select({ one: sql`1` })
    .from(examSubjects)
    .where(eq(examSubjects.questionId, questions.id))
  const [row] = await tx
    .select({ touched: sql`count(*)`.mapWith(Number) })
    .from(questions)
    .where(and(ofImport(target), or(ne(questions.currentVersion, 1), sql`exists ${inUse}`)))
  return row?.touched ?? 0
}

/** Removes the imported questions from the bank, as a teacher does. */
export async function removeMade(tx: Db, target: ImportTarget, now: Date): Promise<number> {
  const rows = await tx
    .update(questions)
    .set({ status: 1, updatedAt: now })
    .where(and(ofImport(target), eq(questions.status, 0)))
    .returning({ id: questions.id })
  return rows.length
}

/** Returns the person who began the import. Imports of other kinds are refused as not found. */
export async function getOwner(db: Db, { schoolId, importId }: ImportTarget): Promise<number> {
  const [row] = await db
    .select({ byUserId: sheetImports.byUserId })
    .from(sheetImports)
    .where(
      and(
        eq(sheetImports.schoolId, schoolId),
        eq(sheetImports.id, importId),
        eq(sheetImports.kind, 'questions'),
      ),
    )
  return found(row).byUserId
}
