import type { ServerModule } from '../../platform/module.ts'
import { addReportAddress } from './reports/receive.ts'
import { homeworkRoutes } from './routes.ts'

export { homeworkOfPerson } from './own-data/queries.ts'
export { lockWork } from './grading/actions.ts'
export {
  getHandedIn,
  listUnmarked,
  setRated,
  setRubricChosen,
  type UnmarkedHandIn,
} from './grading/queries.ts'
export { scoreTask } from './grading/scoring.ts'
export { isFedByPractice, listPrerequisites } from './practical/queries.ts'
export { workItem } from './present.ts'
export {
  asListed,
  getItemFor,
  handInsToMark,
  type ListedWork,
  releasedOf,
  releasedWork,
  waitingHandIns,
} from './queries.ts'
export { takeHandIn } from './routes.ts'
export { isReached, missingTasks, type Prerequisite } from './rules.ts'
export { handInGrades, handIns, homeworkItems, prerequisites, prerequisiteSets } from './tables.ts'

export const homeworkModule: ServerModule = {
  name: 'homework',
  routes: homeworkRoutes,
  addresses: addReportAddress,
}
