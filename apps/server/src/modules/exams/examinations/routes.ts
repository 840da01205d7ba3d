import type { exams } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Answer, Context } from '../../../platform/http/context.ts'
import { found, Refusal, refusal } from '../../../platform/refusal.ts'
import { getCourseFor, isStaffOf, mayEditContent } from '../../courses/index.ts'
import { releaseStates } from '../rules.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Calls = typeof exams
type ExaminationCall =
  | 'findExaminations'
  | 'byExaminationId'
  | 'addExamination'
  | 'updateExamination'
  | 'deleteExamination'
  | 'updateReleaseStatus'
  | 'duplicateExamination'
type SignedIn = Context & { actor: User }

/** TCH-086: the teachers of the course and staff. */
export async function refuseStranger(
  { db, school, actor }: SignedIn,
  courseId: number,
): Promise<Refusal<'noPermission'> | undefined> {
  const course = await getCourseFor(db, school.id, courseId, actor.userId)
  return mayEditContent(actor, course, course.teaches) ? undefined : refusal('noPermission')
}

/** The examination, for those who may work on it. */
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

/** Whose courses a list without a course shows: all for staff, the taught ones for a teacher. */
export function scopeOf(
  { actor, school, open }: SignedIn,
  courseSign: string | undefined,
): { courseId?: number; teacherId?: number } {
  if (courseSign !== undefined) return { courseId: open('course', courseSign) }
  return isStaffOf(actor, { schoolId: school.id }) ? {} : { teacherId: actor.userId }
}

/** TCH-086 for a list that is narrowed to a course or an examination. */
export function refuseAccess(
  { actor, school }: SignedIn,
  { course, examination }: queries.TeachingAccess,
): Refusal<'noPermission'> | undefined {
  const taught = [found(examination), found(course)].every(Boolean)
  return mayEditContent(actor, { schoolId: school.id }, taught)
    ? undefined
    : refusal('noPermission')
}

export const askerOf = ({ school, actor }: SignedIn) => ({
  schoolId: school.id,
  userId: actor.userId,
})

async function presentNewest(context: SignedIn, examinationId: number) {
  return present.examination(
    await queries.getExamination(context.db, context.school.id, examinationId),
    context,
  )
}

export const examinationAnswers: { [Name in ExaminationCall]: Answer<Calls[Name]> } = {
  findExaminations: async ({ courseIdSign, examinationName, running, page, size }, context) => {
    const { db, school, now } = context
    const scope = scopeOf(context, courseIdSign)
    const runningAt = running ? now : undefined
    const filter = { ...scope, name: examinationName, runningAt, page, size }
    const total = queries.countExaminations(school.id, filter)
    const access = await queries.getListAccess(db, askerOf(context), scope, { total })
    const refused = refuseAccess(context, access)
    if (refused) return refused
    const list = await queries.listExaminations(db, school.id, filter)
    return { list: list.map((row) => present.examination(row, context)), total: access.total }
  },
  byExaminationId: async ({ sign }, context) => {
    const examination = await getForTeacher(context, sign)
    return examination instanceof Refusal ? examination : present.examination(examination, context)
  },
  addExamination: async (input, context) => {
    const { db, school, actor, now, open, seal } = context
    const courseId = open('course', input.courseIdSign)
    const refused = await refuseStranger(context, courseId)
    if (refused) return refused
    const values = actions.readExamination(input)
    const id = await queries.createExamination(db, {
      ...values,
      schoolId: school.id,
      courseId,
      authorId: actor.userId,
      createdAt: now,
      updatedAt: now,
    })
    return { sign: seal('examination', id) }
  },
  updateExamination: async ({ idSign, version, ...input }, context) => {
    const { db, now, open, refuse } = context
    const examination = await getForTeacher(context, idSign)
    if (examination instanceof Refusal) return examination
    const courseId = open('course', input.courseIdSign)
    const refused =
      courseId === examination.courseId ? undefined : await refuseStranger(context, courseId)
    if (refused) return refused
    if (examination.status !== releaseStates.draft) return refuse('alreadyDone', 'examReleased')
    const values = actions.readExamination(input)
    const changed = await queries.changeExamination(
      db,
      { ...examination, version },
      { ...values, courseId, updatedAt: now },
    )
    const newer = await presentNewest(context, examination.id)
    return changed
      ? newer
      : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
  },
  deleteExamination: async ({ sign }, context) => {
    const examination = await getForTeacher(context, sign)
    if (examination instanceof Refusal) return examination
    const removed = await actions.removeExamination(
      context.db,
      examination.schoolId,
      examination.id,
      context.now,
    )
    return removed instanceof Refusal ? removed : null
  },
  duplicateExamination: async ({ sign, examinationName, courseIdSign, startTime }, context) => {
    const { db, actor, now, open, seal } = context
    const source = await getForTeacher(context, sign)
    if (source instanceof Refusal) return source
    const courseId = open('course', courseIdSign)
    const refused =
      courseId === source.courseId ? undefined : await refuseStranger(context, courseId)
    if (refused) return refused
    const id = await actions.duplicateExamination(db, source, {
      name: examinationName,
      courseId,
      startTime: startTime === null ? null : new Date(startTime),
      authorId: actor.userId,
      now,
    })
    return { sign: seal('examination', id) }
  },
  updateReleaseStatus: async ({ sign, status, confirmed }, context) => {
    const { db, now, language } = context
    const examination = await getForTeacher(context, sign)
    if (examination instanceof Refusal) return examination
    const changed = await actions.changeRelease(db, {
      schoolId: examination.schoolId,
      examinationId: examination.id,
      to: status,
      now,
      language,
      confirmed,
      by: context,
    })
    if (changed instanceof Refusal) return changed
    return presentNewest(context, examination.id)
  },
}
