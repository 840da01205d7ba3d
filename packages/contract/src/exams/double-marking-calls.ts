import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'

const percent = z
  .number({ error: says('whole', 0, 100) })
  .int({ error: says('whole', 0, 100) })
  .min(0, { error: says('whole', 0, 100) })
  .max(100, { error: says('whole', 0, 100) })

/** EXM-214: the double marking of an examination. */
export const doubleMarking = z.object({
  on: z.boolean(),
  /** The allowed difference of two marks, in percent of the points. */
  within: z.number().int(),
  /** Whether an answer was marked, so that the setting can no longer change. */
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
  /** Changes the setting, as long as no person has marked an answer. */
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
      /**
       * The setting that the caller saw (TCH-084); other parts of the examination may have changed.
       */
      was: z.object({ on: z.boolean(), within: percent }),
    }),
    data: doubleMarking,
    refusals: ['alreadyDone'],
  }),
}
