import { openBucket } from '../../platform/files/s3/bucket.ts'
import type { S3Service } from '../../platform/files/s3/object-request.ts'
import { partsOf } from '../../platform/files/s3/parts.ts'
import type { BackupTarget } from './backup-target.ts'

/** The bucket and the folder in it that an address such as `s3://bucket/folder` names. */
export interface BackupBucket {
  bucket: string
  /** Empty, or ending with a slash. */
  prefix: string
}

/** OPS-036: stores backups in a bucket. */
export function s3Target(service: S3Service, { bucket: name, prefix }: BackupBucket): BackupTarget {
  const bucket = openBucket(service, name, prefix)
  return {
    name: `s3://${name}/${prefix}`,
    async *list(below) {
      for await (const { key } of bucket.list(below)) yield key
    },
    sizeOf: (key) => bucket.sizeOf(key),
    read: (key) => bucket.read(key),
    write: (key, source) => bucket.store(key, partsOf(source)),
    remove: (key) => bucket.remove(key),
    async removeUnfinished() {
      await bucket.removeUploads(new Date())
    },
  }
}
