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
