import type { ServerModule } from '../../platform/module.ts'
import { messageRoutes } from './routes.ts'

export const messagesModule: ServerModule = { name: 'messages', routes: messageRoutes }
