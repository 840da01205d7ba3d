import type { ServerModule } from '../../platform/module.ts'
import { examJobs, examListeners } from './jobs.ts'
import { examRoutes } from './routes.ts'

export { examsOfPerson } from './own-data/queries.ts'
export { readBundled, writeBundled } from './authoring/bundled/actions.ts'
export { nameAt, namedSigns, placeOf, renameFiles } from './authoring/bundled/rules.ts'
export { examinationsOf } from './sitting/opening/actions.ts'
export { copyExaminations, firstStartOf } from './authoring/examinations/actions.ts'
export { countOverdue } from './sitting/closing/queries.ts'
export { examineItem } from './sitting/papers/present.ts'
export { listForStudent, type StudentExamination } from './sitting/papers/queries.ts'
export { passedOf, percentOf } from './present.ts'
export { points } from './rules.ts'
export { papersToMark, waitingPapers, type WaitingScope } from './marking/queue/queries.ts'
export { mostMoreSeconds, ownEndTime } from './authoring/more-time/queries.ts'

export const examsModule: ServerModule = {
  name: 'exams',
  routes: examRoutes,
  jobs: examJobs,
  listeners: examListeners,
}
