import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { archiveOf } from '../platform/archives/archive.ts'
import { listEntries } from '../platform/archives/zip-reader.ts'
import { writeZip } from '../platform/archives/zip-writer.ts'

/** Returns an archive of these texts and bytes. */
export function zip(entries: Record<string, string | Buffer>, isPacked = true): Promise<Buffer> {
  const written = Object.entries(entries).map(([name, bytes]) => ({
    name,
    bytes: Buffer.from(bytes),
    isPacked,
  }))
  return buffer(Readable.from(writeZip(written)))
}

/** Returns the entries of an archive by name; no entries if the archive cannot be read. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>()
  for (const [name, entry] of (await listEntries(archiveOf(bytes), 1000)) ?? [])
    contents.set(name, await buffer(await entry.open()))
  return contents
}

/** Returns the text of a file within an archive; empty if the archive has no such file. */
export async function textInZip(bytes: Buffer, name: string): Promise<string> {
  return (await unzip(bytes)).get(name)?.toString() ?? ''
}

/** Returns the position at which the line of an entry begins in the directory of an archive. */
export const directoryLine = (bytes: Buffer, name: string): number => bytes.lastIndexOf(name) - 46

/**
 * Renames an entry of an archive to a name of the same length, because the library refuses to write
 * some names.
 */
export function renameEntry(bytes: Buffer, from: string, to: string): Buffer {
  const renamed = Buffer.from(bytes)
  renamed.write(to, renamed.indexOf(from))
  renamed.write(to, renamed.lastIndexOf(from))
  return renamed
}
