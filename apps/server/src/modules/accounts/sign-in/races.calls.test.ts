import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, eq, isNull } from 'drizzle-orm'
import { accounts } from '@titian/contract'
import { visitor } from '../../../platform/actor.ts'
import type { Client } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { anotherSession, makeAccount, makeMember, sentCode, signInAs } from '../factories.ts'
import { findActor } from '../index.ts'
import { startSession } from '../sessions/actions.ts'
import { type NewUser, sessions, users } from '../tables.ts'
import { signInAnswers } from './routes.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const livingOf = (userId: number) =>
  testApp.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))

/** Returns a browser that records the cookies it receives. */
function browser(cookies: Record<string, string> = {}) {
  const given: string[] = []
  const client: Client = {
    address: '10.5.5.5',
    network: '10.5.5.5',
    origin: 'http://localhost',
    userAgent: 'A slow browser',
    cookies,
    setCookie: (name) => void given.push(name),
    clearCookie: (name) => void given.push(`no ${name}`),
    onClose: () => undefined,
  }
  return { client, given }
}

describe('a sign-in that was checked before the account changed', () => {
  const changes: [string, Partial<NewUser>][] = [
    ['has a new password', { passwordHash: 'another' }],
    ['is disabled', { disabled: true }],
    ['has a new number', { mobile: '1155550001' }],
  ]

  it.each(changes)(
    '[ACC-156] [ACC-189] [ACC-258] opens no session once it %s',
    async (_, change) => {
      const { userId } = await makeAccount(testApp)
      const [user] = await testApp.db.select().from(users).where(eq(users.id, userId))
      if (!user) throw new Error('The account is missing.')
      await testApp.db.update(users).set(change).where(eq(users.id, userId))
      const { client, given } = browser()
      const deps = { db: testApp.db, actor: visitor, client, now: testApp.clock.now() }
      const outcome = await startSession(deps, user, true)
      expect(outcome).toBeInstanceOf(Refusal)
      expect([await livingOf(userId), given]).toEqual([[], []])
    },
  )

  it('[ACC-156] opens no session with the old password during the reset', async () => {
    const { userId, mobile } = await makeAccount(testApp)
    await testApp.ask(accounts.sendCodeForMobile, { mobile, type: 4 })
    const mobileCode = await sentCode(testApp, mobile)
    const old = () => signInAs(testApp, mobile)
    const reset = () =>
      testApp.ask(accounts.resetPassword, { mobile, mobileCode, newPwd: 'plain:Newer2026' })
    const [done] = await Promise.all([reset(), old(), old(), old(), old(), old(), old()])
    expect(done.body.ok).toBe(true)
    expect(await livingOf(userId)).toEqual([])
  })
})

it("[ACC-065] a login info whose session has ended during the call does not overwrite the next session's cookie", async () => {
  const person = await makeMember(testApp)
  const token = await anotherSession(testApp, person)
  await testApp.db
    .update(sessions)
    .set({ remembered: true })
    .where(eq(sessions.userId, person.userId))
  const now = testApp.clock.now()
  const school = await testApp.app.deps.findSchool('localhost')
  if (!school) throw new Error('The school is missing.')
  const actor = await findActor(testApp.db, school, token, now)
  if (actor.kind === 'visitor') throw new Error('Nobody is signed in.')
  await testApp.ask(accounts.logout, {}, { ...person, token })
  const { client, given } = browser({ token })
  const { services } = testApp.app
  const context = { ...services, actor, school, now, language: 'en', client } as const
  const outcome = await signInAnswers.loginInfo(
    {},
    {
      ...context,
      asStudent: false,
      open: () => 0,
      refuse: refusal,
    },
  )
  expect(outcome).toMatchObject({ name: 'signIn' })
  expect(given).toEqual([])
})
