import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Migration, migrate } from './migrate.ts'
import { PostgresPool } from './pool.ts'

const isEmbedded = !process.env.DATABASE_URL

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

async function ownUrl(): Promise<string> {
  const { rows } = await testApp.db.execute<{ name: string }>(
    sql`select current_database() as name`,
  )
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.pathname = `/${rows[0]?.name}`
  return url.href
}

/** A long transaction that has read people, as a backup or a report has. */
async function startReader(): Promise<pg.Client> {
  const reader = new pg.Client({ connectionString: await ownUrl(), application_name: 'report' })
  await reader.connect()
  await reader.query('begin isolation level repeatable read; select count(*) from users')
  return reader
}

/** The pool of a new process during an update of the server. */
async function startingPool(): Promise<PostgresPool> {
  const pool = new PostgresPool(await ownUrl(), 2)
  onTestFinished(() => pool.end())
  return pool
}

const quick = { lockPatience: 400, pauseBetween: 600 }

it.runIf(!isEmbedded)(
  '[FRM-339] lets the server answer while a migration waits for a long reader, and applies it afterwards',
  async () => {
    const migrations = [{ name: '9001-x.sql', sql: 'alter table users add column probe_one int' }]
    const reader = await startReader()
    const told: string[] = []
    const report = (sentence: string) => void told.push(sentence)
    const done = migrate(await startingPool(), { ...quick, migrations, report })
    let longest = 0
    const end = Date.now() + 3500
    while (Date.now() < end) {
      const begun = Date.now()
      await testApp.db.execute(sql`select count(*) from users`)
      longest = Math.max(longest, Date.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(longest, 'milliseconds that one look at people took').toBeLessThan(2000)
    expect(told.length).toBeGreaterThan(1)
    expect(told[0]).toMatch(
      /^Migration 9001-x.sql waits for users, held by process \d+ of the database \(.*report, idle in transaction, its transaction lasts \d+ s\)/,
    )
    await reader.query('commit')
    await reader.end()
    expect(await done).toEqual(['9001-x.sql'])
    await testApp.db.execute(sql`select probe_one from users`)
  },
)

it.runIf(!isEmbedded)(
  '[FRM-339] gives up a migration after its time limit and reports the reason',
  async () => {
    const migrations = [{ name: '9002-x.sql', sql: 'alter table users add column probe_two int' }]
    const reader = await startReader()
    const report = () => undefined
    const refused = migrate(await startingPool(), { ...quick, migrations, report, patience: 1 })
    await expect(refused).rejects.toThrow(/9002-x.sql waits for users, held by .* It is given up/)
    await reader.query('commit')
    await reader.end()
    expect(await migrate(await startingPool(), { ...quick, migrations, report })).toHaveLength(1)
  },
)

it.runIf(!isEmbedded)(
  '[FRM-339] lets a second process wait for the migration lock longer than for a table',
  async () => {
    const migrations = [{ name: '9003-x.sql', sql: 'select pg_sleep(1.5); select 1;' }]
    const settings = { ...quick, lockPatience: 200, migrations }
    const both = [await startingPool(), await startingPool()].map((pool) => migrate(pool, settings))
    expect((await Promise.all(both)).flat()).toEqual(['9003-x.sql'])
  },
)

const stepByStep: Migration = {
  name: '9004-x.sql',
  sql: `-- step by step
-- Rooms are looked up by their size.
create table probe_rooms (id int primary key, size int);
insert into probe_rooms select n, null from generate_series(1, 25) n;
create index concurrently if not exists probe_rooms_size on probe_rooms (size);
update probe_rooms set size = 3 where id in (select id from probe_rooms where size is null limit 10);
alter table probe_rooms add constraint probe_sized check (size is not null) not valid;
alter table probe_rooms validate constraint probe_sized;
`,
}

it('[FRM-339] runs a step-by-step migration, and changes rows in batches until none remains', async () => {
  const { pool } = testApp.database
  expect(await migrate(pool, { migrations: [stepByStep] })).toEqual(['9004-x.sql'])
  expect(await migrate(pool, { migrations: [stepByStep] })).toEqual([])
  const { rows } = await testApp.db.execute(sql`select
    (select count(*)::int from probe_rooms where size = 3) as filled,
    (select indisvalid from pg_index where indexrelid = 'probe_rooms_size'::regclass) as valid,
    (select count(*)::int from migrations where name like '9004%') as notes`)
  expect(rows).toEqual([{ filled: 25, valid: true, notes: 1 }])
})

it('[FRM-339] resumes at the failed step, and rebuilds an index that was left invalid', async () => {
  const { pool } = testApp.database
  const name = '9005-x.sql'
  const broken = `-- step by step
create table probe_doors (id int);
insert into probe_doors values (1), (1);
create unique index concurrently if not exists probe_doors_id on probe_doors (id);
`
  const refused = migrate(pool, { migrations: [{ name, sql: broken }] })
  await expect(refused).rejects.toThrow('9005-x.sql step 3 failed')
  await testApp.db.execute(
    sql`delete from probe_doors where ctid in (select min(ctid) from probe_doors)`,
  )
  expect(await migrate(pool, { migrations: [{ name, sql: broken }] })).toEqual([name])
  const { rows } = await testApp.db.execute(
    sql`select indisvalid from pg_index where indexrelid = 'probe_doors_id'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true }])
})
