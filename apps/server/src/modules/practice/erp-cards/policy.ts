import type { Actor } from '../../../platform/actor.ts'
import { isStaffOf } from '../../courses/index.ts'
import type { CardRow } from '../tables.ts'

/**
 * PRC-050: every teacher of the school may read its cards; the author and staff may change and
 * remove them.
 */
export function mayChange(actor: Actor, card: Pick<CardRow, 'schoolId' | 'authorId'>): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== card.schoolId) return false
  return actor.userId === card.authorId || isStaffOf(actor, card)
}
