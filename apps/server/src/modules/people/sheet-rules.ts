import { type AreaCode, areaCodes, inferAreaCode, isPhone, nationalNumber } from '@titian/contract'

export interface SheetColumn<Field extends string> {
  field: Field
  required: boolean
  /** Words that name the column in the first row, in any of the languages. */
  heads: readonly string[]
}

/** Heads are the same whatever their case, spaces and marks: `Phone No. *` is `phoneno`. */
function plainHead(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._*:/()-]/g, '')
}

/** Field -> place in the row; undefined when a required column is missing or one stands there twice. */
export function findColumns<Field extends string>(
  head: readonly string[],
  columns: readonly SheetColumn<Field>[],
): Partial<Record<Field, number>> | undefined {
  const words = head.map(plainHead)
  const places: Partial<Record<Field, number>> = {}
  for (const { field, required, heads } of columns) {
    const accepted = heads.map(plainHead)
    const found = words.flatMap((word, index) => (accepted.includes(word) ? [index] : []))
    const [place] = found
    if (found.length > 1 || (required && place === undefined)) return undefined
    if (place !== undefined) places[field] = place
  }
  return places
}

/** The mark that stands between the words of the first line; without any it is the comma. */
export function guessDelimiter(text: string): string {
  const head = text.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  const bare = head.replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: bare.split(mark).length }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark
}

/** `6.0123456789E10` and `60123456789` are the same number; people mean its digits. */
function plainNumber(text: string): string {
  if (!/^-?\d+(\.\d+)?e[+-]?\d+$/i.test(text)) return text
  return Number(text).toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 })
}

/** What stands in a cell, as one line of text that a database takes. */
export function cellText(cell: unknown): string {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (typeof cell !== 'string') return ''
  const line = cell
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return plainNumber(line)
}

/**
 * A phone as people write it: `0123456789`, `+60 12-345 6789`, `60123456789`, `123456789`. `area` is what stands in a
 * column of its own, if there is one.
 */
export function readPhoneText(
  text: string,
  area = '',
): { areaCode: AreaCode; mobile: string } | undefined {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(\+|00)/, '')
  if (!/^\d{1,15}$/.test(digits)) return undefined
  const wanted = area.replace(/\D/g, '').replace(/^00/, '')
  const codes = areaCodes.filter((code) => area === '' || code === wanted)
  const ordered = codes.toSorted((code) => (code === inferAreaCode(digits) ? -1 : 1))
  const bare = ordered.find((code) => isPhone(code, digits))
  if (bare) return { areaCode: bare, mobile: nationalNumber(bare, digits) }
  const led = codes.find(
    (code) => digits.startsWith(code) && isPhone(code, digits.slice(code.length)),
  )
  return led && { areaCode: led, mobile: nationalNumber(led, digits.slice(led.length)) }
}
