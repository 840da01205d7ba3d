import { createReadStream, createWriteStream } from 'node:fs'
import {
  copyFile,
  link,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

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
  /** Every stored file, with its bytes. */
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

async function sizeAt(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.size
}

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
    async put(key, source) {
      const path = await prepared(key)
      const begun = `${path}.${process.pid}.unfinished`
      try {
        await pipeline(Readable.from(source), createWriteStream(begun))
        await rename(begun, path)
      } catch (error) {
        await rm(begun, { force: true })
        throw error
      }
    },
    read: (key, range) => createReadStream(pathOf(key), range),
    sizeOf: (key) => sizeAt(pathOf(key)),
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async *list() {
      const root = join(directory, 'files')
      const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of found) {
        const path = join(entry.parentPath, entry.name)
        const size = entry.isFile() ? await sizeAt(path) : undefined
        if (size !== undefined)
          yield { key: relative(root, path).split(sep).join('/'), length: size }
      }
    },
  }
}
