import type { ServerModule } from '../../platform/module.ts'
import { statisticsRoutes } from './routes.ts'

export const statisticsModule: ServerModule = { name: 'statistics', routes: statisticsRoutes }
