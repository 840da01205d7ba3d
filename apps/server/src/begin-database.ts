import type { Env } from './env.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { refuseOtherCell, settleCell } from './platform/database/cells/cell.ts'
import { migrate } from './platform/database/migrate.ts'
import { explainUnreachable } from './name-database.ts'
import { startLog } from './platform/observe/start-log.ts'
import { passwordKey } from './platform/security/password-key.ts'
import { createSealers } from './platform/security/sealers.ts'

/** FRM-323: connects to each address once, so that a failed start names the wrong address. */
async function reach(
  { DATABASE_URL: url, DATABASE_DIRECT_URL: direct }: Env,
  { pool }: Database,
): Promise<void> {
  if (!url) return
  const explain = (address: string, setting: string) => (error: unknown) => {
    throw explainUnreachable(error, address, setting)
  }
  await pool.query('select 1').catch(explain(url, 'DATABASE_URL'))
  if (!direct) return
  const connection = await pool.connectDirect().catch(explain(direct, 'DATABASE_DIRECT_URL'))
  connection.release()
}

async function migrateOrExplain(env: Env, { pool }: Database, log: ReturnType<typeof startLog>) {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = env
  const report = (sentence: string) => log('warn', { event: 'database.migrationWaits' }, sentence)
  await migrate(pool, { report }).catch((error: unknown) => {
    if (!url) throw error
    throw explainUnreachable(error, direct || url, direct ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')
  })
}

/** Opens the configured database and runs the steps on it; closes it if one of them fails. */
async function open(env: Env, begin: (database: Database) => Promise<unknown>): Promise<Database> {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
    named: env.DATABASE_STATEMENTS === 'named',
    poolSize: env.DATABASE_POOL,
    directory: env.DATA_DIR,
  })
  try {
    await reach(env, database)
    await begin(database)
    return database
  } catch (error) {
    // Without this call the lock of an embedded database, or a connection, would outlive the failed
    // start.
    await database.close().catch(() => undefined)
    throw error
  }
}

/** Opens the configured database without migrating it. */
export function openAsItIs(env: Env): Promise<Database> {
  return open(env, () => Promise.resolve())
}

/**
 * Opens the configured database, migrates it and checks that it belongs to this CELL (OPS-091) and
 * this SECRET (FRM-322).
 */
export function beginDatabase(
  env: Env,
  log: ReturnType<typeof startLog> = startLog(false),
): Promise<Database> {
  return open(env, async (database) => {
    await refuseOtherCell(database.pool, env.CELL)
    await migrateOrExplain(env, database, log)
    await settleCell(database.pool, env.CELL)
    // A wrong SECRET is refused here. Without this check the server would answer with keys that
    // match no issued token.
    await passwordKey(database.db, createSealers(env.SECRET).keys)
  })
}
