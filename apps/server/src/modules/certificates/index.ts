import type { ServerModule } from '../../platform/module.ts'
import { certificateJobs, certificateListeners } from './jobs.ts'
import { certificatesRoutes } from './routes.ts'
import { addPapers } from './papers/serve.ts'

export { certificatesOfPerson } from './own-data/queries.ts'

export const certificatesModule: ServerModule = {
  name: 'certificates',
  routes: certificatesRoutes,
  jobs: certificateJobs,
  listeners: certificateListeners,
  addresses: addPapers,
}
