import type { DoubleMarking, exams, RecordDetail } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { getForTeacher } from '../../authoring/examinations/access.ts'
import { type ExaminationView, getExamination } from '../../authoring/examinations/queries.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { stepOf } from './rules.ts'

type Calls = typeof exams
type DoubleMarkingCall = 'doubleMarking' | 'setDoubleMarking'
type SignedIn = Context & { actor: User }

/**
 * Returns the state of double marking for each answer of a paper, as the caller may see it; all
 * null without double marking.
 */
export async function doubleOf(
  { db, actor }: SignedIn,
  record: actions.DoublePaper,
): Promise<(itemId: number, waiting: boolean) => RecordDetail['items'][number]['double']> {
  if (!record.doubleMarking) return () => null
  const { userId } = actor
  const { byItem, grader } = await actions.readDoubleState(db, record, { userId, within: 0 })
  return (itemId, waiting) => {
    const marks = byItem.get(itemId) ?? []
    if (!waiting && marks.length === 0) return null
    return present.double(marks, waiting ? stepOf(marks, grader) : 'settled', userId)
  }
}

async function settingOf(db: SignedIn['db'], examination: ExaminationView): Promise<DoubleMarking> {
  return present.setting(examination, await queries.isMarkingBegun(db, examination.id))
}

export const doubleMarkingAnswers: { [Name in DoubleMarkingCall]: Answer<Calls[Name]> } = {
  doubleMarking: async ({ sign }, context) => {
    const examination = await getForTeacher(context, sign)
    return examination instanceof Refusal ? examination : settingOf(context.db, examination)
  },
  setDoubleMarking: async ({ sign, ...setting }, context) => {
    const { db, school, refuse } = context
    const examination = await getForTeacher(context, sign)
    if (examination instanceof Refusal) return examination
    const changed = await actions.setDoubleMarking(db, examination, setting)
    if (changed instanceof Refusal) return changed
    const newer = await settingOf(db, await getExamination(db, school.id, examination.id))
    return changed
      ? newer
      : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
  },
}
