import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../../env.ts'
import { emptyDatabase } from '../../../testing/empty-database.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createSigns } from '../../security/signs.ts'
import { lockFor } from '../advisory-lock.ts'
import { refuseOtherCell, settleCell } from './cell.ts'
import { type Database, openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'

/** The numbers of one cell: 2^36 of them. */
const width = 68_719_476_736

const cleaners: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const clean of cleaners.toReversed()) await clean()
})

/** A migrated database of its own, because the ranges of its sequences stay changed. */
async function openOwn(): Promise<{ database: Database; url: string; directory: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'titian-cell-'))
  const { url, remove } = await emptyDatabase()
  const database = await openDatabase({ url, poolSize: 4, directory: url ? '' : 'memory' })
  await migrate(database.pool)
  cleaners.push(
    () => rm(directory, { recursive: true, force: true }),
    remove,
    () => database.close(),
  )
  return { database, url, directory }
}

interface Range {
  name: string
  start: string
  first: string
  final: string
}

async function rangesOf({ pool }: Database): Promise<Range[]> {
  const { rows } = await pool.query(
    `select sequencename as name, start_value::text as start, min_value::text as first, max_value::text as final
     from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows as Range[]
}

async function addSchool({ db }: Database, key: string): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into schools (key, title) values (${key}, '{"en": "School"}') returning id`,
  )
  return Number(rows[0]?.id)
}

describe('a cell', () => {
  let own: Database

  beforeAll(async () => {
    own = (await openOwn()).database
    await settleCell(own.pool, 4095)
  })

  it('[OPS-091] numbers the rows of every table in a range of its own, which ends before the next one', async () => {
    const ranges = await rangesOf(own)
    expect(ranges.length).toBeGreaterThan(100)
    const first = String(4095 * width + 1)
    const final = String(4096 * width - 1)
    for (const range of ranges)
      expect(range).toEqual({ name: range.name, start: first, first, final })
    expect(await addSchool(own, 'one')).toBe(4095 * width + 1)
    expect(Number.isSafeInteger(4096 * width)).toBe(true)
  })

  it('[OPS-091] counts on after another start, also in a table that a later version adds', async () => {
    await own.pool.script(
      'create table later (id bigint generated always as identity primary key, note text)',
    )
    await settleCell(own.pool, 4095)
    expect(await addSchool(own, 'two')).toBe(4095 * width + 2)
    const { rows } = await own.pool.query("insert into later (note) values ('a') returning id")
    expect(Number((rows[0] as { id: string }).id)).toBe(4095 * width + 1)
    await own.pool.script('drop table later')
  })

  it('[OPS-091] starts together in several processes', async () => {
    const { database } = await openOwn()
    await Promise.all([1, 2, 3].map(() => settleCell(database.pool, 9)))
    expect(await addSchool(database, 'one')).toBe(9 * width + 1)
  })

  it('[OPS-091] refuses a start as another cell, and changes nothing', async () => {
    const before = await rangesOf(own)
    await expect(settleCell(own.pool, 3)).rejects.toThrow(
      'CELL is 3, but this database belongs to cell 4095',
    )
    await expect(refuseOtherCell(own.pool, 3)).rejects.toThrow('belongs to cell 4095')
    await refuseOtherCell(own.pool, 4095)
    expect(await rangesOf(own)).toEqual(before)
  })

  it('[OPS-091] lets a database start that has no cell yet', async () => {
    const { url, remove } = await emptyDatabase()
    const empty = await openDatabase({ url, poolSize: 1, directory: url ? '' : 'memory' })
    await refuseOtherCell(empty.pool, 7)
    await empty.close()
    await remove()
  })

  it('[OPS-091] is cell 0 where schools exist already, whose numbers continue', async () => {
    const { database } = await openOwn()
    const before = await rangesOf(database)
    expect(await addSchool(database, 'old')).toBe(1)
    await expect(settleCell(database.pool, 7)).rejects.toThrow('belongs to cell 0')
    await settleCell(database.pool, 0)
    expect(await addSchool(database, 'new')).toBe(2)
    expect(await rangesOf(database)).toEqual(before)
  })

  it('[OPS-091] is a whole number from 0 to 4095', () => {
    expect(readEnv({ CELL: '4095' }).CELL).toBe(4095)
    expect(readEnv({}).CELL).toBe(0)
    for (const wrong of ['4096', '-1', '1.5', 'first'])
      expect(() => readEnv({ CELL: wrong })).toThrow('CELL')
  })
})

describe('numbers of rows in the last cell', () => {
  let testApp: TestApp

  beforeAll(async () => {
    const { database, url, directory } = await openOwn()
    if (url) await settleCell(database.pool, 4095)
    testApp = await openTestApp({ keep: { directory, databaseUrl: url } })
    if (!url) {
      // The embedded database in a folder is opened by one process only, so the app opens it first.
      await testApp.database.pool.script('insert into installation_cells (cell) values (4095)')
      await testApp.database.pool.script('select number_in_cell()')
    }
  })
  afterAll(() => testApp.close())

  it('[OPS-092] are sealed into signs, which are opened again', async () => {
    const { userId } = await testApp.person()
    expect(userId).toBeGreaterThan(4095 * width)
    const signs = createSigns('a secret of at least 32 characters')
    for (const id of [userId, 4096 * width - 1])
      expect(signs.open('user', signs.seal('user', id))).toBe(id)
  })

  it('[OPS-092] keep two transactions of one person apart', async () => {
    const { userId } = await testApp.person()
    await testApp.db.transaction(async (tx) => {
      await lockFor(tx, 'notes', userId)
      const { rows } = await tx.execute(
        sql`select 1 from pg_locks where locktype = 'advisory' and classid = 727015`,
      )
      expect(rows).toHaveLength(1)
    })
  })

  it('[OPS-092] have the same width in every column that refers to them', async () => {
    const { rows } = await testApp.db.execute(sql`
      select k.conrelid::regclass || '.' || a.attname as column
      from pg_constraint k
      cross join lateral unnest(k.conkey, k.confkey) as pair (own, other)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
      join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other
      where k.contype = 'f' and a.atttypid <> b.atttypid`)
    expect(rows).toEqual([])
  })

  it('[OPS-092] fit into every column with the name of an id', async () => {
    const { rows } = await testApp.db.execute<{ column: string }>(sql`
      select c.relname || '.' || a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0
        and a.attname ~ '(^id|_ids?|_by)$'
        and a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int2[]'::regtype, 'int4[]'::regtype)`)
    // A place in the list of kinds of the contract, which numbers no row.
    expect(rows.map(({ column }) => column)).toEqual(['courses.kind_id'])
  })

  it('[OPS-092] are never cast to 32 bits by a function of the database', async () => {
    const { rows } = await testApp.db.execute(sql`
      select proname from pg_proc where pronamespace = 'public'::regnamespace
        and prosrc ~ '_?id\\)?::int(eger|4)?\\M'`)
    expect(rows).toEqual([])
  })

  it('[OPS-092] are never cast to 32 bits by a statement', async () => {
    const source = fileURLToPath(new URL('../../..', import.meta.url))
    expect(existsSync(join(source, 'main.ts'))).toBe(true)
    const narrow = /(?:\bid|_id|[a-z]Id\}|\$\{id\})(?:::int(?:eger|4)?\b| as int(?:eger)?\b)/
    const files = (await readdir(source, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    const wrong: string[] = []
    for (const name of files)
      for (const line of (await readFile(join(source, name), 'utf8')).split('\n'))
        if (narrow.test(line)) wrong.push(`${name}: ${line.trim()}`)
    expect(wrong).toEqual([])
  })
})
