import { z } from 'zod'
import type { ItemAnswer } from '../../answer.ts'
import { longTextField, stemField } from '../../fields.ts'
import { problem } from '../../problem-code.ts'
import type { PublicItem } from '../../public-item.ts'

export const annotationTextMax = 5000

export const annotationItemSchema = z.object({
  kind: z.literal('annotation'),
  stem: stemField,
  /** A model answer: for the grader, and for the student when the review policy allows it. */
  model: longTextField,
  analysis: longTextField,
})
export type AnnotationItem = z.infer<typeof annotationItemSchema>

const annotationTextSchema = z.string().max(annotationTextMax, problem('tooLong'))
export const annotationAnswerSchema = annotationTextSchema.nullable()

export function readAnnotation(_item: PublicItem, value: unknown): ItemAnswer | undefined {
  const text = annotationTextSchema.safeParse(value)
  return text.success ? text.data : undefined
}

export const isAnnotationAnswered = (answer: ItemAnswer): boolean =>
  typeof answer === 'string' && answer.trim() !== ''
