import type { InstallationHealth } from '@titian/contract'
import type { Env } from '../env.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import { diskStore, type FileStore } from '../platform/files/file-store.ts'
import { createSealers } from '../platform/security/sealers.ts'
import { addressesCheck } from './addresses.ts'
import { backupCheck } from './backup.ts'
import { type Check, found, runChecks } from './check.ts'
import { databaseCheck, migrationsCheck, secretCheck } from './database.ts'
import { queueCheck, workerCheck } from './jobs.ts'
import { clockCheck, diskCheck, nodeCheck, storageCheck } from './machine.ts'
import { mailCheck } from './mail.ts'
import { programsCheck } from './programs.ts'
import { paymentCheck, smsCheck } from './providers.ts'
import { secretsOf, settingsCheck } from './settings.ts'

/** The checks that need no database. */
function outsideChecks(env: Env, files: FileStore): Check[] {
  return [
    settingsCheck(env),
    nodeCheck,
    // Unfinished uploads are on this disk, also where files are in an object storage.
    diskCheck(diskStore(env.DATA_DIR), env.DISK_FLOOR_MB),
    storageCheck(files),
    backupCheck(env),
    mailCheck(env),
    smsCheck(env),
    paymentCheck(env),
    programsCheck(env),
  ]
}

/**
 * Milliseconds. The embedded database answers one query at a time, so that each check waits for the
 * others and for people at work.
 */
const embeddedLimit = 15_000

function databaseChecks(env: Env, pool: DatabasePool, allHosts: boolean): Check[] {
  const { probes } = createSealers(env.SECRET)
  const checks: Check[] = [
    databaseCheck(pool, env),
    migrationsCheck(pool),
    secretCheck(pool, env.SECRET),
    clockCheck(pool),
    workerCheck(pool),
    queueCheck(pool),
    addressesCheck(pool, {
      production: env.NODE_ENV === 'production',
      all: allHosts,
      probes,
    }),
  ]
  return pool.kind === 'embedded'
    ? checks.map((check) => ({ ...check, limit: Math.max(check.limit ?? 0, embeddedLimit) }))
    : checks
}

/** What cannot be said without the database is named, so that nobody takes it for checked. */
const skippedChecks = (
  ['migrations', 'secret', 'clock', 'worker', 'queue', 'addresses'] as const
).map((name): Check => ({ name, run: () => Promise.resolve([found('off', 'databaseNeeded')]) }))

export interface InstallationParts {
  env: Env
  files: FileStore
  /** The database, or the check that reports why it cannot be used. */
  database: DatabasePool | Check
  allHosts?: boolean
}

/** OPS-010: one round over the whole installation, for the program and for the console. */
export function checkInstallation({
  env,
  files,
  database,
  allHosts = false,
}: InstallationParts): Promise<InstallationHealth> {
  const own =
    'run' in database ? [database, ...skippedChecks] : databaseChecks(env, database, allHosts)
  return runChecks([...own, ...outsideChecks(env, files)], secretsOf(env))
}
