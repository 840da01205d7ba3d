import { evaluations } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { overviewAnswers } from './overview/routes.ts'
import { ownAnswers } from './own/routes.ts'
import { passAnswers } from './passes/routes.ts'
import { ratingAnswers } from './rating/routes.ts'
import { rubricAnswers } from './rubrics/routes.ts'
import { taskAnswers } from './task/routes.ts'

export const evaluationsRoutes = answer(evaluations, {
  ...rubricAnswers,
  ...overviewAnswers,
  ...ratingAnswers,
  ...ownAnswers,
  ...passAnswers,
  ...taskAnswers,
})
