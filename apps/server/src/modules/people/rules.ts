import { foldDigits, foldLetters } from '@titian/contract'
export function phoneText({ areaCode, mobile }: { areaCode: string; mobile: string }): string {
  return `+${areaCode} ${mobile}`
}

/**
 * The digits of a phone as they stand in an account, area code first, from a text in which somebody looks for one:
 * `+60 13-200 0116`, `013 200 0116`, `132000116`. Nothing for a text that is no part of a phone.
 */
export function phoneDigits(text: string): string | undefined {
  const typed = foldDigits(text)
  if (!/^[+\d\s().-]+$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return digits === '' ? undefined : digits
}

/** The words of a name that somebody looks for; they may stand in any order. */
export function searchedWords(text: string): string[] {
  return foldLetters(text).split(/\s+/).filter(Boolean).slice(0, 8)
}

/** The single signs and the pairs of signs of these texts, as `course_name_parts` makes them of a name. */
export function signPairs(texts: readonly string[]): string[] {
  const pairs = texts.flatMap((text) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .flatMap((word) => {
        const signs = Array.from(word)
        if (signs.length < 2) return signs
        return signs.slice(1).map((sign, before) => `${signs[before]}${sign}`)
      }),
  )
  return [...new Set(pairs)]
}

/** What was done as the audit log shows it, where nothing was there before. */
export function counted(values: Record<string, number | string>) {
  return Object.entries(values).map(([field, after]) => ({
    field,
    before: '',
    after: String(after),
  }))
}
