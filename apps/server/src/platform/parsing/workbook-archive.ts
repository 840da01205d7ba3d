import { archiveOf } from '../archives/archive.ts'
import { unfoldArchive } from '../archives/zip-reader.ts'

/**
 * Maximum unpacked bytes: a workbook is a ZIP archive, which can unpack to more than a server can
 * hold.
 */
const mostUnfolded = 32 * 1024 * 1024
const mostEntries = 500

<<<<<<< HEAD
interface Entry {
  name: string
  flags: number
  method: number
  packed: number
  nameLength: number
  offset: number
}

function findDirectory(bytes: Buffer): { count: number; offset: number } | undefined {
  const at = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (at < 0 || at + 22 > bytes.length) return undefined
  return { count: bytes.readUInt16LE(at + 10), offset: bytes.readUInt32LE(at + 16) }
}

function readDirectory(bytes: Buffer, start: number, count: number): Entry[] {
  const entries: Entry[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new RangeError('No entry of a directory.')
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      nameLength,
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries.toSorted((one, other) => one.offset - other.offset)
}

/** The offset of an entry's compressed bytes; the local header must match the directory. */
function placeOf(bytes: Buffer, { flags, method, packed, nameLength, offset }: Entry): number {
  const isStreamed = (flags & 8) !== 0
  const declared = bytes.readUInt32LE(offset + 22)
  const agrees =
    bytes.readUInt32LE(offset) === 0x04034b50 &&
    bytes.readUInt16LE(offset + 6) === flags &&
    bytes.readUInt16LE(offset + 8) === method &&
    bytes.readUInt16LE(offset + 26) === nameLength &&
    (isStreamed || bytes.readUInt32LE(offset + 18) === packed) &&
    declared <= mostUnfolded
  if (!agrees) throw new RangeError('The archive contradicts itself.')
  return offset + 30 + nameLength + bytes.readUInt16LE(offset + 28)
}

/** The unpacked entries in file order, without gaps that could hide data. */
function* unfold(bytes: Buffer): Generator<[name: string, content: Buffer]> {
  const directory = findDirectory(bytes)
  if (!directory || directory.count > mostEntries) throw new RangeError('No archive.')
  const entries = readDirectory(bytes, directory.offset, directory.count)
  let [left, next] = [mostUnfolded, 0]
  for (const entry of entries) {
    const gap = entry.offset - next
    if (gap < 0 || gap > 24) throw new RangeError('Something lies between the entries.')
    const start = placeOf(bytes, entry)
    next = start + entry.packed
    const content = bytes.subarray(start, next)
    const whole = entry.method === 0 ? content : inflateRawSync(content, { maxOutputLength: left })
    left -= whole.length
    if (left <= 0) throw new RangeError('The archive unfolds to too much.')
    yield [entry.name, whole]
  }
}

/** A cell far down or far right would make the library fill in all cells before it. */
=======
/** A cell far down or far right would make the library fill in all cells before it. */
>>>>>>> origin/zip
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

<<<<<<< HEAD
/** The checked parts of a workbook by name; undefined when they would not fit into memory. */
export function unfoldWorkbook(bytes: Buffer, lowestRow: number): Map<string, Buffer> | undefined {
  try {
    const parts = new Map<string, Buffer>()
    for (const [name, content] of unfold(bytes)) {
      parts.set(name, content)
      if (!content.includes('sheetData')) continue
      for (const place of placesOf(content)) if (isFarOff(place, lowestRow)) return undefined
    }
    return parts
  } catch {
    return undefined
=======
/** The checked parts of a workbook by name; undefined when they would not fit into memory. */
export async function unfoldWorkbook(
  bytes: Buffer,
  lowestRow: number,
): Promise<Map<string, Buffer> | undefined> {
  const parts = await unfoldArchive(archiveOf(bytes), mostEntries, mostUnfolded)
  for (const content of parts?.values() ?? []) {
    if (!content.includes('sheetData')) continue
    for (const place of placesOf(content)) if (isFarOff(place, lowestRow)) return undefined
>>>>>>> origin/zip
  }
  return parts
}
