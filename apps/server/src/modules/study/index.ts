import type { ServerModule } from '../../platform/module.ts'
import { addFaceReceiving } from './faces/receive.ts'
import { studyJobs, studyListeners } from './jobs.ts'
import { studyRoutes } from './routes.ts'

export { studyOfPerson } from './own-data/queries.ts'
export { join, joinWithin, recount } from './actions.ts'
export { playLesson, takeReport } from './routes.ts'
export {
  type ExamCounts,
  lockedEnrolment,
  prepareRecompute,
  type Studied,
  studiedOf,
} from './queries.ts'
export { resumeAt, shareOf } from './rules.ts'
export { videoProgress } from './tables.ts'

export const studyModule: ServerModule = {
  name: 'study',
  routes: studyRoutes,
  jobs: studyJobs,
  listeners: studyListeners,
  addresses: addFaceReceiving,
}
