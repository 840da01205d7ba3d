import { and, asc, eq, sql } from 'drizzle-orm'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { markComments } from '../tables.ts'

export interface Author {
  schoolId: number
  userId: number
}

const shown = { id: markComments.id, name: markComments.name, content: markComments.content }
const by = ({ schoolId, userId }: Author) =>
  and(eq(markComments.schoolId, schoolId), eq(markComments.authorId, userId))
/** Finds a comment only for its author. */
const ownOne = (author: Author, id: number) => and(by(author), eq(markComments.id, id))

export async function listComments(
  db: Db,
  author: Author,
  { page, size }: { page: number; size: number },
) {
  const rows = await db
    .select({ ...shown, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(markComments)
    .where(by(author))
    .orderBy(asc(sql`lower(${markComments.name})`), asc(markComments.id))
    .limit(size)
    .offset((page - 1) * size)
  const total = rows[0]?.total ?? (page > 1 ? await db.$count(markComments, by(author)) : 0)
  return { rows, total }
}
export type CommentRow = Pick<typeof markComments.$inferSelect, keyof typeof shown>

/**
 * Locks until the transaction ends. Otherwise two requests of one person could together exceed the
 * limit of comments.
 */
export const lockCommentsOf = (tx: Db, userId: number) => lockFor(tx, 'markComments', userId)

export async function findSame(
  tx: Db,
  author: Author,
  content: string,
): Promise<CommentRow | undefined> {
  const [row] = await tx
    .select(shown)
    .from(markComments)
    .where(
      and(
        by(author),
        sql`md5(${markComments.content}) = md5(${content})`,
        eq(markComments.content, content),
      ),
    )
  return row
}

export const countComments = (tx: Db, author: Author) => tx.$count(markComments, by(author))

export async function insertComment(
  tx: Db,
  { schoolId, userId }: Author,
  comment: Pick<CommentRow, 'name' | 'content'>,
  createdAt: Date,
): Promise<CommentRow> {
  const [row] = await tx
    .insert(markComments)
    .values({ schoolId, authorId: userId, ...comment, createdAt })
    .returning(shown)
  return found(row)
}

export async function renameComment(
  db: Db,
  author: Author,
  id: number,
  name: string,
): Promise<CommentRow> {
  const [row] = await db
    .update(markComments)
    .set({ name })
    .where(ownOne(author, id))
    .returning(shown)
  return found(row)
}

export async function deleteComment(db: Db, author: Author, id: number): Promise<void> {
  const [row] = await db.delete(markComments).where(ownOne(author, id)).returning(shown)
  found(row)
}
