import type { ServerModule } from '../../platform/module.ts'
import { applicationJobs, applicationListeners } from './jobs.ts'
import { applicationsRoutes } from './routes.ts'

export { withdrawAllOf } from './actions.ts'
export { countUnended as countOpenApplications } from './queries.ts'
export { applicationsOfPerson } from './own-data/queries.ts'
export { applicationCopies, applicationLinks, applicationSteps } from './tables.ts'

export const applicationsModule: ServerModule = {
  name: 'applications',
  routes: applicationsRoutes,
  jobs: applicationJobs,
  listeners: applicationListeners,
}
