import type { ServerModule } from '../../platform/module.ts'
import { examJobs, examListeners } from './jobs.ts'
import { examRoutes } from './routes.ts'

export { examsOfPerson } from './own-data/queries.ts'
export { readBundled, writeBundled } from './bundled/actions.ts'
export { nameAt, namedSigns, placeOf, renameFiles } from './bundled/rules.ts'
export { examinationsOf } from './attempts/actions.ts'
export { copyExaminations, firstStartOf } from './examinations/actions.ts'
export { examineItem } from './papers/present.ts'
export { listForStudent, type StudentExamination } from './papers/queries.ts'
export { passedOf, percentOf } from './present.ts'
export { points } from './rules.ts'
export { papersToMark, waitingPapers, type WaitingScope } from './queue/queries.ts'
export { mostMoreSeconds, ownEndTime } from './more-time/queries.ts'

export const examsModule: ServerModule = {
  name: 'exams',
  routes: examRoutes,
  jobs: examJobs,
  listeners: examListeners,
}
