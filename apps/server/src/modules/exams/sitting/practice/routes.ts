import { type exams, reasons } from '@titian/contract'
import { markItem } from '@titian/exam-items/score'
import type { Answer } from '../../../../platform/http/context.ts'
import { found } from '../../../../platform/refusal.ts'
import { getOwnAttempt } from '../attempts/queries.ts'
import { findAttemptPaper, getReleased, refreshAttemptPaper } from '../papers/queries.ts'
import { mayReview } from '../../authoring/review/rules.ts'
import { points } from '../../rules.ts'
import { listItemStates } from '../answers/queries.ts'
import { readAnswers } from '../saving/rules.ts'

type Calls = typeof exams

export const practiceAnswers: { checkPractice: Answer<Calls['checkPractice']> } = {
  checkPractice: async ({ unitestingUserRecordId, unitestingBankId, answer }, context) => {
    const { db, school, actor, now, language, open, refuse } = context
    const id = open('attempt', unitestingUserRecordId)
    const attempt = await getOwnAttempt(db, school.id, actor.userId, id)
    const examination = await getReleased(db, school.id, attempt.examinationId, actor.userId)
    if (!mayReview(examination, attempt, now)) return refuse('alreadyDone', 'wrongStep')
    const begun = found(await findAttemptPaper(db, attempt.id))
    const attemptPaper = await refreshAttemptPaper(db, begun, await listItemStates(db, attempt.id))
    const subjectId = open('examSubject', unitestingBankId)
    const { item, points: most } = found(attemptPaper.bySubject.get(subjectId))
    const read = readAnswers(attemptPaper, [{ subjectId, answer }])
    const [entry] = read.ok ? read.answers : []
    if (!entry) return refuse('invalidInput', { fields: { answer: reasons.answerUnfit[language] } })
    const mark = markItem(item, entry.answer, most)
    return mark.state === 'waiting'
      ? { right: null, studentScore: null }
      : { right: mark.right, studentScore: points(mark.points) }
  },
}
