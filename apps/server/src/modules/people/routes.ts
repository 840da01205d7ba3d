import { people } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { auditAnswers } from './audit/routes.ts'
import { personAnswers } from './directory/routes.ts'
import { importAnswers } from './imports/routes.ts'

export const peopleRoutes = answer(people, { ...personAnswers, ...importAnswers, ...auditAnswers })
