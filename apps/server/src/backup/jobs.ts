import { stat } from 'node:fs/promises'
import type { Env } from '../env.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { JobDefinition } from '../platform/jobs/jobs.ts'
import { backupJob } from './database/waiting-jobs.ts'
import { programVersion } from './version.ts'

const hours = 60 * 60

/** A disk that is not mounted would otherwise leave the backups on the disk that they protect. */
async function refuseMissingFolder(folder: string) {
  // A bucket that does not exist is refused when the backups in it are listed.
  if (/^s3:/i.test(folder)) return
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory())
    throw new Error(`BACKUP_TO names no folder: ${folder}. Make it, or mount its disk.`)
}

/** OPS-003: the nightly backup, if BACKUP_TO is set. Only one process makes it. */
export function backupJobs(
  env: Env,
  { pool, files }: { pool: DatabasePool; files: FileStore },
  report: (sentence: string) => void,
): JobDefinition[] {
  if (!env.BACKUP_TO) return []
  const run = async () => {
    await refuseMissingFolder(env.BACKUP_TO)
    // Loaded at night, so that the start of a server does not wait for the encryption.
    const [{ openPlace }, { makeBackup }] = await Promise.all([
      import('./place.ts'),
      import('./make-backup.ts'),
    ])
    const place = await openPlace(env, report)
    const source = { pool, files, secret: env.SECRET, programVersion }
    const { name } = await makeBackup(source, place, env.BACKUP_KEEP)
    report(`Backup ${name} is complete.`)
  }
  return [{ name: backupJob, every: '30 2 * * *', mostSeconds: 12 * hours, run }]
}
