import { identities } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { importAnswers } from './imports/routes.ts'
import { ownAnswers } from './own/routes.ts'
import { requestAnswers } from './requests/routes.ts'
import { rosterAnswers } from './roster/routes.ts'

export const identityRoutes = answer(identities, {
  ...ownAnswers,
  ...requestAnswers,
  ...rosterAnswers,
  ...importAnswers,
})
