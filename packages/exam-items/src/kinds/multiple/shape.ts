import { z } from 'zod'
import { type ItemAnswer, wireParts } from '../../answer.ts'
import { isUnique, longTextField, stemField } from '../../fields.ts'
import { optionIdSchema, optionsField, optionsMax } from '../../option.ts'
import { problem } from '../../problem-code.ts'
import type { PublicItem } from '../../public-item.ts'

/** How part of a right answer is marked (EXM-099); 'all' is the usual one. */
export const multipleStrategies = ['all', 'rightMinusWrong', 'perOption'] as const
export type MultipleStrategy = (typeof multipleStrategies)[number]

export const multipleItemSchema = z
  .object({
    kind: z.literal('multiple'),
    stem: stemField,
    options: optionsField,
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
export type MultipleItem = z.infer<typeof multipleItemSchema>

export const multipleAnswerSchema = z
  .array(optionIdSchema)
  .max(optionsMax, problem('tooMany'))
  .refine(isUnique, problem('repeated'))
  .nullable()

export function readMultiple(item: PublicItem, value: unknown): ItemAnswer | undefined {
  const picked = wireParts(value)
  if (!picked || !isUnique(picked)) return undefined
  const known = new Set(item.options?.map(({ id }) => id))
  return picked.every((id) => known.has(id)) ? picked : undefined
}

export const isMultipleAnswered = (answer: ItemAnswer): boolean =>
  Array.isArray(answer) && answer.length > 0
