import { pipeline, Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createInflateRaw } from 'node:zlib'

/** A stored archive whose parts can be read. */
export interface Archive {
  size: number
  read(range: { start: number; end: number }): Readable
}

export interface ArchiveEntry {
  name: string
  method: number
  packed: number
  /** The unpacked size that the archive claims; reading stops there. */
  size: number
  sum: number
  offset: number
}

const endBytes = 22 + 65_535
const mostDirectoryBytes = 4 * 1024 * 1024
/** No honest file is compressed to less than a thousandth. */
const mostTimes = 1000

const part = (archive: Archive, start: number, length: number) =>
  length <= 0
    ? Promise.resolve(Buffer.alloc(0))
    : buffer(archive.read({ start, end: start + length - 1 }))

function entryAt(directory: Buffer, at: number): ArchiveEntry & { next: number } {
  if (directory.readUInt32LE(at) !== 0x02014b50) throw new RangeError('No entry of a directory.')
  const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
  const isLocked = (directory.readUInt16LE(at + 8) & 1) !== 0
  const method = directory.readUInt16LE(at + 10)
  if (isLocked || (method !== 0 && method !== 8) || nameEnd > directory.length)
    throw new RangeError('An entry that is not read.')
  return {
    name: directory.toString('utf8', at + 46, nameEnd),
    method,
    sum: directory.readUInt32LE(at + 16),
    packed: directory.readUInt32LE(at + 20),
    size: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
    next: nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32),
  }
}

/**
 * Refuses entries that share bytes, because they would unpack to far more than the archive holds.
 */
function refuseOverlaps(entries: readonly ArchiveEntry[], end: number): void {
  let next = 0
  for (const { offset, packed, size, name } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < next) throw new RangeError('Entries lie over each other.')
    if (size > packed * mostTimes + mostTimes) throw new RangeError('An entry unfolds too far.')
    next = offset + 30 + Buffer.byteLength(name) + packed
  }
  if (next > end) throw new RangeError('An entry ends beyond the archive.')
}

/**
 * The entries of an archive by name; undefined when the file is no archive or contradicts itself.
 */
export async function listEntries(
  archive: Archive,
  most: number,
): Promise<Map<string, ArchiveEntry> | undefined> {
  try {
    const from = Math.max(0, archive.size - endBytes)
    const tail = await part(archive, from, archive.size - from)
    const at = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
    if (at < 0 || at + 22 > tail.length) return undefined
    const count = tail.readUInt16LE(at + 10)
    const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
    if (count > most || length > mostDirectoryBytes || start + length > archive.size)
      return undefined
    const directory = await part(archive, start, length)
    const entries: ArchiveEntry[] = []
    for (let place = 0; entries.length < count;) {
      const { next, ...entry } = entryAt(directory, place)
      entries.push(entry)
      place = next
    }
    refuseOverlaps(entries, start)
    const byName = new Map(entries.map((entry) => [entry.name, entry]))
    return byName.size === entries.length ? byName : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A stream that fails when size or checksum differ from the archive's directory. */
function promised({ size, sum: wanted }: ArchiveEntry): Transform {
  let [length, sum] = [0, 0]
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      length += piece.length
      sum = crc32(piece, sum)
      if (length > size) done(new RangeError('The entry is longer than it says.'))
      else done(null, piece)
    },
    flush(done) {
      done(length === size && sum === wanted ? null : new RangeError('The entry is damaged.'))
    },
  })
}

/** Opens the unpacked bytes of an entry; the stream fails when they contradict the archive. */
export async function openEntry(archive: Archive, entry: ArchiveEntry): Promise<Readable> {
  const head = await part(archive, entry.offset, 30)
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50)
    throw new RangeError('The entry is not where it should be.')
  const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const packed =
    entry.packed === 0 ? Readable.from([]) : archive.read({ start, end: start + entry.packed - 1 })
  const checked = promised(entry)
  const steps = entry.method === 8 ? [packed, createInflateRaw(), checked] : [packed, checked]
  // The last stream of the pipeline reports the error to its reader.
  pipeline(steps as [Readable, Transform], () => undefined)
  return checked
}
