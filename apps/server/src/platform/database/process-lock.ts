import { processLocks } from './advisory-lock.ts'
import type { DatabasePool } from './pool.ts'

/**
 * Runs work under a lock between processes; the others wait without a limit. An embedded database
 * has one process only.
 */
export async function whileOthersWait(
  pool: DatabasePool,
  work: () => Promise<void>,
): Promise<void> {
  if (pool.kind === 'embedded') return work()
  const connection = await pool.connectDirect()
  try {
    await connection.script(
      `set statement_timeout = 0; select pg_advisory_lock(${processLocks.jobs}); reset statement_timeout`,
    )
    try {
      await work()
    } finally {
      await connection.script(`select pg_advisory_unlock(${processLocks.jobs})`)
    }
  } finally {
    connection.release()
  }
}

/** Embedded databases of which a backup is being made. */
const backedUp = new WeakSet<DatabasePool>()

/**
 * Runs a backup unless another backup of the database is being made, by this or by another process.
 * @throws when another backup is being made.
 */
export async function asOnlyBackup<Result>(
  pool: DatabasePool,
  work: () => Promise<Result>,
): Promise<Result> {
  const refusal = new Error('Another backup is being made. Make this one when it is complete.')
  if (pool.kind === 'embedded') {
    if (backedUp.has(pool)) throw refusal
    backedUp.add(pool)
    try {
      return await work()
    } finally {
      backedUp.delete(pool)
    }
  }
  const connection = await pool.connectDirect()
  try {
    const { rows } = await connection.query(
      `select pg_try_advisory_lock(${processLocks.backup}) as mine`,
    )
    if (!(rows[0] as { mine: boolean }).mine) throw refusal
    try {
      return await work()
    } finally {
      // When the connection was lost, the database has released the lock already, so the error is
      // ignored.
      await connection
        .script(`select pg_advisory_unlock(${processLocks.backup})`)
        .catch(() => undefined)
    }
  } finally {
    connection.release()
  }
}
