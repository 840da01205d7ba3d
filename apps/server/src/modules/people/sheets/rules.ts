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
  /** `oneOf`: of all columns with this value, at least one must exist. */
  required: boolean | 'oneOf'
  /** The name of the column on the page. Without it, errors use the first column name. */
  title?: FullTexts
  /** Accepted column names in all languages. */
  heads: readonly string[]
  /** True for dates, as a spreadsheet date or as text. */
  isDate?: boolean
  /** True for phones and numbers of people, which are accepted in every notation (ACC-298). */
  isNumber?: boolean
}

/** Row limit of a kind of import, when it is below that of a sheet. */
export interface SheetLimit {
  rows: number
  reason: Extract<ReasonName, 'sheetTooLong' | 'sheetOfPostsTooLong' | 'sheetOfSkillsTooLong'>
  /** Maximum errors in its preview, when it is above the default. */
  faults?: number
}

/**
 * Normalises a column name: without capitals, spaces and marks. `Phone No. *` becomes `phoneno`.
 */
export function plainHead(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._*:/()-]/g, '')
}

/** Returns all normalised names of a column. */
export const headsOf = ({ heads }: Pick<SheetColumn<string>, 'heads'>): string[] =>
  heads.map(plainHead)

/**
 * Returns the index of each field in a row; undefined when a required column is missing or one
 * occurs twice.
 */
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

/** Returns the names of unread columns, as written in the sheet. */
export const unknownHeads = (head: readonly string[], places: ReadonlySet<unknown>): string[] =>
  head
    .filter((text, at) => text.trim() !== '' && !places.has(at))
    .slice(0, mostHeads)
    .map((text) => text.trim().slice(0, longestHead).toWellFormed())

/** Normalises a name, so that capitals and the order of its parts make no difference. */
export const plainName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).toSorted().join(' ')

/** Normalises a student number without case and spaces. */
export const plainNumber = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

/**
 * Separates new, changed and unchanged rows. Both types must list their fields in the same order,
 * because rows are compared as JSON.
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
 * Parses a phone in usual notations: `0123456789`, `+60 12-345 6789`, `60123456789`, `123456789`.
 * `area` is the value of a separate area code column.
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
