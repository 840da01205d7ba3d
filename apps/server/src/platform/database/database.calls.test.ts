import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { describeFailure, isConflict } from './database.ts'
import { databaseFloor, EmbeddedPool } from './embedded-pool.ts'
import { findMigrations, migrate } from './migrate.ts'
import { PostgresPool } from './pool.ts'

const isEmbedded = !process.env.DATABASE_URL

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.db.execute(sql`create table probe (id integer primary key, note text)`)
})
afterAll(() => testApp.close())

it('rolls back a failed transaction and works afterwards', async () => {
  await expect(
    testApp.db.transaction(async (tx) => {
      await tx.execute(sql`insert into probe values (1, 'lost')`)
      throw new Error('stop')
    }),
  ).rejects.toThrow('stop')
  const { rows } = await testApp.db.execute(sql`select count(*)::int as n from probe`)
  expect(rows[0]).toEqual({ n: 0 })
})

it('serialises many parallel transactions without losing one', async () => {
  const add = (id: number) =>
    testApp.db.transaction((tx) => tx.execute(sql`insert into probe values (${id}, 'kept')`))
  await Promise.all(Array.from({ length: 30 }, (_, index) => add(100 + index)))
  const { rows } = await testApp.db.execute(
    sql`select count(*)::int as n from probe where id >= 100`,
  )
  expect(rows[0]).toEqual({ n: 30 })
})

it('distinguishes a conflict from other errors', async () => {
  await testApp.db.execute(sql`insert into probe values (2, 'first')`)
  const again = await testApp.db
    .execute(sql`insert into probe values (2, 'second')`)
    .catch((error: unknown) => error)
  expect(isConflict(again)).toBe(true)
  expect(isConflict(again, 'probe_pkey')).toBe(true)
  expect(isConflict(again, 'another')).toBe(false)
  const wrong = await testApp.db
    .execute(sql`insert into nowhere values (1)`)
    .catch((error: unknown) => error)
  expect(isConflict(wrong)).toBe(false)
})

it.runIf(isEmbedded)(
  'fails at once, without a deadlock, when the outer handle is used inside a transaction',
  async () => {
    const refused = await testApp.db
      .transaction(() => testApp.db.execute(sql`select 1`))
      .catch((error: Error) => error)
    expect(refused).toHaveProperty(
      'cause.message',
      expect.stringMatching(/pass the transaction on/),
    )
  },
)

it.runIf(isEmbedded)(
  'answers a statement that comes again as the first time, after an error and after its table has changed',
  async () => {
    const pool = testApp.database.pool
    await pool.script(
      `create table repeated (id integer primary key, words text[], seen timestamptz default '2026-01-02 00:00+00')`,
    )
    const add = 'insert into repeated (id, words) values ($1, $2) returning id'
    for (const id of [1, 2, 3])
      expect(await pool.query(add, [id, ['a "b"', null]])).toEqual({ rows: [{ id }], rowCount: 1 })
    for (let time = 0; time < 2; time += 1)
      await expect(pool.query(add, [3, []])).rejects.toMatchObject({
        code: '23505',
        constraint: 'repeated_pkey',
        detail: 'Key (id)=(3) already exists.',
      })
    const find = 'select * from repeated where id = $1'
    const row = { id: 2, words: ['a "b"', null], seen: '2026-01-02 00:00:00+00' }
    for (let time = 0; time < 3; time += 1)
      expect((await pool.query(find, [2])).rows).toEqual([row])
    expect((await pool.query({ text: find, rowMode: 'array' }, [2])).rows).toEqual([
      Object.values(row),
    ])
    await pool.script('alter table repeated add column more integer default 7')
    for (let time = 0; time < 3; time += 1)
      expect((await pool.query(find, [2])).rows).toEqual([{ ...row, more: 7 }])
    await pool.script('discard all')
    expect((await pool.query(find, [2])).rows).toEqual([{ ...row, more: 7 }])
    await pool.script('drop table repeated')
  },
)

it.runIf(isEmbedded)('fails at once when it is used after its end', async () => {
  const pool = await EmbeddedPool.open('memory')
  await pool.end()
  await expect(pool.query('select 1')).rejects.toThrow('has stopped')
})

it.runIf(!isEmbedded)('is migrated once by several processes that start together', async () => {
  await testApp.db.execute(sql`create schema fresh`)
  const { rows } = await testApp.db.execute<{ name: string }>(
    sql`select current_database() as name`,
  )
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.pathname = `/${rows[0]?.name}`
  url.searchParams.set('options', '-c search_path=fresh')
  const pools = Array.from({ length: 6 }, () => new PostgresPool(url.href, 1))
  const applied = await Promise.all(pools.map((pool) => migrate(pool)))
  expect(applied.flat().sort()).toEqual(findMigrations().map(({ name }) => name))
  await Promise.all(pools.map((pool) => pool.end()))
})

it('applies each migration once', async () => {
  expect(await migrate(testApp.database.pool)).toEqual([])
})

it('reports a failed query without its statement and its values', async () => {
  const error = await testApp.db
    .execute(sql`select ${'a private word'}::int`)
    .catch((failure: unknown) => failure)
  const described = describeFailure(new Error('The start failed.', { cause: error }))
  expect(described).toContain('The start failed.\n')
  expect(described).toMatch(/invalid input syntax/)
  expect(described).not.toContain('select')
})

it('[FRM-408] the embedded database refuses writes on a nearly full disk, still reads, and accepts writes again when there is space', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'titian-full-'))
  let free = 2 * databaseFloor
  const pool = await EmbeddedPool.open(directory, { freeBytes: async () => free })
  try {
    await pool.script('create table notes (words text)')
    await pool.query(`insert into notes values ('before')`)
    free = databaseFloor - 1
    await pause(1100)
    await expect(pool.query(`insert into notes values ('full')`)).rejects.toMatchObject({
      code: '25006',
    })
    const connection = await pool.connect()
    await connection.query('begin')
    await expect(connection.query('delete from notes')).rejects.toMatchObject({ code: '25006' })
    await connection.query('rollback')
    connection.release()
    expect(pool.isReadOnly).toBe(true)
    expect((await pool.query('select words from notes')).rows).toEqual([{ words: 'before' }])
    await pool.ping()
    free = 2 * databaseFloor
    await pause(1100)
    await pool.query(`insert into notes values ('after')`)
    expect([pool.isReadOnly, (await pool.query('select words from notes')).rows.length]).toEqual([
      false,
      2,
    ])
  } finally {
    await pool.end()
    await rm(directory, { recursive: true })
  }
})
