import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  bytes: Buffer | AsyncIterable<Buffer>
  /** For texts; films, pictures and documents are compressed already and do not become smaller. */
  isPacked?: boolean
}

/** The first day of the format. Without a time of its own the same content is always the same archive. */
const mtime = new Date(1980, 0, 1)

async function addEntry(
  zip: ZipFile,
  { name, bytes, isPacked = false }: ZipEntry,
  signal: AbortSignal,
): Promise<void> {
  const source = bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false })
  // A reader who stops also stops the source: yazl neither closes a source nor passes its error on.
  addAbortSignal(signal, source)
  zip.addReadStream(source, name, { compress: isPacked, mtime, forceDosTimestamp: true })
  await finished(source)
}

/**
 * An archive piece by piece, so that films of gigabytes pass through without being held. An entry is asked for when
 * the one before it is written.
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
 * Bytes of an archive beside those of its entries, if none is packed. yazl itself counts 76 bytes too many for a
 * directory of 64 kilobytes, which a course of a thousand files has, and the download would wait for them.
 */
export const zipOverhead = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + 30 + 16 + 46 + 2 * Buffer.byteLength(name), 22)
