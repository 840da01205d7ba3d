import { trainStudentCalls } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { detailAnswers } from './detail/routes.ts'
import { handInAnswers } from './handing-in/routes.ts'
import { listAnswers } from './list/routes.ts'
import { planAnswers } from './plan/routes.ts'
import { programmeRoutes } from './programmes/routes.ts'
import { videoAnswers } from './videos/routes.ts'

const studentRoutes = answer(trainStudentCalls, {
  ...listAnswers,
  ...detailAnswers,
  ...planAnswers,
  ...videoAnswers,
  ...handInAnswers,
})

export const trainingRoutes = [...studentRoutes, ...programmeRoutes]
