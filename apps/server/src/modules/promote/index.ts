import type { ServerModule } from '../../platform/module.ts'
import { promoteRoutes } from './routes.ts'

export const promoteModule: ServerModule = { name: 'promote', routes: promoteRoutes }
