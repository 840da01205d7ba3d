import { z } from 'zod'
import { shownOptionSchema } from './option.ts'

/** All a student may see of a question while writing, besides its kind. Flat, so that a serialiser can be made from it. */
export const shownItemSchema = z.object({
  stem: z.string(),
  options: z.array(shownOptionSchema).nullable().optional(),
  /** What each asks for one of the options. */
  prompts: z.array(shownOptionSchema).nullable().optional(),
  blanks: z.number().int().nullable().optional(),
})
export type ShownItem = z.infer<typeof shownItemSchema>
