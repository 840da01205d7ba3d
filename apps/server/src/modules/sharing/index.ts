import type { ServerModule } from '../../platform/module.ts'
import { sharingRoutes } from './routes.ts'

export { sharingOfPerson } from './own-data/queries.ts'
export { shareLinks, shareLinkUses } from './tables.ts'

export const sharingModule: ServerModule = { name: 'sharing', routes: sharingRoutes }
