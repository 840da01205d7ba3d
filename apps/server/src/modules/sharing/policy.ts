import type { Actor } from '../../platform/actor.ts'
import { isListed, mayLead } from '../courses/index.ts'

interface Course {
  schoolId: number
  auditStatus: number
  onList: boolean
  training: boolean
}

/**
 * CRS-185: a link gives the course away without its price, so only people who decide about the
 * price may share the course.
 */
export function mayShare(actor: Actor, course: Course, leads: boolean): boolean {
  return mayLead(actor, course, leads)
}

/**
 * True when the course can be shared: the school must show it, and it must not carry a training,
 * because a training is joined by assignment, code or order (TRN-023).
 */
export function isShareable(course: Course): boolean {
  return isListed(course) && !course.training
}
