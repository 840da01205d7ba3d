import {
  type AreaCode,
  areaCodes,
  foldDigits,
  type FullTexts,
  inferAreaCode,
  isPhone,
  nationalNumber,
  type ReasonName,
} from '@titian/contract'

export interface SheetColumn<Field extends string> {
  field: Field
  /** `oneOf`: at least one of all columns that say so must be there. */
  required: boolean | 'oneOf'
  /** What the page calls it; else one of its heads is named where it is missing. */
  title?: FullTexts
  /** Words that name the column in the first row, in any of the languages. */
  heads: readonly string[]
  /** A date belongs there, as a spreadsheet keeps it or as text. */
  isDate?: boolean
  /** A number of a person or a phone, whose digits and dashes are read in every form (ACC-298). */
  isNumber?: boolean
}

/** The most rows that a kind of import takes, where that is fewer than a sheet may have. */
export interface SheetLimit {
  rows: number
  reason: Extract<ReasonName, 'sheetTooLong' | 'sheetOfPostsTooLong' | 'sheetOfSkillsTooLong'>
  /** The faults that its preview names, where these are more than usual. */
  faults?: number
}

/** Heads are the same whatever their case, spaces and marks: `Phone No. *` is `phoneno`. */
export function plainHead(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._*:/()-]/g, '')
}

/** Every form in which a head is accepted. */
export const headsOf = ({ heads }: Pick<SheetColumn<string>, 'heads'>): string[] =>
  heads.map(plainHead)

/** Field -> place in the row; undefined when a required column is missing or one stands there twice. */
export function findColumns<Field extends string>(
  head: readonly string[],
  columns: readonly SheetColumn<Field>[],
): Partial<Record<Field, number>> | undefined {
  const words = head.map(plainHead)
  const places: Partial<Record<Field, number>> = {}
  for (const { field, required, heads } of columns) {
    const accepted = headsOf({ heads })
    const found = words.flatMap((word, index) => (accepted.includes(word) ? [index] : []))
    const [place] = found
    if (found.length > 1 || (required === true && place === undefined)) return undefined
    if (place !== undefined) places[field] = place
  }
  const choice = columns.filter(({ required }) => required === 'oneOf')
  if (choice.length > 0 && !choice.some(({ field }) => field in places)) return undefined
  return places
}

const mostHeads = 60
const longestHead = 60

/** The heads of columns that nobody reads, as they stand in the sheet. */
export const unknownHeads = (head: readonly string[], places: ReadonlySet<unknown>): string[] =>
  head
    .filter((text, at) => text.trim() !== '' && !places.has(at))
    .slice(0, mostHeads)
    .map((text) => text.trim().slice(0, longestHead).toWellFormed())

/** Names are the same whatever their case and the order of their parts. */
export const plainName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).toSorted().join(' ')

/** Student numbers are the same whatever their case and spaces. */
export const plainNumber = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

/**
 * Tells new, changed and unchanged rows apart. Both kinds of values hold their fields in one order, in which they are
 * compared.
 */
export function planRows<Row, Existing, Values>(
  rows: readonly Row[],
  existing: readonly Existing[],
  {
    keyOf,
    valuesOf,
    valuesAfter,
  }: {
    keyOf: (one: Row | Existing) => string
    valuesOf: (one: Existing) => Values
    valuesAfter: (row: Row, before: Values) => Values
  },
) {
  const byKey = new Map(existing.map((one) => [keyOf(one), one]))
  const fresh: Row[] = []
  const changed: { row: Row; existing: Existing; before: Values; after: Values }[] = []
  for (const row of rows) {
    const one = byKey.get(keyOf(row))
    if (!one) {
      fresh.push(row)
      continue
    }
    const before = valuesOf(one)
    const after = valuesAfter(row, before)
    if (JSON.stringify(before) !== JSON.stringify(after))
      changed.push({ row, existing: one, before, after })
  }
  return { fresh, changed, same: rows.length - fresh.length - changed.length }
}

/**
 * A phone as people write it: `0123456789`, `+60 12-345 6789`, `60123456789`, `123456789`. `area` is what stands in a
 * column of its own, if there is one.
 */
export function readPhoneText(
  text: string,
  area = '',
): { areaCode: AreaCode; mobile: string } | undefined {
  const digits = foldDigits(text)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)/, '')
  if (!/^\d{1,15}$/.test(digits)) return undefined
  const wanted = foldDigits(area).replace(/\D/g, '').replace(/^00/, '')
  const codes = areaCodes.filter((code) => area === '' || code === wanted)
  const ordered = codes.toSorted((code) => (code === inferAreaCode(digits) ? -1 : 1))
  const bare = ordered.find((code) => isPhone(code, digits))
  if (bare) return { areaCode: bare, mobile: nationalNumber(bare, digits) }
  const led = codes.find(
    (code) => digits.startsWith(code) && isPhone(code, digits.slice(code.length)),
  )
  return led && { areaCode: led, mobile: nationalNumber(led, digits.slice(led.length)) }
}
