import type { ServerModule } from '../../platform/module.ts'
import { identityRoutes } from './routes.ts'

export const identitiesModule: ServerModule = { name: 'identities', routes: identityRoutes }
