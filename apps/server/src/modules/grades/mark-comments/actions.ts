import { markCommentMost, markCommentNameLength } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import * as queries from './queries.ts'

/** TCH-179: returns the name of a comment without a name: the first words of its first line. */
function nameOf(name: string, content: string): string {
  if (name !== '') return name
  const line = content.split('\n', 1)[0]?.trim() ?? ''
  const letters = Array.from(line)
  if (letters.length <= markCommentNameLength) return line
  const cut = letters.slice(0, markCommentNameLength - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  // Chinese has no spaces, so its text is cut anywhere. A word that is longer than half of the name
  // is cut too.
  return `${lastSpace > markCommentNameLength / 2 ? cut.slice(0, lastSpace) : cut}…`
}

type Writing = Context & { actor: User }

/** Stores a comment. If the teacher already has a comment with this text, returns that comment. */
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
