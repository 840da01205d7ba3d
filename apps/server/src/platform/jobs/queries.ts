import type { DatabasePool } from '../database/pool.ts'

/** The condition for jobs of the product: the queue library has jobs of its own, which nobody sends. */
export const isProductJob = "name not like '\\_\\_pgboss\\_\\_%'"

interface QueueRow {
  queue: string
  due: string
  later: string
  oldest: string | null
}

/**
 * OPS-051: counts the waiting jobs of each queue. The condition is that of an index of the queue
 * library, which holds waiting jobs alone, so that finished jobs are not read.
 */
export async function countWaitingJobs(pool: Pick<DatabasePool, 'query'>) {
  const { rows } = await pool.query(
    `select name as queue, count(*) filter (where start_after <= now()) as due,
       count(*) filter (where start_after > now()) as later,
       extract(epoch from now() - min(start_after)) as oldest
     from jobs.job where state < 'active' group by name`,
  )
  return (rows as QueueRow[]).map(({ queue, due, later, oldest }) => ({
    queue,
    due: Number(due),
    later: Number(later),
    oldestSeconds: Math.max(0, Number(oldest ?? 0)),
  }))
}
