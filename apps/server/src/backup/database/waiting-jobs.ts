import { createJobs } from '../../platform/jobs/jobs.ts'
import { isProductJob } from '../../platform/jobs/queries.ts'
import type { Connection, DatabasePool } from '../../platform/database/pool.ts'
import { hasTable } from '../../platform/database/connection.ts'

/**
 * The job that makes a backup. The job itself runs while the backup is made, and a restored
 * database must not begin with it.
 */
export const backupJob = 'installation.backUp'

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
  /** Seconds after which a run counts as aborted. */
  mostSeconds?: number
}

/** The jobs that wait in the queue. The plans by the clock are not among them: each start makes them again. */
export async function readWaitingJobs(connection: Connection): Promise<WaitingJob[]> {
  if (!(await hasTable(connection, 'jobs.job'))) return []
  const { rows } = await connection.query(
    `select name, coalesce(data, '{}') as data, singleton_key as key, priority, start_after::text as "startAfter",
       extract(epoch from expire_in)::int as "mostSeconds"
     from jobs.job where state in ('created', 'retry', 'active') and ${isProductJob} and name <> '${backupJob}'
     order by created_on, id`,
  )
  return rows as WaitingJob[]
}

/** Empties the queue, whose jobs belong to a restore that failed. */
export async function removeWaitingJobs(pool: DatabasePool): Promise<void> {
  if (await hasTable(pool, 'jobs.job')) await pool.query('delete from jobs.job')
}

/** Adds the jobs to the queue of another database. */
export async function writeWaitingJobs(pool: DatabasePool, waiting: readonly WaitingJob[]) {
  const faults: Error[] = []
  const jobs = createJobs(pool, (error) => faults.push(error))
  const run = () => Promise.resolve()
  // The time limit of a job is the limit of its queue.
  const queues = new Map(
    waiting.map(({ name, mostSeconds }) => [
      name,
      { name, run, ...(mostSeconds !== undefined && { mostSeconds }) },
    ]),
  )
  await jobs.start([...queues.values()], false)
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
