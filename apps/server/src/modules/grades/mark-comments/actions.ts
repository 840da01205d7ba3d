import { markCommentMost } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import * as queries from './queries.ts'
import { nameOf } from './rules.ts'

type Writing = Context & { actor: User }

/** Stores a comment; if the teacher already has one with this text, returns that comment. */
export function keepComment(
  { db, school, actor, now }: Writing,
  { name, content }: Pick<queries.CommentRow, 'name' | 'content'>,
): Promise<queries.CommentRow | Refusal<'insertError'>> {
  const author = { schoolId: school.id, userId: actor.userId }
  return db.transaction(async (tx) => {
    await queries.lockCommentsOf(tx, actor.userId)
    const same = await queries.findSame(tx, author, content)
    if (same) return same
    if ((await queries.countComments(tx, author)) >= markCommentMost)
      return refusal('insertError', 'markCommentsFull')
    return queries.insertComment(tx, author, { name: nameOf(name, content), content }, now)
  })
}
