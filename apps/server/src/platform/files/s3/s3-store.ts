import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createGate } from '../../gate.ts'
import { type FileStore, hasDiskRoom, isKey } from '../file-store.ts'
import { openBucket } from './bucket.ts'
import type { S3Service } from './object-request.ts'
import { partsOf, partsOfFile } from './parts.ts'

export interface S3Place extends S3Service {
  bucket: string
  /** Empty, or ending with a slash. */
  prefix: string
}

/** Uploads of a process at once, each of which holds up to two parts in memory. */
const uploadsAtOnce = 6

async function* onlyPart(bytes: Uint8Array) {
  yield bytes
}

/**
 * OPS-030: stores files in a bucket of an S3 service. Uploads that are not finished stay on the
 * local disk below `directory`, and `floorBytes` of it stay free.
 */
export function s3Store(place: S3Place, directory: string, floorBytes = 0): FileStore {
  const bucket = openBucket(place, place.bucket, place.prefix)
  const oneOfFew = createGate(uploadsAtOnce)
  const checked = (key: string) => {
    if (!isKey(key)) throw new Error('Not a key of a stored file.')
    return key
  }
  return {
    uploadDirectory: join(directory, 'uploads'),
    freeBytes: async () => undefined,
    hasRoomFor: (bytes) => hasDiskRoom(directory, bytes, floorBytes),
    async adopt(localPath, key) {
      await oneOfFew(() => bucket.store(checked(key), partsOfFile(localPath)))
      // Only now has the storage acknowledged every byte.
      await rm(localPath)
    },
    copy: async (from, to) => bucket.copy(checked(from), checked(to)),
    write: async (key, bytes) => bucket.store(checked(key), onlyPart(bytes)),
    put: async (key, source) => oneOfFew(() => bucket.store(checked(key), partsOf(source))),
    read: (key, range) => bucket.read(checked(key), range),
    sizeOf: async (key) => bucket.sizeOf(checked(key)),
    remove: async (key) => bucket.remove(checked(key)),
    async *list() {
      for await (const object of bucket.list()) if (isKey(object.key)) yield object
    },
    removeUnfinished: (before) => bucket.removeUploads(before),
    problem: () => bucket.problem(),
  }
}
