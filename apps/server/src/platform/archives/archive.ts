import { Readable } from 'node:stream'

/** An archive lies somewhere, and parts of it can be read. */
export interface Archive {
  size: number
  /** Both ends belong to the range. */
  read(range: { start: number; end: number }): Readable
}

export const archiveOf = (bytes: Buffer): Archive => ({
  size: bytes.length,
  read: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
})
