import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { cardColumns, ofAuthor, ofType, total, type Window } from '../queries.ts'
import {
  articleFavourites,
  articleLikes,
  articles,
  articleTypes,
  articleVisits,
} from '../tables.ts'

export interface Reader {
  schoolId: number
  userId: number
  articleId: number
}

type ReaderTable = typeof articleLikes | typeof articleFavourites | typeof articleVisits

const isOfReader = (table: ReaderTable, { schoolId, userId, articleId }: Reader) =>
  and(eq(table.schoolId, schoolId), eq(table.articleId, articleId), eq(table.userId, userId))

export async function addFavourite(db: Db, one: Reader, now: Date): Promise<void> {
  await db
    .insert(articleFavourites)
    .values({ ...one, createdAt: now })
    .onConflictDoNothing()
}

export async function removeFavourite(db: Db, one: Reader): Promise<void> {
  await db.delete(articleFavourites).where(isOfReader(articleFavourites, one))
}

export async function noteVisit(db: Db, one: Reader, now: Date): Promise<void> {
  await db
    .insert(articleVisits)
    .values({ ...one, visitedAt: now })
    .onConflictDoUpdate({
      target: [articleVisits.schoolId, articleVisits.articleId, articleVisits.userId],
      set: { visitedAt: now },
    })
}

export async function removeVisit(db: Db, one: Reader): Promise<void> {
  await db.delete(articleVisits).where(isOfReader(articleVisits, one))
}

/** Removes a like. Returns true if there was one. */
export async function removeLike(tx: Db, one: Reader): Promise<boolean> {
  const rows = await tx
    .delete(articleLikes)
    .where(isOfReader(articleLikes, one))
    .returning({ id: articleLikes.id })
  return rows.length > 0
}

export async function addLike(tx: Db, one: Reader, now: Date): Promise<void> {
  await tx
    .insert(articleLikes)
    .values({ ...one, createdAt: now })
    .onConflictDoNothing()
}

export function countLikes(db: Db, articleId: number): Promise<number> {
  return db.$count(articleLikes, eq(articleLikes.articleId, articleId))
}

/**
 * Lists the favourites or the opened articles of one person, the latest first, without those that
 * are no longer published.
 */
async function listOfReader(
  db: Db,
  table: typeof articleFavourites | typeof articleVisits,
  { schoolId, userId }: Pick<Reader, 'schoolId' | 'userId'>,
  { page, size }: Window,
) {
  const time = 'visitedAt' in table ? table.visitedAt : table.createdAt
  const rows = await db
    .select({ ...cardColumns, at: time, total })
    .from(table)
    .innerJoin(articles, eq(articles.id, table.articleId))
    .innerJoin(users, ofAuthor)
    .leftJoin(articleTypes, ofType)
    .where(
      and(eq(table.schoolId, schoolId), eq(table.userId, userId), eq(articles.state, 'published')),
    )
    .orderBy(desc(time), desc(table.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

type Whose = Pick<Reader, 'schoolId' | 'userId'>
export const listFavourites = (db: Db, whose: Whose, window: Window) =>
  listOfReader(db, articleFavourites, whose, window)
export const listVisits = (db: Db, whose: Whose, window: Window) =>
  listOfReader(db, articleVisits, whose, window)
