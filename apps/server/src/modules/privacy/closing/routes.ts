import type { privacy } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { proveOwner } from '../../accounts/index.ts'
import { beginClosing, keepAccount, readClosing } from './actions.ts'

export const closingAnswers: SomeAnswers<
  typeof privacy,
  'accountClosing' | 'closeOwnAccount' | 'keepOwnAccount'
> = {
  accountClosing: (_, context) => readClosing(context),
  closeOwnAccount: async (proof, context) =>
    (await proveOwner(proof, context)) ?? (await beginClosing(context)) ?? readClosing(context),
  keepOwnAccount: async (_, context) => {
    await keepAccount(context)
    return readClosing(context)
  },
}
