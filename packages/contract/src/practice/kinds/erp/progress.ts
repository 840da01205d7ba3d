import { z } from 'zod'
import { erpErrors } from './names.ts'
import { erpVerdict } from './view.ts'

const count = z.number().int()

/** PRC-050: a student's progress with the cards, as the board shows it. Money is in cents. */
export const erpProgress = z.object({
  cash: count,
  cards: z.array(
    z.object({
      code: z.string(),
      /** The title of a teacher's card; empty for a card of the school. */
      title: z.string(),
      begun: z.boolean(),
      met: count,
      of: count,
      hints: count,
      /** The failed statements of a begun card, by their index. */
      failed: z.array(erpVerdict.extend({ place: count })),
    }),
  ),
  slips: z.array(z.object({ code: z.enum(erpErrors), count })),
})
export type ErpProgress = z.output<typeof erpProgress>
