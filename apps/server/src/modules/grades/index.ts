import type { ServerModule } from '../../platform/module.ts'
import { gradeJobs } from './jobs.ts'
import { gradesRoutes } from './routes.ts'

export { gradesOfPerson } from './own-data/queries.ts'
export { parts, percentOfShare, standingHead, standingWords } from './results/present.ts'
export {
  hasEnded,
  isStudent,
  failingParts,
  failingStudents,
  finalResult,
  listOwnResults,
  resultExpressions,
  resultObject,
  type ResultRow,
  studentsOf,
} from './results/queries.ts'
export { outcomeOf, standingOf } from './results/rules.ts'

export { assessmentStandards } from './tables.ts'

export const gradesModule: ServerModule = { name: 'grades', routes: gradesRoutes, jobs: gradeJobs }
