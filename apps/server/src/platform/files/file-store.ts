import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { filesBelow, streamWhole, unfinished, writeWhole } from './folder.ts'

/**
 * Stores bytes under keys: here on the local disk; object storage can implement the same interface.
 */
export interface FileStore {
  /** Moves a finished local file into the store. */
  adopt(localPath: string, key: string): Promise<void>
  /** Copies the bytes to another key; each copy can be removed separately. */
  copy(from: string, to: string): Promise<void>
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Writes bytes that come in pieces; the file exists once all of them are there. */
  put(key: string, source: AsyncIterable<Uint8Array>): Promise<void>
  read(key: string, range?: { start: number; end: number }): Readable
  sizeOf(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  /** Lists every complete file with its size in bytes. */
  list(): AsyncIterable<{ key: string; length: number }>
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
const isKey = (key: string) => keyPattern.test(key) && !key.includes('..')

async function sizeAt(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.size
}

/** Lists every stored file below a folder with its size in bytes. */
async function* listFiles(root: string): AsyncGenerator<{ key: string; length: number }> {
  for await (const key of filesBelow(root)) {
    // Operating systems leave files of their own.
    if (!isKey(key) || key.endsWith(unfinished)) continue
    const size = await sizeAt(join(root, key))
    if (size !== undefined) yield { key, length: size }
  }
}

/**
 * Stores files on the local disk. `floorBytes` is the free space that uploads must leave, so that
 * the database and the log can still write.
 */
export function diskStore(directory: string, floorBytes = 0): FileStore {
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error('Not a key of a stored file.')
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
      await link(source, target).catch(() => writeWhole(target, (begun) => copyFile(source, begun)))
    },
    write: (key, bytes) => writeWhole(pathOf(key), (begun) => writeFile(begun, bytes)),
    put: (key, source) => streamWhole(pathOf(key), source),
    read: (key, range) => createReadStream(pathOf(key), range),
    sizeOf: (key) => sizeAt(pathOf(key)),
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    list: () => listFiles(join(directory, 'files')),
  }
}
