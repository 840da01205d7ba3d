import { randomUUID } from 'node:crypto'
import PgBoss from 'pg-boss'
import type { DatabasePool } from '../database/pool.ts'
import { whileOthersWait } from '../database/process-lock.ts'

export type JobHandler = (data: Record<string, unknown>) => Promise<void>

export interface JobDefinition {
  /** `noun.verb`, for example `exams.closeDue`. */
  name: string
  /** Five-field cron for work that comes round. */
  every?: string
  /** Jobs of this kind that a process runs side by side, each taken from the queue alone; otherwise they run in batches. */
  atOnce?: number
  /** Seconds after which a run counts as aborted and is tried again; 15 minutes where nothing is said. */
  mostSeconds?: number
  run: JobHandler
}

export interface Jobs {
  /**
   * Puts work into the queue; `at` holds it back until then. With `key`, work of the same key that still waits is
   * not doubled; what runs already does not count. Work that fails is tried again, so doing it twice must do no harm.
   * Work of a higher `priority` goes first; 0 where nothing is said.
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

/** A fault that lasts, such as a database that is away, is waited out with growing pauses. */
const retries = { retryLimit: 5, retryDelay: 1, retryBackoff: true }

/** Jobs that one look at the queue takes, every two seconds. */
const batchSize = 50
const pollSeconds = 2

/** Seconds of a run of most kinds of jobs, as the queue itself has it. */
const usualSeconds = 15 * 60

/** Seconds between two looks at the clock for work that comes round. */
const clockSeconds = 10

/** Seconds that running jobs get to end before they are handed back to the queue. */
const stopSeconds = 3

function executeThrough(pool: DatabasePool) {
  return async (text: string, values?: unknown[]) => {
    if (values && values.length > 0) return pool.query(text, values)
    if (pool.kind === 'postgres') return pool.query(text)
    // Without values the text may hold several statements, which only a script takes.
    if (/^\s*(select|insert|update|delete|with)\b/i.test(text) && !/;\s*\S/.test(text))
      return pool.query(text)
    await pool.script(text)
    return { rows: [], rowCount: 0 }
  }
}

export function createJobs(pool: DatabasePool, report: (error: Error) => void): JobRunner {
  const boss = new PgBoss({
    db: { executeSql: executeThrough(pool) },
    schema: 'jobs',
    supervise: true,
    schedule: true,
    cronMonitorIntervalSeconds: clockSeconds,
  })
  boss.on('error', report)
  /** One job that fails is tried again alone; the others of its batch are done. */
  const attempt = async (name: string, id: string, run: () => Promise<void>) => {
    try {
      await run()
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error))
      report(fault)
      await boss.fail(name, id, { message: fault.message })
    }
  }
  return {
    async start(definitions, work) {
      await whileOthersWait(pool, async () => {
        await boss.start()
        for (const { name, every, mostSeconds = usualSeconds } of definitions) {
          // Only this policy has an index over the keys of what waits; a queue of an older version gets it too.
          const expiry = { expireInSeconds: mostSeconds }
          const queue = { name, policy: 'short' as const, ...retries, ...expiry }
          await boss.createQueue(name, queue)
          await boss.updateQueue(name, queue)
          if (every) await boss.schedule(name, every)
        }
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
