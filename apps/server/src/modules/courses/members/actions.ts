import { mostMembersAtOnce } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { dropRole, counted } from '../../people/index.ts'
import { nameOf, type Writer } from '../authoring/actions.ts'
import type { CourseFor } from '../access/queries.ts'
import * as queries from './queries.ts'

export type Writing = Writer & Pick<Services, 'db' | 'events' | 'seal'> & { actor: User }

type Named = Pick<CourseFor, 'schoolId' | 'id' | 'names' | 'training'>

const about = (course: Named, writing: Writing) => ({
  schoolId: course.schoolId,
  courseId: course.id,
  courseName: nameOf(course, writing),
  courseSign: writing.seal('course', course.id),
  training: course.training,
  teacherName: writing.actor.name,
  createdAt: writing.now,
})

/** Enrols people; counts and notifies the newly enrolled people in the same transaction. */
async function addMembers(
  tx: Db,
  writing: Writing,
  course: CourseFor,
  userIds: readonly number[],
): Promise<number> {
  const courseFacts = about(course, writing)
  const added = await queries.enrolAll(tx, courseFacts, userIds, writing.now)
  if (added.length === 0) return 0
  await writing.events.publish(tx, 'studentsAdded', { ...courseFacts, userIds: added })
  const detail = counted({ course: courseFacts.courseName, students: added.length })
  await recordAudit(tx, writing, { action: 'course.studentsAdded', detail })
  return added.length
}

/**
 * TCH-120: adds chosen students or a whole class. Adding a student who is already enrolled changes
 * nothing.
 */
export function add(
  writing: Writing,
  course: CourseFor,
  chosen: { userIds: readonly number[]; className: string },
): Promise<number | Refusal<'invalidInput' | 'notFound'>> {
  const { schoolId, id: courseId } = course
  return writing.db.transaction(async (tx) => {
    if (!(await queries.areOfSchool(tx, schoolId, chosen.userIds))) return refusal('notFound')
    const most = mostMembersAtOnce + 1
    const userIds = await queries.listToAdd(tx, { schoolId, courseId }, chosen, most)
    if (userIds.length > mostMembersAtOnce) return refusal('invalidInput', 'tooManyStudents')
    return addMembers(tx, writing, course, userIds)
  })
}

/** TCH-078: adds the students that the rows of a file name. */
export function addAll(
  writing: Writing,
  course: CourseFor,
  userIds: readonly number[],
): Promise<number> {
  return writing.db.transaction((tx) => addMembers(tx, writing, course, userIds))
}

interface Removal {
  /** The courses with the ids of the memberships to remove. */
  courses: readonly { course: CourseFor; ids: readonly number[] }[]
  reason: string
  /** False when the student can return only if a teacher adds them (TCH-165). */
  mayReturn: boolean
}

/**
 * TCH-075, TCH-121: removes all of these students or none. The log and each student receive the
 * reason. If a student has left before, nothing changes for this student.
 */
export function remove(writing: Writing, { courses, reason, mayReturn }: Removal): Promise<number> {
  return writing.db.transaction(async (tx) => {
    let removed = 0
    for (const { course, ids } of courses) {
      const courseFacts = about(course, writing)
      const gone = await queries.leaveAll(tx, courseFacts, { ids, mayReturn }, writing.now)
      if (gone.length === 0) continue
      const userIds = gone.map(({ userId }) => userId)
      await writing.events.publish(tx, 'studentsRemoved', { ...courseFacts, userIds, reason })
      for (const { userId: subjectId } of gone)
        await recordAudit(tx, writing, {
          action: 'course.studentsRemoved',
          subjectId,
          reason,
          detail: counted({ course: courseFacts.courseName }),
        })
      removed += gone.length
    }
    return removed
  })
}

/** TCH-075: removes the teacher role of these people. Their texts and courses stay. */
export function removeTeachers(
  writing: Writing,
  personIds: readonly number[],
  reason: string,
): Promise<number | Refusal<'noPermission'>> {
  return writing.db.transaction(async (tx) => {
    let removed = 0
    for (const personId of personIds.toSorted((one, other) => one - other)) {
      const done = await dropRole(tx, { personId, role: 'teacher', reason }, writing)
      if (typeof done !== 'boolean') return done
      if (done) removed += 1
    }
    return removed
  })
}
