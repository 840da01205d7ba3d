import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { accounts } from '@titian/contract'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { captchaCookies, encryptAs, makeAccount, password, signInAs } from '../factories.ts'
import { sessions, users } from '../tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

async function openSessions(userId: number) {
  return testApp.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
}

const infoOf = (cookies: Record<string, string>, host?: string) =>
  testApp.ask(accounts.loginInfo, {}, { cookies, ...(host && { host }) })

describe('student login', () => {
  it('[ACC-001] [ACC-041] [ACC-042] [ACC-047] [ACC-068] signs in with phone, password and captcha and sets both cookies', async () => {
    const { mobile, userId } = await makeAccount(testApp, { roles: 'student,normal' })
    const answer = await signInAs(testApp, mobile)
    const [session] = await openSessions(userId)
    expect(answer.body).toMatchObject({
      ok: true,
      code: 200,
      data: { pcToken: testApp.seal('session', session?.id ?? 0), auditStatus: 0 },
    })
    expect(answer.cookies.isLogin).toBe('1')
    expect(answer.cookies.token).toMatch(/^[\w-]{43}$/)
    expect(session?.tokenHash).not.toBe(answer.cookies.token)
    const info = await infoOf(answer.cookies)
    expect(info.body.data).toMatchObject({
      userId: testApp.seal('user', userId),
      mobile,
      roleStr: 'student,normal',
      _roleName: 'student',
    })
  })

  it('[ACC-253] does not accept the user handle as a credential', async () => {
    const { mobile } = await makeAccount(testApp)
    const { body } = await signInAs(testApp, mobile)
    const info = await infoOf({ token: body.data?.pcToken ?? '' })
    expect([info.status, info.body.code]).toEqual([401, -1001])
  })

  it('[ACC-067] decrypts a password encrypted with the public key, and refuses invalid data', async () => {
    const { mobile } = await makeAccount(testApp)
    const { body } = await testApp.ask(accounts.publicKey, {})
    const send = async (secret: string) =>
      testApp.ask(
        accounts.studentLogin,
        { phone: mobile, password: secret, code: '8888' },
        { cookies: await captchaCookies(testApp) },
      )
    expect((await send(encryptAs(body.data ?? { key: '', moment: '' }, password))).body.code).toBe(
      200,
    )
    expect((await send('bm9pc2U=')).body.code).toBe(-2)
    const again = await testApp.ask(accounts.publicKey, {})
    expect(again.body.data?.key).toBe(body.data?.key)
  })

  it('[ACC-061] [ACC-062] [ACC-055] distinguishes a wrong password, an unknown phone and a disabled account', async () => {
    const { mobile } = await makeAccount(testApp)
    const off = await makeAccount(testApp, { disabled: true })
    expect((await signInAs(testApp, mobile, { password: 'Wrong2026' })).body.code).toBe(-203)
    expect((await signInAs(testApp, '199999999')).body.code).toBe(-201)
    expect((await signInAs(testApp, off.mobile)).body.code).toBe(-204)
    expect((await signInAs(testApp, off.mobile, { password: 'Wrong2026' })).body.code).toBe(-203)
    expect((await signInAs(testApp, '12345')).body.code).toBe(-2)
  })

  it('[ACC-064] [ACC-137] accepts a captcha once, right or wrong, and for five minutes', async () => {
    const { mobile } = await makeAccount(testApp)
    const cookies = await captchaCookies(testApp)
    const send = (code: string, given = cookies) =>
      testApp.ask(
        accounts.studentLogin,
        { phone: mobile, password: `plain:${password}`, code },
        { cookies: given },
      )
    expect((await send('0000')).body.code).toBe(-5)
    expect((await send('8888')).body.code).toBe(-5)
    expect((await send('8888', {})).body.code).toBe(-5)
    const late = await captchaCookies(testApp)
    testApp.clock.pass(301)
    expect((await send('8888', late)).body.code).toBe(-5)
    expect(await openSessions((await makeAccount(testApp)).userId)).toEqual([])
  })

  it('[ACC-248] finds no account of another school', async () => {
    const { mobile } = await makeAccount(testApp, { schoolId: testApp.otherSchoolId })
    expect((await signInAs(testApp, mobile)).body.code).toBe(-201)
    const there = await signInAs(testApp, mobile, { host: 'other.localhost' })
    expect(there.body.code).toBe(200)
    expect((await infoOf(there.cookies)).body.code).toBe(-1001)
    expect((await infoOf(there.cookies, 'other.localhost')).body.code).toBe(200)
  })
})

