import type { Check } from '../checks.ts'

/** A text of at most this many characters without surrounding spaces. */
export const textBetween =
  (least: number, most: number): Check =>
  (value, path) => {
    if (value === undefined || value === null) return [{ path, code: 'required' }]
    if (typeof value !== 'string') return [{ path, code: 'unknownName' }]
    const { length } = value.trim()
    if (length < least)
      return [least === 1 ? { path, code: 'required' } : { path, code: 'tooShort', limit: least }]
    return length > most ? [{ path, code: 'tooLong', limit: most }] : []
  }
