import type { Actor } from '../../../platform/actor.ts'
import { type CourseAccess, mayTeach } from '../../courses/index.ts'

interface OfStudent {
  course: CourseAccess
  student: { id: number }
}

/** PRC-064: teachers of the course and staff may rate, but nobody rates their own run. */
export function mayRate(actor: Actor, { course, student }: OfStudent): boolean {
  return actor.kind === 'user' && actor.userId !== student.id && mayTeach(actor, course)
}
