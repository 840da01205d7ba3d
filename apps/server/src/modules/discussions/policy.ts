import type { Actor } from '../../platform/actor.ts'
import { type CourseAccess, isStaffOf, mayEditContent } from '../courses/index.ts'

/** CRS-070: students who have joined the course, and its teachers, may write. */
export function mayWrite(actor: Actor, { schoolId, joined, teaches }: CourseAccess): boolean {
  return actor.kind === 'user' && actor.schoolId === schoolId && (joined || teaches)
}

/** Only people of the course and staff of its school may see the names of students. */
export function maySeeNames(actor: Actor, course: CourseAccess): boolean {
  return mayWrite(actor, course) || isStaffOf(actor, course)
}

/** CRS-070: the author, the teachers of the course and staff may remove a contribution. */
export function mayRemove(actor: Actor, course: CourseAccess, authorId: number): boolean {
  if (mayEditContent(actor, course, course.teaches)) return true
  return actor.kind === 'user' && actor.schoolId === course.schoolId && actor.userId === authorId
}

/** Nobody can report their own contribution, because its author can remove it. */
export function mayReport(actor: Actor, course: CourseAccess, authorId: number): boolean {
  return mayWrite(actor, course) && actor.kind === 'user' && actor.userId !== authorId
}

export const mayModerate = isStaffOf
