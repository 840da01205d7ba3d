import type { Actor } from '../../platform/actor.ts'

/** How one person stands to a course. */
export interface Relation {
  /** Among its teachers, or its author. */
  teaches: boolean
  /** Its main lecturer, or its author as long as there is none (TCH-086). */
  leads: boolean
  /** Has the course as a learner. */
  joined: boolean
}

interface SchoolOwned {
  schoolId: number
}

/** What decides for one person what may be done in a course. */
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

/** Open to everybody in the school; the course of a training is so without standing in a list (TRN-058). */
export function isListed({ auditStatus, onList, training }: Visible): boolean {
  return auditStatus === 2 && (onList || training)
}

/** TCH-086: content, questions, examinations and grading belong to every teacher of the course and to staff. */
export function mayEditContent(actor: Actor, course: SchoolOwned, teaches: boolean): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== course.schoolId) return false
  return teaches || isStaffOf(actor, course)
}

/** TCH-086: the same where the course was read with what the person is in it. */
export function mayTeach(actor: Actor, course: CourseAccess): boolean {
  return mayEditContent(actor, course, course.teaches)
}

/** CRS-175, PRC-024: those who joined hand in work and begin what is given; somebody who acts as a student never does. */
export function mayTakePart(actor: Actor, { schoolId, joined }: CourseAccess): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== schoolId) return false
  return joined && actor.impersonatorId === null
}

/** TCH-086: team, price, taking off and deletion belong to the main lecturer and to staff. */
export function mayLead(actor: Actor, course: SchoolOwned, leads: boolean): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== course.schoolId) return false
  return leads || isStaffOf(actor, course)
}

/** TCH-013: staff decide on what waits for review. */
export function mayReview(actor: Actor, course: SchoolOwned): boolean {
  return isStaffOf(actor, course)
}

/** An unlisted course is shown to those who teach, keep or already have it (TCH-020). */
export function maySee(actor: Actor, course: Visible, { teaches, joined }: Relation): boolean {
  return isListed(course) || joined || mayEditContent(actor, course, teaches)
}

/** A file stands in a course only when one of its people brought it. */
export function mayUseFile(actor: Actor, ownerId: number | null, ownerTeaches: boolean): boolean {
  return actor.kind === 'user' && ownerId !== null && (ownerId === actor.userId || ownerTeaches)
}

/** TRN-071: a training that is over takes nobody in any more; its end itself still belongs to it. */
export function isOver({ trainEndsAt }: { trainEndsAt: number | null }, now: Date): boolean {
  return trainEndsAt !== null && now.getTime() > trainEndsAt
}
