import { accounts, identities } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeRequest } from '../../modules/identities/factories.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { afterCommit } from '../database/database.ts'
import { Events, listen } from './events.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp({ env: { LOG_LEVEL: 'silent' } })
  await testApp.db.execute(sql`create table probe (id integer primary key)`)
})
afterAll(() => testApp.close())

const opened = {
  schoolId: 1,
  name: 'Probe',
  areaCode: '60',
  mobile: '1',
  createdAt: new Date(0),
}
const add = (id: number) => sql`insert into probe values (${id})`
const ids = async () => {
  const { rows } = await testApp.db.execute<{ id: number }>(sql`select id from probe order by id`)
  return rows.map(({ id }) => id)
}

it('[EXM-151] commits the rows of a listener together with its cause, or neither', async () => {
  const writing = new Events(
    [listen('schoolOpened', async (_, { tx }) => void (await tx.execute(add(2))))],
    testApp.app.services,
  )
  await testApp.db.transaction(async (tx) => {
    await tx.execute(add(1))
    await writing.publish(tx, 'schoolOpened', opened)
  })
  expect(await ids()).toEqual([1, 2])
  const failing = new Events(
    [listen('schoolOpened', () => Promise.reject(new Error('broken')))],
    testApp.app.services,
  )
  await expect(
    testApp.db.transaction(async (tx) => {
      await tx.execute(add(3))
      await failing.publish(tx, 'schoolOpened', opened)
    }),
  ).rejects.toThrow('broken')
  expect(await ids()).toEqual([1, 2])
})

it('[EXM-151] refuses to publish outside a transaction', async () => {
  await expect(
    testApp.app.services.events.publish(testApp.db, 'schoolOpened', opened),
  ).rejects.toThrow('needs a transaction')
})

it('[EXM-151] notifies other processes only after the commit, and never of a rolled-back change', async () => {
  const seen: string[] = []
  const note = (text: string) => async () => {
    seen.push(`${text} ${(await ids()).includes(10)}`)
  }
  await testApp.db.transaction(async (tx) => {
    await tx.execute(add(10))
    afterCommit(tx, note('outer'))
    await tx.transaction(async (inner) => afterCommit(inner, note('inner')))
    await tx
      .transaction(async (inner) => {
        afterCommit(inner, note('undone'))
        throw new Error('only this part')
      })
      .catch(() => undefined)
    expect(seen).toEqual([])
  })
  expect(seen).toEqual(['outer true', 'inner true'])
  await testApp.db
    .transaction(async (tx) => {
      afterCommit(tx, note('rolled back'))
      throw new Error('all of it')
    })
    .catch(() => undefined)
  expect(seen).toHaveLength(2)
})

it('[EXM-151] succeeds and reports the error when the notification fails', async () => {
  const reported = vi.spyOn(testApp.database.pool, 'report')
  const run = testApp.db.transaction(async (tx) => {
    afterCommit(tx, () => Promise.reject(new Error('nobody there')))
    return 'kept'
  })
  expect(await run).toBe('kept')
  expect(reported).toHaveBeenCalledOnce()
  reported.mockRestore()
})

/** When the notice cannot be written, the act itself is rolled back. */
it('[ACC-241] [ACC-189] neither impersonates nor decides without the notice to the person', async () => {
  const [admin, student] = [await testApp.person('schoolAdmin,normal'), await testApp.person()]
  const request = await makeRequest(testApp, student)
  const count = async (text: string) => (await testApp.database.pool.query(text)).rows
  const before = await count('select count(*)::int as sessions from sessions')
  await testApp.db.execute(sql`alter table messages rename to elsewhere`)
  const sign = testApp.seal('user', student.userId)
  const started = await testApp.ask(
    accounts.startImpersonation,
    { sign, reason: 'A question of the student' },
    admin,
  )
  const decided = await testApp.ask(
    identities.decideIdentityRequest,
    { sign: testApp.seal('identityRequest', request.id), approved: true },
    admin,
  )
  await testApp.db.execute(sql`alter table elsewhere rename to messages`)
  expect([started.status, decided.status]).toEqual([500, 500])
  expect(await count('select count(*)::int as sessions from sessions')).toEqual(before)
  expect(await count('select status from identity_requests')).toEqual([{ status: 1 }])
})
