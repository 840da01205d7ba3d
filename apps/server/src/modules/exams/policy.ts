import type { User } from '../../platform/actor.ts'

interface Owned {
  schoolId: number
  authorId: number
}

/** EXM-095: a teacher may edit their own questions, staff all of the school. */
export function mayEditQuestion(actor: User, { schoolId, authorId }: Owned): boolean {
  if (actor.schoolId !== schoolId) return false
  return (
    actor.userId === authorId || actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin')
  )
}

/**
 * EXM-111: a person who impersonates a student can only read. Not even the tab that holds the paper
 * changes.
 */
export function mayWrite(actor: User): boolean {
  return actor.impersonatorId === null
}
