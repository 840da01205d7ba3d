import type { privacy } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { refuseWithoutProof } from '../proof/actions.ts'
import { beginClosing, keepAccount, readClosing } from './actions.ts'

export const closingAnswers: SomeAnswers<
  typeof privacy,
  'accountClosing' | 'closeOwnAccount' | 'keepOwnAccount'
> = {
  accountClosing: (_, context) => readClosing(context),
  closeOwnAccount: async (proof, context) =>
    (await refuseWithoutProof(proof, context)) ??
    (await beginClosing(context)) ??
    readClosing(context),
  keepOwnAccount: async (_, context) => {
    await keepAccount(context)
    return readClosing(context)
  },
}
