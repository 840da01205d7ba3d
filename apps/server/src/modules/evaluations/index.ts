import type { ServerModule } from '../../platform/module.ts'
import { evaluationJobs, evaluationListeners } from './jobs.ts'
import { evaluationsRoutes } from './routes.ts'

export { evaluationsOfPerson } from './own-data/queries.ts'
export { assessRuns } from './overview/gathering.ts'
export { insertEvaluation, release as releaseAssessments } from './overview/queries.ts'
export { keep, lockWhole, saveRatings } from './queries.ts'
export { getRubric, insertRubric } from './rubrics/queries.ts'
export { assessments } from './tables.ts'
export { lockRatedWork } from './works.ts'

export const evaluationsModule: ServerModule = {
  name: 'evaluations',
  routes: evaluationsRoutes,
  jobs: evaluationJobs,
  listeners: evaluationListeners,
}
