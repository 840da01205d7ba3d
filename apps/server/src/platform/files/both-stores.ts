import { Readable } from 'node:stream'
import type { FileStore } from './file-store.ts'
import { isMissing } from './folder.ts'

/** Streams the first of two files that exists. */
class EitherReader extends Readable {
  private source: Readable
  private other: (() => Readable) | undefined

  constructor(first: Readable, other: () => Readable) {
    super()
    this.source = first
    this.other = other
    this.passOn(first)
  }

  override _read(): void {
    this.source.resume()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.source.destroy()
    done(error)
  }

  private passOn(source: Readable): void {
    this.source = source
    source.pause()
    source.on('data', (bytes: Buffer) => {
      if (!this.push(bytes)) source.pause()
    })
    source.once('end', () => this.push(null))
    source.once('error', (error) => {
      const { other } = this
      this.other = undefined
      if (!other || !isMissing(error)) return void this.destroy(error)
      this.passOn(other())
      this.source.resume()
    })
  }
}

/**
 * OPS-034: writes to the first store and reads what is not there from the second one, while files
 * move from the second store to the first.
 */
export function bothStores(first: FileStore, second: FileStore): FileStore {
  const sizeOf = async (key: string) => (await first.sizeOf(key)) ?? second.sizeOf(key)
  return {
    ...first,
    sizeOf,
    read: (key, range) => new EitherReader(first.read(key, range), () => second.read(key, range)),
    async copy(from, to) {
      const isMoved = (await first.sizeOf(from)) !== undefined
      await (isMoved ? first.copy(from, to) : first.put(to, second.read(from)))
    },
    async remove(key) {
      // In this order a file cannot come back: the program that moves files looks for the file in
      // the second store after it has written the first.
      await second.remove(key)
      await first.remove(key)
    },
    async *list() {
      const listed = new Set<string>()
      for await (const file of first.list()) {
        listed.add(file.key)
        yield file
      }
      for await (const file of second.list()) if (!listed.has(file.key)) yield file
    },
    async removeUnfinished(before) {
      return (await first.removeUnfinished(before)) + (await second.removeUnfinished(before))
    },
    problem: () => first.problem() ?? second.problem(),
  }
}
