import type { ServerModule } from '../../platform/module.ts'
import { discussionRoutes } from './routes.ts'

export { discussionsOfPerson } from './own-data/queries.ts'
export { maySeeNames } from './policy.ts'
export { waitingQuestions, waitingReports } from './queries.ts'
export { answers, questions } from './tables.ts'

export const discussionsModule: ServerModule = { name: 'discussions', routes: discussionRoutes }
