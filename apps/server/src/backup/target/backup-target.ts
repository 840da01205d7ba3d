import type { Readable } from 'node:stream'

/**
 * The place where backups are stored as named objects: a folder, or a store that behaves like one.
 */
export interface BackupTarget {
  /** The name of the place that is shown to the operator. */
  readonly name: string
  /** Lists the names of all objects below a prefix that ends with a slash, unfinished ones included. */
  list(prefix: string): AsyncIterable<string>
  /** The size of an object in bytes; undefined if it does not exist. */
  sizeOf(key: string): Promise<number | undefined>
  read(key: string): Readable
  /** Writes an object. It exists only once all bytes are written. */
  write(key: string, source: AsyncIterable<Uint8Array>): Promise<void>
  remove(key: string): Promise<void>
  /**
   * Removes what interrupted writing left where `list` does not show it. No other backup may be
   * running.
   */
  removeUnfinished(): Promise<void>
}
