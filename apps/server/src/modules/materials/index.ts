import type { ServerModule } from '../../platform/module.ts'
import { materialRoutes } from './routes.ts'

export { materials } from './tables.ts'

export const materialsModule: ServerModule = { name: 'materials', routes: materialRoutes }
