import type { Actor } from '../../platform/actor.ts'
import { type CourseAccess, isStaffOf } from '../courses/index.ts'
import type { Studied } from '../study/index.ts'

/** CRS-165: the share of the course that a reviewer must have watched. */
const enough = 1 / 3

/**
 * True for students who watched a third of the lessons or completed the course; never for its
 * teachers.
 */
export function mayWrite(
  actor: Actor,
  { schoolId, joined, teaches }: CourseAccess,
  { share, completed }: Studied,
): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== schoolId || !joined || teaches) return false
  return completed || share >= enough
}

/** A review belongs to its author: teachers and staff cannot remove it. */
export function mayRemove(actor: Actor, { schoolId }: { schoolId: number }, authorId: number) {
  return actor.kind === 'user' && actor.schoolId === schoolId && actor.userId === authorId
}

export function mayReport(actor: Actor, course: CourseAccess, authorId: number): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== course.schoolId) return false
  return (course.joined || course.teaches) && actor.userId !== authorId
}

export const mayModerate = isStaffOf
