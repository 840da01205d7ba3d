import type { Actor } from '../../platform/actor.ts'

/** The role of one person in the course. */
export interface Relation {
  /** True for the teachers and the author of the course. */
  teaches: boolean
  /**
   * True for the lead teacher of the course, and for its author while it has no lead teacher
   * (TCH-086).
   */
  leads: boolean
  /** True for an enrolled student. */
  joined: boolean
}

interface SchoolOwned {
  schoolId: number
}

/** The data that decides what one person may do in a course. */
export type CourseAccess = SchoolOwned & Pick<Relation, 'joined' | 'teaches'>

interface Visible extends SchoolOwned {
  auditStatus: number
  onList: boolean
  training: boolean
}

export function isStaffOf(actor: Actor, { schoolId }: SchoolOwned): boolean {
  return (
    actor.kind === 'user' &&
    actor.schoolId === schoolId &&
    (actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin'))
  )
}

/**
 * True if everybody in the school may see the course. An unlisted course of a training is included
 * (TRN-058).
 */
export function isListed({ auditStatus, onList, training }: Visible): boolean {
  return auditStatus === 2 && (onList || training)
}

/** TCH-086: content, questions, examinations and grading belong to every teacher of the course and to staff. */
export function mayEditContent(actor: Actor, course: SchoolOwned, teaches: boolean): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== course.schoolId) return false
  return teaches || isStaffOf(actor, course)
}

/**
 * TCH-086: the same as `mayEditContent`, for a course that was read with the role of the person.
 */
export function mayTeach(actor: Actor, course: CourseAccess): boolean {
  return mayEditContent(actor, course, course.teaches)
}

/**
 * CRS-175, PRC-024: enrolled students hand in work and begin practices. A person who impersonates a
 * student does neither.
 */
export function mayTakePart(actor: Actor, { schoolId, joined }: CourseAccess): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== schoolId) return false
  return joined && actor.impersonatorId === null
}

/** TCH-086: team, price, delisting and deletion belong to the lead teacher and to staff. */
export function mayLead(actor: Actor, course: SchoolOwned, leads: boolean): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== course.schoolId) return false
  return leads || isStaffOf(actor, course)
}

/** TCH-013: staff decide on courses that wait for review. */
export function mayReview(actor: Actor, course: SchoolOwned): boolean {
  return isStaffOf(actor, course)
}

/** An unlisted course is visible to its teachers, staff and enrolled students (TCH-020). */
export function maySee(actor: Actor, course: Visible, { teaches, joined }: Relation): boolean {
  return isListed(course) || joined || mayEditContent(actor, course, teaches)
}

/** In a course, a person may use own files, and files that a teacher of the course uploaded. */
export function mayUseFile(actor: Actor, ownerId: number | null, ownerTeaches: boolean): boolean {
  return actor.kind === 'user' && ownerId !== null && (ownerId === actor.userId || ownerTeaches)
}

/**
 * TRN-071: true after the end of a training, when nobody can join; the last day still belongs to
 * the training.
 */
export function isOver({ trainEndsAt }: { trainEndsAt: number | null }, now: Date): boolean {
  return trainEndsAt !== null && now.getTime() > trainEndsAt
}
