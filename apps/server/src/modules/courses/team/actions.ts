import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { DomainEvents } from '../../../platform/events/events.ts'
import type { Services } from '../../../platform/http/context.ts'
import { refusal, type Refusal } from '../../../platform/refusal.ts'
import { nameOf, type Writer } from '../authoring/actions.ts'
import { type CourseFor } from '../access/queries.ts'
import { lockCourse } from '../authoring/queries.ts'
import * as queries from './queries.ts'

type Writing = Writer & Pick<Services, 'db' | 'events' | 'seal'>
type What = DomainEvents['courseTeamChanged']['what']

/** Notifies the teacher and writes the log, because the change affects what the teacher may do. */
async function notify(tx: Db, writing: Writing, course: CourseFor, userId: number, what: What) {
  const { schoolId, id } = course
  await writing.events.publish(tx, 'courseTeamChanged', {
    schoolId,
    userId,
    what,
    courseName: nameOf(course, writing),
    courseSign: writing.seal('course', id),
    createdAt: writing.now,
  })
  await recordAudit(tx, writing, {
    action: `course.${what}`,
    subjectId: userId,
    detail: [{ field: 'course', before: '', after: nameOf(course, writing) }],
  })
}

/** TCH-040: adds a teacher. Adding a teacher who is already in the team changes nothing. */
export function add(
  writing: Writing,
  course: CourseFor,
  userId: number,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { schoolId, id: courseId } = course
  return writing.db.transaction(async (tx) => {
    await lockCourse(tx, schoolId, courseId)
    if (!(await queries.isTeacherOf(tx, schoolId, userId)))
      return refusal('alreadyDone', 'noTeacher')
    if (await queries.insertTeacher(tx, { schoolId, courseId, userId }))
      await notify(tx, writing, course, userId, 'teacherAdded')
    return undefined
  })
}

/**
 * TCH-046: removes a teacher. The lead teacher can leave only after another one was appointed.
 * Removing a teacher who has already left succeeds.
 */
export function remove(
  writing: Writing,
  course: CourseFor,
  userId: number,
): Promise<Refusal<'alreadyDone' | 'notFound'> | undefined> {
  const { schoolId, id: courseId } = course
  return writing.db.transaction(async (tx) => {
    await lockCourse(tx, schoolId, courseId)
    const { rows } = await queries.listTeam(tx, schoolId, courseId)
    const member = rows.find((row) => row.userId === userId)
    if (!member)
      return (await queries.isOfSchool(tx, schoolId, userId)) ? undefined : refusal('notFound')
    if (member.master) return refusal('alreadyDone', 'mainLecturerStays')
    await queries.removeTeacher(tx, schoolId, courseId, userId)
    await notify(tx, writing, course, userId, 'teacherRemoved')
    return undefined
  })
}

/** TCH-044, TCH-045: changes the lead teacher in one step, if the caller saw the present one. */
export function changeLeader(
  writing: Writing,
  course: CourseFor,
  { from, to }: { from: number | null; to: number },
): Promise<Refusal<'alreadyDone' | 'notFound'> | 'changedMeanwhile' | undefined> {
  const { schoolId, id: courseId } = course
  return writing.db.transaction(async (tx) => {
    await lockCourse(tx, schoolId, courseId)
    const { rows } = await queries.listTeam(tx, schoolId, courseId)
    const leader = rows.find(({ master }) => master)
    if (leader?.userId === to) return undefined
    if ((leader?.userId ?? null) !== from) return 'changedMeanwhile'
    if (!rows.some(({ userId }) => userId === to)) return refusal('notFound')
    if (!(await queries.isTeacherOf(tx, schoolId, to))) return refusal('alreadyDone', 'noTeacher')
    await queries.changeLeader(tx, schoolId, courseId, to)
    await notify(tx, writing, course, to, 'leaderChanged')
    return undefined
  })
}
