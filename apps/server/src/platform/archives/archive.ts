import { Readable } from 'node:stream'

/** A stored archive whose parts can be read. */
export interface Archive {
  size: number
  /** Both ends belong to the range. */
  read(range: { start: number; end: number }): Readable
}

export const archiveOf = (bytes: Buffer): Archive => ({
  size: bytes.length,
  read: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
})
