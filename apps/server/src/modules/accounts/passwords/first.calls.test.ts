import { accounts } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../tables.ts'
import { createPasswordLink } from './actions.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

it('[ACC-295] reveals the account only to the holder of the link that set its first password', async () => {
  const person = await testApp.person('platformAdmin,normal')
  const [row] = await testApp.db.select().from(users).where(eq(users.id, person.userId))
  const link = await createPasswordLink(testApp.db, person, testApp.clock.now())
  const set = (used: string, newPwd: string) => {
    testApp.clock.pass(2)
    return testApp.ask(accounts.setFirstPassword, { link: used, newPwd: `plain:${newPwd}` })
  }
  const { mobile = '', areaCode } = row ?? {}
  for (const [used, password] of [
    ['guessed', 'Bridges2026'],
    [link, 'weak'],
  ] as const) {
    const { body } = await set(used, password)
    expect([body.ok, body.data]).toEqual([false, null])
    expect(JSON.stringify(body)).not.toContain(mobile)
  }
  expect((await set(link, 'Bridges2026')).body.data).toEqual({ areaCode, mobile })
  const again = await set(link, 'Bridges2026')
  expect(again.body).toMatchObject({ ok: false, extend: { reason: 'passwordLinkOver' } })
  expect(JSON.stringify(again.body)).not.toContain(mobile)
})
