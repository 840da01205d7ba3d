import { z } from 'zod'
import type { ItemAnswer } from '../../answer.ts'
import { longTextField, stemField } from '../../fields.ts'
import { optionIdSchema, optionsField } from '../../option.ts'
import { problem } from '../../problem-code.ts'
import type { PublicItem } from '../../public-item.ts'

export const singleItemSchema = z
  .object({
    kind: z.literal('single'),
    stem: stemField,
    options: optionsField,
    answer: z.string().min(1, problem('noRightOption')),
    analysis: longTextField,
  })
  .refine(({ answer, options }) => answer === '' || options.some(({ id }) => id === answer), {
    ...problem('unknownOption'),
    path: ['answer'],
  })
export type SingleItem = z.infer<typeof singleItemSchema>

export const singleAnswerSchema = optionIdSchema.nullable()

export function readSingle(item: PublicItem, value: unknown): ItemAnswer | undefined {
  return item.options?.find(({ id }) => id === value)?.id
}

export const isSingleAnswered = (answer: ItemAnswer): boolean =>
  typeof answer === 'string' && answer !== ''
