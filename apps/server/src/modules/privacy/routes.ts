import { privacy } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { archiveAnswers } from './archive/routes.ts'
import { closingAnswers } from './closing/routes.ts'

export const privacyRoutes = answer(privacy, { ...archiveAnswers, ...closingAnswers })
