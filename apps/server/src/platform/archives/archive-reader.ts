import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { RandomAccessReader } from 'yauzl'
import type { Archive } from './archive.ts'

/**
 * Bytes that are read at once. The headers of entries are short and close together, so one read of
 * the store serves many of them.
 */
const windowBytes = 65_536

/** Reads the parts of an archive that yauzl requests. */
export class ArchiveReader extends RandomAccessReader {
  readonly #archive: Archive
  #window = Buffer.alloc(0)
  #windowStart = 0
  /** An error of the store. It does not mean that the archive is damaged. */
  failure: Error | undefined

  constructor(archive: Archive) {
    super()
    this.#archive = archive
  }

  #open(start: number, end: number): Readable {
    return this.#archive.read({ start, end: end - 1 }).once('error', (error: Error) => {
      this.failure ??= error
    })
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#open(start, end)
  }

  async bytes(start: number, length: number): Promise<Buffer> {
    const end = start + length
    if (end > this.#archive.size) throw new RangeError('The archive ends too early.')
    if (start < this.#windowStart || end > this.#windowStart + this.#window.length) {
      const windowEnd = Math.min(this.#archive.size, start + Math.max(length, windowBytes))
      this.#window = await buffer(this.#open(start, windowEnd))
      this.#windowStart = start
    }
    const at = start - this.#windowStart
    if (at + length > this.#window.length) throw new RangeError('The archive ends too early.')
    return this.#window.subarray(at, at + length)
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const copy = (bytes: Buffer) => {
      bytes.copy(target, offset)
      callback(null)
    }
    this.bytes(position, length).then(copy, callback)
  }
}
