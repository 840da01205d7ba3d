import { z } from 'zod'
import { problem } from '../../problem-code.ts'
import { readDecimal } from './decimal.ts'

/** How the answer to one blank is compared with its alternatives (EXM-160, EXM-161). */
export const blankMatchingSchema = z.object({
  caseSensitive: z.boolean(),
  /** Compares values, not spellings; every alternative is then a number. */
  numeric: z.boolean(),
  /** How far a number may be away, as an exact decimal; empty: not at all. */
  tolerance: z
    .string()
    .max(30, problem('tooLong'))
    .refine((text) => text === '' || isTolerance(text), problem('notANumber')),
  /** A star in an alternative stands for any letters (EXM-225). Without the word it is a star. */
  wildcard: z.boolean().optional(),
})
export type BlankMatching = z.infer<typeof blankMatchingSchema>

function isTolerance(text: string): boolean {
  const value = readDecimal(text)
  return value !== undefined && value.digits >= 0n
}

export const usualMatching: BlankMatching = { caseSensitive: false, numeric: false, tolerance: '' }
