import type { Actor } from '../../platform/actor.ts'
import { isListed, mayLead } from '../courses/index.ts'

interface Course {
  schoolId: number
  auditStatus: number
  onList: boolean
  training: boolean
}

/** CRS-185: a link gives the course without its price, so it belongs to who decides about the price. */
export function mayShare(actor: Actor, course: Course, leads: boolean): boolean {
  return mayLead(actor, course, leads)
}

/** Nobody is invited to what the school does not show; a training is joined by assignment, code or order (TRN-023). */
export function isShareable(course: Course): boolean {
  return isListed(course) && !course.training
}
