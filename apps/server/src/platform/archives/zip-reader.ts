import { pipeline, type Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import {
  type Entry,
  fromRandomAccessReaderPromise,
  type LocalFileHeader,
  parseExtraFields,
  type ZipFile,
} from 'yauzl'
import type { Archive } from './archive.ts'
import { ArchiveReader } from './archive-reader.ts'

export interface ArchiveEntry {
  name: string
  /** The unpacked size that the archive claims; reading stops there. */
  size: number
  /** The CRC-32 checksum of the unpacked bytes. */
  sum: number
  /** Opens the unpacked bytes; the stream fails if they differ from what the archive states. */
  open(): Promise<Readable>
}

const mostDirectoryBytes = 4 * 1024 * 1024
/** No honest file is compressed to less than a thousandth. */
const mostTimes = 1000
const [lineBytes, headBytes, endBytes] = [46, 30, 22]
/** The maximum length of the end with its comment and the ZIP64 locator, which yauzl reads too. */
const tailBytes = 20 + endBytes + 65_535
/** The maximum length of a data descriptor, which may follow the bytes of an entry. */
const noteBytes = 24
/** The first bytes of most data descriptors. */
const noteMark = 'PK\u0007\u0008'

interface Directory {
  zip: ZipFile
  entries: Entry[]
  /** The position of the directory, which follows the last entry. */
  start: number
}

const nameOf = ({ fileNameRaw }: Entry) => fileNameRaw.toString('utf8')

/**
 * Returns the length of an archive up to its end. Servers sometimes append a line or a page to a
 * download, and yauzl would refuse it.
 */
async function lengthToEnd(reader: ArchiveReader, size: number): Promise<number> {
  const start = Math.max(0, size - tailBytes)
  const tail = await reader.bytes(start, size - start)
  const at = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (at < 0 || at + endBytes > tail.length) return size
  return Math.min(size, start + at + endBytes + tail.readUInt16LE(at + 20))
}

async function readDirectory(
  reader: ArchiveReader,
  size: number,
  most: number,
): Promise<Directory> {
  // Names are decoded here: yauzl would refuse an archive with a name outside its folder, but the
  // caller reports which name it is.
  const options = { autoClose: false, decodeStrings: false }
  const length = await lengthToEnd(reader, size)
  const zip = await fromRandomAccessReaderPromise(reader, length, options)
  if (zip.entryCount > most) throw new RangeError('Too many entries.')
  const entries: Entry[] = []
  let directoryLength = 0
  for await (const entry of zip.eachEntry()) {
    const { fileNameLength, extraFieldLength, fileCommentLength } = entry
    directoryLength += lineBytes + fileNameLength + extraFieldLength + fileCommentLength
    if (directoryLength > mostDirectoryBytes) throw new RangeError('The directory is too long.')
    entries.push(entry)
  }
  const end = await reader.bytes(length - endBytes - zip.comment.length, endBytes)
  if (end.readUInt32LE(12) !== directoryLength)
    throw new RangeError('The directory has another length.')
  return { zip, entries, start: end.readUInt32LE(16) }
}

/**
 * Runs a function that reads an archive. Returns undefined if the file is no archive or contradicts
 * itself; an error of the store is thrown.
 */
async function orUndefined<Result>(
  reader: ArchiveReader,
  read: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await read()
  } catch {
    if (reader.failure) throw reader.failure
    return undefined
  }
}

/** Lists the names in any archive, without unpacking anything. */
export function listNames(archive: Archive): Promise<string[] | undefined> {
  const reader = new ArchiveReader(archive)
  return orUndefined(reader, async () => {
    const { entries } = await readDirectory(reader, archive.size, Infinity)
    return entries.map(nameOf)
  })
}

/**
 * Refuses entries that share bytes, because they would unpack to far more than the archive holds.
 */
function refuseOverlaps(entries: readonly Entry[], end: number): void {
  let next = 0
  for (const { relativeOffsetOfLocalHeader: start, fileNameLength, compressedSize } of entries) {
    if (start < next) throw new RangeError('Entries lie over each other.')
    next = start + headBytes + fileNameLength + compressedSize
  }
  if (next > end) throw new RangeError('An entry ends beyond the archive.')
}

/**
 * Makes the checks that yauzl leaves to its caller, before anything is unpacked. The entries are in
 * the order of the file.
 */
function refuseContradictions({ entries, start }: Directory): void {
  if (!entries.every((entry) => entry.canDecodeFileData()))
    throw new RangeError('An entry that is not read.')
  refuseOverlaps(entries, start)
  if (new Set(entries.map(nameOf)).size < entries.length)
    throw new RangeError('A name stands twice.')
}

/** The compression level and the encoding of names; writers set these flags in one place only. */
const looseFlags = 0x806
/** A length that is stated in the ZIP64 field instead, also for small entries. */
const elsewhere = 0xffffffff

