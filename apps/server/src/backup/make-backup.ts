import { asOnlyBackup } from '../platform/database/process-lock.ts'
import { hasSchools } from './database/shape.ts'
import { pruneBackups, removeUnfinished } from './kept-backups.ts'
import {
  type BackupPlace,
  type BackupSource,
  type MadeBackup,
  writeBackup,
} from './write-backup.ts'

/**
 * An empty backup would be the one that is restored by default, and in time the only one.
 * @throws where the database holds no school.
 */
export async function refuseEmpty({ pool }: Pick<BackupSource, 'pool'>): Promise<void> {
  const connection = await pool.connectCopy()
  try {
    if (!(await hasSchools(connection)))
      throw new Error('The database holds no school: there is nothing to back up.')
  } finally {
    connection.release()
  }
}

/** @throws if the database names stored files and DATA_DIR has none. */
async function refuseWithoutFiles({ pool, files }: BackupSource) {
  for await (const _ of files.list()) return
  const { rows } = await pool.query(
    `select storage_key as key from files where state = 'stored' limit 1`,
  )
  const [missing] = rows as { key: string }[]
  if (missing)
    throw new Error(
      `The database names stored files, such as ${missing.key}, and DATA_DIR holds none. Set DATA_DIR to what it is for the server.`,
    )
}

/**
 * Makes a backup and removes the old ones. One at a time: another one would remove what this one is writing.
 * @throws while another backup of this database is being made, and where there is nothing to back up.
 */
export function makeBackup(
  source: BackupSource,
  place: BackupPlace,
  keep: number,
): Promise<MadeBackup & { removed: number }> {
  return asOnlyBackup(source.pool, async () => {
    await refuseEmpty(source)
    await refuseWithoutFiles(source)
    await removeUnfinished(place.target)
    const made = await writeBackup(source, place)
    const removed = await pruneBackups(place.target, keep, source.secret, place.report)
    return { ...made, removed }
  })
}
