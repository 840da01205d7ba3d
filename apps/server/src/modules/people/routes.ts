import { people } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { teacherProfileAnswers } from '../accounts/index.ts'
import { auditAnswers } from './audit/routes.ts'
import { personAnswers } from './directory/routes.ts'
import { importAnswers } from './imports/routes.ts'
import { selectionAnswers } from './selection/routes.ts'
import { viewAnswers } from './views/routes.ts'

export const peopleRoutes = answer(people, {
  ...personAnswers,
  ...selectionAnswers,
  ...viewAnswers,
  ...importAnswers,
  ...auditAnswers,
  ...teacherProfileAnswers,
})
