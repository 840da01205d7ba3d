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
  run: JobHandler
}

export interface Jobs {
  /**
   * Puts work into the queue; `at` holds it back until then. With `key`, work of the same key that still waits is
   * not doubled; what runs already does not count. Work that fails is tried again, so doing it twice must do no harm.
   */
  send(
    name: string,
    data: Record<string, unknown>,
    options?: { at?: Date; key?: string },
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

/** Seconds between two looks at the clock for work that comes round. */
const clockSeconds = 10

/** Seconds that running jobs get to end before they are handed back to the queue. */
const stopSeconds = 10

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
        for (const { name, every } of definitions) {
          // Only this policy has an index over the keys of what waits; a queue of an older version gets it too.
          const queue = { name, policy: 'short' as const, ...retries }
          await boss.createQueue(name, queue)
          await boss.updateQueue(name, queue)
          if (every) await boss.schedule(name, every)
        }
      })
      if (!work) return
      for (const { name, run } of definitions) {
        await boss.work<Record<string, unknown>>(
          name,
          { pollingIntervalSeconds: pollSeconds, batchSize },
          async (jobs) => {
            for (const job of jobs) await attempt(name, job.id, () => run(job.data ?? {}))
          },
        )
      }
    },
    async send(name, data, { at, key = randomUUID() } = {}) {
      await boss.send(name, data, { ...(at && { startAfter: at }), singletonKey: key })
    },
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: stopSeconds * 1000 })
    },
  }
}
