import type { Env } from '../env.ts'
import { openCipher } from './encryption.ts'
import { folderTarget } from './target/folder-target.ts'
import type { BackupPlace } from './write-backup.ts'

/** Matches an address that is not a folder. */
const scheme = /^[a-z][a-z\d+.-]+:\/\//i

/**
 * Opens the place where backups are stored.
 * @throws a sentence for the operator if no place is set, or if its address or its key cannot be
 * used.
 */
export async function openPlace(
  { BACKUP_TO, BACKUP_KEY }: Pick<Env, 'BACKUP_TO' | 'BACKUP_KEY'>,
  report: (sentence: string) => void,
): Promise<BackupPlace> {
  if (!BACKUP_TO) throw new Error('Name the folder for backups with --to=… or BACKUP_TO.')
  if (scheme.test(BACKUP_TO))
    throw new Error(`Backups are kept in a folder, and ${BACKUP_TO} is none.`)
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
