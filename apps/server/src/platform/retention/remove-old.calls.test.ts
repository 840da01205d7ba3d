import { people } from '@titian/contract'
import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { messages, messagesModule } from '../../modules/messages/index.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { auditJobs } from '../audit/jobs.ts'
import { auditEntries } from '../audit/tables.ts'
import type { Services } from '../http/context.ts'
import type { JobDefinition } from '../jobs/jobs.ts'
import { type AgingTable, removeOld } from './remove-old.ts'
import { retentionRuns } from './tables.ts'

let testApp: TestApp
let admin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
})
beforeEach(async () => {
  for (const table of ['audit_entries', 'messages', 'retention_runs'])
    await testApp.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => testApp.close())

/** The moment `years` years and `seconds` seconds ago. */
function ago(years: number, seconds = 0): Date {
  const moment = new Date(testApp.clock.now())
  moment.setUTCFullYear(moment.getUTCFullYear() - years)
  moment.setUTCSeconds(moment.getUTCSeconds() - seconds)
  return moment
}

async function addEntries(...moments: Date[]) {
  const { schoolId, userId: actorId } = admin
  const action = 'person.mobileChanged' as const
  await testApp.db
    .insert(auditEntries)
    .values(moments.map((at) => ({ schoolId, at, action, actorId })))
}

const servicesWith = (audit: number, notices: number): Services => ({
  ...testApp.app.services,
  settings: { ...testApp.app.services.settings, keptYears: { audit, notices } },
})

async function runOnly([job]: JobDefinition[]) {
  await job?.run({})
}

const momentsLeft = async () =>
  (
    await testApp.db.select({ at: auditEntries.at }).from(auditEntries).orderBy(auditEntries.id)
  ).map(({ at }) => at)
const latestRun = async () =>
  (await testApp.db.select().from(retentionRuns).orderBy(desc(retentionRuns.id)).limit(1))[0]

const aging: AgingTable = {
  kind: 'audit',
  table: auditEntries,
  id: auditEntries.id,
  at: auditEntries.at,
}

it('[OPS-006] removes entries of the audit log after AUDIT_YEARS, and none with 0', async () => {
  await addEntries(ago(3), ago(2, 1), ago(2, -60), ago(0))
  await runOnly(auditJobs(servicesWith(0, 1), testApp.clock))
  expect(await momentsLeft()).toHaveLength(4)
  await runOnly(auditJobs(servicesWith(2, 0), testApp.clock))
  expect(await momentsLeft()).toEqual([ago(2, -60), ago(0)])
})

it('[OPS-006] removes notices after NOTICE_YEARS with who has read them, and keeps newer ones', async () => {
  const { schoolId, userId } = admin
  const [old, young] = await testApp.db
    .insert(messages)
    .values([
      { schoolId, kind: 1, userId, title: 'Old', createdAt: ago(1, 1) },
      { schoolId, kind: 3, title: 'Young', createdAt: ago(1, -60) },
    ])
    .returning({ id: messages.id })
  for (const id of [old?.id, young?.id])
    await testApp.db.execute(
      sql`insert into message_reads values (${schoolId}, ${userId}, ${id}, now())`,
    )
  await runOnly(messagesModule.jobs?.(servicesWith(0, 1), testApp.clock) ?? [])
  const { rows } = await testApp.db.execute(
    sql`select title, (select count(*)::int from message_reads) as reads from messages`,
  )
  expect(rows).toEqual([{ title: 'Young', reads: 1 }])
})

it('[OPS-006] removes the oldest rows first, in batches of one transaction each', async () => {
  await addEntries(...Array.from({ length: 25 }, (_, at) => ago(5, 100 - at)), ago(0))
  const transaction = vi.spyOn(testApp.db, 'transaction')
  await removeOld(testApp.db, testApp.clock, aging, 1, 10)
  // Two full batches, one with the rest, and one that finds nothing.
  expect(transaction).toHaveBeenCalledTimes(4)
  transaction.mockRestore()
  expect(await momentsLeft()).toEqual([ago(0)])
})

it('[OPS-007] records what was removed, and what the oldest row is afterwards', async () => {
  await addEntries(ago(3), ago(2, 1), ago(1))
  await removeOld(testApp.db, testApp.clock, aging, 2)
  expect(await latestRun()).toMatchObject({
    kind: 'audit',
    keptFrom: ago(2),
    removed: 2,
    oldestAt: ago(1),
    startedAt: testApp.clock.now(),
    endedAt: testApp.clock.now(),
  })
  await testApp.db.delete(auditEntries)
  await removeOld(testApp.db, testApp.clock, aging, 2)
  expect(await latestRun()).toMatchObject({ removed: 0, oldestAt: null })
})

it('[OPS-007] records the batches that were removed before a crash, and no end', async () => {
  await addEntries(...Array.from({ length: 20 }, (_, at) => ago(5, 100 - at)))
  const { transaction } = testApp.db
  let batches = 0
  const crashing = vi.spyOn(testApp.db, 'transaction').mockImplementation((...given) => {
    batches += 1
    if (batches > 1) throw new Error('The process was killed.')
    return transaction.apply(testApp.db, given)
  })
  await expect(removeOld(testApp.db, testApp.clock, aging, 1, 10)).rejects.toThrow('killed')
  crashing.mockRestore()
  expect(await momentsLeft()).toHaveLength(10)
  expect(await latestRun()).toMatchObject({ removed: 10, endedAt: null })
})

it('[OPS-006] the audit log says after how many years entries are removed', async () => {
  const { body } = await testApp.ask(people.listAuditLog, {}, admin)
  expect(body.data?.keptYears).toBe(0)
  const { settings } = testApp.app.services
  settings.keptYears.audit = 7
  const later = await testApp.ask(people.listAuditLog, {}, admin)
  settings.keptYears.audit = 0
  expect(later.body.data?.keptYears).toBe(7)
})
