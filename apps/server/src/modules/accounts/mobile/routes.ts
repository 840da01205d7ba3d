import type { accounts } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { updateMobile, verifyCode } from './actions.ts'

export const mobileAnswers: SomeAnswers<typeof accounts, 'updateMobile' | 'verifyCode'> = {
  updateMobile: async (input, context) => (await updateMobile(input, context)) ?? null,
  verifyCode: async (input, context) => (await verifyCode(input, context)) ?? null,
}
