import { exams } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { bankAnswers } from './bank-answers.ts'
import { examinationAnswers } from './examination-answers.ts'
import { lateAnswers } from './late/routes.ts'
import { paperAnswers } from './paper-answers.ts'
import { recordAnswers } from './record-answers.ts'

export const examRoutes = answer(exams, {
  ...paperAnswers,
  ...examinationAnswers,
  ...bankAnswers,
  ...recordAnswers,
  ...lateAnswers,
})
