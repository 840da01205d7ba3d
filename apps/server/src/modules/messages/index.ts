import type { ServerModule } from '../../platform/module.ts'
import { messageJobs, messageListeners } from './jobs.ts'
import { messageRoutes } from './routes.ts'

export { messagesOfPerson } from './own-data/queries.ts'
export { type NewMessage, messages } from './tables.ts'

export const messagesModule: ServerModule = {
  name: 'messages',
  routes: messageRoutes,
  jobs: messageJobs,
  listeners: messageListeners,
}
