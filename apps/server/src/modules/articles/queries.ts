import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { authorName, users } from '../accounts/index.ts'
import { articles, articleTypes } from './tables.ts'

export interface Window {
  page: number
  size: number
}

const { content: _content, ...withoutContent } = getTableColumns(articles)

/** The columns that lists show. They leave out the text, which may have 200,000 characters. */
export const cardColumns = {
  ...withoutContent,
  typeNames: articleTypes.names,
  authorName,
  likes:
    sql`(select count(*) from article_likes l where l.school_id = articles.school_id and l.article_id = articles.id)`.mapWith(
      Number,
    ),
}
export const fullColumns = { ...cardColumns, content: articles.content }

export const total = sql<number>`count(*) over ()`.mapWith(Number)

export const ofType = eq(articleTypes.id, articles.typeId)
export const ofAuthor = eq(users.id, articles.authorId)

/** Returns an article of the school in any state, or refuses. */
export async function getArticle(db: Db, schoolId: number, articleId: number) {
  const [row] = await db
    .select(fullColumns)
    .from(articles)
    .innerJoin(users, ofAuthor)
    .leftJoin(articleTypes, ofType)
    .where(and(eq(articles.schoolId, schoolId), eq(articles.id, articleId)))
  return found(row)
}
export type FullRow = Awaited<ReturnType<typeof getArticle>>
export type CardRow = Omit<FullRow, 'content'>
