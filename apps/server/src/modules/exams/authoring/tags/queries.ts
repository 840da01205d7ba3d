import { tagKey } from '@titian/contract'
import { and, asc, desc, eq, exists, inArray, like, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { questions, questionTags, questionTagUses } from '../../tables.ts'

/** The names of the tags of a question, as a column of queries over the bank. */
export const tagNames = sql<string[]>`(
  select coalesce(json_agg(t.name order by t.key), '[]'::json)
  from question_tag_uses u join question_tags t on t.id = u.tag_id where u.question_id = ${questions.id})`

/** The ids of the tags of a question, for drawing rules. */
export const tagIds = sql<number[]>`(
  select coalesce(json_agg(u.tag_id), '[]'::json) from question_tag_uses u where u.question_id = ${questions.id})`

/** Condition for questions with this tag. */
export const hasTag = (db: Db, schoolId: number, name: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(questionTagUses)
      .innerJoin(questionTags, eq(questionTags.id, questionTagUses.tagId))
      .where(
        and(
          eq(questionTagUses.questionId, questions.id),
          eq(questionTags.schoolId, schoolId),
          eq(questionTags.key, tagKey(name)),
        ),
      ),
  )

const literal = (text: string) => text.replace(/[\\%_]/g, (letter) => `\\${letter}`)

/** Lists the tags of active questions, with the number of questions of each. */
export async function listTags(
  db: Db,
  schoolId: number,
  { word, page, size }: { word: string; page: number; size: number },
) {
  const key = tagKey(word)
  const uses = sql`count(*)`.mapWith(Number)
  const rows = await db
    .select({ name: questionTags.name, uses, total: sql`count(*) over ()`.mapWith(Number) })
    .from(questionTags)
    .innerJoin(questionTagUses, eq(questionTagUses.tagId, questionTags.id))
    .innerJoin(
      questions,
      and(eq(questions.id, questionTagUses.questionId), eq(questions.status, 0)),
    )
    .where(
      and(
        eq(questionTags.schoolId, schoolId),
        key === '' ? undefined : like(questionTags.key, `%${literal(key)}%`),
      ),
    )
    .groupBy(questionTags.id)
    .orderBy(desc(sql`count(*)`), asc(questionTags.key))
    .limit(size)
    .offset((page - 1) * size)
  return { list: rows.map(({ name, uses: used }) => ({ name, uses: used })), total: rows[0]?.total }
}

/** Finds the ids of existing tags by their keys. */
export async function findTags(
  db: Db,
  schoolId: number,
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const keys = names.map(tagKey)
  const rows = await db
    .select({ id: questionTags.id, key: questionTags.key })
    .from(questionTags)
    .where(and(eq(questionTags.schoolId, schoolId), inArray(questionTags.key, keys)))
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/**
 * Inserts missing tags. If two people make the same tag at the same time, the spelling of the first
 * person is kept.
 */
export async function ensureTags(
  tx: Db,
  schoolId: number,
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  // The tags are inserted in a fixed order. Otherwise two people who make the same tags could wait
  // for each other forever.
  const firstNamed = names.toReversed().map((name) => [tagKey(name), name] as const)
  const rows = [...new Map(firstNamed)]
    .map(([key, name]) => ({ schoolId, key, name: name.replace(/\s+/g, ' ') }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  await tx.insert(questionTags).values(rows).onConflictDoNothing()
  return findTags(tx, schoolId, names)
}

/**
 * Locks the questions and returns their tags, so that nobody else changes the tags at the same
 * time.
 */
export async function lockTagged(
  tx: Db,
  schoolId: number,
  questionIds: readonly number[],
): Promise<{ id: number; authorId: number; tagIds: number[] }[]> {
  if (questionIds.length === 0) return []
  const locked = await tx
    .select({ id: questions.id, authorId: questions.authorId })
    .from(questions)
    .where(
      and(
        eq(questions.schoolId, schoolId),
        eq(questions.status, 0),
        inArray(questions.id, [...questionIds]),
      ),
    )
    .orderBy(asc(questions.id))
    .for('update')
  const uses = await tx
    .select()
    .from(questionTagUses)
    .where(
      inArray(
        questionTagUses.questionId,
        locked.map(({ id }) => id),
      ),
    )
  const byQuestion = new Map<number, number[]>(locked.map(({ id }) => [id, []]))
  for (const { questionId, tagId } of uses) byQuestion.get(questionId)?.push(tagId)
  return locked.map((one) => ({ ...one, tagIds: byQuestion.get(one.id) ?? [] }))
}

type Use = typeof questionTagUses.$inferInsert

export async function addUses(tx: Db, uses: readonly Use[]): Promise<void> {
  if (uses.length > 0)
    await tx
      .insert(questionTagUses)
      .values([...uses])
      .onConflictDoNothing()
}

export async function removeUses(
  tx: Db,
  questionIds: readonly number[],
  tagIdsGone: readonly number[],
): Promise<void> {
  if (questionIds.length === 0 || tagIdsGone.length === 0) return
  await tx
    .delete(questionTagUses)
    .where(
      and(
        inArray(questionTagUses.questionId, [...questionIds]),
        inArray(questionTagUses.tagId, [...tagIdsGone]),
      ),
    )
}