describe('signing in twice', () => {
  it('[ACC-051] [ACC-053] responds with -1002 to the same account without a new token, and the session stays valid', async () => {
    const { mobile, userId } = await makeAccount(testApp)
    const first = await signInAs(testApp, mobile)
    const again = await signInAs(testApp, mobile, { cookies: first.cookies })
    expect([again.status, again.body.code, again.cookies.token]).toEqual([409, -1002, undefined])
    expect(again.cookies.isLogin).toBe('1')
    expect((await infoOf(first.cookies)).body.code).toBe(200)
    expect(await openSessions(userId)).toHaveLength(1)
    expect(
      (await signInAs(testApp, mobile, { cookies: first.cookies, password: 'Wrong2026' })).body
        .code,
    ).toBe(-203)
  })

  it('[ACC-053] ends the session of another account', async () => {
    const [one, other] = [await makeAccount(testApp), await makeAccount(testApp)]
    const first = await signInAs(testApp, one.mobile)
    const second = await signInAs(testApp, other.mobile, { cookies: first.cookies })
    expect(second.body.code).toBe(200)
    expect(await openSessions(one.userId)).toEqual([])
    expect((await infoOf(first.cookies)).body.code).toBe(-1001)
  })
})

describe('wrong passwords', () => {
  it('[ACC-064] lock the account at one address for fifteen minutes after ten, but not elsewhere', async () => {
    const { mobile } = await makeAccount(testApp)
    const address = '198.51.100.1'
    for (let count = 0; count < 10; count += 1)
      expect((await signInAs(testApp, mobile, { password: 'Wrong2026', address })).body.code).toBe(
        -203,
      )
    testApp.clock.pass(600)
    const locked = await signInAs(testApp, mobile, { address })
    expect([locked.body.code, locked.body.extend?.reason]).toEqual([-1000, 'loginLocked'])
    expect((await signInAs(testApp, mobile, { address: '198.51.100.2' })).body.code).toBe(200)
    testApp.clock.pass(301)
    expect((await signInAs(testApp, mobile, { address })).body.code).toBe(200)
  })

  it('[ACC-064] lock the account after fifty from everywhere, except in a browser that it used before', async () => {
    const { mobile } = await makeAccount(testApp)
    const home = await signInAs(testApp, mobile, { address: '203.0.113.1' })
    for (let count = 0; count < 50; count += 1)
      await signInAs(testApp, mobile, {
        password: 'Wrong2026',
        address: `198.51.100.${10 + Math.floor(count / 8)}`,
      })
    const stranger = await signInAs(testApp, mobile, { address: '198.51.100.200' })
    expect(stranger.body.extend?.reason).toBe('loginLocked')
    const own = await signInAs(testApp, mobile, {
      address: '203.0.113.1',
      cookies: { browser: home.cookies.browser ?? '' },
    })
    expect(own.body.code).toBe(200)
  })

  it('[ACC-064] are compared fifty times only, also when sixty come in parallel from as many addresses', async () => {
    const { mobile } = await makeAccount(testApp)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        signInAs(testApp, mobile, { password: 'Wrong2026', address: `192.0.2.${index}` }),
      ),
    )
    expect(answers.filter(({ body }) => body.code === -203)).toHaveLength(50)
    expect((await signInAs(testApp, mobile, { address: '192.0.2.99' })).body.code).toBe(-1000)
  })

  it('[ACC-064] do not include correct ones', async () => {
    const { mobile } = await makeAccount(testApp)
    for (let count = 0; count < 51; count += 1)
      expect((await signInAs(testApp, mobile, { address: '192.0.2.200' })).body.code).toBe(200)
  })

  it('[ACC-063] are counted for an unknown phone too', async () => {
    const address = '198.51.100.3'
    for (let count = 0; count < 10; count += 1) await signInAs(testApp, '198888888', { address })
    expect((await signInAs(testApp, '198888888', { address })).body.code).toBe(-1000)
  })
})

describe('the lifetime of a session', () => {
  it('[ACC-065] is twelve hours after its last use, or 2000 minutes when remembered', async () => {
    const { mobile } = await makeAccount(testApp)
    const [plain, remembered] = [
      await signInAs(testApp, mobile),
      await signInAs(testApp, mobile, { isRemeber: true }),
    ]
    testApp.clock.pass(8 * 3600)
    expect((await infoOf(plain.cookies)).body.code).toBe(200)
    testApp.clock.pass(8 * 3600)
    expect((await infoOf(plain.cookies)).body.code).toBe(200)
    testApp.clock.pass(12 * 3600)
    expect((await infoOf(plain.cookies)).body.code).toBe(-1001)
    expect((await infoOf(remembered.cookies)).body.code).toBe(200)
    testApp.clock.pass(2000 * 60)
    expect((await infoOf(remembered.cookies)).body.code).toBe(-1001)
  })

  it('needs one statement to find the person, and records the use once a minute', async () => {
    const { mobile } = await makeAccount(testApp)
    const { cookies } = await signInAs(testApp, mobile)
    const ask = () => testApp.ask(accounts.refreshLastLoginTime, {}, { cookies })
    await ask()
    expect(await testApp.statementsOf(ask)).toBe(2)
    testApp.clock.pass(61)
    expect(await testApp.statementsOf(ask)).toBe(3)
  })

  it('[ACC-189] ends at once for a disabled account', async () => {
    const { mobile, userId } = await makeAccount(testApp)
    const { cookies } = await signInAs(testApp, mobile)
    await testApp.db.update(users).set({ disabled: true }).where(eq(users.id, userId))
    expect((await infoOf(cookies)).body.code).toBe(-1001)
  })

  it('[ACC-237] [FRM-179] ends with logout, which requires the language header', async () => {
    const { mobile } = await makeAccount(testApp)
    const { cookies } = await signInAs(testApp, mobile)
    expect((await testApp.ask(accounts.logout, {}, { cookies, language: null })).body.code).toBe(-6)
    expect((await infoOf(cookies)).body.code).toBe(200)
    const out = await testApp.ask(accounts.logout, {}, { cookies })
    expect([out.body.code, out.cookies.token, out.cookies.isLogin]).toEqual([200, '', ''])
    expect((await infoOf(cookies)).body.code).toBe(-1001)
  })

  it('[ACC-075] begins with recording the last login', async () => {
    const { mobile, userId } = await makeAccount(testApp)
    const { cookies } = await signInAs(testApp, mobile)
    await testApp.ask(accounts.refreshLastLoginTime, {}, { cookies })
    const [row] = await testApp.db.select().from(users).where(eq(users.id, userId))
    expect(row?.lastLoginAt).toEqual(testApp.clock.now())
  })
})

