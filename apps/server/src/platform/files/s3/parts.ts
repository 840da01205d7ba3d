import { open } from 'node:fs/promises'

/**
 * Bytes of a part of an upload. A service takes at most 10,000 parts, so that an object can have 80
 * GB; the parts of all running uploads are in memory.
 */
export const partBytes = 8 * 1024 * 1024

/** Yields the bytes of a source in parts of equal length, of which only the last one is shorter. */
export async function* partsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = Buffer.allocUnsafe(0)
  let length = 0
  for await (const bytes of source) {
    let from = 0
    while (from < bytes.length) {
      if (length === part.length) {
        if (length === partBytes) {
          yield part
          length = 0
          part = Buffer.allocUnsafe(0)
        }
        // The buffer grows with the bytes, because most files are far smaller than a part.
        const grown = Buffer.allocUnsafe(
          Math.min(partBytes, Math.max(2 * part.length, bytes.length - from, 64 * 1024)),
        )
        part.copy(grown, 0, 0, length)
        part = grown
      }
      const taken = Math.min(part.length - length, bytes.length - from)
      part.set(bytes.subarray(from, from + taken), length)
      length += taken
      from += taken
    }
  }
  if (length > 0) yield part.subarray(0, length)
}

/** Yields the bytes of a local file in parts. */
export async function* partsOfFile(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  try {
    for (let at = 0; ;) {
      const { size } = await file.stat()
      const part = Buffer.allocUnsafe(Math.min(partBytes, size - at))
      let length = 0
      while (length < part.length) {
        const { bytesRead } = await file.read(part, length, part.length - length, at + length)
        if (bytesRead === 0) break
        length += bytesRead
      }
      if (length === 0) return
      yield part.subarray(0, length)
      at += length
    }
  } finally {
    await file.close()
  }
}
