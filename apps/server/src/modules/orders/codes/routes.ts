import { type orders, readCode } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { balanceOf } from '../coins/queries.ts'
import * as actions from './actions.ts'
import { batchAnswers } from './batches/routes.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Own = 'redeemActivationCode' | 'courseActivateList'
type OfStaff =
  | 'listCodeBatches'
  | 'makeCodeBatch'
  | 'downloadCodes'
  | 'getCodeBatch'
  | 'listBatchCodes'
  | 'revokeCodes'

export const codeAnswers: SomeAnswers<typeof orders, Own | OfStaff> = {
  redeemActivationCode: async ({ activationCode, code: captcha, ...trainee }, context) => {
    const typed = readCode(activationCode)
    if (!typed) return context.refuse('requestFailed', 'codeNotValid')
    const given = await actions.redeem(context, { ...trainee, typed, captcha })
    if (given instanceof Refusal) return given
    const { db, school, actor } = context
    return present.redemption(given, await balanceOf(db, school.id, actor.userId), context)
  },
  courseActivateList: async (window, context) => {
    const { db, school, actor } = context
    const person = { schoolId: school.id, userId: actor.userId }
    const { rows, total } = await queries.listActivated(db, person, window)
    return { list: rows.map((row) => present.activated(row, context)), total }
  },
  ...batchAnswers,
}
