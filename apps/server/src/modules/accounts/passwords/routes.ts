import type { accounts } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { changePassword, resetPassword, setFirstPassword, verifyForgot } from './actions.ts'

export const passwordAnswers: SomeAnswers<
  typeof accounts,
  'verifyForgot' | 'resetPassword' | 'setFirstPassword' | 'changePassword'
> = {
  verifyForgot: async ({ account, areaCode, code }, context) => {
    const refused = await verifyForgot(account, areaCode, code, context)
    return refused ?? null
  },
  resetPassword: async (input, context) => {
    const refused = await resetPassword(input, context)
    return refused ?? null
  },
  setFirstPassword: (input, context) => setFirstPassword(input, context),
  changePassword: async (input, context) => (await changePassword(input, context)) ?? null,
}
