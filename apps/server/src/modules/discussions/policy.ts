import type { Actor } from '../../platform/actor.ts'
import { type CourseAccess, isStaffOf, mayEditContent } from '../courses/index.ts'

/** CRS-070: those who have joined the course, and its teachers. */
export function mayWrite(actor: Actor, { schoolId, joined, teaches }: CourseAccess): boolean {
  return actor.kind === 'user' && actor.schoolId === schoolId && (joined || teaches)
}

/** Names of students are for those in the course and for the staff of its school. */
export function maySeeNames(actor: Actor, course: CourseAccess): boolean {
  return mayWrite(actor, course) || isStaffOf(actor, course)
}

/** CRS-070: authors, teachers of the course and staff. */
export function mayRemove(actor: Actor, course: CourseAccess, authorId: number): boolean {
  if (mayEditContent(actor, course, course.teaches)) return true
  return actor.kind === 'user' && actor.schoolId === course.schoolId && actor.userId === authorId
}

/** What one wrote oneself can be removed; there is nobody to tell. */
export function mayReport(actor: Actor, course: CourseAccess, authorId: number): boolean {
  return mayWrite(actor, course) && actor.kind === 'user' && actor.userId !== authorId
}

export const mayModerate = isStaffOf
