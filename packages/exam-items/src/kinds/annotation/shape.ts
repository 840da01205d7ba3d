import { z } from 'zod'
import type { ItemAnswer } from '../../answer.ts'
import { longTextField, stemField } from '../../fields.ts'
import { problem } from '../../problem-code.ts'
import type { Draft } from '../kind-draft.ts'
import type { ShownItem } from '../../shown-item.ts'

export const typeCode = 5

export const annotationTextMax = 5000

export const itemSchema = z.object({
  kind: z.literal('annotation'),
  stem: stemField,
  /** The model answer: shown to the grader, and to the student when the review policy allows it. */
  model: longTextField,
  analysis: longTextField,
})
export type AnnotationItem = z.infer<typeof itemSchema>

const annotationTextSchema = z.string().max(annotationTextMax, problem('tooLong'))
export const answerSchema = annotationTextSchema.nullable()

export function readAnswer(_item: ShownItem, value: unknown): ItemAnswer | undefined {
  const text = annotationTextSchema.safeParse(value)
  return text.success ? text.data : undefined
}

export const isAnswered = (answer: ItemAnswer): boolean =>
  typeof answer === 'string' && answer.trim() !== ''

export const shown = ({ stem }: AnnotationItem): ShownItem => ({ stem })

export const create = ({ stem, analysis }: Draft): AnnotationItem => ({
  kind: 'annotation',
  stem,
  model: '',
  analysis,
})
