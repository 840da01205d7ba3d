import type { ServerModule } from '../../platform/module.ts'
import { applicationsRoutes } from './routes.ts'

export const applicationsModule: ServerModule = { name: 'applications', routes: applicationsRoutes }
