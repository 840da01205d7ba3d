import type { DatabasePool } from './pool.ts'

// Id of the advisory lock that the processes of a database pass on: any constant of its own.
const lock = 727002

/**
 * Runs work that two processes must not do at once; the others wait until it is over, however long that takes.
 * An embedded database has one process only.
 */
export async function whileOthersWait(
  pool: DatabasePool,
  work: () => Promise<void>,
): Promise<void> {
  if (pool.kind === 'embedded') return work()
  const connection = await pool.connect()
  try {
    await connection.script(
      `set statement_timeout = 0; select pg_advisory_lock(${lock}); reset statement_timeout`,
    )
    try {
      await work()
    } finally {
      await connection.script(`select pg_advisory_unlock(${lock})`)
    }
  } finally {
    connection.release()
  }
}
