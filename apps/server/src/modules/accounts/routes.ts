import { accounts } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { captchaAnswers } from './captchas/routes.ts'
import { codeAnswers } from './codes/routes.ts'
import { impersonationAnswers } from './impersonation/routes.ts'
import { mailAnswers } from './mail/routes.ts'
import { mobileAnswers } from './mobile/routes.ts'
import { passwordAnswers } from './passwords/routes.ts'
import { profileAnswers } from './profile/routes.ts'
import { proofAnswers } from './proof/routes.ts'
import { registrationAnswers } from './registration/routes.ts'
import { sessionAnswers } from './sessions/routes.ts'
import { signInAnswers } from './sign-in/routes.ts'
import { socialAnswers } from './social/routes.ts'
import { twoStepAnswers } from './two-step/routes.ts'

export const accountRoutes = answer(accounts, {
  ...registrationAnswers,
  ...captchaAnswers,
  ...codeAnswers,
  ...signInAnswers,
  ...twoStepAnswers,
  ...socialAnswers,
  ...sessionAnswers,
  ...passwordAnswers,
  ...profileAnswers,
  ...proofAnswers,
  ...mobileAnswers,
  ...impersonationAnswers,
  ...mailAnswers,
})
