import type { Actor } from '../../platform/actor.ts'
import { type CourseAccess, mayEditContent } from '../courses/index.ts'

/** CRS-175: those who joined hand in; somebody who acts as a student never does. */
export function mayHandIn(actor: Actor, { schoolId, joined }: CourseAccess): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== schoolId) return false
  return joined && actor.impersonatorId === null
}

/** Teachers and staff look at what their students see. */
export function mayRead(actor: Actor, course: CourseAccess): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== course.schoolId) return false
  return course.joined || mayEditContent(actor, course, course.teaches)
}

/** TCH-086: tasks and their grades belong to every teacher of the course and to staff. */
export function mayTeach(actor: Actor, course: CourseAccess): boolean {
  return mayEditContent(actor, course, course.teaches)
}
