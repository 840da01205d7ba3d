import type { Actor } from '../../platform/actor.ts'
import type { ArticleRow } from './tables.ts'

function isStaff(actor: Actor): boolean {
  return (
    actor.kind === 'user' && (actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin'))
  )
}

/**
 * CNT-048: teachers write articles. News and information belong to the school, so only its staff
 * write them.
 */
export function mayWrite(
  actor: Actor,
  schoolId: number,
  category: ArticleRow['category'],
): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== schoolId || actor.impersonatorId !== null)
    return false
  return isStaff(actor) || (category === null && actor.roles.has('teacher'))
}

/** Teachers manage their own articles, staff manage all of the school. */
export function mayManage(
  actor: Actor,
  article: Pick<ArticleRow, 'schoolId' | 'authorId' | 'category'>,
): boolean {
  if (!mayWrite(actor, article.schoolId, article.category)) return false
  return isStaff(actor) || (actor.kind === 'user' && actor.userId === article.authorId)
}

/**
 * CNT-090: an article of a teacher needs the approval of staff if the school requires it. Articles
 * of staff need none.
 */
export function needsApproval(actor: Actor, approval: boolean): boolean {
  return approval && !isStaff(actor)
}
