import { identities } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { importAnswers } from './import-answers.ts'
import { ownAnswers } from './own-answers.ts'
import { staffAnswers } from './staff-answers.ts'

export const identityRoutes = answer(identities, {
  ...ownAnswers,
  ...staffAnswers,
  ...importAnswers,
})
