import { archiveOf } from '../archives/archive.ts'
import { unfoldArchive } from '../archives/zip-reader.ts'

/**
 * Maximum unpacked bytes: a workbook is a ZIP archive, which can unpack to more than a server can
 * hold.
 */
const mostUnfolded = 32 * 1024 * 1024
const mostEntries = 500

/** A cell far down or far right would make the library fill in all cells before it. */
function isFarOff(place: string, lowestRow: number): boolean {
  const [, row = ''] = /^[A-Z]{0,2}(\d{1,7})$/.exec(place) ?? []
  return row === '' || Number(row) > lowestRow
}

const [letterR, equals] = ['r'.charCodeAt(0), '='.charCodeAt(0)]
const longestPlace = 12
const isSpace = (byte: number | undefined) =>
  byte === 32 || byte === 9 || byte === 10 || byte === 13
const isQuote = (byte: number | undefined) => byte === 34 || byte === 39

/**
 * The references in `r="…"` of rows and cells. Each byte is read once, whatever the sheet contains.
 */
export function* placesOf(sheet: Uint8Array): Generator<string> {
  for (let at = 1; at < sheet.length; at += 1) {
    if (sheet[at] !== letterR || !isSpace(sheet[at - 1])) continue
    let next = at + 1
    while (isSpace(sheet[next])) next += 1
    if (sheet[next] !== equals) continue
    next += 1
    while (isSpace(sheet[next])) next += 1
    const quote = sheet[next]
    if (!isQuote(quote)) continue
    const value = sheet.subarray(next + 1, next + 1 + longestPlace)
    const end = value.indexOf(quote ?? 0)
    yield Buffer.from(end < 0 ? value : value.subarray(0, end)).toString('latin1')
    at = next
  }
}

/** The checked parts of a workbook by name; undefined when they would not fit into memory. */
export async function unfoldWorkbook(
  bytes: Buffer,
  lowestRow: number,
): Promise<Map<string, Buffer> | undefined> {
  const parts = await unfoldArchive(archiveOf(bytes), mostEntries, mostUnfolded)
  for (const content of parts?.values() ?? []) {
    if (!content.includes('sheetData')) continue
    for (const place of placesOf(content)) if (isFarOff(place, lowestRow)) return undefined
  }
  return parts
}
