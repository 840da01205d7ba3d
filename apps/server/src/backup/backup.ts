import { passwordKey } from '../platform/security/password-key.ts'
import { createSealers } from '../platform/security/sealers.ts'
import { openAsItIs } from '../begin-database.ts'
import { nameDatabase } from '../name-database.ts'
import { openStore } from '../platform/files/open-store.ts'
import { newKey } from './encryption.ts'
import { listBackups } from './kept-backups.ts'
import { makeBackup, refuseEmpty } from './make-backup.ts'
import { openPlace } from './place.ts'
import { runProgram, say } from '../operator/program.ts'
import { programVersion } from './version.ts'

const flags = [
  { name: 'to', value: 'FOLDER', what: 'Where backups are kept; otherwise BACKUP_TO.' },
  { name: 'keep', value: 'NUMBER', what: 'Backups that are kept; otherwise BACKUP_KEEP.' },
  { name: 'list', what: 'Shows the backups that are there, the newest first.' },
  { name: 'new-key', what: 'Shows a new key for BACKUP_KEY and makes no backup.' },
]

/** OPS-001: `npm run backup`. */
await runProgram(
  'Makes a backup of the database and the stored files.',
  flags,
  async (given, env) => {
    if (given['new-key'] === true) {
      const { identity, recipient } = await newKey()
      return say(
        `BACKUP_KEY=${identity}`,
        '',
        `It encrypts and decrypts. A server that only makes backups needs only ${recipient}.`,
        'Keep the secret key and SECRET apart from the backups: without them no backup can be restored.',
      )
    }
    const to = typeof given['to'] === 'string' ? given['to'] : env.BACKUP_TO
    const keep = given['keep'] === undefined ? env.BACKUP_KEEP : Number(given['keep'])
    if (!Number.isInteger(keep) || keep < 1)
      throw new Error('--keep must be a whole number from 1.')
    const place = await openPlace({ ...env, BACKUP_TO: to }, say)
    if (given['list'] === true) return say(...(await listBackups(place.target)))
    const database = await openAsItIs(env)
    try {
      say(`From ${nameDatabase(env.DATABASE_URL, env.DATA_DIR)} to ${place.target.name}.`)
      const source = {
        pool: database.pool,
        files: await openStore(env),
        secret: env.SECRET,
        programVersion,
      }
      await refuseEmpty(source)
      // A backup that is signed with another SECRET than that of the database could not be restored.
      await passwordKey(database.db, createSealers(env.SECRET).keys)
      const { name, removed } = await makeBackup(source, place, keep)
      say(
        `Backup ${name} is complete.`,
        ...(removed > 0 ? [`Old backups removed: ${removed}.`] : []),
      )
      if (!place.cipher) say('It is not encrypted: BACKUP_KEY is not set.')
    } finally {
      await database.close()
    }
  },
)
