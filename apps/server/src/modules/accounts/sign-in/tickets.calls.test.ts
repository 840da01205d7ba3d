import { accounts } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount, makeMember, signInAs } from '../factories.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

async function ticketOf(roles = 'teacher,normal') {
  const { mobile, userId } = await makeAccount(testApp, { roles })
  const { body, cookies } = await signInAs(testApp, mobile, { teacher: true })
  const data = body.data as { teacherToken?: string } | null
  return { teacherToken: data?.teacherToken ?? '', cookies, userId }
}

const nameOf = async (token: string) => {
  const { body } = await testApp.ask(accounts.loginInfo, {}, { cookies: { token } })
  return body.data?.name
}

describe('[ACC-272] the ticket of another account', () => {
  it('requires a confirmation before it replaces the session, and stays valid until then', async () => {
    const victim = await makeMember(testApp, {
      name: 'Lee Chong Ming',
      roles: 'schoolAdmin,normal',
    })
    const { teacherToken } = await ticketOf()
    const asked = await testApp.ask(accounts.exchangeTeacherToken, { teacherToken }, victim)
    expect(asked.body.extend).toMatchObject({ refusal: 'alreadyDone', reason: 'otherAccount' })
    expect(asked.cookies['token']).toBeUndefined()
    expect(await nameOf(victim.token)).toBe('Lee Chong Ming')
    const agreed = await testApp.ask(
      accounts.exchangeTeacherToken,
      { teacherToken, replace: true },
      victim,
    )
    expect(agreed.body.ok).toBe(true)
    expect(await nameOf(victim.token)).toBeUndefined()
    expect(await nameOf(agreed.cookies['token'] ?? '')).toBe('Somebody')
  })

  it('needs no confirmation for a visitor or the same account', async () => {
    const one = await ticketOf()
    expect((await testApp.ask(accounts.exchangeTeacherToken, one)).body.ok).toBe(true)
    const own = await ticketOf()
    const cookies = { token: own.cookies['token'] ?? '' }
    expect((await testApp.ask(accounts.exchangeTeacherToken, own, { cookies })).body.ok).toBe(true)
  })
})

describe('[ACC-273] signing out', () => {
  it('deletes pending tickets of the account', async () => {
    const { teacherToken, cookies } = await ticketOf()
    const own = { cookies: { token: cookies['token'] ?? '' } }
    const made = await testApp.ask(accounts.createTemporaryToken, {}, own)
    const { temporaryToken = '' } = made.body.data ?? {}
    expect((await testApp.ask(accounts.logout, {}, own)).body.ok).toBe(true)
    const late = await testApp.ask(accounts.exchangeTeacherToken, { teacherToken })
    expect(late.body.extend?.reason).toBe('loginTicketUsed')
    const jump = await testApp.ask(accounts.temporaryTokenLogin, { temporaryToken })
    expect(jump.body.extend?.reason).toBe('loginTicketUsed')
  })
})

describe('[ACC-275] codes by text message', () => {
  let sender = 0
  // Each request uses its own address, because one address soon needs an image code.
  const send = (mobile: string, by: { host?: string; cookies?: Record<string, string> } = {}) => {
    sender += 1
    const address = `198.51.100.${sender}`
    return testApp.ask(
      accounts.sendCodeForMobile,
      { mobile, areaCode: '60', type: 4 },
      { ...by, address },
    )
  }

  it('are limited to ten a day for one phone across all schools', async () => {
    const { mobile } = await makeAccount(testApp)
    await makeAccount(testApp, { mobile, schoolId: testApp.otherSchoolId })
    for (let sent = 0; sent < 10; sent += 1) {
      const host = sent % 2 === 0 ? 'localhost' : 'other.localhost'
      expect((await send(mobile, { host })).body.code).toBe(200)
      expect((await send(mobile)).body.code).toBe(-1000)
      testApp.clock.pass(61)
    }
    for (const host of ['localhost', 'other.localhost']) {
      expect((await send(mobile, { host })).body.extend?.reason).toBe('smsLimit')
      testApp.clock.pass(61)
    }
  })

  it('stay available to the owner in a browser that the account knows', async () => {
    const { mobile } = await makeAccount(testApp)
    const { cookies } = await signInAs(testApp, mobile)
    for (let sent = 0; sent < 11; sent += 1) {
      await send(mobile)
      testApp.clock.pass(61)
    }
    expect((await send(mobile)).body.extend?.reason).toBe('smsLimit')
    testApp.clock.pass(61)
    const own = { browser: cookies['browser'] ?? '' }
    expect((await send(mobile, { cookies: own })).body.code).toBe(200)
    testApp.clock.pass(61)
    expect((await send(mobile, { cookies: { browser: 'made up' } })).body.code).toBe(-1000)
  })
})
