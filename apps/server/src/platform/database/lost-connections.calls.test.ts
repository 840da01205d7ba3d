import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Db, isDatabaseAway, isDatabaseFull } from './database.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => testApp.close())

async function ownProcess(db: Db): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return rows[0]?.pid ?? 0
}

const terminate = (pid: number) => testApp.db.execute(sql`select pg_terminate_backend(${pid}::int)`)

/** Waits until this process notices the end of a connection while no statement uses it. */
const arrives = () => new Promise((resolve) => setTimeout(resolve, 200))

// An unhandled connection error would end the process; here it would fail the run.
it('[EXM-150] keeps running when a connection is lost in the middle of a transaction', async () => {
  if (testApp.database.pool.kind !== 'postgres') return
  const { pool } = testApp.database
  const reported = vi.spyOn(pool, 'report')
  const before = pool.lost
  const failed = await testApp.db
    .transaction(async (tx) => {
      await terminate(await ownProcess(tx))
      await arrives()
      await tx.execute(sql`select 1`)
    })
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(pool.lost).toBe(before + 1)
  expect(reported).toHaveBeenCalledOnce()
})

it('[EXM-150] keeps running when busy or idle connections are lost', async () => {
  if (testApp.database.pool.kind !== 'postgres') return
  const { pool } = testApp.database
  const before = pool.lost
  await Promise.all([1, 2].map(() => testApp.db.execute(sql`select pg_sleep(0.05)`)))
  const waiting = testApp.db.execute(sql`select pg_sleep(5)`).catch((error: unknown) => error)
  await testApp.db.execute(sql`select pg_sleep(0.05)`)
  await testApp.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
  expect(await waiting).toBeInstanceOf(Error)
  await arrives()
  expect(pool.lost).toBeGreaterThan(before)
  expect((await testApp.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

it('[EXM-150] replaces a lost connection by a new one', async () => {
  if (testApp.database.pool.kind !== 'postgres') return
  const size = 8
  for (let turn = 0; turn < size + 1; turn += 1)
    await testApp.db
      .transaction(async (tx) => {
        await terminate(await ownProcess(tx))
        await arrives()
      })
      .catch(() => undefined)
  const together = Array.from({ length: size }, () =>
    testApp.db.execute(sql`select pg_sleep(0.05)`),
  )
  expect(await Promise.all(together)).toHaveLength(size)
})

it('[OPS-068] closes a connection whose server takes no writes any more, and the request may be repeated', async () => {
  if (testApp.database.pool.kind !== 'postgres') return
  const { pool } = testApp.database
  const before = pool.lost
  let pid = 0
  const refused = await testApp.db
    .transaction(async (tx) => {
      pid = await ownProcess(tx)
      await tx.execute(sql`set session characteristics as transaction read only`)
      await tx.execute(sql`set transaction read only`)
      await tx.execute(sql`delete from sessions where false`)
    })
    .catch((error: unknown) => error)
  expect([isDatabaseAway(refused), isDatabaseFull(refused)]).toEqual([true, false])
  expect(pool.lost).toBe(before + 1)
  const connections = async () =>
    (await testApp.db.execute(sql`select from pg_stat_activity where pid = ${pid}::int`)).rowCount
  await expect.poll(connections).toBe(0)
})

it('[OPS-068] closes a connection on which the server refuses to listen, as a replica does', async () => {
  if (testApp.database.pool.kind !== 'postgres') return
  const { pool } = testApp.database
  // Any refusal of the statement is like the one of a replica; this one is of its spelling.
  await expect(pool.listen('1 channel', () => undefined)).rejects.toThrow('syntax error')
  const openConnections = async () => {
    const { rows } = await testApp.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and query = 'listen 1 channel'`,
    )
    return rows.length
  }
  await expect.poll(openConnections, { timeout: 5000 }).toBe(0)
})

it('[EXM-150] reports how many connections were lost', async () => {
  const { body } = await testApp.app.http.inject({ url: '/metrics' })
  expect(body).toMatch(
    new RegExp(`^titian_database_connections_lost_total ${testApp.database.pool.lost}$`, 'm'),
  )
})

it("[FRM-334] switches off the database's JIT compiler, which takes longer than it saves", async () => {
  if (testApp.database.pool.kind !== 'postgres') return
  const { rows } = await testApp.db.execute(sql`show jit`)
  expect(rows[0]).toEqual({ jit: 'off' })
})

it('[EXM-150] stops a statement that exceeds its time limit', async () => {
  if (testApp.database.pool.kind !== 'postgres') return
  const { rows } = await testApp.db.execute(sql`show statement_timeout`)
  expect(rows[0]).toEqual({ statement_timeout: '1min' })
})
