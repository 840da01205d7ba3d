import type { Actor } from '../../platform/actor.ts'
import { type CourseAccess, mayTeach } from '../courses/index.ts'

/** Teachers and staff see the tasks as students of the course do. */
export function mayRead(actor: Actor, course: CourseAccess): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== course.schoolId) return false
  return course.joined || mayTeach(actor, course)
}
