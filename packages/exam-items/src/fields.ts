import { z } from 'zod'
import { problem } from './problem-code.ts'

export const longTextMax = 4000

/**
 * A text with at least one visible character. It is checked but not trimmed: it is stored as it was
 * sent.
 */
export const filledText = (max: number) =>
  z
    .string()
    .max(max, problem('tooLong'))
    .refine((text) => text.trim() !== '', problem('required'))

export const stemField = filledText(longTextMax)
export const longTextField = z.string().max(longTextMax, problem('tooLong'))

export const isUnique = (values: readonly string[]): boolean =>
  new Set(values).size === values.length
