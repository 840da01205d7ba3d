import { accounts, schools } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoLogins } from '../../../seeds/demo-logins.ts'
import { seedAccounts } from '../../../seeds/seed-accounts.ts'
import { seedAll } from '../../../seeds/seed-all.ts'
import type { SeedContext } from '../../../seeds/seed-context.ts'
import { seedFiles } from '../../../seeds/seed-files.ts'
import { seedSchools } from '../../../seeds/seed-schools.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs } from '../accounts/factories.ts'
import { files } from './index.ts'

let testApp: TestApp
let context: SeedContext

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, clock } = testApp
  // The schools of the test have the local hosts, which the demo schools need.
  await db.execute('delete from school_hosts')
  const base = { db, clock, files: testApp.app.services.files }
  context = await seedAll(base, [seedSchools, seedAccounts, seedFiles])
})
afterAll(() => testApp.close())

it('opens both demo schools at their hosts with menus, banners and agreements', async () => {
  const title = async (host: string) =>
    (await testApp.ask(schools.schoolBaseInfo, {}, { host })).body.data?.title
  expect([await title('127.0.0.1:3000'), await title('kopi.localhost')]).toEqual([
    'Teratai College',
    'Kopi Trade School',
  ])
  const { body } = await testApp.ask(
    schools.agreementText,
    { form: 3 },
    { host: 'kopi.localhost', language: 'my' },
  )
  expect(body.data?.html).toMatch(/^<p>/)
  expect((await testApp.ask(schools.navigationBar, {})).body.data).toHaveLength(4)
})

it('signs in everybody whose login is printed at the start', async () => {
  for (const { mobile, password, host, path } of demoLogins) {
    const answer = await signInAs(testApp, mobile, {
      password,
      host,
      teacher: path === '/teacher/',
    })
    expect([mobile, answer.body.code]).toEqual([mobile, 200])
    const info = await testApp.ask(accounts.loginInfo, {}, { host, cookies: answer.cookies })
    expect(info.body.ok).toBe(true)
  }
})

it('stores every lesson video with its length and captions, once for each school', async () => {
  expect(context.userIds.size).toBe(142)
  expect(context.fileIds.size).toBe(24)
  const rows = await testApp.db.select().from(files).where(eq(files.purpose, 'lessonVideo'))
  expect(rows).toHaveLength(6)
  expect(rows.every(({ durationSeconds }) => (durationSeconds ?? 0) > 55)).toBe(true)
})
