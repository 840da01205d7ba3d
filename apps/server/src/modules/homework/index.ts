import type { ServerModule } from '../../platform/module.ts'
import { homeworkRoutes } from './routes.ts'

export { releasedWork, waitingHandIns } from './queries.ts'
export { handInGrades, handIns, homeworkItems } from './tables.ts'

export const homeworkModule: ServerModule = { name: 'homework', routes: homeworkRoutes }
