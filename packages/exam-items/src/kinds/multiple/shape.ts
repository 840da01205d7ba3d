import { z } from 'zod'
import { type ItemAnswer, wireParts } from '../../answer.ts'
import { isUnique, longTextField, stemField } from '../../fields.ts'
import { keepOrderField, optionIdSchema, optionsField, optionsMax } from '../../option.ts'
import { shownChoice } from '../../parts/option-order.ts'
import { problem } from '../../problem-code.ts'
import type { Draft } from '../kind-draft.ts'
import type { ShownItem } from '../../shown-item.ts'

export const typeCode = 2

/** How partly right answers are marked (EXM-099); 'all' is the default. */
export const multipleStrategies = ['all', 'rightMinusWrong', 'perOption'] as const
export type MultipleStrategy = (typeof multipleStrategies)[number]

export const itemSchema = z
  .object({
    kind: z.literal('multiple'),
    stem: stemField,
    options: optionsField,
    keepOrder: keepOrderField,
    answer: z
      .array(z.string())
      .min(1, problem('noRightOption'))
      .refine(isUnique, problem('repeated')),
    strategy: z.enum(multipleStrategies, problem('invalid')),
    analysis: longTextField,
  })
  .refine(
    ({ answer, options }) => answer.every((picked) => options.some(({ id }) => id === picked)),
    { ...problem('unknownOption'), path: ['answer'] },
  )
export type MultipleItem = z.infer<typeof itemSchema>

export const answerSchema = z
  .array(optionIdSchema)
  .max(optionsMax, problem('tooMany'))
  .refine(isUnique, problem('repeated'))
  .nullable()

export function readAnswer(item: ShownItem, value: unknown): ItemAnswer | undefined {
  const picked = wireParts(value)
  if (!picked || !isUnique(picked)) return undefined
  const known = new Set(item.options?.map(({ id }) => id))
  return picked.every((id) => known.has(id)) ? picked : undefined
}

export const isAnswered = (answer: ItemAnswer): boolean =>
  Array.isArray(answer) && answer.length > 0

/** The strategy is left out, because students could see from it how guessing is punished. */
export const shown = (item: MultipleItem, order?: readonly string[]): ShownItem =>
  shownChoice(item, order)

export const create = ({ right, ...draft }: Draft): MultipleItem => ({
  kind: 'multiple',
  ...draft,
  answer: right,
  strategy: 'all',
})
