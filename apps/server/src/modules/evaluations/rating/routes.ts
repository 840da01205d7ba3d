import type { evaluations } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { refusal } from '../../../platform/refusal.ts'

const notYet = async () => refusal('noPermission')

export const ratingAnswers: SomeAnswers<
  typeof evaluations,
  | 'assessmentQueue'
  | 'assessmentBySign'
  | 'rateAssessment'
  | 'askSecondRater'
  | 'overrideAssessment'
  | 'answerAppeal'
> = {
  assessmentQueue: notYet,
  assessmentBySign: notYet,
  rateAssessment: notYet,
  askSecondRater: notYet,
  overrideAssessment: notYet,
  answerAppeal: notYet,
}
