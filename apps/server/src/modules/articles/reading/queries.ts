import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { authorName, users } from '../../accounts/index.ts'
import { likePattern } from '../../courses/index.ts'
import { cardColumns, ofAuthor, ofType, total, type Window } from '../queries.ts'
import { articleFavourites, articleLikes, articles, articleTypes } from '../tables.ts'

const published = (schoolId: number) =>
  and(eq(articles.schoolId, schoolId), eq(articles.state, 'published'))

/**
 * CNT-101: returns the values for the preview picture of a published article or news. The title is
 * the same in each language.
 */
export async function findFace(db: Db, schoolId: number, articleId: number) {
  const [row] = await db
    .select({
      title: articles.title,
      pictureFileId: articles.coverFileId,
      coverSeed: articles.coverSeed,
    })
    .from(articles)
    .where(and(published(schoolId), eq(articles.id, articleId)))
  return row && { ...row, names: { en: row.title } }
}

/**
 * How much people used an article. A like and a favourite count more than a visit. Each condition
 * contains the school, because the indexes begin with it. Otherwise the visits of all schools would
 * be read for each article (FRM-334).
 */
const weight = sql`(
  (select count(*) from article_visits v where v.school_id = articles.school_id and v.article_id = articles.id)
  + 3 * (select count(*) from article_likes k where k.school_id = articles.school_id and k.article_id = articles.id)
  + 3 * (select count(*) from article_favourites f where f.school_id = articles.school_id and f.article_id = articles.id))`

async function listShown(db: Db, where: SQL | undefined, { page, size }: Window, first?: SQL) {
  const rows = await db
    .select({ ...cardColumns, total })
    .from(articles)
    .innerJoin(users, ofAuthor)
    .leftJoin(articleTypes, ofType)
    .where(where)
    .orderBy(...(first ? [first] : []), desc(articles.publishedAt), desc(articles.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Lists the published articles of teachers, the newest first. */
export function listArticles(
  db: Db,
  schoolId: number,
  { typeId, title }: { typeId?: number | undefined; title?: string | undefined },
  window: Window,
) {
  const named = title ? sql`lower(${articles.title}) like ${likePattern(title)}` : undefined
  const typed = typeId === undefined ? undefined : eq(articles.typeId, typeId)
  return listShown(db, and(published(schoolId), isNull(articles.category), typed, named), window)
}

/** CNT-042: lists the articles with most likes, favourites and visits first. */
export function listRecommended(db: Db, schoolId: number, window: Window) {
  return listShown(
    db,
    and(published(schoolId), isNull(articles.category)),
    window,
    sql`${weight} desc`,
  )
}

export function listNews(
  db: Db,
  schoolId: number,
  category: 1 | 2 | 3 | undefined,
  window: Window,
) {
  const which =
    category === undefined ? isNotNull(articles.category) : eq(articles.category, category)
  return listShown(db, and(published(schoolId), which), window)
}

/** CNT-052: lists the news with most likes, favourites and visits first. */
export function listHotNews(db: Db, schoolId: number, size: number) {
  return listShown(
    db,
    and(published(schoolId), isNotNull(articles.category)),
    { page: 1, size },
    sql`${weight} desc`,
  )
}

/** Lists everything that visitors may read, for the site map and the feed. */
export function listPublished(
  db: Db,
  schoolId: number,
  { skip, most }: { skip: number; most: number },
) {
  return db
    .select({
      id: articles.id,
      category: articles.category,
      title: articles.title,
      summary: articles.summary,
      authorName,
      publishedAt: articles.publishedAt,
      updatedAt: articles.updatedAt,
    })
    .from(articles)
    .innerJoin(users, ofAuthor)
    .where(published(schoolId))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(most)
    .offset(skip)
}

export function countPublished(db: Db, schoolId: number): Promise<number> {
  return db.$count(articles, published(schoolId))
}

/**
 * Returns whether a person likes an article and has it as a favourite; for a visitor both are
 * false.
 */
export async function findMarks(db: Db, articleId: number, userId: number | null) {
  if (userId === null) return { liked: false, favourite: false }
  const by = (table: typeof articleLikes | typeof articleFavourites) =>
    db.$count(table, and(eq(table.articleId, articleId), eq(table.userId, userId)))
  const [likes, favourites] = await Promise.all([by(articleLikes), by(articleFavourites)])
  return { liked: likes > 0, favourite: favourites > 0 }
}
