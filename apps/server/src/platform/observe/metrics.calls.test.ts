import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openClassroom } from '../../modules/exams/sitting/saving/factories.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createJobs } from '../jobs/jobs.ts'
import { countWaitingJobs } from '../jobs/queries.ts'
import { countJobs } from './count-work.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const patience = { timeout: 15_000, interval: 300 }

const metrics = async () => (await testApp.app.http.inject({ url: '/metrics' })).body

/** The value of a series, or undefined. */
async function valueOf(series: string): Promise<number | undefined> {
  const line = (await metrics()).split('\n').find((text) => text.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('[OPS-050] the metrics of exams', () => {
  it('count accepted, refused and failed saves and submits apart', async () => {
    const { begin, save, submit } = await openClassroom(testApp)
    const record = await begin()
    const paper = (action: string, outcome: string) =>
      valueOf(`titian_papers_total{action="${action}",outcome="${outcome}"}`)
    await save(record, [{ place: 0, answer: 'a', seq: 1 }])
    await save(record, [{ place: 0, answer: 'b', seq: 2 }])
    expect(await paper('save', 'accepted')).toBe(2)
    expect(await paper('submit', 'accepted')).toBeUndefined()
    await submit(record)
    expect(await paper('submit', 'accepted')).toBe(1)
    await save(record, [{ place: 0, answer: 'c', seq: 3 }])
    expect(await paper('save', 'refused')).toBe(1)
    expect(await valueOf('titian_refusals_total{refusal="alreadyDone"}')).toBe(1)
    const { pool } = testApp.database
    const { query } = pool
    pool.query = () => Promise.reject(new Error('away'))
    await save(record, [{ place: 0, answer: 'd', seq: 4 }]).finally(() => (pool.query = query))
    expect(await paper('save', 'failed')).toBe(1)
    expect(await paper('save', 'accepted')).toBe(2)
  })

  it('show how many papers are past their deadline, and for how long', async () => {
    const { begin } = await openClassroom(testApp)
    await begin()
    await expect.poll(() => valueOf('titian_papers_overdue'), patience).toBe(0)
    await testApp.db.execute(
      sql`update attempts set closes_at = ${testApp.clock.now().toISOString()}::timestamptz - interval '90 seconds' where state = 'in_progress'`,
    )
    await expect.poll(() => valueOf('titian_papers_overdue'), patience).toBe(1)
    expect(await valueOf('titian_papers_overdue_seconds')).toBe(90)
  })
})

describe('[OPS-051] the metrics of work', () => {
  it('show waiting jobs by queue, and how long the oldest has been due', async () => {
    const { pool } = testApp.database
    const { meters } = testApp.app
    const jobs = createJobs(pool, () => undefined, countJobs(meters))
    const run = async ({ fails }: Record<string, unknown>) => {
      if (fails) throw new Error('no')
    }
    await jobs.start([{ name: 'measured.queue', run }], false)
    await jobs.send('measured.queue', {}, { at: new Date(Date.now() + 3_600_000) })
    await jobs.send('measured.queue', {}, { at: new Date(Date.now() - 60_000) })
    const [queue] = (await countWaitingJobs(pool)).filter(
      (figures) => figures.queue === 'measured.queue',
    )
    expect(queue).toMatchObject({ due: 1, later: 1 })
    expect(queue?.oldestSeconds).toBeGreaterThan(59)
    await jobs.stop()
    const worker = createJobs(pool, () => undefined, countJobs(meters))
    await worker.start([{ name: 'measured.queue', run }], true)
    await worker.send('measured.queue', { fails: true })
    const runs = (outcome: string) =>
      valueOf(`titian_job_runs_total{queue="measured.queue",outcome="${outcome}"}`)
    await expect.poll(() => runs('done'), patience).toBe(1)
    await expect.poll(() => runs('failed'), patience).toBeGreaterThanOrEqual(1)
    await worker.stop()
    expect(await valueOf('titian_jobs_running{queue="measured.queue"}')).toBe(0)
    expect(await valueOf('titian_job_seconds_count{queue="measured.queue"}')).toBeGreaterThan(1)
  })

  it('reads waiting jobs and overdue papers by an index', async () => {
    const plan = async (statement: string) =>
      testApp.db.transaction(async (tx) => {
        // Small test tables are read whole unless that is forbidden.
        await tx.execute(sql`set local enable_seqscan = off`)
        const { rows } = await tx.execute(sql.raw(`explain ${statement}`))
        return JSON.stringify(rows)
      })
    expect(
      await plan(`select name, count(*) from jobs.job where state < 'active' group by name`),
    ).toMatch(/Index/)
    expect(
      await plan(
        `select count(*) from attempts where state = 'in_progress' and closes_at <= now() and (not clock_stops or seen_at >= deadline)`,
      ),
      // Both indexes hold open papers alone; for few of them the planner takes either.
    ).toMatch(/Index (?:Only )?Scan using attempts_(?:due|one_open)/)
  })

  it('show connections in use and how long callers wait for one', async () => {
    const { pool } = testApp.database
    const held = await pool.connect()
    expect(pool.usage().inUse).toBeGreaterThanOrEqual(1)
    held.release()
    expect(pool.usage().waiting).toBe(0)
    const before = (await valueOf('titian_database_wait_seconds_count')) ?? 0
    await pool.query('select 1')
    expect((await valueOf('titian_database_wait_seconds_count')) ?? 0).toBeGreaterThan(before)
    expect(await valueOf('titian_database_pool_size')).toBe(pool.usage().size)
  })

  it('count text messages and tries to send mails by outcome', async () => {
    const { sms } = testApp.app.services
    await sms.send({ schoolId: testApp.schoolId, areaCode: '60', mobile: '111111111', text: '1' })
    expect(await valueOf('titian_sms_total{outcome="sent"}')).toBeGreaterThanOrEqual(1)
    expect(await metrics()).not.toContain('111111111')
  })

  it('show the version, payments and uploads', async () => {
    const text = await metrics()
    expect(text).toMatch(/titian_build_info\{version="\d+\.\d+\.\d+",node="\d+\./)
    for (const name of [
      'titian_payment_notices_waiting',
      'titian_payments_open',
      'titian_orders_in_review',
      'titian_uploads_running',
    ])
      expect(await valueOf(name), name).toBe(0)
    expect(text).toContain('titian_visitor_cache_total{cache="pages",outcome="hit"}')
  })
})

it('[OPS-052] counts a slow statement by its name, and never shows its values', async () => {
  const { pool } = testApp.database
  const secret = '60177777777'
  const slow =
    pool.kind === 'postgres' ? 'pg_sleep(0.6)' : 'sum(i) from generate_series(1, 6000000) i'
  await pool.query(`select '${secret}' as phone, ${slow}`)
  await pool.query('select 1')
  const text = await metrics()
  expect(text).toMatch(
    /titian_database_slow_statements_total\{statement="select [^"]*[\da-f]{6}"\} 1/,
  )
  expect(text).not.toContain(secret)
})
