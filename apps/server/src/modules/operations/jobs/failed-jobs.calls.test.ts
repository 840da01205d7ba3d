import { operations, jobKindText } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { modules } from '../../../app.ts'
import { createJobs } from '../../../platform/jobs/jobs.ts'
import { plainMessage } from '../../../platform/jobs/failed-jobs.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
let platform: Person
const kind = 'mails.sendDue'
const run = () => Promise.resolve()

beforeAll(async () => {
  testApp = await openTestApp()
  platform = await testApp.person('platformAdmin,normal')
  // The queue makes its tables when it first starts.
  const jobs = createJobs(testApp.database.pool, () => undefined)
  await jobs.start(
    [
      { name: kind, run },
      { name: 'orders.closeDue', run },
    ],
    false,
  )
  await jobs.stop()
})
beforeEach(() => testApp.db.execute(sql`delete from jobs.job`))
afterAll(() => testApp.close())

interface Row {
  name?: string
  state?: string
  message?: string
  minutesAgo?: number
}

async function add({ name = kind, state = 'failed', message = 'lost', minutesAgo = 1 }: Row = {}) {
  const at = new Date(testApp.clock.now().getTime() - minutesAgo * 60_000).toISOString()
  const output = JSON.stringify({ message })
  const { rows } = await testApp.db.execute<{ id: string }>(sql`
    insert into jobs.job (name, state, output, retry_limit, retry_count, start_after, completed_on)
    values (${name}, ${state}::jobs.job_state, ${output}::jsonb, 5, 5, ${at}, ${at})
    returning id::text`)
  return rows[0]!.id
}

const queues = async (by = platform) => testApp.ask(operations.jobQueues, {}, by)
const failed = async (wanted = '') =>
  (await testApp.ask(operations.findFailedJobs, { kind: wanted }, platform)).body.data
const stateOf = async (id: string) => {
  const { rows } = await testApp.db.execute<{ state: string }>(
    sql`select state::text from jobs.job where id = ${id}::uuid`,
  )
  return rows[0]?.state
}
const lastAudit = async () => {
  const { rows } = await testApp.db.execute<{ action: string; reason: string; detail: object[] }>(
    sql`select action, reason, detail from audit_entries order by id desc limit 1`,
  )
  return rows[0]
}

it('[OPS-027] counts the jobs of each kind, and lists failed ones for platform administrators alone', async () => {
  await add({ state: 'created', minutesAgo: 5 })
  await add({ state: 'retry', minutesAgo: 2 })
  await add({ state: 'created', minutesAgo: -60 })
  await add({ state: 'active' })
  await add({ state: 'completed' })
  await add({ message: 'Key (mobile)=(123456789) of "Aina" a@school.example', minutesAgo: 3 })
  const newest = await add({ name: 'orders.closeDue', minutesAgo: 0 })
  expect((await queues()).body.data).toEqual([
    {
      kind,
      waiting: 3,
      running: 1,
      failed: 1,
      oldestDue: new Date(testApp.clock.now().getTime() - 300_000).toISOString(),
    },
    { kind: 'orders.closeDue', waiting: 0, running: 0, failed: 1, oldestDue: null },
  ])
  const list = await failed()
  expect(list?.total).toBe(2)
  expect(list?.list[0]).toEqual({
    id: newest,
    kind: 'orders.closeDue',
    failedAt: testApp.clock.now().toISOString(),
    message: 'lost',
    tries: 6,
  })
  expect(list?.list[1]?.message).toBe('Key … of … …')
  expect((await failed(kind))?.total).toBe(1)
  for (const roles of ['schoolAdmin,normal', 'teacher,normal', 'student,normal']) {
    const person = await testApp.person(roles)
    expect((await queues(person)).body.code).toBe(-6)
    const refused = await testApp.ask(operations.retryJobs, { kind }, person)
    expect(refused.body.code).toBe(-6)
  }
})

it('[OPS-027] names each kind of job in words', () => {
  const { services } = testApp.app
  const names = modules.flatMap((module) => module.jobs?.(services, testApp.clock) ?? [])
  expect(names.length).toBeGreaterThan(30)
  for (const { name } of names)
    for (const language of ['en', 'zh', 'my'] as const)
      expect(jobKindText(name, language)).not.toBe(name)
})

it('[OPS-028] lets one failed job, or all of a kind, run again, and leaves others alone', async () => {
  const [first, second] = [await add(), await add()]
  const other = await add({ name: 'orders.closeDue' })
  const running = await add({ state: 'active' })
  const one = await testApp.ask(operations.retryJobs, { kind, id: first }, platform)
  expect(one.body.data).toEqual({ count: 1 })
  expect(await Promise.all([first, second].map(stateOf))).toEqual(['retry', 'failed'])
  const all = await testApp.ask(operations.retryJobs, { kind }, platform)
  expect(all.body.data).toEqual({ count: 1 })
  expect(await Promise.all([second, other, running].map(stateOf))).toEqual([
    'retry',
    'failed',
    'active',
  ])
  expect(await lastAudit()).toMatchObject({
    action: 'job.retried',
    detail: [{ after: kind }, { after: '1' }],
  })
  const none = await testApp.ask(operations.retryJobs, { kind, id: running }, platform)
  expect(none.body.data).toEqual({ count: 0 })
})

it('[OPS-029] removes a failed job with a reason, and no other job', async () => {
  const [id, kept] = [await add(), await add({ state: 'created' })]
  const discard = (reason: string) =>
    testApp.ask(operations.discardJob, { kind, id, reason }, platform)
  expect(Object.keys((await discard('')).body.extend?.fields ?? {})).toEqual(['reason'])
  expect((await discard('The file no longer exists.')).body.data).toEqual({ count: 1 })
  expect([await stateOf(id), await stateOf(kept)]).toEqual([undefined, 'created'])
  expect(await lastAudit()).toMatchObject({
    action: 'job.discarded',
    reason: 'The file no longer exists.',
  })
})

it('[OPS-027] shortens a message and leaves out what may be personal', () => {
  expect(plainMessage('Failed query: select 1\nparams: Aina')).toBe('Failed query: select 1')
  expect(plainMessage('call +60 12-345 6789 “Ros” 42')).toBe('call … … 42')
  expect(plainMessage('x'.repeat(300))).toHaveLength(200)
})
