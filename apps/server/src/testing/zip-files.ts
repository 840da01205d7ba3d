import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { archiveOf } from '../platform/archives/archive.ts'
import { listEntries } from '../platform/archives/zip-reader.ts'
import { writeZip } from '../platform/archives/zip-writer.ts'

/** An archive of these texts and bytes. */
export function zip(entries: Record<string, string | Buffer>, isPacked = true): Promise<Buffer> {
  const written = Object.entries(entries).map(([name, bytes]) => ({
    name,
    bytes: Buffer.from(bytes),
    isPacked,
  }))
  return buffer(Readable.from(writeZip(written)))
}

/** What an archive holds, by name; nothing where it cannot be read. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>()
  for (const [name, entry] of (await listEntries(archiveOf(bytes), 1000)) ?? [])
    contents.set(name, await buffer(await entry.open()))
  return contents
}

/** The text of a file within an archive; empty where the archive has no such file. */
export async function textInZip(bytes: Buffer, name: string): Promise<string> {
  return (await unzip(bytes)).get(name)?.toString() ?? ''
}

/** Where the line of an entry begins in the directory of an archive. */
export const directoryLine = (bytes: Buffer, name: string): number => bytes.lastIndexOf(name) - 46

/** The same archive with another name of the same length, which the library would not write. */
export function renameEntry(bytes: Buffer, from: string, to: string): Buffer {
  const renamed = Buffer.from(bytes)
  renamed.write(to, renamed.indexOf(from))
  renamed.write(to, renamed.lastIndexOf(from))
  return renamed
}
