import type { ArticleState } from '@titian/contract'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import { likePattern } from '../../courses/index.ts'
import { cardColumns, ofAuthor, ofType, total, type Window } from '../queries.ts'
import { type ArticleRow, articles, articleTypes, type NewArticle } from '../tables.ts'

interface Filter {
  /** Undefined lists the articles of all authors. */
  authorId: number | undefined
  state?: ArticleState | undefined
  kind?: 'articles' | 'news' | undefined
  typeId?: number | undefined
  title?: string | undefined
}

function narrowed({ authorId, state, kind, typeId, title }: Filter) {
  return [
    authorId === undefined ? undefined : eq(articles.authorId, authorId),
    state && eq(articles.state, state),
    kind && (kind === 'news' ? isNotNull(articles.category) : isNull(articles.category)),
    typeId === undefined ? undefined : eq(articles.typeId, typeId),
    title ? sql`lower(${articles.title}) like ${likePattern(title)}` : undefined,
  ]
}

/** CNT-035: lists the articles that a person manages, the latest change first. */
export async function listManaged(
  db: Db,
  schoolId: number,
  filter: Filter,
  { page, size }: Window,
) {
  const rows = await db
    .select({ ...cardColumns, total })
    .from(articles)
    .innerJoin(users, ofAuthor)
    .leftJoin(articleTypes, ofType)
    .where(and(eq(articles.schoolId, schoolId), ...narrowed(filter)))
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function insertArticle(tx: Db, values: NewArticle): Promise<number> {
  const [row] = await tx.insert(articles).values(values).returning({ id: articles.id })
  return found(row).id
}

type Named = Pick<ArticleRow, 'schoolId' | 'id'>
const one = ({ schoolId, id }: Named) => and(eq(articles.schoolId, schoolId), eq(articles.id, id))

/**
 * Stores the article. Returns false if somebody else has saved the article or changed its state
 * since the caller read the article.
 */
export async function updateArticle(
  tx: Db,
  article: Named & Pick<ArticleRow, 'state'>,
  version: number,
  values: Partial<NewArticle>,
): Promise<boolean> {
  const rows = await tx
    .update(articles)
    .set({ ...values, version: version + 1 })
    .where(and(one(article), eq(articles.version, version), eq(articles.state, article.state)))
    .returning({ id: articles.id })
  return rows.length > 0
}

/** Changes the state of an article. Returns false if another change of its state came first. */
export async function setState(
  tx: Db,
  article: Named & Pick<ArticleRow, 'state'>,
  values: Pick<ArticleRow, 'state' | 'refusal' | 'publishedAt' | 'updatedAt'>,
): Promise<boolean> {
  const rows = await tx
    .update(articles)
    .set({ ...values, version: sql`${articles.version} + 1` })
    .where(and(one(article), eq(articles.state, article.state)))
    .returning({ id: articles.id })
  return rows.length > 0
}

export async function deleteArticle(tx: Db, article: Named): Promise<boolean> {
  const rows = await tx.delete(articles).where(one(article)).returning({ id: articles.id })
  return rows.length > 0
}
