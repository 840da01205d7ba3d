import type { ServerModule } from '../../platform/module.ts'
import { promoteRoutes } from './routes.ts'

export { promoteOfPerson } from './own-data/queries.ts'
export { setStages } from './keeping/queries.ts'
export { careerPaths } from './tables.ts'

export const promoteModule: ServerModule = { name: 'promote', routes: promoteRoutes }