describe('teacher login', () => {
  it('[ACC-003] [ACC-022] [ACC-079] [ACC-080] [ACC-083] returns a code that opens one session of the teacher site within a minute', async () => {
    const { mobile, userId } = await makeAccount(testApp, { roles: 'teacher,normal' })
    const { body } = await signInAs(testApp, mobile, { teacher: true })
    const teacherToken = body.data?.teacherToken ?? ''
    expect(body.data?.auditStatus).toBe(2)
    const elsewhere = await testApp.ask(
      accounts.exchangeTeacherToken,
      { teacherToken },
      { host: 'other.localhost' },
    )
    expect(elsewhere.body.extend?.reason).toBe('loginTicketUsed')
    const exchanged = await testApp.ask(accounts.exchangeTeacherToken, { teacherToken })
    expect((await infoOf(exchanged.cookies)).body.data?.userId).toBe(testApp.seal('user', userId))
    const again = await testApp.ask(accounts.exchangeTeacherToken, { teacherToken })
    expect([again.body.code, again.body.extend?.reason]).toEqual([-1000, 'loginTicketUsed'])
  })

  it('[ACC-083] refuses the code after a minute', async () => {
    const { mobile } = await makeAccount(testApp, { roles: 'teacher,normal' })
    const { body } = await signInAs(testApp, mobile, { teacher: true })
    testApp.clock.pass(61)
    expect(
      (
        await testApp.ask(accounts.exchangeTeacherToken, {
          teacherToken: body.data?.teacherToken ?? '',
        })
      ).body.code,
    ).toBe(-1000)
  })

  it('[ACC-060] [ACC-078] [ACC-087] [ACC-254] refuses students and unknown phones with -1000 and the specific code beside it', async () => {
    const { mobile } = await makeAccount(testApp, { roles: 'student,normal' })
    const student = await signInAs(testApp, mobile, { teacher: true, language: 'zh' })
    const unknown = await signInAs(testApp, '197777777', { teacher: true, language: 'zh' })
    expect(student.body).toMatchObject({
      code: -1000,
      msg: '此账号没有教师权限，无法在此登录',
      extend: { code: -202 },
    })
    expect(unknown.body).toMatchObject({ code: -1000, extend: { code: -201 } })
    expect(unknown.body.msg).toBe('该手机号没有教师账号')
    expect(
      (await signInAs(testApp, mobile, { teacher: true, password: 'Wrong2026' })).body.code,
    ).toBe(-203)
  })

  it('[ACC-007] [ACC-215] admits staff', async () => {
    const { mobile } = await makeAccount(testApp, { roles: 'schoolAdmin' })
    const { body, cookies } = await signInAs(testApp, mobile, { teacher: true })
    expect(body.code).toBe(200)
    expect((await infoOf(cookies)).body.data).toMatchObject({
      roleStr: 'schoolAdmin,normal',
      _roleName: 'normal',
    })
  })
})

describe('a school that requires identities', () => {
  it('[ACC-077] [ACC-252] signs in and responds with 301 until the identity is submitted', async () => {
    const strict = await openTestApp()
    try {
      await strict.db.execute(
        sql`update schools set requires_authentication = true where id = ${strict.schoolId}`,
      )
      const { mobile, userId } = await makeAccount(strict, { roles: 'student,normal' })
      const answer = await signInAs(strict, mobile)
      expect([answer.status, answer.body.code]).toEqual([403, 301])
      const info = () => strict.ask(accounts.loginInfo, {}, { cookies: answer.cookies })
      expect((await info()).body.code).toBe(301)
      await strict.db.update(users).set({ auditStatus: 1 }).where(eq(users.id, userId))
      expect((await info()).body.data?.auditStatus).toBe(1)
      await strict.db.update(users).set({ auditStatus: 3 }).where(eq(users.id, userId))
      expect((await info()).body.code).toBe(301)
    } finally {
      await strict.close()
    }
  })
})
