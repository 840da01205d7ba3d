import { evaluations } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { rubricAnswers } from './rubrics/routes.ts'

export const evaluationsRoutes = answer(evaluations, { ...rubricAnswers })
