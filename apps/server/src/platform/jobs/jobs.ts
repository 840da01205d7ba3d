import PgBoss from 'pg-boss'
import type { DatabasePool } from '../database/pool.ts'

export type JobHandler = (data: Record<string, unknown>) => Promise<void>

export interface JobDefinition {
  /** `noun.verb`, for example `exams.closeAttempt`. */
  name: string
  /** Five-field cron for work that comes round. */
  every?: string
  run: JobHandler
}

export interface Jobs {
  /** Puts work into the queue; `at` holds it back until then. With `key`, waiting work of the same key is not doubled. */
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

const isDeadlock = (error: unknown) =>
  error instanceof Error && (error as Error & { code?: string }).code === '40P01'

/** Processes that start together may lock each other out here; the one that gives way tries again. */
async function createQueue(boss: PgBoss, name: string, triesLeft = 10): Promise<void> {
  try {
    await boss.createQueue(name)
  } catch (error) {
    if (!isDeadlock(error) || triesLeft === 0) throw error
    await createQueue(boss, name, triesLeft - 1)
  }
}

export function createJobs(pool: DatabasePool, report: (error: Error) => void): JobRunner {
  const boss = new PgBoss({
    db: { executeSql: executeThrough(pool) },
    schema: 'jobs',
    supervise: true,
    schedule: true,
  })
  boss.on('error', report)
  return {
    async start(definitions, work) {
      await boss.start()
      for (const { name, every, run } of definitions) {
        await createQueue(boss, name)
        if (every) await boss.schedule(name, every)
        if (!work) continue
        await boss.work<Record<string, unknown>>(
          name,
          { pollingIntervalSeconds: 2 },
          async (jobs) => {
            for (const job of jobs) await run(job.data ?? {})
          },
        )
      }
    },
    async send(name, data, { at, key } = {}) {
      await boss.send(name, data, {
        ...(at && { startAfter: at }),
        ...(key && { singletonKey: key }),
      })
    },
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: stopSeconds * 1000 })
    },
  }
}
