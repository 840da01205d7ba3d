import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { filesBelow, removeUnfinishedBelow, streamWhole, unfinished, writeWhole } from './folder.ts'

/** Stores bytes under keys: on the local disk or in object storage. */
export interface FileStore {
  /** Moves a finished local file into the store. */
  adopt(localPath: string, key: string): Promise<void>
  /** Copies the bytes to another key; each copy can be removed separately. */
  copy(from: string, to: string): Promise<void>
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Writes bytes that come in pieces; the file exists once all of them are there. */
  put(key: string, source: AsyncIterable<Uint8Array>): Promise<void>
  /**
   * Streams the bytes, with both ends of the range included. The stream ends with an error for
   * which `isMissing` is true if there is no file with this key.
   */
  read(key: string, range?: { start: number; end: number }): Readable
  sizeOf(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  /** Lists every complete file with its size in bytes. */
  list(): AsyncIterable<{ key: string; length: number }>
  /** Removes what interrupted writing left before a moment, and returns the number of remains. */
  removeUnfinished(before: Date): Promise<number>
  /** What is wrong with the storage, for operators; undefined while it answers. */
  problem(): string | undefined
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

/** OPS-033: the storage cannot be reached or gives no usable answer; it may in a moment. */
export class StorageAway extends Error {}

export const isStorageAway = (error: unknown): boolean => error instanceof StorageAway

const keyPattern = /^[a-z\d][a-z\d/_.-]{0,200}$/i
export const isKey = (key: string) => keyPattern.test(key) && !key.includes('..')

async function sizeAt(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.size
}

/** Returns the free bytes of the disk of a directory; undefined if the directory is missing. */
async function freeBytesOf(directory: string): Promise<number | undefined> {
  const found = await statfs(directory).catch(() => undefined)
  return found && found.bavail * found.bsize
}

/**
 * FRM-352: true when writing so many bytes to the disk of a directory leaves `floorBytes`, so that
 * the database and the log can still write.
 */
export async function hasDiskRoom(
  directory: string,
  bytes: number,
  floorBytes: number,
): Promise<boolean> {
  const free = await freeBytesOf(directory)
  return free === undefined || free - bytes >= floorBytes
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

/** Stores files on the local disk. `floorBytes` is the free space that uploads must leave. */
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
  return {
    uploadDirectory: join(directory, 'uploads'),
    freeBytes: () => freeBytesOf(directory),
    hasRoomFor: (bytes) => hasDiskRoom(directory, bytes, floorBytes),
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
    removeUnfinished: (before) => removeUnfinishedBelow(join(directory, 'files'), before),
    problem: () => undefined,
  }
}
