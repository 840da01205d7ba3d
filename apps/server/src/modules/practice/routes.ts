import { practice } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'

export const practiceRoutes = answer(practice, {})
