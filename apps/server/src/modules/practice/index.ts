import type { ServerModule } from '../../platform/module.ts'
import { practiceRoutes } from './routes.ts'

export const practiceModule: ServerModule = { name: 'practice', routes: practiceRoutes }
