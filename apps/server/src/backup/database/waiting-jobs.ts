import { createJobs } from '../../platform/jobs/jobs.ts'
import type { Connection, DatabasePool } from '../../platform/database/pool.ts'

/**
 * A job that is not finished. Running jobs are included, because their process may have ended in
 * the middle.
 */
export interface WaitingJob {
  name: string
  data: Record<string, unknown>
  key: string | null
  priority: number
  startAfter: string
}

/**
 * Reads the unfinished jobs of the queue. Jobs with a schedule are left out, because every start of
 * the server plans them again.
 */
export async function readWaitingJobs(connection: Connection): Promise<WaitingJob[]> {
  const exists = await connection.query(`select to_regclass('jobs.job') is not null as exists`)
  if (!(exists.rows[0] as { exists: boolean }).exists) return []
  const { rows } = await connection.query(
    `select name, coalesce(data, '{}') as data, singleton_key as key, priority, start_after::text as "startAfter"
     from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss\\_\\_%'
     order by created_on, id`,
  )
  return rows as WaitingJob[]
}

/** Adds the jobs to the queue of another database. */
export async function writeWaitingJobs(pool: DatabasePool, waiting: readonly WaitingJob[]) {
  const faults: Error[] = []
  const jobs = createJobs(pool, (error) => faults.push(error))
  const names = [...new Set(waiting.map(({ name }) => name))]
  const run = () => Promise.resolve()
  await jobs.start(
    names.map((name) => ({ name, run })),
    false,
  )
  try {
    for (const { name, data, key, priority, startAfter } of waiting)
      await jobs.send(name, data, {
        at: new Date(startAfter),
        priority,
        ...(key !== null && { key }),
      })
  } finally {
    await jobs.stop()
  }
  if (faults[0]) throw faults[0]
}
