import { asOnlyBackup } from '../platform/database/process-lock.ts'
import { hasSchools } from './database/shape.ts'
import { pruneBackups, removeUnfinished } from './kept-backups.ts'
import {
  type BackupPlace,
  type BackupSource,
  type MadeBackup,
  writeBackup,
} from './write-backup.ts'

/** An empty backup would be the one that is restored by default, and in time the only one. */
async function refuseEmpty({ pool }: BackupSource) {
  const connection = await pool.connectCopy()
  try {
    if (!(await hasSchools(connection)))
      throw new Error('The database holds no school: there is nothing to back up.')
  } finally {
    connection.release()
  }
}

/**
 * Makes a backup and removes the old ones. One at a time: another one would remove what this one is writing.
 * @throws while another backup of this database is being made, and where it holds no school.
 */
export function makeBackup(
  source: BackupSource,
  place: BackupPlace,
  keep: number,
): Promise<MadeBackup & { removed: number }> {
  return asOnlyBackup(source.pool, async () => {
    await refuseEmpty(source)
    await removeUnfinished(place.target)
    const made = await writeBackup(source, place)
    const removed = await pruneBackups(place.target, keep, source.secret, place.report)
    return { ...made, removed }
  })
}
