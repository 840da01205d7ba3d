import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BackupTarget } from './backup-target.ts'

/** The ending of the name of an object while it is being written. */
const unfinished = '.unfinished'

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Writes a file or folder to the disk at once. Otherwise a renamed file could be empty after a
 * power cut.
 */
async function flush(path: string) {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Stores backups in a folder, for example on another disk. */
export function folderTarget(folder: string): BackupTarget {
  const root = resolve(folder)
  const pathOf = (key: string) => {
    const path = join(root, key)
    if (!path.startsWith(root + sep)) throw new Error(`Not a name inside the backup: ${key}`)
    return path
  }
  return {
    name: root,
    async *list(prefix) {
      const found = await readdir(join(root, prefix), {
        recursive: true,
        withFileTypes: true,
      }).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      for (const entry of found)
        if (entry.isFile())
          yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
    },
    async sizeOf(key) {
      const found = await stat(pathOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
      return found?.size
    },
    read: (key) => createReadStream(pathOf(key)),
    async write(key, source) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const begun = `${path}.${process.pid}${unfinished}`
      try {
        await pipeline(Readable.from(source), createWriteStream(begun, { mode: 0o600 }))
        await flush(begun)
        await rename(begun, path)
      } catch (error) {
        await rm(begun, { force: true })
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
