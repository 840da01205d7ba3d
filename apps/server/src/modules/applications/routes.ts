import { applications } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'

export const applicationsRoutes = answer(applications, {})
