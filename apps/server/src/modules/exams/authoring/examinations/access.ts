import type { User } from '../../../../platform/actor.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../../platform/refusal.ts'
import { getCourseFor, isStaffOf, mayEditContent } from '../../../courses/index.ts'
import * as queries from './queries.ts'

type SignedIn = Context & { actor: User }

/** TCH-086: refuses everybody except the teachers of the course and staff. */
export async function refuseStranger(
  { db, school, actor }: SignedIn,
  courseId: number,
): Promise<Refusal<'noPermission'> | undefined> {
  const course = await getCourseFor(db, school.id, courseId, actor.userId)
  return mayEditContent(actor, course, course.teaches) ? undefined : refusal('noPermission')
}

/** Returns the examination if the caller may edit it, or refuses. */
export async function getForTeacher(
  context: SignedIn,
  sign: string,
): Promise<queries.ExaminationView | Refusal<'noPermission'>> {
  const examination = await queries.getExamination(
    context.db,
    context.school.id,
    context.open('examination', sign),
  )
  return (await refuseStranger(context, examination.courseId)) ?? examination
}

/**
 * Returns the courses whose examinations are listed if no course is chosen: all courses for staff,
 * the own ones for a teacher.
 */
export function scopeOf(
  { actor, school, open }: SignedIn,
  courseSign: string | undefined,
): { courseId?: number; teacherId?: number } {
  if (courseSign !== undefined) return { courseId: open('course', courseSign) }
  return isStaffOf(actor, { schoolId: school.id }) ? {} : { teacherId: actor.userId }
}

/**
 * TCH-086: returns a refusal if the caller may not see the course or the examination to which the
 * list is limited.
 */
export function refuseAccess(
  { actor, school }: SignedIn,
  { course, examination }: queries.TeachingAccess,
): Refusal<'noPermission'> | undefined {
  const taught = [found(examination), found(course)].every(Boolean)
  return mayEditContent(actor, { schoolId: school.id }, taught)
    ? undefined
    : refusal('noPermission')
}

export const callerOf = ({ school, actor }: SignedIn) => ({
  schoolId: school.id,
  userId: actor.userId,
})
