import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../factories.ts'
import { accountJobs } from '../jobs.ts'
import { sortNames } from './queries.ts'
import { sortedName } from './rules.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const orderOf = async (userId: number) => {
  const { rows } = await testApp.db.execute<{ name_sort: string }>(
    sql`select name_sort from users where id = ${userId}`,
  )
  return rows[0]?.name_sort
}

it('[FRM-358] stores the sort key with the name, and adds missing sort keys', async () => {
  const { userId } = await makeAccount(testApp, { name: '曾国' })
  expect(await orderOf(userId)).toBe(sortedName('曾国'))

  // Simulates a process of the previous version that changes a name during an upgrade.
  await testApp.db.execute(sql`update users set name = '仇英' where id = ${userId}`)
  await testApp.db.execute(sql`
    insert into users (school_id, area_code, mobile, name)
    select ${testApp.schoolId}::bigint, '60', (190000000 + number)::text, 'Éva ' || number from generate_series(1, 1200) number`)
  expect(await sortNames(testApp.db)).toBeGreaterThanOrEqual(1201)
  expect(await orderOf(userId)).toBe(sortedName('仇英'))
  const { rows } = await testApp.db.execute<{ name: string; name_sort: string }>(
    sql`select name, name_sort from users where mobile >= '190000000' and mobile <= '190001200'`,
  )
  expect(rows).toHaveLength(1200)
  expect(rows.every((row) => row.name_sort === sortedName(row.name))).toBe(true)
  expect(await sortNames(testApp.db)).toBe(0)
  const jobs = accountJobs(testApp.app.services, testApp.clock)
  expect(jobs.find(({ name }) => name === 'accounts.sortNames')?.every).toBe('* * * * *')
})
