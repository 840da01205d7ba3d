import { z } from 'zod'
import { problem } from '../../problem-code.ts'
import { readDecimal } from './decimal.ts'

/** How the answer to one blank is compared with its alternatives (EXM-160, EXM-161). */
export const blankMatchingSchema = z.object({
  caseSensitive: z.boolean(),
  /**
   * Whether the numbers are compared instead of the texts. Every alternative must then be a number.
   */
  numeric: z.boolean(),
  /** How much a number may differ, as an exact decimal; empty if it may not. */
  tolerance: z
    .string()
    .max(30, problem('tooLong'))
    .refine((text) => text === '' || isTolerance(text), problem('notANumber')),
  /**
   * Whether a star in an alternative matches any letters (EXM-225). If this is missing, a star is
   * an ordinary character.
   */
  wildcard: z.boolean().optional(),
})
export type BlankMatching = z.infer<typeof blankMatchingSchema>

function isTolerance(text: string): boolean {
  const value = readDecimal(text)
  return value !== undefined && value.digits >= 0n
}

export const usualMatching: BlankMatching = { caseSensitive: false, numeric: false, tolerance: '' }
