import type { ServerModule } from '../../platform/module.ts'
import { mailRoutes } from './routes.ts'

export const mailsModule: ServerModule = { name: 'mails', routes: mailRoutes }
