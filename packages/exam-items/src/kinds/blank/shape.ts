import { z } from 'zod'
import { type ItemAnswer, isTextList } from '../../answer.ts'
import { filledText, longTextField, stemField } from '../../fields.ts'
import { problem } from '../../problem-code.ts'
import type { PublicItem } from '../../public-item.ts'
import { countBlanks } from './stem.ts'

export const blanksMax = 10
export const alternativesMax = 20
export const alternativeMax = 200
export const blankTextMax = 500

const alternativesField = z
  .array(filledText(alternativeMax))
  .min(1, problem('required'))
  .max(alternativesMax, problem('tooMany'))

export const blankItemSchema = z
  .object({
    kind: z.literal('blank'),
    stem: stemField,
    blanks: z.array(alternativesField).min(1, problem('tooFew')).max(blanksMax, problem('tooMany')),
    analysis: longTextField,
  })
  .refine(({ stem, blanks }) => countBlanks(stem) === blanks.length, {
    ...problem('blankCount'),
    path: ['blanks'],
  })
export type BlankItem = z.infer<typeof blankItemSchema>

const blankTextSchema = z.string().max(blankTextMax, problem('tooLong'))
export const blankAnswerSchema = z
  .array(blankTextSchema)
  .max(blanksMax, problem('tooMany'))
  .nullable()

/**
 * A joined text is split only when the number of parts leaves no doubt (EXM-017). With one blank
 * nothing was joined, so its commas belong to the text.
 */
function readTexts(count: number, value: unknown): string[] | undefined {
  if (isTextList(value)) return value
  if (typeof value !== 'string') return undefined
  return count === 1 ? [value] : value.split(',')
}

export function readBlank(item: PublicItem, value: unknown): ItemAnswer | undefined {
  const count = item.blanks ?? 0
  const texts = readTexts(count, value)
  if (!texts || texts.length !== count) return undefined
  return texts.every((text) => text.length <= blankTextMax) ? texts : undefined
}

export const isBlankAnswered = (answer: ItemAnswer): boolean =>
  Array.isArray(answer) && answer.some((text) => text.trim() !== '')
