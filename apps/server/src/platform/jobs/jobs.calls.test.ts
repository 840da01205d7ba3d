import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createJobs, type JobRunner } from './jobs.ts'

// This test runs the real queue; other tests only inspect queued jobs.

let testApp: TestApp
let jobs: JobRunner
const done: Record<string, unknown[]> = { keyed: [], many: [], failing: [], everyMinute: [] }
const faults: string[] = []
let isBroken = true

const waitsFor = { timeout: 20_000, interval: 100 }

async function note(queue: string, what: unknown) {
  done[queue]?.push(what)
}

beforeAll(async () => {
  testApp = await openTestApp()
  const { pool } = testApp.database
  // A queue created by an older version of the server.
  const older = createJobs(pool, () => undefined)
  await older.start([{ name: 'probe.keyed', run: async () => undefined }], false)
  await older.stop()
  await testApp.db.execute(
    sql`update jobs.queue set policy = 'standard' where name = 'probe.keyed'`,
  )
  jobs = createJobs(pool, (error) => faults.push(error.message))
  const definitions = [
    { name: 'probe.keyed', run: ({ from }: Record<string, unknown>) => note('keyed', from) },
    { name: 'probe.many', run: ({ from }: Record<string, unknown>) => note('many', from) },
    {
      name: 'probe.failing',
      run: async ({ from }: Record<string, unknown>) => {
        if (from === 'bad' && isBroken) throw new Error('bad work')
        await note('failing', from)
      },
    },
    { name: 'probe.everyMinute', every: '* * * * *', run: () => note('everyMinute', 1) },
  ]
  await jobs.start(definitions, false)
  for (let again = 0; again < 5; again += 1)
    await jobs.send('probe.keyed', { from: 'one' }, { key: 'one' })
  await jobs.send('probe.keyed', { from: 'two' }, { key: 'two' })
  await jobs.send('probe.keyed', { from: 'later' }, { at: new Date(Date.now() + 3_600_000) })
  for (let number = 0; number < 120; number += 1) await jobs.send('probe.many', { from: number })
  for (const from of ['good', 'bad', 'better']) await jobs.send('probe.failing', { from })
  await jobs.stop()
  jobs = createJobs(pool, (error) => faults.push(error.message))
  await jobs.start(definitions, true)
})
afterAll(async () => {
  await jobs.stop()
  await testApp.close()
})

it('[EXM-155] does not queue the same key twice, and delays future jobs', async () => {
  await vi.waitFor(() => expect(done.keyed).toHaveLength(2), waitsFor)
  expect(done.keyed?.toSorted()).toEqual(['one', 'two'])
})

it('[EXM-155] accepts many jobs at once', async () => {
  await vi.waitFor(() => expect(done.many).toHaveLength(120), waitsFor)
  expect(new Set(done.many).size).toBe(120)
})

it('[EXM-155] retries a failed job separately, and reports the error', async () => {
  await vi.waitFor(() => expect(done.failing?.toSorted()).toEqual(['better', 'good']), waitsFor)
  expect(faults).toContain('bad work')
  isBroken = false
  await vi.waitFor(() => expect(done.failing).toHaveLength(3), waitsFor)
  expect(done.failing?.at(-1)).toBe('bad')
})

it('[EXM-155] runs scheduled jobs by the clock', { timeout: 100_000 }, async () => {
  await vi.waitFor(() => expect(done.everyMinute?.length).toBeGreaterThan(0), {
    timeout: 95_000,
    interval: 500,
  })
})

it('[OPS-005] changes no queue and no schedule at a start that finds them as they are', async () => {
  const { pool } = testApp.database
  const definitions = Array.from({ length: 40 }, (_, number) => ({
    name: `probe.same${number}`,
    every: '0 0 1 1 *',
    run: async () => undefined,
  }))
  const statementsOfStart = async () => {
    const before = pool.statements
    const started = createJobs(pool, () => undefined)
    await started.start(definitions, false)
    const used = pool.statements - before
    await started.stop()
    return used
  }
  expect(await statementsOfStart()).toBeGreaterThan(definitions.length)
  expect(await statementsOfStart()).toBeLessThan(definitions.length)
  const [shortened] = definitions
  Object.assign(shortened ?? {}, { every: '0 0 2 1 *', mostSeconds: 60 })
  await statementsOfStart()
  const { rows } = await pool.query(
    `select expire_seconds, cron from jobs.queue join jobs.schedule using (name) where name = 'probe.same0'`,
  )
  expect(rows).toEqual([{ expire_seconds: 60, cron: '0 0 2 1 *' }])
})
