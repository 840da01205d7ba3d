<<<<<<< HEAD
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { listEntries, openEntry } from '../../apps/server/src/platform/archives/zip-reader.ts'

/** The text of a file within a zip archive; empty when the archive is invalid or lacks the file. */
export async function textInZip(bytes: Buffer, name: string): Promise<string> {
  const archive = {
    size: bytes.length,
    read: ({ start, end }: { start: number; end: number }) =>
      Readable.from([bytes.subarray(start, end + 1)]),
  }
  const entry = (await listEntries(archive, 100))?.get(name)
  return entry ? text(await openEntry(archive, entry)) : ''
}
=======
export { textInZip, zip } from '../../apps/server/src/testing/zip-files.ts'
>>>>>>> origin/zip
