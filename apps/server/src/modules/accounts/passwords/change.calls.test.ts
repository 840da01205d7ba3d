import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import {
  anotherSession,
  encryptAs,
  makeAccount,
  makeMember,
  password,
  sentCode,
  signInAs,
} from '../factories.ts'
import { users } from '../tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const change = (person: Person, old: string, fresh: string, confirmed = fresh, language = 'en') =>
  testApp.ask(
    accounts.changePassword,
    {
      password: `plain:${old}`,
      newPassword: `plain:${fresh}`,
      confirmNewPwd: `plain:${confirmed}`,
    },
    { person, language },
  )
const isSignedIn = async (person: Person) =>
  (await testApp.ask(accounts.loginInfo, {}, person)).body.ok
const hashOf = async ({ userId }: Person) =>
  (await testApp.db.select().from(users).where(eq(users.id, userId)))[0]?.passwordHash

describe('changing the password', () => {
  it('[ACC-157] [ACC-257] needs the old and the new one, keeps this session and ends all others', async () => {
    const person = await makeMember(testApp)
    const elsewhere = { ...person, token: await anotherSession(testApp, person) }
    const waiting = await testApp.ask(accounts.createTemporaryToken, {}, elsewhere)
    const changed = await change(person, password, 'Newer2026')
    expect(changed.body.code).toBe(200)
    const here = { ...person, token: changed.cookies['token'] ?? '' }
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await signInAs(testApp, person.mobile)).body.code).toBe(-203)
    expect((await signInAs(testApp, person.mobile, { password: 'Newer2026' })).body.code).toBe(200)
    const { temporaryToken = '' } = waiting.body.data ?? {}
    const late = await testApp.ask(accounts.temporaryTokenLogin, { temporaryToken })
    expect(late.body.extend?.reason).toBe('loginTicketUsed')
  })

  it('[ACC-320] gives this browser a new token, so that a stolen one is invalid', async () => {
    const person = await makeMember(testApp)
    const changed = await change(person, password, 'Newer2026')
    expect(changed.cookies['token']).toMatch(/^[\w-]{20,}$/)
    expect(await isSignedIn(person)).toBe(false)
    const here = { ...person, token: changed.cookies['token'] ?? '' }
    expect(await isSignedIn(here)).toBe(true)
    const { rows } = await testApp.db.execute<{ open: boolean }>(
      sql`select ended_at is null as open from sessions where user_id = ${person.userId} order by id`,
    )
    expect(rows).toEqual([{ open: false }, { open: true }])
    // A call of the same page that is still running must not delete the new cookies.
    const late = await testApp.ask(accounts.loginInfo, {}, person)
    expect(late.cookies).not.toHaveProperty('token')
    const refused = await change(here, 'Wrong2026', 'Other2026')
    expect([refused.cookies['token'], await isSignedIn(here)]).toEqual([undefined, true])
  })

  it('[ACC-157] decrypts all three passwords', async () => {
    const person = await makeMember(testApp)
    const key = (await testApp.ask(accounts.publicKey, {})).body.data ?? { key: '', moment: '' }
    const seal = () => encryptAs(key, 'Sealed2026')
    const input = () => ({
      password: encryptAs(key, password),
      newPassword: seal(),
      confirmNewPwd: seal(),
    })
    const noise = await testApp.ask(
      accounts.changePassword,
      { ...input(), confirmNewPwd: 'bm9pc2U=' },
      person,
    )
    expect([noise.body.code, Object.keys(noise.body.extend?.fields ?? {})]).toEqual([
      -2,
      ['confirmNewPwd'],
    ])
    expect((await testApp.ask(accounts.changePassword, input(), person)).body.code).toBe(200)
    expect((await signInAs(testApp, person.mobile, { password: 'Sealed2026' })).body.code).toBe(200)
  })

  it('[ACC-158] refuses a wrong old one and changes nothing', async () => {
    const person = await makeMember(testApp)
    const before = await hashOf(person)
    const answer = await change(person, 'Wrong2026', 'Newer2026')
    expect([answer.status, answer.body.code]).toEqual([422, -212])
    expect(await hashOf(person)).toBe(before)
    const nobody = await testApp.person()
    expect((await change(nobody, password, 'Newer2026')).body.code).toBe(-212)
  })

  it('[ACC-113] reports at the confirmation field that the two differ', async () => {
    const person = await makeMember(testApp)
    const { body } = await change(person, password, 'Newer2026', 'Other2026', 'zh')
    expect(body).toMatchObject({
      code: -2,
      msg: '两次输入的密码不一致',
      extend: { reason: 'samePassword', fields: { confirmNewPwd: '两次输入的密码不一致' } },
    })
  })

  it.each([
    ['Seven07', -205],
    ['Eight008', 200],
    ['OnlyLetters', -205],
    ['1234567890', -205],
    ['With space 1', -205],
    [`Twenty${'0'.repeat(14)}`, 200],
    [`TwentyOne${'0'.repeat(12)}`, -205],
  ])('[ACC-111] [ACC-114] [ACC-116] holds a new one to the rule: %s', async (fresh, code) => {
    const person = await makeMember(testApp)
    const answer = await change(person, password, fresh)
    expect(answer.body.code).toBe(code)
    if (code === -205) expect(answer.body.msg).toContain('8 to 20')
  })

  it('[ACC-112] refuses an empty one at its field', async () => {
    const person = await makeMember(testApp)
    const input = { password: `plain:${password}`, newPassword: '', confirmNewPwd: '' }
    const { body } = await testApp.ask(accounts.changePassword, input, person)
    expect(body.code).toBe(-2)
    expect(Object.keys(body.extend?.fields ?? {})).toEqual(['newPassword', 'confirmNewPwd'])
  })

  it('allows ten wrong tries, also in parallel, and then requires fifteen minutes', async () => {
    const person = await makeMember(testApp)
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, index) => change(person, `Wrong${1000 + index}`, 'Newer2026')),
    )
    const codes = tries.map(({ body }) => body.code).sort((a, b) => b - a)
    expect(codes.filter((code) => code === -212)).toHaveLength(10)
    const locked = await change(person, password, 'Newer2026')
    expect([locked.body.code, locked.body.extend?.reason]).toEqual([-1000, 'loginLocked'])
    testApp.clock.pass(901)
    expect((await change(person, password, 'Newer2026')).body.code).toBe(200)
  })

  it('happens once when two requests come in parallel', async () => {
    const person = await makeMember(testApp)
    const answers = await Promise.all([
      change(person, password, 'First2026'),
      change(person, password, 'Second2026'),
    ])
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(1)
  })
})

