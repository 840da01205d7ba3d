/** ACC-036: the maximum number of digits of a phone. */
export const PHONE_MAX_DIGITS = 11

export interface PhoneReading {
  /** Set if the text began with the code of one of the offered areas. */
  areaCode?: string
  digits: string
}

/**
 * Parses a typed, pasted or autofilled text as a number (ACC-035, ACC-250). `areaCodes` are digits
 * without a plus. Full-width digits of a Chinese keyboard count as digits.
 */
export function readPhone(text: string, areaCodes: readonly string[]): PhoneReading {
  const written = text.normalize('NFKC').replace(/[^\d+]/g, '')
  const areaCode = areaCodes.find(
    (code) => written.startsWith(`+${code}`) || written.startsWith(`00${code}`),
  )
  const prefix = areaCode === undefined ? 0 : areaCode.length + (written.startsWith('+') ? 1 : 2)
  const digits = written.slice(prefix).replace(/\D/g, '').slice(0, PHONE_MAX_DIGITS)
  return { areaCode, digits }
}
