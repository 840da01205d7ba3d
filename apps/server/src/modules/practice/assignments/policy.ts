import type { Actor } from '../../../platform/actor.ts'
import { type CourseAccess, mayEditContent } from '../../courses/index.ts'

/** TCH-086: what is given to a course belongs to every teacher of it and to staff. */
export function mayTeach(actor: Actor, course: CourseAccess): boolean {
  return mayEditContent(actor, course, course.teaches)
}

/** PRC-024: those who joined begin; somebody who acts as a student never does. */
export function mayBegin(actor: Actor, { schoolId, joined }: CourseAccess): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== schoolId) return false
  return joined && actor.impersonatorId === null
}
