import { z } from 'zod'
import { type ItemAnswer, isTextList } from '../../answer.ts'
import { filledText, longTextField, stemField } from '../../fields.ts'
import { problem } from '../../problem-code.ts'
import type { Draft } from '../kind-draft.ts'
import type { ShownItem } from '../../shown-item.ts'
import { readDecimal } from './decimal.ts'
import { type BlankMatching, blankMatchingSchema, usualMatching } from './matching.ts'
import { countBlanks } from './stem.ts'

export const typeCode = 3

export const blanksMax = 10
export const alternativesMax = 20
export const alternativeMax = 200
export const blankTextMax = 500

const alternativesField = z
  .array(filledText(alternativeMax))
  .min(1, problem('required'))
  .max(alternativesMax, problem('tooMany'))

export const itemSchema = z
  .object({
    kind: z.literal('blank'),
    stem: stemField,
    blanks: z.array(alternativesField).min(1, problem('tooFew')).max(blanksMax, problem('tooMany')),
    /**
     * The matching rule of each blank. Older versions have no rules and are marked as before
     * (EXM-162).
     */
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
export type BlankItem = z.infer<typeof itemSchema>

/** Returns the rules of all blanks, by default the usual rules. */
export const matchingOf = ({ blanks, matching }: BlankItem): BlankMatching[] =>
  blanks.map((_, index) => matching?.[index] ?? usualMatching)

/** EXM-162: a saved version always states how its blanks are compared. */
export const complete = (item: BlankItem): BlankItem => ({
  ...item,
  matching: matchingOf(item),
})

const blankTextSchema = z.string().max(blankTextMax, problem('tooLong'))
export const answerSchema = z.array(blankTextSchema).max(blanksMax, problem('tooMany')).nullable()

/**
 * Splits a joined text only if the number of parts leaves no doubt (EXM-017). In a question with
 * one blank, commas belong to the text.
 */
function readTexts(count: number, value: unknown): string[] | undefined {
  if (isTextList(value)) return value
  if (typeof value !== 'string') return undefined
  return count === 1 ? [value] : value.split(',')
}

export function readAnswer(item: ShownItem, value: unknown): ItemAnswer | undefined {
  const count = item.blanks ?? 0
  const texts = readTexts(count, value)
  if (!texts || texts.length !== count) return undefined
  return texts.every((text) => text.length <= blankTextMax) ? texts : undefined
}

export const isAnswered = (answer: ItemAnswer): boolean =>
  Array.isArray(answer) && answer.some((text) => text.trim() !== '')

export const shown = ({ stem, blanks }: BlankItem): ShownItem => ({ stem, blanks: blanks.length })

export const create = ({ stem, analysis }: Draft): BlankItem =>
  complete({
    kind: 'blank',
    stem,
    blanks: Array.from({ length: countBlanks(stem) }, () => []),
    analysis,
  })
