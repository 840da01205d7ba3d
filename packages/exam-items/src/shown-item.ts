import { z } from 'zod'
import { shownOptionSchema } from './option.ts'

/**
 * The fields of a question that a student may see while answering, besides the kind. They are not
 * nested, so that a serialiser can be generated.
 */
export const shownItemSchema = z.object({
  stem: z.string(),
  options: z.array(shownOptionSchema).nullable().optional(),
  /** Each prompt asks for one of the options. */
  prompts: z.array(shownOptionSchema).nullable().optional(),
  blanks: z.number().int().nullable().optional(),
})
export type ShownItem = z.infer<typeof shownItemSchema>
