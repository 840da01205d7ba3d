import type { ServerModule } from '../../platform/module.ts'
import { identityJobs } from './jobs.ts'
import { identityRoutes } from './routes.ts'

export const identitiesModule: ServerModule = {
  name: 'identities',
  routes: identityRoutes,
  jobs: identityJobs,
}
