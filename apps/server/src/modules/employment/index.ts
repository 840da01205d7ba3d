import type { ServerModule } from '../../platform/module.ts'
import { sheetJobs } from './imports/jobs.ts'
import { employmentJobs } from './posts/jobs.ts'
import { employmentRoutes } from './routes.ts'
import { savedSearchJobs } from './saved-searches/jobs.ts'

export { employmentOfPerson } from './own-data/queries.ts'
export { deliveryStateOf, silentFrom, silentUntil } from './delivery/rules.ts'
export { listToApply } from './home/queries.ts'
export {
  asText,
  type Fault,
  oneOf,
  problemsOfForm,
  readCells,
  type Reader,
} from './imports/cells.ts'
export { type Importing } from './imports/company-import.ts'
export { ofTags as tagChoices } from './imports/choices.ts'
export { faultRow, faultTexts, keptTexts } from './imports/texts.ts'
export { assertKeeps } from './keepers.ts'
export { getKept } from './posts/queries.ts'
export { postCard } from './present.ts'
export {
  countByPosition,
  type FullPost,
  getPost,
  listCollected,
  listForMap,
  listOfPosition,
  type PostWithCompany,
} from './queries.ts'
export { stateOf as postStateOf } from './rules.ts'
export { type PostWants, searchInOrder, searchPosts } from './search/actions.ts'
export { filtersOf } from './search/plan.ts'
export { postsFound } from './search/present.ts'
export type { Able } from './search/queries.ts'
export { saveTerms } from './search/saving/queries.ts'
export { skillTerm } from './search/terms.ts'
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
  jobs: (services) => [
    ...employmentJobs(services),
    ...savedSearchJobs(services),
    ...sheetJobs(services),
  ],
}
