import { z } from 'zod'
import { type ItemAnswer, isTextList } from '../../answer.ts'
import { filledText, longTextField, stemField } from '../../fields.ts'
import { problem } from '../../problem-code.ts'
import type { PublicItem } from '../../public-item.ts'
import { readDecimal } from './decimal.ts'
import { type BlankMatching, blankMatchingSchema, usualMatching } from './matching.ts'
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
    /** One for each blank. Versions from before there were such rules have none and mark as they did (EXM-162). */
    matching: z.array(blankMatchingSchema).max(blanksMax, problem('tooMany')).optional(),
    analysis: longTextField,
  })
  .refine(
    ({ stem, blanks, matching = blanks }) =>
      countBlanks(stem) === blanks.length && matching.length === blanks.length,
    { ...problem('blankCount'), path: ['blanks'] },
  )
  .superRefine(({ blanks, matching = [] }, context) => {
    for (const [at, alternatives] of blanks.entries())
      for (const [place, text] of alternatives.entries())
        if (matching[at]?.numeric && !readDecimal(text))
          context.addIssue({
            code: 'custom',
            message: problem('notANumber').error,
            path: ['blanks', at, place],
          })
  })
export type BlankItem = z.infer<typeof blankItemSchema>

/** The rules of all blanks, the usual one where none is kept. */
export const matchingOf = ({ blanks, matching }: BlankItem): BlankMatching[] =>
  blanks.map((_, index) => matching?.[index] ?? usualMatching)

/** EXM-162: what is saved today always says how its blanks are compared. */
export const withMatching = (item: BlankItem): BlankItem => ({
  ...item,
  matching: matchingOf(item),
})

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
