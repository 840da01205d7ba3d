import { foldDigits, foldLetters } from '@titian/contract'
export function phoneText({ areaCode, mobile }: { areaCode: string; mobile: string }): string {
  return `+${areaCode} ${mobile}`
}

/**
 * Returns the digits of a searched phone as stored in an account, area code first, from texts such
 * as `+60 13-200 0116`, `013 200 0116`, `132000116`. Undefined for other texts.
 */
export function phoneDigits(text: string): string | undefined {
  const typed = foldDigits(text)
  if (!/^[+\d\s().-]+$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return digits === '' ? undefined : digits
}

/** Returns the words of a searched name, in any order. */
export function searchedWords(text: string): string[] {
  return foldLetters(text).split(/\s+/).filter(Boolean).slice(0, 8)
}

/**
 * Returns the single characters and pairs of characters of these texts, as the SQL function
 * `course_name_parts` computes them.
 */
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

/** Returns the values of an act for the audit log, without previous values. */
export function counted(values: Record<string, number | string>) {
  return Object.entries(values).map(([field, after]) => ({
    field,
    before: '',
    after: String(after),
  }))
}
