import { createHash } from 'node:crypto'
import { type Duplex, pipeline } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import type { BackupTarget } from './target/backup-target.ts'
import type { BackupCipher } from './encryption.ts'

/** The size and the checksum of stored bytes. */
export interface StoredBytes {
  size: number
  sha256: string
}

export interface Objects {
  /** Stores bytes. `pack` compresses them, for text, which shrinks to a tenth. */
  write(
    key: string,
    source: AsyncIterable<Uint8Array>,
    options: { pack: boolean },
  ): Promise<StoredBytes>
  /**
   * Returns the bytes that were given to `write`.
   * @throws at the end if the bytes are not those that the manifest describes.
   */
  read(key: string, stored: StoredBytes, options: { pack: boolean }): AsyncIterable<Uint8Array>
}

/**
 * Returns the name of an object. Its endings name the formats of the bytes, so that an operator
 * knows which programs can open it.
 */
export function objectName(name: string, { pack }: { pack: boolean }, cipher: BackupCipher | null) {
  return `${name}${pack ? '.gz' : ''}${cipher ? '.age' : ''}`
}

async function* counted(source: AsyncIterable<Uint8Array>, result: StoredBytes) {
  const hash = createHash('sha256')
  for await (const bytes of source) {
    hash.update(bytes)
    result.size += bytes.length
    yield bytes
  }
  result.sha256 = hash.digest('hex')
}

async function* verified(key: string, source: AsyncIterable<Uint8Array>, stored: StoredBytes) {
  const found: StoredBytes = { size: 0, sha256: '' }
  yield* counted(source, found)
  if (found.size !== stored.size || found.sha256 !== stored.sha256)
    throw new Error(`${key} is damaged: it is not what the backup wrote.`)
}

/** A fast compression level, because the users of a busy server need the processor. */
const packLevel = 3

/**
 * Closing one end also closes the other. Otherwise a full disk would leave a query of the database
 * open.
 */
function through(source: AsyncIterable<Uint8Array>, transform: Duplex): AsyncIterable<Uint8Array> {
  return pipeline(source, transform, () => undefined)
}

export function objectsOf(target: BackupTarget, cipher: BackupCipher | null): Objects {
  return {
    async write(key, source, { pack }) {
      const packed = pack ? through(source, createGzip({ level: packLevel })) : source
      const stored: StoredBytes = { size: 0, sha256: '' }
      await target.write(key, counted(cipher ? cipher.encrypt(packed) : packed, stored))
      return stored
    },
    async *read(key, stored, { pack }) {
      const bytes = verified(key, target.read(key), stored)
      const opened = cipher ? cipher.decrypt(bytes) : bytes
      try {
        yield* pack ? through(opened, createGunzip()) : opened
      } catch (error) {
        throw new Error(
          `${key} of the backup cannot be read: it is damaged, or BACKUP_KEY is not the key it was made with.`,
          { cause: error },
        )
      }
    },
  }
}
