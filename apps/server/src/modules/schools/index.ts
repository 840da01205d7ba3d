import type { ServerModule } from '../../platform/module.ts'
import { schoolRoutes } from './routes.ts'

export { schoolsOfPerson } from './own-data/queries.ts'
export {
  changeHosts,
  clearCaches,
  createSchool,
  type PlatformAct,
  resumeSchool,
  suspendSchool,
} from './platform/actions.ts'
export { findNamedSchool, listSchools } from './platform/queries.ts'
export { listHosts } from './hosts/queries.ts'
export { firstMenus, newSchoolValues } from './platform/rules.ts'
export { findPeopleRoom, lockPeopleRoom, refuseMorePeople } from './limits/actions.ts'
export { readHost } from './hosts/rules.ts'
export { findSchoolByHost, renewSchool, setMostHosts } from './hosts/actions.ts'
export { findNameHost, listAdverts, listBanners } from './pages/queries.ts'
export { advert as presentAdvert, presenterOf } from './pages/present.ts'
export { insertContent as addSchoolContent } from './platform/queries.ts'
export { acceptNewest } from './agreements/actions.ts'
export { acceptedAgreement } from './agreements/present.ts'
export { listAccepted as listAcceptedAgreements, mustAgree } from './agreements/queries.ts'
export { mayRunPlatform, maySetUp } from './policy.ts'
export { getSchool } from './queries.ts'
export { cleanHtml, isOwnSign } from './rules.ts'
export { changePart } from './settings/queries.ts'
export { listPages as listSchoolPages } from './texts/queries.ts'
export { schools } from './tables.ts'

export const schoolsModule: ServerModule = { name: 'schools', routes: schoolRoutes }
