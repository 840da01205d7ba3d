import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { filesBelow, isMissing, streamWhole } from '../../platform/files/folder.ts'
import type { BackupTarget } from './backup-target.ts'

/** Only the user of the server may read and write the parts of a backup. */
const mode = 0o600

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
    list: (prefix) => filesBelow(root, prefix),
    async sizeOf(key) {
      const found = await stat(pathOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
      return found?.size
    },
    read: (key) => createReadStream(pathOf(key)),
    write: (key, source) => streamWhole(pathOf(key), source, { mode }),
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    // Files that are half written have names, and are listed.
    removeUnfinished: () => Promise.resolve(),
  }
}
