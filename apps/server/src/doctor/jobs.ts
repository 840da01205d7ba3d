import type { Finding } from '@titian/contract'
import type { DatabasePool } from '../platform/database/pool.ts'
import { type Check, found } from './check.ts'
import { hasTable } from '../platform/database/connection.ts'
import { isProductJob } from '../platform/jobs/queries.ts'

type Pool = Pick<DatabasePool, 'query'>

/** Seconds. Some jobs run each minute, so that a worker is never silent for longer. */
const silence = 5 * 60

/** @param age seconds since a job began; null if none ever did */
export function judgeWorker(age: number | null): Finding {
  if (age === null) return found('problem', 'workerNone')
  return age > silence
    ? found('problem', 'workerSilent', { minutes: Math.floor(age / 60) })
    : found('ok', 'workerOk', { seconds: Math.max(0, Math.round(age)) })
}

export const workerCheck = (pool: Pool): Check => ({
  name: 'worker',
  async run() {
    if (!(await hasTable(pool, 'jobs.job'))) return [judgeWorker(null)]
    const { rows } = await pool.query(
      `select extract(epoch from now() - max(started_on))::float8 as age from jobs.job`,
    )
    return [judgeWorker((rows[0] as { age: number | null }).age)]
  },
})

export interface QueueFacts {
  /** Jobs that are due, and the longest waiting one of them. */
  due: number
  oldest: { name: string; seconds: number } | undefined
  /** Jobs that failed in the last day, by name. */
  failed: { name: string; count: number }[]
}

/** Seconds that a due job may wait until it is a warning, and a problem. */
const late = { warning: 5 * 60, problem: 30 * 60 }

export function judgeQueue({ due, oldest, failed }: QueueFacts): Finding[] {
  const findings: Finding[] = []
  if (oldest && oldest.seconds > late.warning)
    findings.push(
      found(oldest.seconds > late.problem ? 'problem' : 'warning', 'queueLate', {
        count: due,
        name: oldest.name,
        minutes: Math.floor(oldest.seconds / 60),
      }),
    )
  if (failed.length > 0)
    findings.push(
      found('warning', 'jobsFailed', {
        count: failed.reduce((sum, { count }) => sum + count, 0),
        names: failed.map(({ name, count }) => `${name} (${count})`).join(', '),
      }),
    )
  return findings.length > 0 ? findings : [found('ok', 'queueOk')]
}

async function readQueue(pool: Pool): Promise<QueueFacts> {
  const due = await pool.query(
    `select name, count(*) over ()::int as due, extract(epoch from now() - start_after)::float8 as seconds
     from jobs.job where state in ('created', 'retry') and start_after < now() and ${isProductJob}
     order by start_after limit 1`,
  )
  const failed = await pool.query(
    `select name, count(*)::int as count
     from (select name, state, completed_on from jobs.job union all select name, state, completed_on from jobs.archive) as all_jobs
     where state = 'failed' and completed_on > now() - interval '1 day' and ${isProductJob}
     group by name order by count(*) desc, name limit 5`,
  )
  const [oldest] = due.rows as { name: string; due: number; seconds: number }[]
  return { due: oldest?.due ?? 0, oldest, failed: failed.rows as QueueFacts['failed'] }
}

export const queueCheck = (pool: Pool): Check => ({
  name: 'queue',
  run: async () =>
    (await hasTable(pool, 'jobs.job'))
      ? judgeQueue(await readQueue(pool))
      : [found('ok', 'queueOk')],
})
