import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Refused } from '../refusal.ts'
import { mostExported, wholeList } from '../sheets/whole-list.ts'
import type { Db } from '../database/database.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const numbers = (most: number) => async (db: Db) => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select n from generate_series(1, ${most}::integer) n order by n`,
  )
  return rows.map(({ n }) => n)
}

async function during<Result>(run: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  const snapshot = await openSnapshot(testApp.db)
  try {
    return await run(snapshot)
  } finally {
    await snapshot.end()
  }
}

async function allOf<Row>(pages: AsyncIterable<Row[]>): Promise<Row[]> {
  const all: Row[] = []
  for await (const page of pages) all.push(...page)
  return all
}

describe('a database snapshot', () => {
  it.each([0, 1, 249, 250, 251, 1000])(
    '[FRM-397] counts %i rows before it reads them, and reads each once',
    async (many) => {
      await during(async (snapshot) => {
        const { count, pages } = await snapshot.read(numbers(many), 2000)
        expect(count).toBe(many)
        expect(await allOf(pages)).toEqual(Array.from({ length: many }, (_, at) => at + 1))
      })
    },
  )

  it('[FRM-397] runs other statements between two pages', async () => {
    await during(async (snapshot) => {
      const { pages } = await snapshot.read(numbers(600), 2000)
      await pages.next()
      expect(await numbers(3)(snapshot.db)).toEqual([1, 2, 3])
      const { value } = await pages.next()
      expect(value?.[0]).toBe(251)
    })
  })

  it('[FRM-368] exports a list of 250,000 rows, and refuses a longer one before its first row', async () => {
    await during(async (snapshot) => {
      const whole = await wholeList(snapshot, numbers(mostExported))
      expect(whole.count).toBe(250_000)
      const longer = await wholeList(snapshot, numbers(mostExported + 1)).catch(
        (error: unknown) => error,
      )
      expect(longer).toBeInstanceOf(Refused)
      expect((longer as Refused).refusal).toMatchObject({
        name: 'invalidInput',
        detail: { reason: 'exportTooLong' },
      })
    })
  })

  it('[FRM-398] cancels a running statement, and releases its connection once', async () => {
    const snapshot = await openSnapshot(testApp.db)
    const slow = snapshot.db.execute(sql`select pg_sleep(${snapshot.isShared ? 0.1 : 20})`)
    const ended = slow.catch(() => 'ended')
    await Promise.all([snapshot.end(), snapshot.end()])
    expect(snapshot.isShared ? 'ended' : await ended).toBe('ended')
    await expect(snapshot.db.execute(sql`select 1`)).rejects.toThrow()
    const { rows } = await testApp.db.execute<{ one: number }>(sql`select 1 as one`)
    expect(rows).toEqual([{ one: 1 }])
  })

  it('[FRM-397] refuses writes', async () => {
    await during(async (snapshot) => {
      const write = snapshot.db.execute(sql`create table written (id integer)`)
      await expect(write).rejects.toThrow()
    })
  })
})
