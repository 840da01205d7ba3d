import type { Env } from '../../env.ts'
import { bothStores } from './both-stores.ts'
import { diskStore, type FileStore } from './file-store.ts'
import type { S3Service } from './s3/object-request.ts'

type Settings = Pick<
  Env,
  | 'FILES'
  | 'DATA_DIR'
  | 'DISK_FLOOR_MB'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY'
  | 'S3_SECRET_KEY'
  | 'S3_PREFIX'
  | 'S3_PATH_STYLE'
>

/** The S3 service of the settings. */
export function serviceOf(env: Settings): S3Service {
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKey: env.S3_ACCESS_KEY,
    secretKey: env.S3_SECRET_KEY,
    pathStyle: env.S3_PATH_STYLE,
  }
}

/** The names of stores that FILES can have. */
export type StoreName = 'disk' | 's3'

/** Opens one store, whatever FILES says. */
export async function openOneStore(env: Settings, name: StoreName): Promise<FileStore> {
  const floorBytes = env.DISK_FLOOR_MB * 1024 * 1024
  if (name === 'disk') return diskStore(env.DATA_DIR, floorBytes)
  // Loaded only where it is needed, because it would take memory of every other installation.
  const { s3Store } = await import('./s3/s3-store.ts')
  const place = { ...serviceOf(env), bucket: env.S3_BUCKET, prefix: env.S3_PREFIX }
  return s3Store(place, env.DATA_DIR, floorBytes)
}

/** Opens the store of the settings, or both stores while files move from one to the other. */
export async function openStore(env: Settings): Promise<FileStore> {
  const [first, second] = env.FILES
  const store = await openOneStore(env, first)
  return second ? bothStores(store, await openOneStore(env, second)) : store
}
