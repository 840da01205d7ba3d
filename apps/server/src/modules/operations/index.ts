import type { ServerModule } from '../../platform/module.ts'
import { operationsRoutes } from './routes.ts'

export const operationsModule: ServerModule = { name: 'operations', routes: operationsRoutes }
