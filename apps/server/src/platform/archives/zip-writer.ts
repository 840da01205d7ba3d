import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: Buffer | Readable
}

/** The first day that an archive knows; the file names no time of its own. */
const firstDay = 0x21
/** Names are UTF-8, and checksum and length follow the bytes. */
const flags = 0x808

function localHead(name: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.write('PK\u0003\u0004', 'latin1')
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(firstDay, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

interface Written {
  name: Buffer
  sum: number
  length: number
  offset: number
}

function directoryLine({ name, sum, length, offset }: Written): Buffer {
  const line = Buffer.alloc(46)
  line.write('PK\u0001\u0002', 'latin1')
  line.writeUInt16LE(20, 4)
  line.writeUInt16LE(20, 6)
  line.writeUInt16LE(flags, 8)
  line.writeUInt16LE(firstDay, 14)
  line.writeUInt32LE(sum, 16)
  line.writeUInt32LE(length, 20)
  line.writeUInt32LE(length, 24)
  line.writeUInt16LE(name.length, 28)
  line.writeUInt32LE(offset, 42)
  return Buffer.concat([line, name])
}

/**
 * An archive piece by piece, so that films of gigabytes pass through without being held. Its entries are not packed:
 * films, pictures and documents are packed already. All together must stay below four gigabytes.
 */
export async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for await (const { name: text, bytes } of entries) {
    const name = Buffer.from(text)
    const head = localHead(name)
    yield head
    let [sum, length] = [0, 0]
    for await (const piece of Buffer.isBuffer(bytes) ? [bytes] : (bytes as AsyncIterable<Buffer>)) {
      sum = crc32(piece, sum)
      length += piece.length
      yield piece
    }
    const tail = Buffer.alloc(16)
    tail.write('PK\u0007\u0008', 'latin1')
    tail.writeUInt32LE(sum, 4)
    tail.writeUInt32LE(length, 8)
    tail.writeUInt32LE(length, 12)
    yield tail
    written.push({ name, sum, length, offset: at })
    at += head.length + length + tail.length
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

/** Bytes of an archive beside those of its entries. */
export const zipOverhead = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + 30 + 16 + 46 + 2 * Buffer.byteLength(name), 22)
