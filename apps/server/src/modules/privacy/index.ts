import type { ServerModule } from '../../platform/module.ts'
import { addArchive } from './archive/serve.ts'
import { privacyJobs } from './jobs.ts'
import { privacyRoutes } from './routes.ts'

export const privacyModule: ServerModule = {
  name: 'privacy',
  routes: privacyRoutes,
  jobs: privacyJobs,
  addresses: (app, deps) => addArchive(app, deps),
}
