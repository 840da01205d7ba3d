import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import PgBoss from 'pg-boss'
import type { DatabasePool } from '../database/pool.ts'
import { whileOthersWait } from '../database/process-lock.ts'

export type JobHandler = (data: Record<string, unknown>) => Promise<void>

export interface JobDefinition {
  /** `noun.verb`, for example `exams.closeDue`. */
  name: string
  /** A five-field cron expression for scheduled jobs. */
  every?: string
  /**
   * Number of jobs of this kind that a process runs in parallel, each fetched separately; without
   * it they run in batches.
   */
  atOnce?: number
  /** Seconds after which a run counts as aborted and is retried; default 15 minutes. */
  mostSeconds?: number
  run: JobHandler
}

export interface Jobs {
  /**
   * Queues a job; `at` delays it. With `key`, no second waiting job of that key is queued; running
   * jobs do not count. Failed jobs are retried, so handlers must be idempotent. A higher `priority`
   * runs first; default 0.
   */
  send(
    name: string,
    data: Record<string, unknown>,
    options?: { at?: Date; key?: string; priority?: number },
  ): Promise<void>
}

export interface JobRunner extends Jobs {
  start(definitions: JobDefinition[], work: boolean): Promise<void>
  stop(): Promise<void>
}

/** Growing pauses outlast longer errors, such as an unreachable database. */
const retries = { retryLimit: 5, retryDelay: 1, retryBackoff: true }

/** Jobs fetched by one poll, every two seconds. */
const batchSize = 50
const pollSeconds = 2

/** Default time limit of a run in seconds, as in the queue library. */
const usualSeconds = 15 * 60

/** OPS-027: seconds for which a failed job can be listed and retried; the queue's own time is 12 hours. */
const failedSeconds = 7 * 24 * 60 * 60

/** Seconds between two checks for scheduled jobs. */
const clockSeconds = 10

/** Seconds that running jobs get during a stop before they return to the queue. */
const stopSeconds = 3

function executeThrough(pool: DatabasePool) {
  return async (text: string, values?: unknown[]) => {
    if (values && values.length > 0) return pool.query(text, values)
    if (pool.kind === 'postgres') return pool.query(text)
    // Text without values may hold several statements, which only `script` accepts.
    if (/^\s*(select|insert|update|delete|with)\b/i.test(text) && !/;\s*\S/.test(text))
      return pool.query(text)
    await pool.script(text)
    return { rows: [], rowCount: 0 }
  }
}

/**
 * Creates or changes only the queues and schedules that differ from the definitions: three statements
 * for each of forty queues would take a third of a second of every start.
 */
async function prepareQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { name, every, mostSeconds = usualSeconds } of definitions) {
    // With this policy alone the keys of waiting jobs have an index, so queues of older versions are
    // updated to it.
    const wanted = { policy: 'short' as const, ...retries, expireInSeconds: mostSeconds }
    const found = queues.get(name)
    if (!found) await boss.createQueue(name, { name, ...wanted })
    else if (!isDeepStrictEqual({ ...found, ...wanted }, found))
      await boss.updateQueue(name, { name, ...wanted })
    if (every && crons.get(name) !== every) await boss.schedule(name, every)
  }
}

/** Runs a job; the server measures its duration and failures here. */
export type AroundJob = (name: string, run: () => Promise<void>) => Promise<void>

export function createJobs(
  pool: DatabasePool,
  report: (error: Error, name?: string) => void,
  around: AroundJob = (_name, run) => run(),
): JobRunner {
  const boss = new PgBoss({
    db: { executeSql: executeThrough(pool) },
    schema: 'jobs',
    supervise: true,
    schedule: true,
    cronMonitorIntervalSeconds: clockSeconds,
    archiveFailedAfterSeconds: failedSeconds,
  })
  boss.on('error', report)
  /** Retries a failed job separately; the other jobs of its batch are complete. */
  const attempt = async (name: string, id: string, run: () => Promise<void>) => {
    try {
      await around(name, run)
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error))
      report(fault, name)
      await boss.fail(name, id, { message: fault.message })
    }
  }
  return {
    async start(definitions, work) {
      await whileOthersWait(pool, async () => {
        await boss.start()
        await prepareQueues(boss, definitions)
      })
      if (!work) return
      for (const { name, run, atOnce } of definitions) {
        const options = { pollingIntervalSeconds: pollSeconds, batchSize: atOnce ? 1 : batchSize }
        for (let worker = 0; worker < (atOnce ?? 1); worker += 1)
          await boss.work<Record<string, unknown>>(name, options, async (jobs) => {
            for (const job of jobs) await attempt(name, job.id, () => run(job.data ?? {}))
          })
      }
    },
    async send(name, data, { at, key = randomUUID(), priority = 0 } = {}) {
      const wanted = { singletonKey: key, priority }
      await boss.send(name, data, { ...(at && { startAfter: at }), ...wanted })
    },
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: stopSeconds * 1000 })
    },
  }
}
