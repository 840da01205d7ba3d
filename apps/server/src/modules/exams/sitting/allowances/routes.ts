import type { exams } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { callerOf, getForTeacher, refuseAccess } from '../../authoring/examinations/access.ts'
import { examination as presentExamination } from '../../authoring/examinations/present.ts'
import { getExamination, getListAccess } from '../../authoring/examinations/queries.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Calls = typeof exams
type SignedIn = Context & { actor: User }
type AllowanceCall =
  | 'listAllowances'
  | 'saveAllowance'
  | 'removeAllowance'
  | 'extendExamination'
  | 'listExaminationChanges'

/** Returns the total of a list for the teachers of the examination. */
async function countFor(
  context: SignedIn,
  examinationId: number,
  total: ReturnType<typeof queries.countChanges>,
): Promise<number | Refusal<'noPermission'>> {
  const access = await getListAccess(context.db, callerOf(context), { examinationId }, { total })
  return refuseAccess(context, access) ?? access.total
}

export const allowanceAnswers: { [Name in AllowanceCall]: Answer<Calls[Name]> } = {
  listAllowances: async ({ examinationId: sign, ...rest }, context) => {
    const { db, school, open } = context
    const filter = { ...rest, examinationId: open('examination', sign) }
    const counted = queries.countStudents(school.id, filter)
    const total = await countFor(context, filter.examinationId, counted)
    if (total instanceof Refusal) return total
    const list = await queries.listStudents(db, school.id, filter)
    return { list: list.map((row) => present.studentTime(row, context)), total }
  },
  saveAllowance: async ({ examinationId, userIds, ...input }, context) => {
    const examination = await getForTeacher(context, examinationId)
    if (examination instanceof Refusal) return examination
    const students = userIds.map((sign) => context.open('user', sign))
    return actions.giveMore(context, examination, { ...input, userIds: students })
  },
  removeAllowance: async ({ examinationId, allowanceId: sign, reason }, context) => {
    const examination = await getForTeacher(context, examinationId)
    if (examination instanceof Refusal) return examination
    const allowanceId = context.open('allowance', sign)
    const ended = await actions.endMore(context, examination, { allowanceId, reason })
    return ended instanceof Refusal ? ended : null
  },
  extendExamination: async ({ sign, endTime, reviewWhen, ...input }, context) => {
    const { db, school } = context
    const examination = await getForTeacher(context, sign)
    if (examination instanceof Refusal) return examination
    const done = await actions.extendForAll(context, examination, {
      ...input,
      reviewWhen,
      endTime: endTime === undefined ? undefined : new Date(endTime),
    })
    if (done instanceof Refusal) return done
    const newer = await getExamination(db, school.id, examination.id)
    return { examination: presentExamination(newer, context), ...done }
  },
  listExaminationChanges: async ({ examinationId: sign, ...window }, context) => {
    const { db, school, open } = context
    const examinationId = open('examination', sign)
    const counted = queries.countChanges(school.id, examinationId)
    const total = await countFor(context, examinationId, counted)
    if (total instanceof Refusal) return total
    const list = await queries.listChanges(db, school.id, { examinationId, ...window })
    return { list: list.map((row) => present.examinationChange(row, context)), total }
  },
}
