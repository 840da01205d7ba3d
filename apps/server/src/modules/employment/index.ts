import type { ServerModule } from '../../platform/module.ts'
import { employmentJobs } from './posts/jobs.ts'
import { employmentRoutes } from './routes.ts'

export { deliveryStateOf, silentFrom, silentUntil } from './delivery/rules.ts'
export { listToApply } from './home/queries.ts'
export { assertKeeps } from './keepers.ts'
export { postCard } from './present.ts'
export {
  type FullPost,
  getPost,
  listCollected,
  listForMap,
  type PostWithCompany,
} from './queries.ts'
export { stateOf as postStateOf } from './rules.ts'
export { saveTerms } from './search/saving/queries.ts'
export {
  companies,
  type JobApplicationRow,
  jobApplications,
  jobPosts,
  type NewJobPost,
  postCollections,
} from './tables.ts'

export const employmentModule: ServerModule = {
  name: 'employment',
  routes: employmentRoutes,
  jobs: employmentJobs,
}
