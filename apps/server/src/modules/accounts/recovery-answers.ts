import { wrongField } from '@titian/contract'
import { checkUnique } from './actions.ts'
import type { SomeAnswers } from './answers.ts'
import { givePuzzle } from './captchas.ts'
import { sendCode } from './codes.ts'
import { verifyCode } from './mobile-actions.ts'
import { resetPassword, verifyForgot } from './recovery-actions.ts'
import { readPhone } from './rules.ts'

/** Codes by SMS and what they open; and the puzzle that stands in for the picture. */
export const recoveryAnswers: SomeAnswers<
  | 'checkUniqueByMobile'
  | 'sendCodeForMobile'
  | 'verifyForgot'
  | 'resetPassword'
  | 'verifyCode'
  | 'puzzle'
> = {
  checkUniqueByMobile: async ({ mobile, areaCode }, context) => {
    const no = await checkUnique(mobile, areaCode, context)
    return no ?? null
  },
  sendCodeForMobile: async ({ mobile, areaCode, type, code }, context) => {
    const phone = readPhone(mobile, areaCode)
    if (!phone)
      return context.refuse('invalidInput', { fields: wrongField('mobile', context.language) })
    const no = await sendCode(phone, type, code, context)
    return no ?? null
  },
  verifyForgot: async ({ account, areaCode, code }, context) => {
    const no = await verifyForgot(account, areaCode, code, context)
    return no ?? null
  },
  resetPassword: async (input, context) => {
    const no = await resetPassword(input, context)
    return no ?? null
  },
  verifyCode: async (input, context) => (await verifyCode(input, context)) ?? null,
  puzzle: async (_, context) => givePuzzle(context),
}
