import type { Actor } from '../../platform/actor.ts'
import { type CourseAccess, mayEditContent } from '../courses/index.ts'

/** TCH-086: the teachers of the course and the staff of its school. */
export function mayEdit(actor: Actor, course: CourseAccess): boolean {
  return mayEditContent(actor, course, course.teaches)
}

/** CRS-063: students of the course, its teachers and staff. */
export function mayRead(actor: Actor, course: CourseAccess): boolean {
  if (mayEdit(actor, course)) return true
  return actor.kind === 'user' && actor.schoolId === course.schoolId && course.joined
}
