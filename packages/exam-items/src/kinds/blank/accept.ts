import { type Decimal, isWithin, readDecimal } from './decimal.ts'
import { foldAsBefore, foldCase, foldText } from './fold-text.ts'
import type { BlankMatching } from './matching.ts'
import { fitsWildcards } from './wildcard.ts'

const exactly: Decimal = { digits: 0n, places: 0 }

function isSameNumber(one: string, text: string, tolerance: string): boolean {
  const [right, written] = [readDecimal(one), readDecimal(text)]
  if (!right || !written) return false
  return isWithin(right, written, readDecimal(tolerance) ?? exactly)
}

function isSameText(one: string, text: string, caseSensitive: boolean): boolean {
  const [right, written] = [foldText(one), foldText(text)]
  return caseSensitive ? right === written : foldCase(right) === foldCase(written)
}

const asWritten = (text: string): string => text

function isSamePattern(one: string, text: string, caseSensitive: boolean): boolean {
  const fold = caseSensitive ? asWritten : foldCase
  return fitsWildcards(one, fold(foldText(text)), fold)
}

/**
 * A version without rules accepts what it always accepted. It also accepts texts that are equal
 * after today's normalisation.
 */
const isSameWithoutRules = (one: string, text: string): boolean =>
  isSameText(one, text, false) || foldAsBefore(one) === foldAsBefore(text)

/** Returns whether the text of a blank is right (EXM-098). */
export function isAccepted(
  alternatives: readonly string[],
  matching: BlankMatching | undefined,
  text: string,
): boolean {
  if (foldText(text) === '') return false
  if (!matching) return alternatives.some((one) => isSameWithoutRules(one, text))
  const { numeric, caseSensitive, tolerance, wildcard } = matching
  const isSameLetters = wildcard ? isSamePattern : isSameText
  return alternatives.some((one) =>
    numeric ? isSameNumber(one, text, tolerance) : isSameLetters(one, text, caseSensitive),
  )
}
