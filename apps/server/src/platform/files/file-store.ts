import { randomUUID } from 'node:crypto'
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
const isKey = (key: string) => keyPattern.test(key) && !key.includes('..')

/** The ending of a file's name while the file is being written. */
const unfinished = '.unfinished'

async function sizeAt(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.size
}

/** Every stored file below a folder, with its bytes. */
async function* listFiles(root: string): AsyncGenerator<{ key: string; length: number }> {
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      // A folder that cannot be read is not one without files.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    },
  )
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(root, path).split(sep).join('/')
    // Operating systems leave files of their own.
    if (!entry.isFile() || !isKey(key) || key.endsWith(unfinished)) continue
    const size = await sizeAt(path)
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
  /** Writes to another name first, so that a list of the files, as a backup makes it, has complete files only. */
  const makeWhole = async (key: string, fill: (begun: string) => Promise<unknown>) => {
    const path = await prepared(key)
    const begun = `${path}.${randomUUID()}${unfinished}`
    try {
      await fill(begun)
      await rename(begun, path)
    } catch (error) {
      await rm(begun, { force: true })
      throw error
    }
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
      await link(source, target).catch(() => makeWhole(to, (begun) => copyFile(source, begun)))
    },
    write: (key, bytes) => makeWhole(key, (begun) => writeFile(begun, bytes)),
    // After a power cut a renamed file could otherwise be empty.
    put: (key, source) =>
      makeWhole(key, (begun) =>
        pipeline(Readable.from(source), createWriteStream(begun, { flush: true })),
      ),
    read: (key, range) => createReadStream(pathOf(key), range),
    sizeOf: (key) => sizeAt(pathOf(key)),
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    list: () => listFiles(join(directory, 'files')),
  }
}
