import type { ServerModule } from '../../platform/module.ts'
import { employmentJobs } from './posts/jobs.ts'
import { employmentRoutes } from './routes.ts'

export { assertKeeps } from './keepers.ts'
export { postCard } from './present.ts'
export { countByPosition, type FullPost, getPost, listForMap, listOfPosition } from './queries.ts'
export { getKept } from './posts/queries.ts'
export { saveTerms } from './search/saving/queries.ts'
export { companies, jobPosts, type NewJobPost, postCollections } from './tables.ts'

export const employmentModule: ServerModule = {
  name: 'employment',
  routes: employmentRoutes,
  jobs: employmentJobs,
}
