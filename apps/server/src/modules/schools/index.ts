import type { ServerModule } from '../../platform/module.ts'
import { schoolRoutes } from './routes.ts'

export { createSchool } from './platform/actions.ts'
export { firstMenus, newSchoolValues } from './platform/rules.ts'
export { readHost } from './hosts/rules.ts'
export { findSchoolByHost } from './hosts/actions.ts'
export { getSchool, listBanners } from './pages/queries.ts'
export { insertContent as addSchoolContent } from './platform/queries.ts'
export { acceptNewest } from './agreements/actions.ts'
export { acceptedAgreement } from './agreements/present.ts'
export { listAccepted as listAcceptedAgreements, mustAgree } from './agreements/queries.ts'
export { maySetUp } from './policy.ts'
export { cleanHtml, isOwnSign } from './rules.ts'
export { changePart } from './settings/queries.ts'
export { listPages as listSchoolPages } from './texts/queries.ts'
export { schools } from './tables.ts'

export const schoolsModule: ServerModule = { name: 'schools', routes: schoolRoutes }
