import type { accounts } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { createTicket, newSession } from '../sign-in/actions.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'

export const twoStepAnswers: SomeAnswers<
  typeof accounts,
  'confirmSecondStep' | 'twoStepState' | 'beginTwoStep' | 'confirmTwoStep' | 'endTwoStep'
> = {
  confirmSecondStep: async (input, context) => {
    const redeemed = await actions.redeemSecondStep(input, context)
    if (redeemed instanceof Refusal) return redeemed
    const { user, remembered, teacher } = redeemed
    const signedIn = await newSession(user, remembered, context)
    if (signedIn instanceof Refusal || !teacher) return signedIn
    return { ...signedIn, teacherToken: await createTicket(user, remembered, context) }
  },
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
