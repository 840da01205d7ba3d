import type { ServerModule } from '../../platform/module.ts'
import { studyListeners } from './jobs.ts'
import { studyRoutes } from './routes.ts'

export { joinWithin, recount } from './actions.ts'
export { type ExamCounts, type Studied, studiedOf } from './queries.ts'
export { studyDays, videoProgress } from './tables.ts'

export const studyModule: ServerModule = {
  name: 'study',
  routes: studyRoutes,
  listeners: studyListeners,
}
