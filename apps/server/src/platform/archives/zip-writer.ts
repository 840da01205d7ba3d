import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: Buffer | AsyncIterable<Buffer>
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
 */
export async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for await (const { name: text, bytes, ...entry } of entries) {
    const name = Buffer.from(text)
    const method = methodOf(entry)
    const head = localHead(name, method)
    yield head
    const sizes: Sizes = { sum: 0, length: 0, stored: 0 }
    const pieces = counted(Buffer.isBuffer(bytes) ? [bytes] : bytes, sizes)
    for await (const piece of entry.isPacked ? packedBytes(pieces) : pieces) {
      sizes.stored += piece.length
      yield piece
    }
    const tail = Buffer.alloc(16)
    tail.write('PK\u0007\u0008', 'latin1')
    tail.writeUInt32LE(sizes.sum, 4)
    tail.writeUInt32LE(sizes.stored, 8)
    tail.writeUInt32LE(sizes.length, 12)
    yield tail
    written.push({ name, method, ...sizes, offset: at })
    at += head.length + sizes.stored + tail.length
  }
  const directory = Buffer.concat(written.map(directoryLine))
  yield directory
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(written.length, 8)
  end.writeUInt16LE(written.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  yield end
}

/** Bytes that an archive needs in addition to its entries. */
export const zipOverhead = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + 30 + 16 + 46 + 2 * Buffer.byteLength(name), 22)
