import type { Assessment, evaluations } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { isStaffOf } from '../../courses/index.ts'
import { debriefOf, decisionsOf, handInOf } from '../debriefs.ts'
import { getWhole } from '../queries.ts'
import * as actions from './actions.ts'
import { mayRate } from './policy.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

async function show(
  context: actions.Rating,
  id: number,
): Promise<Assessment | Refusal<'noPermission'>> {
  const { db, school, actor } = context
  const { userId } = actor
  const whole = await getWhole(db, school.id, id, userId)
  if (!mayRate(actor, whole)) return refusal('noPermission')
  const filter = { schoolId: school.id, family: whole.rubric.family, userId }
  const around = {
    beside: await queries.findNeighbours(db, whole.assessment, userId),
    usualComments: await queries.listUsualComments(db, filter),
    debrief: await debriefOf(db, whole, context.language),
    decisions: await decisionsOf(db, whole),
    handIn: await handInOf(db, whole),
  }
  return present.assessment(whole, around, context)
}

/** Returns the assessment after the action, or why the action failed. */
async function shown(
  context: actions.Rating,
  sign: string,
  act: (id: number) => Promise<actions.Problem | undefined>,
) {
  const id = context.open('assessment', sign)
  const problem = await act(id)
  if (problem === undefined) return show(context, id)
  if (problem !== 'changed') return problem
  const assessment = await show(context, id)
  return refusal('alreadyDone', { reason: 'changedMeanwhile', extend: { assessment } })
}

export const ratingAnswers: SomeAnswers<
  typeof evaluations,
  | 'assessmentQueue'
  | 'assessmentBySign'
  | 'rateAssessment'
  | 'askSecondRater'
  | 'overrideAssessment'
  | 'answerAppeal'
> = {
  assessmentQueue: async (filter, context) => {
    const { db, school, actor, now } = context
    const isStaff = isStaffOf(actor, { schoolId: school.id })
    const caller = { schoolId: school.id, userId: actor.userId, isStaff }
    const { rows, total } = await queries.listQueue(db, caller, filter, now)
    return { list: rows.map((row) => present.queueRow(row, context)), total }
  },
  assessmentBySign: ({ sign }, context) => show(context, context.open('assessment', sign)),
  rateAssessment: ({ sign, ...input }, context) =>
    shown(context, sign, (id) => actions.rate(context, id, input)),
  askSecondRater: ({ sign, ...input }, context) =>
    shown(context, sign, (id) => actions.askSecond(context, id, input)),
  overrideAssessment: ({ sign, ...input }, context) =>
    shown(context, sign, (id) => actions.override(context, id, input)),
  answerAppeal: ({ sign, ...input }, context) =>
    shown(context, sign, (id) => actions.answerAppeal(context, id, input)),
}
