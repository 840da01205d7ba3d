import { trainStaffCalls, trainStudentCalls } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { boardAnswers } from './board/routes.ts'
import { detailAnswers } from './detail/routes.ts'
import { handInAnswers } from './handing-in/routes.ts'
import { listAnswers } from './list/routes.ts'
import { planAnswers } from './plan/routes.ts'
import { prerequisiteAnswers } from './prerequisites/routes.ts'
import { programmeAnswers } from './programmes/routes.ts'
import { timetableAnswers } from './timetable/routes.ts'
import { videoAnswers } from './videos/routes.ts'

const studentRoutes = answer(trainStudentCalls, {
  ...listAnswers,
  ...detailAnswers,
  ...planAnswers,
  ...videoAnswers,
  ...handInAnswers,
})

const staffRoutes = answer(trainStaffCalls, {
  ...programmeAnswers,
  ...timetableAnswers,
  ...boardAnswers,
  ...prerequisiteAnswers,
})

export const trainingRoutes = [...studentRoutes, ...staffRoutes]
