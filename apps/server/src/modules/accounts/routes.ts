import { accounts } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { profileAnswers } from './profile-answers.ts'
import { recoveryAnswers } from './recovery-answers.ts'
import { sessionAnswers } from './session-answers.ts'
import { signInAnswers } from './sign-in-answers.ts'
import { impersonationAnswers } from './impersonation-answers.ts'
import { socialAnswers } from './social-answers.ts'
import { twoStepAnswers } from './two-step-answers.ts'

export const accountRoutes = answer(accounts, {
  ...signInAnswers,
  ...recoveryAnswers,
  ...profileAnswers,
  ...sessionAnswers,
  ...twoStepAnswers,
  ...socialAnswers,
  ...impersonationAnswers,
})
