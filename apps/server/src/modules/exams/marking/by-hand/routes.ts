import type { exams } from '@titian/contract'
import type { Answer } from '../../../../platform/http/context.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import * as queries from '../records/queries.ts'
import { detailOf, getForGrader } from '../records/routes.ts'
import { hundredths } from '../../rules.ts'
import { gradeRecord } from './actions.ts'

type Calls = typeof exams
type MarkingCall = 'gradeRecord'

export const markingAnswers: { [Name in MarkingCall]: Answer<Calls[Name]> } = {
  gradeRecord: async ({ recordId, version, items }, context) => {
    const { db, school, open, refuse } = context
    const record = await getForGrader(context, recordId)
    if (record instanceof Refusal) return record
    const marks = items.map(({ subjectId, score, comment }) => ({
      subjectId: open('examSubject', subjectId),
      score: hundredths(score),
      comment,
    }))
    const graded = await gradeRecord(context, { ...record, version }, marks, context)
    if (graded instanceof Refusal) return graded
    const newer = await detailOf(context, await queries.getRecord(db, school.id, record.id))
    return graded ? newer : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
  },
}
