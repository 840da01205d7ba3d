import type { ServerModule } from '../../platform/module.ts'
import { operationsRoutes } from './routes.ts'

export { retryJobs } from './jobs/actions.ts'
export { changeNotice, withdrawNotice, writeNotice } from './maintenance/actions.ts'
export { stateOf as stateOfNotice } from './maintenance/present.ts'
export { listNotices, lockNotice as getNotice } from './maintenance/queries.ts'

export const operationsModule: ServerModule = { name: 'operations', routes: operationsRoutes }
