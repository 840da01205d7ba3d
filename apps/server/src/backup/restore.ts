import { passwordKey } from '../platform/security/password-key.ts'
import { createSealers } from '../platform/security/sealers.ts'
import { openAsItIs } from '../begin-database.ts'
import { nameDatabase } from '../name-database.ts'
import { openStore } from '../platform/files/open-store.ts'
import { listBackups, openBackup } from './kept-backups.ts'
import { openPlace } from './place.ts'
import { runProgram, say } from '../operator/program.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

const flags = [
  { name: 'from', value: 'FOLDER', what: 'Where backups are kept; otherwise BACKUP_TO.' },
  {
    name: 'backup',
    value: 'NAME',
    what: 'The backup, as npm run backup -- --list shows it; otherwise the newest.',
  },
  { name: 'check', what: 'Reads every byte of the backup and changes nothing.' },
]

/** OPS-002: `npm run restore`. */
await runProgram(
  'Restores a backup into the empty database and the empty DATA_DIR of the settings.',
  flags,
  async (given, env) => {
    const from = typeof given['from'] === 'string' ? given['from'] : env.BACKUP_TO
    const place = await openPlace({ ...env, BACKUP_TO: from }, say)
    const [newest] = await listBackups(place.target)
    const name = typeof given['backup'] === 'string' ? given['backup'] : newest
    if (!name) throw new Error(`There is no backup in ${place.target.name}.`)
    const backup = await openBackup(place.target, name, env.SECRET)
    if (given['check'] === true) {
      await checkBackup(backup, place)
      return say(`Backup ${name} is whole: each table and each file can be read.`)
    }
    const database = await openAsItIs(env)
    try {
      say(`From ${place.target.name} to ${nameDatabase(env.DATABASE_URL, env.DATA_DIR)}.`)
      await restoreBackup({ pool: database.pool, files: await openStore(env) }, backup, place)
      await passwordKey(database.db, createSealers(env.SECRET).keys)
      say(`Backup ${name} is restored. Start the server.`)
    } finally {
      await database.close()
    }
  },
)
