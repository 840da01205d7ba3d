import { z } from 'zod'
import { annotationItemSchema } from './kinds/annotation/shape.ts'
import { blankItemSchema } from './kinds/blank/shape.ts'
import { judgeItemSchema } from './kinds/judge/shape.ts'
import { multipleItemSchema } from './kinds/multiple/shape.ts'
import { singleItemSchema } from './kinds/single/shape.ts'

/** A question with its answer side, as teachers write it and the bank keeps it. */
export const itemSchema = z.discriminatedUnion('kind', [
  singleItemSchema,
  multipleItemSchema,
  blankItemSchema,
  judgeItemSchema,
  annotationItemSchema,
])
export type Item = z.infer<typeof itemSchema>
