import { z } from 'zod'

/** Plain text at a second of a lesson; only its author ever gets it. */
export const note = z.object({
  idSign: z.string(),
  videoSign: z.string(),
  videoTitle: z.string(),
  /** Such as 2.1. */
  number: z.string(),
  second: z.number().int(),
  content: z.string(),
  updatedAt: z.string(),
})
export type Note = z.output<typeof note>
