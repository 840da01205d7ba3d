import type { ServerModule } from '../../platform/module.ts'
import { progressRoutes } from './routes.ts'
import { addCalendar } from './serve.ts'

export { progressOfPerson } from './own-data/queries.ts'

export const progressModule: ServerModule = {
  name: 'progress',
  routes: progressRoutes,
  addresses: addCalendar,
}
