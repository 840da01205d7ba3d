import { z } from 'zod'
import { call } from '../wire/call.ts'
import { nothing } from '../wire/fields.ts'
import { marketSteps, stepStates } from './kinds/marketplace/names.ts'

const step = z.enum(marketSteps)
const count = z.number().int()

/** PRC-015: the steps of the virtual marketplace, in the language of the caller. */
export const processData = z.object({
  nodes: z.array(
    z.object({
      id: step,
      name: z.string(),
      url: z.string(),
      /** The state in the newest open run; for a visitor that of a new run. */
      state: z.enum(stepStates),
      /** The points of this run, and the most points of the step; null without a run. */
      score: count.nullable(),
      of: count,
    }),
  ),
  edges: z.array(z.object({ from: step, to: step, condition: z.string() })),
})
export type ProcessData = z.output<typeof processData>

export const processCalls = {
  processData: call({
    id: 'CALL-277',
    method: 'GET',
    path: '/simulation/processData',
    who: 'anyone',
    kind: 'read',
    input: nothing,
    data: processData,
  }),
}
