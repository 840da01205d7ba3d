import { z } from 'zod'
import type { ItemAnswer } from '../../answer.ts'
import { longTextField, stemField } from '../../fields.ts'
import { keepOrderField, optionIdSchema, optionsField } from '../../option.ts'
import { shownChoice } from '../../parts/option-order.ts'
import { problem } from '../../problem-code.ts'
import type { Draft } from '../kind-draft.ts'
import type { ShownItem } from '../../shown-item.ts'

export const typeCode = 1

export const itemSchema = z
  .object({
    kind: z.literal('single'),
    stem: stemField,
    options: optionsField,
    keepOrder: keepOrderField,
    answer: z.string().min(1, problem('noRightOption')),
    analysis: longTextField,
  })
  .refine(({ answer, options }) => answer === '' || options.some(({ id }) => id === answer), {
    ...problem('unknownOption'),
    path: ['answer'],
  })
export type SingleItem = z.infer<typeof itemSchema>

export const answerSchema = optionIdSchema.nullable()

export function readAnswer(item: ShownItem, value: unknown): ItemAnswer | undefined {
  return item.options?.find(({ id }) => id === value)?.id
}

export const isAnswered = (answer: ItemAnswer): boolean =>
  typeof answer === 'string' && answer !== ''

export const shown = (item: SingleItem, order?: readonly string[]): ShownItem =>
  shownChoice(item, order)

/**
 * If several options are right, none is taken. Taking one of them without a warning would make a
 * wrong key.
 */
export const create = ({ right, ...draft }: Draft): SingleItem => ({
  kind: 'single',
  ...draft,
  answer: right.length === 1 ? right.join('') : '',
})
