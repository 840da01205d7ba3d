import type { exams } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { releaseStates } from '../../rules.ts'
import { callerOf, getForTeacher, refuseAccess, refuseStranger, scopeOf } from './access.ts'
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
  | 'duplicateExamination'
type SignedIn = Context & { actor: User }

/** Returns the examination after a change. */
export async function presentNewest(context: SignedIn, examinationId: number) {
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
    const access = await queries.getListAccess(db, callerOf(context), scope, { total })
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
}
