/** Full-width digits count as digits, and thousands may be marked; a comma before cents is no mark of thousands. */
const plainFigures = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')

/** The cents that a text says, or null where it says no amount with at most two places. */
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

/** Cents as a field holds them. */
export const centsText = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2)

/** What a checked field says; the form has refused every text that says no number. */
export const centsOf = (text: string): number => readCents(text) ?? 0
export const wholeOf = (text: string): number => readWhole(text) ?? 0
