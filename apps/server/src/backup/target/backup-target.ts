import type { Readable } from 'node:stream'

/** Where backups are kept, as named objects of bytes: a folder, or a store that behaves like one. */
export interface BackupTarget {
  /** For people who read a terminal. */
  readonly name: string
  /** Names of all objects below a prefix that ends with a slash, also of those that are not finished. */
  list(prefix: string): AsyncIterable<string>
  /** Bytes of an object; undefined where there is none. */
  sizeOf(key: string): Promise<number | undefined>
  read(key: string): Readable
  /** Writes an object; it exists once all bytes are written, and never with a part of them. */
  write(key: string, source: AsyncIterable<Uint8Array>): Promise<void>
  remove(key: string): Promise<void>
}
