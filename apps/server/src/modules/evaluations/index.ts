import type { ServerModule } from '../../platform/module.ts'
import { evaluationJobs } from './jobs.ts'
import { evaluationsRoutes } from './routes.ts'

export const evaluationsModule: ServerModule = {
  name: 'evaluations',
  routes: evaluationsRoutes,
  jobs: evaluationJobs,
}
