/**
 * Converts full-width digits and removes thousands separators. A comma before cents is not removed.
 */
const plainFigures = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')

/** Parses an amount in cents; null if invalid or with more than two decimal places. */
export function readCents(text: string): number | null {
  const match = /^([-−]?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plainFigures(text))
  if (!match) return null
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] && cents > 0 ? -cents : cents
}

export function readWhole(text: string): number | null {
  const plain = plainFigures(text)
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

/** Formats cents for a field. */
export const centsText = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2)

/** Parses a field that the form has validated. */
export const centsOf = (text: string): number => readCents(text) ?? 0
export const wholeOf = (text: string): number => readWhole(text) ?? 0
