import { z } from 'zod'
import { itemKinds } from './item-kind.ts'
import { optionSchema } from './option.ts'

/** All a student may see of a question while writing. Flat, so that a serialiser can be made from it. */
export const publicItemSchema = z.object({
  kind: z.enum(itemKinds),
  stem: z.string(),
  options: z.array(optionSchema).nullable().optional(),
  blanks: z.number().int().nullable().optional(),
})
export type PublicItem = z.infer<typeof publicItemSchema>
