import type { ServerModule } from '../../platform/module.ts'
import { employmentJobs } from './posts/jobs.ts'
import { employmentRoutes } from './routes.ts'

export { mayKeep } from './policy.ts'
export { companyCard, postCard } from './present.ts'
export { type FullPost, getCompany, getPost, isLive, listForMap } from './queries.ts'
export { saveTerms, saveTermsOfCompany } from './search/saving.ts'
export { stateOf } from './rules.ts'
export {
  companies,
  type CompanyRow,
  type JobPostRow,
  jobPosts,
  type NewJobPost,
  postCollections,
} from './tables.ts'

export const employmentModule: ServerModule = {
  name: 'employment',
  routes: employmentRoutes,
  jobs: employmentJobs,
}
