import type { ServerModule } from '../../platform/module.ts'
import { studyRoutes } from './routes.ts'

export { noteExams } from './actions.ts'
export { enrolments, videoProgress } from './tables.ts'

export const studyModule: ServerModule = { name: 'study', routes: studyRoutes }
