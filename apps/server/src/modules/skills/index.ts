import type { ServerModule } from '../../platform/module.ts'
import { skillRoutes } from './routes.ts'

export { courseSkills } from './tables.ts'

export const skillsModule: ServerModule = { name: 'skills', routes: skillRoutes }
