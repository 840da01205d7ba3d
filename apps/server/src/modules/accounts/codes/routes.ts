import { type accounts, wrongField } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { readPhone } from '../rules.ts'
import { sendCode } from './actions.ts'

export const codeAnswers: SomeAnswers<typeof accounts, 'sendCodeForMobile'> = {
  sendCodeForMobile: async ({ mobile, areaCode, type, code }, context) => {
    const phone = readPhone(mobile, areaCode)
    if (!phone)
      return context.refuse('invalidInput', { fields: wrongField('mobile', context.language) })
    const refused = await sendCode(phone, type, code, context)
    return refused ?? null
  },
}
