import { people } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { auditAnswers } from './audit-answers.ts'
import { importAnswers } from './import-answers.ts'
import { personAnswers } from './person-answers.ts'

export const peopleRoutes = answer(people, { ...personAnswers, ...importAnswers, ...auditAnswers })
