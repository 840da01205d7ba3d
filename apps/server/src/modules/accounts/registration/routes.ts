import type { accounts } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { newSession } from '../sign-in/actions.ts'
import * as actions from './actions.ts'

export const registrationAnswers: SomeAnswers<typeof accounts, 'register' | 'checkUniqueByMobile'> =
  {
    register: async (input, context) => {
      const registered = await actions.register(input, context)
      return registered instanceof Refusal ? registered : newSession(registered, false, context)
    },
    checkUniqueByMobile: async ({ mobile, areaCode }, context) => {
      const refused = await actions.checkUnique(mobile, areaCode, context)
      return refused ?? null
    },
  }
