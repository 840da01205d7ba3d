import type { ServerModule } from '../../platform/module.ts'
import { practiceJobs } from './jobs.ts'
import { practiceRoutes } from './routes.ts'
import { turnJobs } from './turns/jobs.ts'

export { practiceOfPerson } from './own-data/queries.ts'
export { percentOf } from './assignments/rules.ts'
export {
  type EndedRun,
  isStudent,
  listEnded,
  lockEnded,
  markGathered,
} from './assignments/queries.ts'
export { findPractice, practices } from './built-in.ts'
export { type PlayNow, playsNow } from './plays-now.ts'
export { listDebriefs, lockDebriefs } from './debrief/actions.ts'
export { listKeyDecisions } from './keeping.ts'
export { kindOf } from './kinds/kinds.ts'
export { capped, scored } from './rules.ts'
export {
  type NewRun,
  practiceAssignments,
  practiceCommands,
  practiceDebriefs,
  practiceRuns,
  practiceSeats,
  practiceSnapshots,
} from './tables.ts'

export const practiceModule: ServerModule = {
  name: 'practice',
  routes: practiceRoutes,
  jobs: (services, clock) => [...turnJobs(services, clock), ...practiceJobs(services, clock)],
}
