import type { ServerModule } from '../../platform/module.ts'
import { trainingRoutes } from './routes.ts'

export { trainingOfPerson } from './own-data/queries.ts'
export { studentsBehind } from './board/routes.ts'
export { countOwn, findTrainFace, listForMap } from './list/queries.ts'
export { chapterDates, trainings } from './tables.ts'

export const trainingModule: ServerModule = { name: 'training', routes: trainingRoutes }
