import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign } from '../wire/fields.ts'
import { wireAnswer } from './shapes.ts'

export const practiceCalls = {
  /** EXM-211: marks another answer to a question of an own paper; nothing is kept. Refused until the review shows its key. */
  checkPractice: call({
    id: 'CALL-470',
    method: 'POST',
    path: '/exam/checkPractice',
    who: 'signedIn',
    kind: 'read',
    input: z.object({
      unitestingUserRecordId: sign,
      unitestingBankId: sign,
      answer: wireAnswer,
    }),
    /** Both null where only a teacher can judge. */
    data: z.object({ right: z.boolean().nullable(), studentScore: z.number().nullable() }),
    refusals: ['alreadyDone'],
  }),
}
