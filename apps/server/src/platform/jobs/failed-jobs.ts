import PgBoss from 'pg-boss'
import { sql, type SQL } from 'drizzle-orm'
import { type Db, isMissingTable } from '../database/database.ts'
import { isProductJob } from './queries.ts'

/** The jobs of one kind that are not done. */
export interface JobQueue {
  kind: string
  waiting: number
  running: number
  failed: number
  /** The time since which the oldest waiting job is due; null if none is due. */
  oldestDue: Date | null
}

/** A job that has used up its retries. */
export interface FailedJob {
  id: string
  kind: string
  failedAt: Date
  /** The message of its last error, without values that may be personal. */
  message: string
  tries: number
}

const ofProduct = sql.raw(isProductJob)

/** Answers a question about the queue with no rows before the first start of a server, which makes its tables. */
async function rowsOf<Row>(asked: Promise<{ rows: Row[] }>): Promise<Row[]> {
  try {
    return (await asked).rows
  } catch (error) {
    if (isMissingTable(error)) return []
    throw error
  }
}

/** OPS-027: the kinds of jobs with their numbers, by name; kinds without open jobs are left out. */
export async function listQueues(db: Db, now: Date): Promise<JobQueue[]> {
  const moment = now.toISOString()
  const rows = await rowsOf(
    db.execute<
      Record<'name' | 'waiting' | 'running' | 'failed', string> & { due: string | null }
    >(sql`
    select name,
      count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'failed') as failed,
      (min(start_after) filter (where state in ('created', 'retry') and start_after <= ${moment}::timestamptz))::text as due
    from jobs.job
    where state in ('created', 'retry', 'active', 'failed') and ${ofProduct}
    group by name order by name`),
  )
  return rows.map((row) => ({
    kind: row.name,
    waiting: Number(row.waiting),
    running: Number(row.running),
    failed: Number(row.failed),
    oldestDue: row.due === null ? null : new Date(row.due),
  }))
}

const longestMessage = 200

/** An error message without quoted values, addresses and numbers that may be phones. */
export function plainMessage(message: string): string {
  return message
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/"[^"]*"|“[^”]*”|'[^']*'/g, '…')
    .replace(/\([^()]*\)=\([^()]*\)/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d\s-]{4,}\d/g, '…')
    .slice(0, longestMessage)
}

export interface FailedFilter {
  /** Empty for all kinds. */
  kind: string
  page: number
  size: number
}

/** OPS-027: failed jobs, the newest first. */
export async function listFailedJobs(db: Db, { kind, page, size }: FailedFilter) {
  const where = sql`state = 'failed' and ${ofProduct} and (${kind} = '' or name = ${kind})`
  const rows = await rowsOf(
    db.execute<{
      id: string
      name: string
      failed_at: string
      message: string | null
      tries: string
      total: string
    }>(sql`
    select id::text, name, completed_on::text as failed_at, output->>'message' as message,
      retry_count + 1 as tries, count(*) over () as total
    from jobs.job where ${where}
    order by completed_on desc, id limit ${size} offset ${(page - 1) * size}`),
  )
  const failed: FailedJob[] = rows.map((row) => ({
    id: row.id,
    kind: row.name,
    failedAt: new Date(row.failed_at),
    message: plainMessage(row.message ?? ''),
    tries: Number(row.tries),
  }))
  return { rows: failed, total: Number(rows[0]?.total ?? 0) }
}

/** One failed job of a kind, or with null all of them. */
export interface ChosenJobs {
  kind: string
  id: string | null
}

/** The ids of the chosen jobs that have failed, locked against a second retry. */
export async function lockFailedJobs(tx: Db, { kind, id }: ChosenJobs): Promise<string[]> {
  // Asked before, because a statement that fails ends the transaction.
  const { rows: tables } = await tx.execute<{ made: boolean }>(
    sql`select to_regclass('jobs.job') is not null as made`,
  )
  if (!tables[0]?.made) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from jobs.job
    where name = ${kind} and state = 'failed' and ${ofProduct}
      and (${id}::uuid is null or id = ${id}::uuid)
    for update`)
  return rows.map((row) => row.id)
}

/** A statement of the queue library, whose values are numbered, for the transaction of the caller. */
function statementOf(text: string, values: readonly unknown[]): SQL {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`))
  return sql.join(parts)
}

const through = (db: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await db.execute(statementOf(text, values))
    return { rows }
  },
})

/** Never started: it only knows the statements of its version. */
const library = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('A transaction is given with each call.')) },
  schema: 'jobs',
})

/** Lets failed jobs run again, once more than their kind allows. */
export const retryFailedJobs = (tx: Db, kind: string, ids: string[]): Promise<unknown> =>
  library.retry(kind, ids, { db: through(tx) })

/** Removes failed jobs. */
export const removeFailedJobs = (tx: Db, kind: string, ids: string[]): Promise<unknown> =>
  library.deleteJob(kind, ids, { db: through(tx) })
