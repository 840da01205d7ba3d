import type { Actor } from '../../platform/actor.ts'
import { isStaffOf } from '../courses/index.ts'

interface OfAuthor {
  schoolId: number
  authorId: number
}

/** PRC-062: every teacher of the school reads its rubrics; the author and staff change them. */
export function mayChange(actor: Actor, rubric: OfAuthor): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== rubric.schoolId) return false
  return actor.userId === rubric.authorId || isStaffOf(actor, rubric)
}
