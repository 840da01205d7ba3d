import { z } from 'zod'
import { erpErrors } from './names.ts'
import { erpVerdict } from './view.ts'

const count = z.number().int()

/** PRC-050: how far a student is with the cards, as the board of the teacher shows it. Money in cents. */
export const erpProgress = z.object({
  cash: count,
  cards: z.array(
    z.object({
      code: z.string(),
      /** Of a teacher's own card; empty for a card of the school. */
      title: z.string(),
      begun: z.boolean(),
      met: count,
      of: count,
      hints: count,
      /** The statements of a begun card that are not met, by their places in the card. */
      failed: z.array(erpVerdict.extend({ place: count })),
    }),
  ),
  slips: z.array(z.object({ code: z.enum(erpErrors), count })),
})
export type ErpProgress = z.output<typeof erpProgress>
