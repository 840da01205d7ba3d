import type { ServerModule } from '../../platform/module.ts'
import { materialRoutes } from './routes.ts'

export { materialsOfPerson } from './own-data/queries.ts'
export { listMaterials, type MaterialRow } from './queries.ts'
export { fileNameOf } from './rules.ts'
export { materials } from './tables.ts'

export const materialsModule: ServerModule = { name: 'materials', routes: materialRoutes }
