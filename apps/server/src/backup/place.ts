import { join, resolve, sep } from 'node:path'
import type { Env } from '../env.ts'
import { openCipher } from './encryption.ts'
import { folderTarget } from './target/folder-target.ts'
import type { BackupPlace } from './write-backup.ts'

/** Matches an address that is not a folder. */
const scheme = /^[a-z][a-z\d+.-]+:\/\//i

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
  { BACKUP_TO, BACKUP_KEY, DATA_DIR }: Pick<Env, 'BACKUP_TO' | 'BACKUP_KEY' | 'DATA_DIR'>,
  report: (sentence: string) => void,
): Promise<BackupPlace> {
  if (!BACKUP_TO) throw new Error('Name the folder for backups with --to=… or BACKUP_TO.')
  if (scheme.test(BACKUP_TO))
    throw new Error(`Backups are kept in a folder, and ${BACKUP_TO} is none.`)
  if (isAmongFiles(BACKUP_TO, DATA_DIR))
    throw new Error(`Backups need a folder of their own: ${BACKUP_TO} holds the stored files.`)
  const cipher = BACKUP_KEY
    ? await openCipher(BACKUP_KEY).catch((error: unknown) => {
        throw new Error(
          'BACKUP_KEY is no key of age: it begins with AGE-SECRET-KEY-1 or age1. Make one with npm run backup -- --new-key.',
          { cause: error },
        )
      })
    : null
  return { target: folderTarget(BACKUP_TO), cipher, report }
}
