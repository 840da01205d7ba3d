import { z } from 'zod'
import { filledText, isUnique } from './fields.ts'
import { problem, type ProblemCode } from './problem-code.ts'

export const optionsMin = 2
export const optionsMax = 10
const optionMax = 1000

/**
 * The id stays with its option when the order changes. It contains no comma, because a comma would
 * break the joined form (EXM-015).
 */
export const optionIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,16}$/, problem('invalid'))

/** An option as a student sees it while answering. */
export const shownOptionSchema = z.object({ id: optionIdSchema, content: filledText(optionMax) })
/**
 * `feedback` is for students who chose the option. They see it as soon as answers are shown
 * (EXM-252).
 */
export const optionSchema = shownOptionSchema.extend({
  feedback: z.string().max(1000, problem('tooLong')).optional(),
})
export type Option = z.infer<typeof optionSchema>

/**
 * Returns the visible text of an option. For a student, two options with the same visible text are
 * one answer, which could be right in one place and wrong in another (EXM-164).
 */
const visibleText = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ')

interface ListLimits {
  most: number
  /** The error for a text that looks the same as an earlier text in the list. */
  same: ProblemCode
}

/** A text with an id and a maximum length. */
export const listedText = (longest: number) =>
  z.object({ id: optionIdSchema, content: filledText(longest) })

/** At least two texts with ids. No two of the texts look the same. */
export const textListField = <Entry extends ReturnType<typeof listedText>>(
  entry: Entry,
  { most, same }: ListLimits,
) =>
  z
    .array(entry)
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

export const optionsField = textListField(optionSchema, { most: optionsMax, same: 'sameOption' })

/**
 * True if the options are never shuffled, for example because of "both of the above" (EXM-253).
 * Missing if they may be shuffled.
 */
export const keepOrderField = z.literal(true).optional()

/** Returns the options as lines, with a tick at the right options. */
export const optionLines = (options: readonly Option[], right: readonly string[]): string[] =>
  options.map(({ id, content, feedback }, index) => {
    const line = `${right.includes(id) ? '✓ ' : ''}${optionName(index)}. ${content}`
    return feedback ? `${line} (${feedback})` : line
  })

/**
 * Returns the name of an option by its position on the screen, never by its id: 'A', 'B', ..., 'Z',
 * 'AA', ...
 */
export const optionName = (index: number): string =>
  (index < 26 ? '' : optionName(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26))
