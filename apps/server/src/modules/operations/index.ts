import type { ServerModule } from '../../platform/module.ts'
import { operationsRoutes } from './routes.ts'

export { retryJobs } from './jobs/actions.ts'

export const operationsModule: ServerModule = { name: 'operations', routes: operationsRoutes }
