import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { likePart, users } from '../../accounts/index.ts'
import type { Window } from '../queries.ts'
import { type CardRow, type NewCard, practiceCards } from '../tables.ts'

const isThere = (schoolId: number) =>
  and(eq(practiceCards.schoolId, schoolId), isNull(practiceCards.removedAt))
const author = eq(users.id, practiceCards.authorId)

/** The number of the school's assignments with a copy of the card. */
const used = sql<number>`(select count(*)::int from practice_assignments a
  where a.school_id = practice_cards.school_id and a.kind = 'erp'
    and jsonb_path_query_array(a.scenario, '$.ownCards[*].code') ? ('T' || practice_cards.id))`
const { content: _content, ...headers } = getTableColumns(practiceCards)
const listed = {
  ...headers,
  title: sql<string>`${practiceCards.content} ->> 'title'`,
  statements: sql<number>`jsonb_array_length(${practiceCards.content} -> 'statements')`,
  author: users.name,
  used,
}
export type ListedCard = Omit<CardRow, 'content'> & {
  title: string
  statements: number
  author: string
  used: number
}
export type FullCard = ListedCard & Pick<CardRow, 'content'>

/** Lists the cards of a school, the last changed first. */
export async function listCards(
  db: Db,
  schoolId: number,
  { word, page, size }: Window & { word: string },
): Promise<{ rows: ListedCard[]; total: number }> {
  const title = sql`lower(${practiceCards.content} ->> 'title')`
  const where = and(
    isThere(schoolId),
    word ? sql`${title} like ${likePart(word.toLowerCase())}` : undefined,
  )
  const rows = await db
    .select(listed)
    .from(practiceCards)
    .innerJoin(users, author)
    .where(where)
    .orderBy(desc(practiceCards.changedAt), desc(practiceCards.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(practiceCards, where) }
}

export async function getCard(db: Db, schoolId: number, id: number): Promise<FullCard> {
  const [row] = await db
    .select({ ...listed, content: practiceCards.content })
    .from(practiceCards)
    .innerJoin(users, author)
    .where(and(isThere(schoolId), eq(practiceCards.id, id)))
  return found(row)
}

/** Locks a card, also a removed one. */
export async function lockCard(tx: Db, schoolId: number, id: number): Promise<CardRow> {
  const [row] = await tx
    .select()
    .from(practiceCards)
    .where(and(eq(practiceCards.schoolId, schoolId), eq(practiceCards.id, id)))
    .for('update')
  return found(row)
}

/** Returns the cards with these ids that were not removed. */
export const listChosen = (db: Db, schoolId: number, ids: readonly number[]): Promise<CardRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(practiceCards)
        .where(and(isThere(schoolId), inArray(practiceCards.id, [...ids])))

/** Inserts a card and returns its id; undefined when a card already has the key. */
export async function insertCard(db: Db, row: NewCard): Promise<number | undefined> {
  const [made] = await db
    .insert(practiceCards)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: practiceCards.id })
  return made?.id
}

export async function getByKey(
  db: Db,
  { schoolId, authorId, key }: Pick<CardRow, 'schoolId' | 'authorId' | 'key'>,
): Promise<number> {
  const [row] = await db
    .select({ id: practiceCards.id })
    .from(practiceCards)
    .where(
      and(
        eq(practiceCards.schoolId, schoolId),
        eq(practiceCards.authorId, authorId),
        eq(practiceCards.key, key),
      ),
    )
  return found(row).id
}

export async function saveCard(tx: Db, id: number, change: Partial<NewCard>): Promise<void> {
  await tx.update(practiceCards).set(change).where(eq(practiceCards.id, id))
}
