import type { ServerModule } from '../../platform/module.ts'
import { identityJobs } from './jobs.ts'
import { identityRoutes } from './routes.ts'

export { identitiesOfPerson } from './own-data/queries.ts'
export { rosterImport } from './imports/roster-import.ts'
export type { Row as SheetLine } from './imports/rules.ts'
export { waitingRequests } from './requests/queries.ts'
export { foldNumber } from './rules.ts'
export { identityRequests, type NewRequest, rosterEntries } from './tables.ts'

export const identitiesModule: ServerModule = {
  name: 'identities',
  routes: identityRoutes,
  jobs: identityJobs,
}
