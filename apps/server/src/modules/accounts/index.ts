import type { ServerModule } from '../../platform/module.ts'
import { accountAddresses } from './addresses.ts'
import { accountJobs, accountListeners } from './jobs.ts'
import { accountRoutes } from './routes.ts'

export { accountsOfPerson } from './own-data/queries.ts'
export { createUser, createUsers } from './registration/actions.ts'
export {
  getIdentityOf,
  grantIdentity,
  type IdentityGrant,
  lockUser,
  setAuditStatus,
} from './identity/queries.ts'
export { kindNames as mailKindNames } from './mail/texts.ts'
export { findFirstAdministrator, findUserByPhone, getUser } from './queries.ts'
export { makePhoto } from './profile/actions.ts'
export { createPasswordLink, firstPasswordHours, makePasswordLink } from './passwords/actions.ts'
export { authorName, isOfOpenAccount } from './closing/queries.ts'
export * as closings from './closing/queries.ts'
export { closedAccountName, shownAuthor, shownPhone } from './closing/rules.ts'
export { proveOwner, refuseUnproved } from './proof/actions.ts'
export { captchaCookie, refuseCode } from './captchas/actions.ts'
export { endSessionsOf } from './sessions/actions.ts'
export { endedJustNow, findActor } from './sessions/queries.ts'
export { sortNames } from './names/queries.ts'
export { sortedName, withNameSort } from './names/rules.ts'
export { completeRoles, isAutomaticName, likePart } from './rules.ts'
export {
  hasRole,
  hasTeacherRole,
  hasTeamRole,
  type NewUser,
  type UserRow,
  users,
} from './tables.ts'
export { mailAddresses } from './mail/tables.ts'
export { type Mailing, type MailReader, type NoticeMail, queueNoticeMails } from './mail/write.ts'
export { teacherProfileAnswers } from './profile/routes.ts'
export { removeTwoStep } from './two-step/queries.ts'

export const accountsModule: ServerModule = {
  name: 'accounts',
  routes: accountRoutes,
  jobs: accountJobs,
  listeners: accountListeners,
  addresses: accountAddresses,
}
