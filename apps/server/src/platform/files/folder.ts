import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The ending of a file's name while the file is being written. */
export const unfinished = '.unfinished'

/** True for the error of a file or a folder that does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Lists the names of all files below a folder, relative to `root` and with slashes; none if the
 * folder does not exist.
 * @throws if the folder cannot be read, because a caller must not take it for an empty one.
 */
export async function* filesBelow(root: string, folder = ''): AsyncGenerator<string> {
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return []
      throw error
    },
  )
  for (const entry of found)
    if (entry.isFile())
      yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
}

/** Writes a file under another name first, so that it never exists with a part of its bytes. */
export async function writeWhole(
  path: string,
  fill: (begun: string) => Promise<unknown>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const begun = `${path}.${randomUUID()}${unfinished}`
  try {
    await fill(begun)
    await rename(begun, path)
  } catch (error) {
    await rm(begun, { force: true })
    throw error
  }
}

/**
 * Writes bytes that come in pieces. They are on the disk before the file gets its name; otherwise
 * the file could be empty after a power cut.
 */
export function streamWhole(
  path: string,
  source: AsyncIterable<Uint8Array>,
  options: { mode?: number } = {},
): Promise<void> {
  return writeWhole(path, (begun) =>
    pipeline(Readable.from(source), createWriteStream(begun, { ...options, flush: true })),
  )
}

/** Removes files that were being written when a process was killed; returns their number. */
export async function removeUnfinishedBelow(root: string, before: Date): Promise<number> {
  let removed = 0
  for await (const name of filesBelow(root)) {
    if (!name.endsWith(unfinished)) continue
    const path = join(root, name)
    const found = await stat(path).catch(() => undefined)
    if (!found || found.mtime >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