it('[ACC-294] demands https when a page without it sends a password in production', async () => {
  const { settings } = testApp.app.services
  const { mobile } = await makeAccount(testApp)
  settings.production = true
  try {
    const signedIn = await signInAs(testApp, mobile)
    const changed = await change(await makeMember(testApp), password, 'Fresh2026')
    for (const { body } of [signedIn, changed])
      expect(body).toMatchObject({
        ok: false,
        msg: expect.stringContaining('https://'),
        extend: { reason: 'needsHttps', fields: { password: expect.stringContaining('https') } },
      })
  } finally {
    settings.production = false
  }
})

it('[ACC-219] lets a person whose account staff created set a first password through "forgot password"', async () => {
  const { mobile } = await makeAccount(testApp, { roles: 'teacher,normal', passwordHash: null })
  expect((await signInAs(testApp, mobile)).body.code).toBe(-203)
  await testApp.ask(accounts.sendCodeForMobile, { mobile, type: 4 })
  const code = await sentCode(testApp, mobile)
  expect((await testApp.ask(accounts.verifyForgot, { account: mobile, code })).body.ok).toBe(true)
  const input = { mobile, mobileCode: code, newPwd: 'plain:First2026' }
  expect((await testApp.ask(accounts.resetPassword, input)).body.ok).toBe(true)
  const signedIn = await signInAs(testApp, mobile, { password: 'First2026', teacher: true })
  expect(signedIn.body.code).toBe(200)
})
