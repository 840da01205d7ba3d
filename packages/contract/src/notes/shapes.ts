import { z } from 'zod'

/** A plain text at a second of a lesson, visible only to its author. */
export const note = z.object({
  idSign: z.string(),
  videoSign: z.string(),
  videoTitle: z.string(),
  /** The number of chapter and lesson, such as 2.1. */
  number: z.string(),
  second: z.number().int(),
  content: z.string(),
  updatedAt: z.string(),
})
export type Note = z.output<typeof note>
