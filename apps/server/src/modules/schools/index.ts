import type { ServerModule } from '../../platform/module.ts'
import { schoolRoutes } from './routes.ts'

export { createSchool, type SchoolPlan } from './platform/actions.ts'
export { findSchoolByHost, forgetSchools } from './hosts/actions.ts'
export { getSchool } from './pages/queries.ts'
export { insertContent as addSchoolContent } from './platform/queries.ts'
export { changePart } from './settings/queries.ts'
export { schools } from './tables.ts'

export const schoolsModule: ServerModule = { name: 'schools', routes: schoolRoutes }
