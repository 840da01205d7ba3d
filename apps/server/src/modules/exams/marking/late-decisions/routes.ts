import type { exams } from '@titian/contract'
import type { Answer } from '../../../../platform/http/context.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { getRecord } from '../records/queries.ts'
import { detailOf, getForGrader } from '../records/routes.ts'
import { decideLate } from './actions.ts'

export const lateDecisionAnswers: { decideLateAnswer: Answer<(typeof exams)['decideLateAnswer']> } =
  {
    decideLateAnswer: async ({ recordId, lateId, version, take, reason }, context) => {
      const { db, school, actor, now, open, refuse } = context
      const record = await getForGrader(context, recordId)
      if (record instanceof Refusal) return record
      const id = open('lateAnswer', lateId)
      const decision = { take, reason, by: actor.userId, at: now }
      const decided = await decideLate(context, { ...record, version }, id, decision)
      if (decided === undefined) return refuse('alreadyDone', 'wrongStep')
      const newer = await detailOf(context, await getRecord(db, school.id, record.id))
      return decided
        ? newer
        : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
    },
  }
