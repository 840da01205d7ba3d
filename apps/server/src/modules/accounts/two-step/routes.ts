import type { accounts } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'

export const twoStepAnswers: SomeAnswers<
  typeof accounts,
  'twoStepState' | 'beginTwoStep' | 'confirmTwoStep' | 'endTwoStep'
> = {
  twoStepState: async (_, { db, actor: { schoolId, userId } }) => {
    const enabled = await queries.isTwoStepOn(db, schoolId, userId)
    const recoveryCodesLeft = await queries.countRecoveryCodes(db, schoolId, userId)
    return { enabled, recoveryCodesLeft }
  },
  beginTwoStep: async (_, context) => actions.begin(context),
  confirmTwoStep: async ({ code }, context) => {
    const recoveryCodes = await actions.confirm(code, context)
    return recoveryCodes instanceof Refusal ? recoveryCodes : { recoveryCodes }
  },
  endTwoStep: async (input, context) => (await actions.end(input, context)) ?? null,
}
