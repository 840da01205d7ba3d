import { z } from 'zod'
import { filledText, isUnique } from './fields.ts'
import { problem, type ProblemCode } from './problem-code.ts'

export const optionsMin = 2
export const optionsMax = 10
const optionMax = 1000

/** The id keeps its meaning when options are reordered or shuffled. A comma would break the joined form (EXM-015). */
export const optionIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,16}$/, problem('invalid'))

export const optionSchema = z.object({ id: optionIdSchema, content: filledText(optionMax) })
export type Option = z.infer<typeof optionSchema>

/** What a student sees of a text: two options that look the same are one answer with two marks (EXM-164). */
const visibleText = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ')

interface ListLimits {
  most: number
  /** Letters of a text. */
  longest: number
  /** What a text is that looks like an earlier one. */
  same: ProblemCode
}

/** At least two texts with ids, of which none looks like another. */
export const textListField = ({ most, longest, same }: ListLimits) =>
  z
    .array(z.object({ id: optionIdSchema, content: filledText(longest) }))
    .min(optionsMin, problem('tooFew'))
    .max(most, problem('tooMany'))
    .refine((options) => isUnique(options.map(({ id }) => id)), problem('repeated'))
    .superRefine((options, context) => {
      const seen = new Set<string>()
      for (const [at, { content }] of options.entries()) {
        const text = visibleText(content)
        if (text !== '' && seen.has(text))
          context.addIssue({
            code: 'custom',
            message: problem(same).error,
            path: [at, 'content'],
          })
        seen.add(text)
      }
    })

export const optionsField = textListField({
  most: optionsMax,
  longest: optionMax,
  same: 'sameOption',
})

/** The options in plain lines, the right ones ticked. */
export const optionLines = (options: readonly Option[], right: readonly string[]): string[] =>
  options.map(
    ({ id, content }, index) => `${right.includes(id) ? '✓ ' : ''}${optionName(index)}. ${content}`,
  )

/** 'A', 'B', ..., 'Z', 'AA', ... by place on the screen, never by id. */
export const optionName = (index: number): string =>
  (index < 26 ? '' : optionName(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26))
