import { foldText } from './fold-text.ts'

/** An exact decimal: `digits` divided by ten to the power of `places`. */
export interface Decimal {
  digits: bigint
  places: number
}

/**
 * A plus or minus sign, then digits in groups of three or without groups, then decimals after a
 * point.
 */
const written = /^([+-]?) ?([1-9]\d{0,2}(?:([, '])\d{3}(?:\3\d{3})*)|\d+)?(?:\.(\d*))?$/

/** Parses a number as people write it (EXM-161); undefined if it is no number or ambiguous. */
export function readDecimal(text: string): Decimal | undefined {
  const match = written.exec(foldText(text))
  if (!match) return undefined
  const [, sign, whole = '', , decimals = ''] = match
  const digits = whole.replace(/\D/g, '') + decimals
  if (digits === '') return undefined
  return { digits: BigInt(digits) * (sign === '-' ? -1n : 1n), places: decimals.length }
}

const atPlaces = ({ digits, places }: Decimal, wanted: number): bigint =>
  digits * 10n ** BigInt(wanted - places)

/** Returns whether two numbers differ by at most the tolerance, without rounding. */
export function isWithin(one: Decimal, other: Decimal, tolerance: Decimal): boolean {
  const places = Math.max(one.places, other.places, tolerance.places)
  const difference = atPlaces(one, places) - atPlaces(other, places)
  return (difference < 0n ? -difference : difference) <= atPlaces(tolerance, places)
}
