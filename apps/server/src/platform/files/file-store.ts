import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * Stores bytes under keys: here on the local disk; object storage can implement the same interface.
 */
export interface FileStore {
  /** Moves a finished local file into the store. */
  adopt(localPath: string, key: string): Promise<void>
  /** Copies the bytes to another key; each copy can be removed separately. */
  copy(from: string, to: string): Promise<void>
  write(key: string, bytes: Uint8Array): Promise<void>
  read(key: string, range?: { start: number; end: number }): Readable
  sizeOf(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  /** Free bytes; undefined when the storage does not know. */
  freeBytes(): Promise<number | undefined>
  /** FRM-352: false when writing so many bytes would leave less free space than the minimum. */
  hasRoomFor(bytes: number): Promise<boolean>
  /** The directory of unfinished uploads. */
  readonly uploadDirectory: string
}

const noSpaceCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT']

/** FRM-407: true when the disk is full. */
export function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noSpaceCodes.includes(error.code)
}

const keyPattern = /^[a-z\d][a-z\d/_.-]{0,200}$/i

/**
 * `floorBytes`: free space that uploads must leave, so that the database and the log can still
 * write.
 */
export function diskStore(directory: string, floorBytes = 0): FileStore {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key) || key.includes('..')) throw new Error('Not a key of a stored file.')
    return join(directory, 'files', key)
  }
  const prepared = async (key: string) => {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    return path
  }
  const freeBytes = async () => {
    const found = await statfs(directory).catch(() => undefined)
    return found && found.bavail * found.bsize
  }
  return {
    uploadDirectory: join(directory, 'uploads'),
    freeBytes,
    async hasRoomFor(bytes) {
      const free = await freeBytes()
      return free === undefined || free - bytes >= floorBytes
    },
    async adopt(localPath, key) {
      await rename(localPath, await prepared(key))
    },
    async copy(from, to) {
      const [source, target] = [pathOf(from), await prepared(to)]
      // Stored bytes never change, so a hard link is a valid copy; some disks have no hard links.
      await link(source, target).catch(() => copyFile(source, target))
    },
    async write(key, bytes) {
      await writeFile(await prepared(key), bytes)
    },
    read: (key, range) => createReadStream(pathOf(key), range),
    async sizeOf(key) {
      const found = await stat(pathOf(key)).catch(() => undefined)
      return found?.size
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
