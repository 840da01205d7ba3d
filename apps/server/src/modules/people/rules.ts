export function phoneText({ areaCode, mobile }: { areaCode: string; mobile: string }): string {
  return `+${areaCode} ${mobile}`
}

/**
 * The digits of a phone as they stand in an account, area code first, from a text in which somebody looks for one:
 * `+60 13-200 0116`, `013 200 0116`, `132000116`. Nothing for a text that is no part of a phone.
 */
export function phoneDigits(text: string): string | undefined {
  if (!/^[+\d\s().-]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return digits === '' ? undefined : digits
}

/** The words of a name that somebody looks for; they may stand in any order. */
export function searchedWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).slice(0, 8)
}

/** What was done as the audit log shows it, where nothing was there before. */
export function counted(values: Record<string, number | string>) {
  return Object.entries(values).map(([field, after]) => ({
    field,
    before: '',
    after: String(after),
  }))
}
