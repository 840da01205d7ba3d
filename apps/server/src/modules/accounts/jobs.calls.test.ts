import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { captchaCookies } from './factories.ts'
import { removeExpired } from './jobs.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

it('removes what has expired, and only that', async () => {
  const [old, fresh] = [await testApp.person(), await testApp.person()]
  await captchaCookies(testApp)
  await testApp.db.execute(
    sql`update sessions set expires_at = ${new Date(testApp.clock.now().getTime() - 31 * 86_400_000).toISOString()} where user_id = ${old.userId}`,
  )
  await removeExpired(testApp.app.services, testApp.clock.now())
  const { rows } = await testApp.db.execute(
    sql`select user_id from sessions where user_id in (${old.userId}, ${fresh.userId})`,
  )
  expect(rows).toEqual([{ user_id: String(fresh.userId) }])
  testApp.clock.pass(301)
  await removeExpired(testApp.app.services, testApp.clock.now())
  expect((await testApp.db.execute(sql`select 1 from captchas`)).rows).toEqual([])
})
