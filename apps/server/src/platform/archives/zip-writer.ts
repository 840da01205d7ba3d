import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  bytes: Buffer | AsyncIterable<Buffer>
<<<<<<< HEAD
  /** True for formats that are compressed already, such as films. */
  isPacked?: boolean
}

/** The earliest day of the format; entries need no time. */
const firstDay = 0x21
/** Flags: names are UTF-8; checksum and length follow the bytes. */
const flags = 0x808

const methodOf = ({ isPacked = false }: Pick<ZipEntry, 'isPacked'>) => (isPacked ? 8 : 0)

function localHead(name: Buffer, method: number): Buffer {
  const head = Buffer.alloc(30)
  head.write('PK\u0003\u0004', 'latin1')
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt16LE(firstDay, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

interface Sizes {
  sum: number
  length: number
  /** Bytes of the compressed entry. */
  stored: number
}

interface Written extends Sizes {
  name: Buffer
  method: number
  offset: number
}

function directoryLine({ name, method, sum, length, stored, offset }: Written): Buffer {
  const line = Buffer.alloc(46)
  line.write('PK\u0001\u0002', 'latin1')
  line.writeUInt16LE(20, 4)
  line.writeUInt16LE(20, 6)
  line.writeUInt16LE(flags, 8)
  line.writeUInt16LE(method, 10)
  line.writeUInt16LE(firstDay, 14)
  line.writeUInt32LE(sum, 16)
  line.writeUInt32LE(stored, 20)
  line.writeUInt32LE(length, 24)
  line.writeUInt16LE(name.length, 28)
  line.writeUInt32LE(offset, 42)
  return Buffer.concat([line, name])
}

/** Counts the bytes that pass through. */
async function* counted(
  pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
  sizes: Sizes,
): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    sizes.sum = crc32(piece, sizes.sum)
    sizes.length += piece.length
    yield piece
  }
}

/** Compresses outside of the main thread. When the reader stops, the source stops too. */
async function* packedBytes(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw()
  // An error of the source fails the loop too.
  const running = pipeline(pieces, packer).catch(() => undefined)
  try {
    for await (const piece of packer as AsyncIterable<Buffer>) yield piece
  } finally {
    packer.destroy()
    await running
  }
}

/**
 * Writes an archive piece by piece, so that films of gigabytes are not held in memory. Films,
 * pictures and documents are stored without compression. The archive must stay below four
 * gigabytes.
=======
  /** For texts; films, pictures and documents are compressed already and do not become smaller. */
  isPacked?: boolean
}

/** The first day of the format. Without a time of its own the same content is always the same archive. */
const mtime = new Date(1980, 0, 1)

async function addEntry(
  zip: ZipFile,
  { name, bytes, isPacked = false }: ZipEntry,
  signal: AbortSignal,
): Promise<void> {
  const source = bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false })
  // A reader who stops also stops the source: yazl neither closes a source nor passes its error on.
  addAbortSignal(signal, source)
  zip.addReadStream(source, name, { compress: isPacked, mtime, forceDosTimestamp: true })
  await finished(source)
}

/**
 * An archive piece by piece, so that films of gigabytes pass through without being held. An entry is asked for when
 * the one before it is written.
>>>>>>> origin/zip
 */
export async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const stopped = new AbortController()
  const addAll = async () => {
    for await (const entry of entries) await addEntry(zip, entry, stopped.signal)
    zip.end()
  }
  const adding = addAll().catch((error: Error) => output.destroy(error))
  try {
    for await (const piece of output as AsyncIterable<Buffer>) yield piece
  } finally {
    stopped.abort()
    await adding
  }
}

<<<<<<< HEAD
/** Bytes that an archive needs in addition to its entries. */
=======
/**
 * Bytes of an archive beside those of its entries, if none is packed. yazl itself counts 76 bytes too many for a
 * directory of 64 kilobytes, which a course of a thousand files has, and the download would wait for them.
 */
>>>>>>> origin/zip
export const zipOverhead = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + 30 + 16 + 46 + 2 * Buffer.byteLength(name), 22)
