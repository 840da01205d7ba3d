import { describe, expect, it } from 'vitest'
import { createSchool } from '../modules/schools/index.ts'
import type { Database } from '../platform/database/database.ts'
import { openEmpty } from './empty-database.ts'
import { openReused } from './reused-database.ts'

const server = process.env.DATABASE_URL
const begin = () => (server ? openReused(server) : openEmpty('', 'memory'))
const nameOf = async ({ pool }: Database) => (await pool.query('select current_database()')).rows
const school = {
  key: 'first',
  hosts: ['localhost'],
  title: { en: 'First' },
  defaultLanguage: 'en',
} as const satisfies Parameters<typeof createSchool>[1]
const schoolsOf = async ({ pool }: Database) => (await pool.query('select id from schools')).rows
const known = `select staattnum from pg_statistic where starelid = 'schools'::regclass`
const plannerKnows = async ({ pool }: Database) => (await pool.query(known)).rows.length
const patienceOf = async ({ pool }: Database) => (await pool.query('show lock_timeout')).rows

describe("a test file's database, reused by the next file", () => {
  it('is empty, restarts its numbers, and has no session settings or planner statistics', async () => {
    const first = await begin()
    const settings = await patienceOf(first)
    const id = await createSchool(first.db, school)
    await first.pool.script('analyze schools')
    expect(await plannerKnows(first)).toBeGreaterThan(0)
    await first.pool.listen('probe', () => undefined)
    await first.pool.script(`set lock_timeout = '1234ms'`)
    await first.close()
    await expect(first.pool.query('select 1')).rejects.toThrow()

    const second = await begin()
    expect(await schoolsOf(second)).toEqual([])
    expect(await plannerKnows(second)).toBe(0)
    expect(await createSchool(second.db, school)).toBe(id)
    expect(await patienceOf(second)).toEqual(settings)
    const received: string[] = []
    await second.pool.listen('probe', (payload) => received.push(payload))
    await second.pool.query(`select pg_notify('probe', 'once')`)
    await expect.poll(() => received).toEqual(['once'])
    await second.close()
  })

  it('is replaced when a test changed its tables', async () => {
    const first = await begin()
    await first.pool.script(
      'alter table schools add column probe int; create table probes (id int)',
    )
    await first.close()
    const second = await begin()
    const left = `select 1 from information_schema.columns where column_name = 'probe' or table_name = 'probes'`
    expect((await second.pool.query(left)).rows).toEqual([])
    await second.close()
  })

  it.runIf(server)('is not given to another file while it is in use', async () => {
    const first = await begin()
    const second = await begin()
    expect(await nameOf(second)).not.toEqual(await nameOf(first))
    await Promise.all([first.close(), second.close()])
  })
})
