import type { ServerModule } from '../../platform/module.ts'
import { peopleRoutes } from './routes.ts'

export const peopleModule: ServerModule = { name: 'people', routes: peopleRoutes }
