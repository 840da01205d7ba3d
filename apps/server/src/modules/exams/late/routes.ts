import type { exams } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Answer, Context } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import * as policy from '../policy.ts'
import { getRecord } from '../records/queries.ts'
import { detailOf, getForGrader } from '../records/routes.ts'
import { getOwnAttemptPaper, readEntries } from '../saving/routes.ts'
import { decideLate, keepLate } from './actions.ts'
import { countLateAnswers } from './queries.ts'
import { answerKeyOf } from './rules.ts'

type Calls = typeof exams
type LateCall = 'sendLateAnswers' | 'decideLateAnswer' | 'answerKey'

export const lateAnswers: { [Name in LateCall]: Answer<Calls[Name]> } = {
  sendLateAnswers: async ({ unitestingUserRecordId, answers: entries }, context) => {
    const attemptPaper = await getOwnAttemptPaper(
      context,
      context.open('attempt', unitestingUserRecordId),
    )
    const answers = readEntries(context, attemptPaper, { place: 'answers', entries })
    if (answers instanceof Refusal) return answers
    const attempt = await keepLate(context, attemptPaper, answers)
    if (attempt instanceof Refusal) return attempt
    const counts = await countLateAnswers(context.db, [attempt.id])
    return {
      kept: entries.map(({ unitestingBankId, seq = 0 }) => ({ unitestingBankId, seq })),
      waiting: counts.get(attempt.id)?.waiting ?? 0,
      state: attempt.state === 'submitted' ? 'submitted' : 'autoSubmitted',
    }
  },
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
  answerKey: async (_, { actor, sealers, refuse }: Context & { actor: User }) => {
    if (!policy.mayWrite(actor)) return refuse('noPermission')
    return { key: answerKeyOf(sealers, actor) }
  },
}
