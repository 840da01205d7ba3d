import type { evaluations } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { refusal } from '../../../platform/refusal.ts'

const notYet = async () => refusal('noPermission')

export const overviewAnswers: SomeAnswers<
  typeof evaluations,
  'chooseRubric' | 'evaluationOf' | 'evaluationRows' | 'releaseEvaluation' | 'exportEvaluation'
> = {
  chooseRubric: notYet,
  evaluationOf: notYet,
  evaluationRows: notYet,
  releaseEvaluation: notYet,
  exportEvaluation: notYet,
}