/** The packed and the unpacked length that a header states. */
function lengthsIn({ compressedSize, uncompressedSize, extraField }: LocalFileHeader) {
  if (compressedSize !== elsewhere || uncompressedSize !== elsewhere)
    return [compressedSize, uncompressedSize] as const
  const field = parseExtraFields(extraField).find(({ id }) => id === 1)?.data
  if (!field || field.length < 16) throw new RangeError('The archive contradicts itself.')
  return [Number(field.readBigUInt64LE(8)), Number(field.readBigUInt64LE(0))] as const
}

const isStreamed = ({ generalPurposeBitFlag }: Entry) => (generalPurposeBitFlag & 8) !== 0

/**
 * The header before an entry must agree with the directory. Otherwise two programs could read two
 * different archives from one file.
 */
function refuseOtherHead(head: LocalFileHeader, entry: Entry): void {
  const agree = (said: number, known: number) => said === known || (isStreamed(entry) && said === 0)
  const [packed, unpacked] = lengthsIn(head)
  const agrees =
    (head.generalPurposeBitFlag | looseFlags) === (entry.generalPurposeBitFlag | looseFlags) &&
    head.compressionMethod === entry.compressionMethod &&
    head.fileName.equals(entry.fileNameRaw) &&
    agree(packed, entry.compressedSize) &&
    agree(unpacked, entry.uncompressedSize)
  if (!agrees) throw new RangeError('The archive contradicts itself.')
}

/** Refuses an entry without a stated length if readers could disagree about where it ends. */
async function refuseEarlierEnd(
  reader: ArchiveReader,
  head: LocalFileHeader,
  entry: Entry,
): Promise<void> {
  if (!isStreamed(entry) || lengthsIn(head)[0] > 0) return
  const { compressedSize } = entry
  const packed = await reader.bytes(head.fileDataStart, compressedSize + noteMark.length)
  if (packed.indexOf(noteMark, 0, 'latin1') !== compressedSize)
    throw new RangeError('An entry ends before its end.')
}

/**
 * Passes bytes on and fails at the end if their checksum differs from the stated one; yauzl checks
 * only their number.
 */
function checked(promised: number): Transform {
  let sum = 0
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      sum = crc32(piece, sum)
      done(null, piece)
    },
    flush(done) {
      done(sum === promised ? null : new RangeError('The entry is damaged.'))
    },
  })
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  refuseOtherHead(await zip.readLocalFileHeaderPromise(entry), entry)
  const output = checked(entry.crc32)
  // A failure reaches the reader of the output.
  pipeline(await zip.openReadStreamPromise(entry), output, () => undefined)
  return output
}

const inOrder = (entries: readonly Entry[]) =>
  entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )

/**
 * The entries of an archive by name; undefined when the file is no archive or contradicts itself.
 */
export function listEntries(
  archive: Archive,
  most: number,
): Promise<Map<string, ArchiveEntry> | undefined> {
  const reader = new ArchiveReader(archive)
  return orUndefined(reader, async () => {
    const directory = await readDirectory(reader, archive.size, most)
    const { zip, entries } = directory
    refuseContradictions({ ...directory, entries: inOrder(entries) })
    if (entries.some((entry) => entry.uncompressedSize > (entry.compressedSize + 1) * mostTimes))
      throw new RangeError('An entry unfolds too far.')
    return new Map(
      entries.map((entry) => {
        const [name, size, sum] = [nameOf(entry), entry.uncompressedSize, entry.crc32]
        return [name, { name, size, sum, open: () => openEntry(zip, entry) }]
      }),
    )
  })
}

/**
 * Returns the contents of a small archive by name. Returns undefined if it unpacks to more than
 * `mostBytes`, or if another program could find other entries in it.
 */
export function unfoldArchive(
  archive: Archive,
  most: number,
  mostBytes: number,
): Promise<Map<string, Buffer> | undefined> {
  const reader = new ArchiveReader(archive)
  return orUndefined(reader, async () => {
    const directory = await readDirectory(reader, archive.size, most)
    const entries = inOrder(directory.entries)
    refuseContradictions({ ...directory, entries })
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) >= mostBytes)
      throw new RangeError('The archive unfolds to too much.')
    const parts = new Map<string, Buffer>()
    let next = 0
    for (const entry of entries) {
      const gap = entry.relativeOffsetOfLocalHeader - next
      if (gap < 0 || gap > noteBytes) throw new RangeError('Something lies between the entries.')
      const head = await directory.zip.readLocalFileHeaderPromise(entry)
      await refuseEarlierEnd(reader, head, entry)
      next = head.fileDataStart + entry.compressedSize
      parts.set(nameOf(entry), await buffer(await openEntry(directory.zip, entry)))
    }
    return parts
  })
}
