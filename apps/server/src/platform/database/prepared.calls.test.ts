import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { isConflict } from './database.ts'
import { forEachShape, prepareQuery, prepareSql, type Slots } from './prepared.ts'

const isEmbedded = !process.env.DATABASE_URL

const notes = pgTable('prepared_notes', { id: integer().primaryKey(), note: text().notNull() })

let testApp: TestApp
let built = 0

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.db.execute(
    sql`create table prepared_notes (id integer primary key, note text not null)`,
  )
  await testApp.db.insert(notes).values([
    { id: 1, note: 'first' },
    { id: 2, note: 'second' },
  ])
})
beforeEach(() => {
  built = 0
})
afterAll(() => testApp.close())

const prepareRead = () =>
  prepareQuery((db, { id }: Slots<{ id: number }>) => {
    built += 1
    return db.select().from(notes).where(eq(notes.id, id))
  })

const prepareCount = () =>
  prepareSql(({ from, note }: Slots<{ from: number; note: string | null }>) => {
    built += 1
    return sql<{ n: number }>`select count(*)::int as n from ${notes}
      where id >= ${from} and (${note}::text is null or note = ${note})`
  })

it('builds a query once for all values', async () => {
  const read = prepareRead()
  expect(await read(testApp.db, { id: 1 })).toEqual([{ id: 1, note: 'first' }])
  expect(await read(testApp.db, { id: 2 })).toEqual([{ id: 2, note: 'second' }])
  expect(await read(testApp.db, { id: 3 })).toEqual([])
  expect(built).toBe(1)
})

it('runs a query inside a transaction without building it again', async () => {
  const read = prepareRead()
  // The query is built in a transaction that has ended when the other calls run.
  await testApp.db.transaction((tx) => read(tx, { id: 1 }))
  expect(await read(testApp.db, { id: 2 })).toEqual([{ id: 2, note: 'second' }])
  const undone = testApp.db.transaction(async (tx) => {
    await tx.insert(notes).values({ id: 10, note: 'not committed' })
    expect(await read(tx, { id: 10 })).toEqual([{ id: 10, note: 'not committed' }])
    throw new Error('stop')
  })
  await expect(undone).rejects.toThrow('stop')
  expect(built).toBe(1)
  expect(await read(testApp.db, { id: 10 })).toEqual([])
})

it('builds a raw SQL statement once for the database and its transactions', async () => {
  const count = prepareCount()
  expect(await count(testApp.db, { from: 1, note: null })).toEqual([{ n: 2 }])
  expect(await count(testApp.db, { from: 1, note: 'second' })).toEqual([{ n: 1 }])
  await testApp.db.transaction(async (tx) => {
    await tx.insert(notes).values({ id: 3, note: 'second' })
    expect(await count(tx, { from: 1, note: 'second' })).toEqual([{ n: 2 }])
    await tx.delete(notes).where(eq(notes.id, 3))
  })
  expect(built).toBe(1)
})

it('reports a refused row as other statements do', async () => {
  const insert = prepareSql(
    ({ id }: Slots<{ id: number }>) => sql`insert into ${notes} values (${id}, 'again')`,
  )
  const refused = await insert(testApp.db, { id: 1 }).catch((error: unknown) => error)
  expect(isConflict(refused, 'prepared_notes_pkey')).toBe(true)
})

it.runIf(!isEmbedded)('makes the database plan a statement once for each connection', async () => {
  const count = prepareCount()
  const planned = await testApp.db.transaction(async (tx) => {
    for (const from of [1, 2, 3]) await count(tx, { from, note: null })
    const { rows } = await tx.execute(
      sql`select name from pg_prepared_statements
        where statement like '%from "prepared_notes"%is null or note =%' and statement not like '%pg_prepared%'`,
    )
    return rows
  })
  expect(planned).toEqual([{ name: expect.stringMatching(/^t[0-9a-f]{20}$/) }])
})

it('prepares one statement for each shape', async () => {
  const sorted = forEachShape((direction: 'asc' | 'desc') => {
    built += 1
    return prepareSql(
      ({ most }: Slots<{ most: number }>) =>
        sql<{
          id: number
        }>`select id from ${notes} order by id ${sql.raw(direction)} limit ${most}`,
    )
  })
  expect(await sorted('asc')(testApp.db, { most: 1 })).toEqual([{ id: 1 }])
  expect(await sorted('desc')(testApp.db, { most: 1 })).toEqual([{ id: 2 }])
  expect(await sorted('desc')(testApp.db, { most: 2 })).toEqual([{ id: 2 }, { id: 1 }])
  expect(built).toBe(2)
})
