import { join, resolve, sep } from 'node:path'
import type { Env } from '../env.ts'
import { openCipher } from './encryption.ts'
import { serviceOf } from '../platform/files/open-store.ts'
import type { BackupTarget } from './target/backup-target.ts'
import { folderTarget } from './target/folder-target.ts'
import type { BackupPlace } from './write-backup.ts'

/** Matches an address that is not a folder. */
const scheme = /^[a-z][a-z\d+.-]+:\/\//i

/** Matches a folder of a bucket. */
const bucketAddress = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/(?!\.+(?:\/|$))[\w.-]+)*)\/?$/

type Settings = Parameters<typeof serviceOf>[0] & Pick<Env, 'BACKUP_TO' | 'BACKUP_KEY'>

/** @throws where stored files would be taken for parts of backups, or the other way round. */
function refuseAmongFiles(env: Settings, bucket: string, prefix: string) {
  const { S3_PREFIX } = env
  if (!env.FILES.includes('s3') || bucket !== env.S3_BUCKET) return
  if (prefix.startsWith(S3_PREFIX) || S3_PREFIX.startsWith(prefix))
    throw new Error(
      `Backups need a folder of their own: ${env.BACKUP_TO} and the stored files of S3_PREFIX would mix.`,
    )
}

async function openTarget(env: Settings): Promise<BackupTarget> {
  const { BACKUP_TO, DATA_DIR } = env
  if (!scheme.test(BACKUP_TO)) {
    if (isAmongFiles(BACKUP_TO, DATA_DIR))
      throw new Error(`Backups need a folder of their own: ${BACKUP_TO} holds the stored files.`)
    return folderTarget(BACKUP_TO)
  }
  const [, bucket, folder = ''] = bucketAddress.exec(BACKUP_TO) ?? []
  if (bucket === undefined)
    throw new Error(
      `Backups are kept in a folder, or below s3://bucket/folder, and ${BACKUP_TO} is neither.`,
    )
  if (!env.S3_ENDPOINT || !env.S3_ACCESS_KEY || !env.S3_SECRET_KEY)
    throw new Error('S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY are needed for this place.')
  const prefix = folder === '' ? '' : `${folder.slice(1)}/`
  refuseAmongFiles(env, bucket, prefix)
  // Loaded only where it is needed, because most installations keep backups in a folder.
  const { s3Target } = await import('./target/s3-target.ts')
  return s3Target(serviceOf(env), { bucket, prefix })
}

/** Stored files would be taken for parts of backups, and the other way round. */
function isAmongFiles(folder: string, dataDirectory: string): boolean {
  const files = join(resolve(dataDirectory), 'files')
  const target = resolve(folder)
  return join(target, 'files') === files || `${target}${sep}`.startsWith(`${files}${sep}`)
}

/**
 * Opens the place where backups are stored.
 * @throws a sentence for the operator if no place is set, or if its address or its key cannot be
 * used.
 */
export async function openPlace(
  env: Settings,
  report: (sentence: string) => void,
): Promise<BackupPlace> {
  const { BACKUP_TO, BACKUP_KEY } = env
  if (!BACKUP_TO) throw new Error('Name the folder for backups with --to=… or BACKUP_TO.')
  const target = await openTarget(env)
  const cipher = BACKUP_KEY
    ? await openCipher(BACKUP_KEY).catch((error: unknown) => {
        throw new Error(
          'BACKUP_KEY is no key of age: it begins with AGE-SECRET-KEY-1 or age1. Make one with npm run backup -- --new-key.',
          { cause: error },
        )
      })
    : null
  return { target, cipher, report }
}
