import { z } from 'zod'
import { itemKinds } from './item-kind.ts'
import { shownItemSchema } from './shown-item.ts'

export const publicItemSchema = z.object({ kind: z.enum(itemKinds), ...shownItemSchema.shape })
export type PublicItem = z.infer<typeof publicItemSchema>
