import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'

const percent = z
  .number({ error: says('whole', 0, 100) })
  .int({ error: says('whole', 0, 100) })
  .min(0, { error: says('whole', 0, 100) })
  .max(100, { error: says('whole', 0, 100) })

/** EXM-214: how the answers that a person marks are marked in one examination. */
export const doubleMarking = z.object({
  on: z.boolean(),
  /** By how many percent of the points of the question two marks may differ. */
  within: z.number().int(),
  /** A person has marked an answer, so that nothing of this changes any more. */
  fixed: z.boolean(),
})
export type DoubleMarking = z.output<typeof doubleMarking>

export const doubleMarkingCalls = {
  doubleMarking: call({
    id: 'CALL-541',
    method: 'POST',
    path: '/exam/doubleMarking',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: doubleMarking,
  }),
  /** Until the first answer is marked by a person. */
  setDoubleMarking: call({
    id: 'CALL-542',
    method: 'POST',
    path: '/exam/setDoubleMarking',
    who: 'teacher',
    kind: 'write',
    input: z.object({
      sign,
      on: z.boolean(),
      within: percent.default(0),
      /** What the caller saw (TCH-084); the rest of the examination may have changed since. */
      was: z.object({ on: z.boolean(), within: percent }),
    }),
    data: doubleMarking,
    refusals: ['alreadyDone'],
  }),
}
