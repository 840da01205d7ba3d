import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  bytes: Buffer | AsyncIterable<Buffer>
  /**
   * True for texts. Films, pictures and documents are already compressed and would not become
   * smaller.
   */
  isPacked?: boolean
}

/** The first day of the ZIP format. With a fixed time, equal content gives equal archives. */
const mtime = new Date(1980, 0, 1)

async function addEntry(
  zip: ZipFile,
  { name, bytes, isPacked = false }: ZipEntry,
  signal: AbortSignal,
): Promise<void> {
  const source = bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false })
  // If the reader stops, the source must stop too: yazl neither closes a source nor passes its
  // error on.
  addAbortSignal(signal, source)
  zip.addReadStream(source, name, { compress: isPacked, mtime, forceDosTimestamp: true })
  await finished(source)
}

/**
 * Yields an archive in pieces, so that films of several gigabytes are never held in memory. An
 * entry is requested when the previous one is written.
 */
export async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const stopped = new AbortController()
  const addAll = async () => {
    for await (const entry of entries) await addEntry(zip, entry, stopped.signal)
    zip.end()
  }
  const adding = addAll().catch((error: Error) => output.destroy(error))
  try {
    for await (const piece of output as AsyncIterable<Buffer>) yield piece
  } finally {
    stopped.abort()
    await adding
  }
}

/**
 * Returns the bytes of an archive without those of its unpacked entries. yazl's own sum is 76 bytes
 * too high for directories of more than 64 kilobytes, as of a course with a thousand files, and a
 * browser would wait for these bytes.
 */
export const zipOverhead = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + 30 + 16 + 46 + 2 * Buffer.byteLength(name), 22)
