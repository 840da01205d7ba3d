import { Readable } from 'node:stream'

/** A stored archive whose parts can be read. */
export interface Archive {
  size: number
  /** `start` and `end` are both included. */
  read(range: { start: number; end: number }): Readable
}

export const archiveOf = (bytes: Buffer): Archive => ({
  size: bytes.length,
  read: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
})
