import { schools } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { agreementAnswers } from './agreements/routes.ts'
import { pageAnswers } from './pages/routes.ts'
import { platformAnswers } from './platform/routes.ts'
import { settingsAnswers } from './settings/routes.ts'
import { textAnswers } from './texts/routes.ts'

export const schoolRoutes = answer(schools, {
  ...pageAnswers,
  ...agreementAnswers,
  ...settingsAnswers,
  ...platformAnswers,
  ...textAnswers,
})
