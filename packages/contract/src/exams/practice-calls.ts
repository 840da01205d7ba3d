import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign } from '../wire/fields.ts'
import { wireAnswer } from './shapes.ts'

export const practiceCalls = {
  /**
   * EXM-211: marks a practice answer to a question of the caller's paper and stores nothing.
   * Refused until the review shows the solution.
   */
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
    /**
     * Whether the answer is right, and its points. The two values are null if only a teacher can
     * judge.
     */
    data: z.object({ right: z.boolean().nullable(), studentScore: z.number().nullable() }),
    refusals: ['alreadyDone'],
  }),
}
