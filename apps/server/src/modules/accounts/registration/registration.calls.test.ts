import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, isPassword, schools } from '@titian/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { nextNumber, openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { captchaCookies, makeAccount, sentCode, signInAs } from '../factories.ts'
import { sessions, smsCodes, users } from '../tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** Every test uses its own address, because limits count addresses. */
function freshAddress(): string {
  const number = nextNumber()
  return `10.9.${Math.floor(number / 250)}.${(number % 250) + 1}`
}

const freshPhone = () => `19${String(1_000_000 + nextNumber())}`
const send = (
  mobile: string,
  type: 1 | 2 | 3 | 4,
  by: Parameters<TestApp['ask']>[2] = { address: freshAddress() },
  code?: string,
) => testApp.ask(accounts.sendCodeForMobile, { mobile, type, ...(code && { code }) }, by)
const register = (
  mobile: string,
  mobileCode: string,
  given = 'Titian2026',
  by: Parameters<TestApp['ask']>[2] = { address: freshAddress() },
) => testApp.ask(accounts.register, { mobile, mobileCode, password: `plain:${given}` }, by)
const usersWith = (mobile: string) =>
  testApp.db.select().from(users).where(eq(users.mobile, mobile))

describe('the name of a new account', () => {
  it('[ACC-264] is the given name, or one that reveals nothing of the phone', async () => {
    const [named, unnamed] = [freshPhone(), freshPhone()]
    for (const mobile of [named, unnamed]) await send(mobile, 1)
    const person = { address: freshAddress(), language: 'my' as const }
    const password = 'plain:Titian2026'
    const code = async (mobile: string) => sentCode(testApp, mobile)
    await testApp.ask(
      accounts.register,
      { mobile: named, mobileCode: await code(named), password, name: ' Nur Aina a/p Ravi ' },
      person,
    )
    await testApp.ask(
      accounts.register,
      { mobile: unnamed, mobileCode: await code(unnamed), password },
      person,
    )
    expect((await usersWith(named))[0]?.name).toBe('Nur Aina a/p Ravi')
    expect((await usersWith(unnamed))[0]?.name).toMatch(/^Pelajar \d{5}$/)
    const refused = await testApp.ask(
      accounts.register,
      { mobile: freshPhone(), mobileCode: '123456', password, name: '129****011' },
      person,
    )
    expect(refused.body.code).toBe(-2)
  })
})

describe('codes by text message', () => {
  it('[ACC-117] [ACC-131] have six digits, use the language of the request, and are stored as a hash only', async () => {
    const mobile = freshPhone()
    expect((await send(mobile, 1, { address: freshAddress(), language: 'zh' })).body.code).toBe(200)
    const { rows } = await testApp.db.execute<{ body: string }>(
      sql`select body from sandbox_messages where recipient = ${`+60${mobile}`}`,
    )
    expect(rows[0]?.body).toMatch(/【第一学校】您的验证码是 \d{6}/)
    const [row] = await testApp.db.select().from(smsCodes).where(eq(smsCodes.mobile, mobile))
    expect(row?.codeHash).not.toContain(await sentCode(testApp, mobile))
  })

  it('[ACC-126] are sent to a phone once in 60 seconds', async () => {
    const mobile = freshPhone()
    await send(mobile, 1)
    expect((await send(mobile, 1)).body).toMatchObject({
      code: -1000,
      msg: 'Only one verification code every 60 seconds.',
    })
    testApp.clock.pass(60)
    expect((await send(mobile, 1)).body.code).toBe(200)
  })

  it('[ACC-127] are sent to a phone ten times a day', async () => {
    const mobile = freshPhone()
    for (let count = 0; count < 10; count += 1) {
      expect((await send(mobile, 1)).body.code).toBe(200)
      testApp.clock.pass(61)
    }
    expect((await send(mobile, 1)).body.extend?.reason).toBe('smsLimit')
    testApp.clock.pass(24 * 3600)
    expect((await send(mobile, 1)).body.code).toBe(200)
  })

  it('[ACC-127] need the image code after twenty an hour from one address, and stop at 300', async () => {
    const address = freshAddress()
    for (let count = 0; count < 20; count += 1) await send(freshPhone(), 1, { address })
    expect((await send(freshPhone(), 1, { address })).body).toMatchObject({
      code: -5,
      extend: { reason: 'captchaNeeded' },
    })
    expect(
      (await send(freshPhone(), 1, { address, cookies: await captchaCookies(testApp) }, '8888'))
        .body.code,
    ).toBe(200)
    await testApp.db.execute(
      sql`update rate_limits set uses = 300 where key = ${`sms from ${address}`}`,
    )
    expect(
      (await send(freshPhone(), 1, { address, cookies: await captchaCookies(testApp) }, '8888'))
        .body.extend?.reason,
    ).toBe('tooManyRequests')
  })

  it('[ACC-118] [ACC-136] are refused to a registered phone for registration and to an unknown one for recovery', async () => {
    const { mobile } = await makeAccount(testApp)
    expect((await send(mobile, 1)).body.code).toBe(-208)
    expect((await send(freshPhone(), 4)).body.code).toBe(-201)
    expect((await send('12', 1)).body.code).toBe(-2)
  })

  it('[ACC-159] [ACC-160] are sent to the old number only for its owner, and to a new one only when it is free', async () => {
    const [own, other] = [await makeAccount(testApp), await makeAccount(testApp)]
    const { cookies } = await signInAs(testApp, own.mobile)
    const by = () => ({ cookies, address: freshAddress() })
    expect((await send(own.mobile, 2)).body.code).toBe(-1001)
    expect((await send(other.mobile, 2, by())).body.code).toBe(-2)
    expect((await send(own.mobile, 2, by())).body.code).toBe(200)
    expect((await send(other.mobile, 3, by())).body.code).toBe(-208)
    expect((await send(freshPhone(), 3, by())).body.code).toBe(200)
  })

  it('[ACC-135] respond with -1 when the message could not be sent, and can be retried at once', async () => {
    const mobile = '110000000'
    expect((await send(mobile, 1)).body.code).toBe(-2)
    const unreachable = '1110000000'
    expect((await send(unreachable, 1)).body.code).toBe(-1)
    expect((await send(unreachable, 1)).body.code).toBe(-1)
    expect(
      await testApp.db.select().from(smsCodes).where(eq(smsCodes.mobile, unreachable)),
    ).toEqual([])
  })

  it('[ACC-106] [ACC-108] are refused for a country that the school does not accept', async () => {
    await testApp.db.execute(
      sql`update schools set area_codes = '["60"]' where id = ${testApp.otherSchoolId}`,
    )
    const strict = await testApp.ask(
      accounts.sendCodeForMobile,
      { mobile: '13800138000', areaCode: '86', type: 1 },
      { host: 'other.localhost' },
    )
    expect(strict.body.code).toBe(-209)
    const register = await testApp.ask(
      accounts.register,
      { mobile: '13800138000', areaCode: '86', mobileCode: '123456', password: 'plain:Titian2026' },
      { host: 'other.localhost' },
    )
    expect([register.status, register.body.code]).toEqual([403, -209])
  })
})

describe('registration', () => {
  it('[ACC-095] [ACC-096] [ACC-110] [ACC-129] creates an account with role normal and signs it in', async () => {
    const mobile = freshPhone()
    await send(mobile, 1)
    const answer = await register(`0${mobile}`, ` ${await sentCode(testApp, mobile)} `)
    const [row] = await usersWith(mobile)
    expect(answer.body.code).toBe(200)
    expect(row).toMatchObject({
      schoolId: testApp.schoolId,
      areaCode: '60',
      roles: 'normal',
      auditStatus: 0,
    })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(answer.body.data?.pcToken).toMatch(/^\S+$/)
    const info = await testApp.ask(accounts.loginInfo, {}, { cookies: answer.cookies })
    expect(info.body.data).toMatchObject({ mobile, _roleName: 'normal' })
    expect((await signInAs(testApp, mobile)).body.code).toBe(200)
  })

  it('[CNT-074] records the acceptance of the newest registration and privacy agreements', async () => {
    const mobile = freshPhone()
    await send(mobile, 1)
    const { cookies } = await register(mobile, await sentCode(testApp, mobile))
    const at = testApp.clock.now().toISOString()
    const own = (await testApp.ask(schools.myAgreements, {}, { cookies })).body.data ?? []
    expect(own.toSorted((one, other) => one.form - other.form)).toMatchObject([
      { form: 1, version: 1, at, isCurrent: true },
      { form: 2, version: 1, at, isCurrent: true },
    ])
  })

  it('[ACC-138] [ACC-139] [ACC-140] distinguishes a wrong code from an expired or used one', async () => {
    const mobile = freshPhone()
    await send(mobile, 1)
    const code = await sentCode(testApp, mobile)
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await register(mobile, wrong)).body.code).toBe(-207)
    testApp.clock.pass(301)
    expect((await register(mobile, code)).body.code).toBe(-206)
    expect(await usersWith(mobile)).toEqual([])
  })

  it('[ACC-063] [ACC-131] cancels a code after five wrong tries', async () => {
    const mobile = freshPhone()
    await send(mobile, 1)
    const code = await sentCode(testApp, mobile)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let count = 0; count < 5; count += 1)
      expect((await register(mobile, wrong)).body.code).toBe(-207)
    expect((await register(mobile, code)).body.code).toBe(-206)
  })

  it('[ACC-131] accepts a code for its own phone and purpose only', async () => {
    const { mobile } = await makeAccount(testApp)
    await send(mobile, 4)
    const code = await sentCode(testApp, mobile)
    const other = freshPhone()
    expect((await register(other, code)).body.code).toBe(-206)
  })

  it('[ACC-114] [ACC-115] refuses a weak password and keeps the code for a better one', async () => {
    const mobile = freshPhone()
    await send(mobile, 1)
    const code = await sentCode(testApp, mobile)
    expect((await register(mobile, code, 'onlyletters')).body.code).toBe(-205)
    expect((await register(mobile, code, 'Better2026')).body.code).toBe(200)
    expect([isPassword('onlyletters'), isPassword('Better2026')]).toEqual([false, true])
  })

  it('creates one account when the same registration comes twice in parallel', async () => {
    const mobile = freshPhone()
    await send(mobile, 1)
    const code = await sentCode(testApp, mobile)
    const answers = await Promise.all([register(mobile, code), register(mobile, code)])
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(1)
    expect(await usersWith(mobile)).toHaveLength(1)
    expect((await register(mobile, code)).body.code).toBe(-208)
  })

  it('[ACC-093] [ACC-063] reveals whether a phone is taken, within a limit', async () => {
    const { mobile } = await makeAccount(testApp)
    const check = (one: string) =>
      testApp.ask(accounts.checkUniqueByMobile, { mobile: one }, { address: freshAddress() })
    expect((await check(mobile)).body.code).toBe(-208)
    expect((await check(freshPhone())).body.code).toBe(200)
    expect((await check('12')).body.code).toBe(-2)
    for (let count = 0; count < 30; count += 1) await check(mobile)
    expect((await check(mobile)).body.code).toBe(-1000)
  })
})

it('[ACC-063] no call with a code reveals without a limit which phones are registered', async () => {
  const { mobile } = await makeAccount(testApp)
  const input = { mobile, mobileCode: '123456', newPwd: 'plain:Newer2026' }
  const address = freshAddress()
  const calls = [
    (one: string) => register(one, '123456', 'Titian2026', { address }),
    (one: string) =>
      testApp.ask(accounts.verifyForgot, { account: one, code: '123456' }, { address }),
    (one: string) => testApp.ask(accounts.resetPassword, { ...input, mobile: one }, { address }),
  ]
  const askAll = (first: string) => {
    // The server refuses the same call twice within a second as too fast.
    testApp.clock.pass(1)
    return Promise.all(calls.map((ask, index) => ask(index === 0 ? first : freshPhone())))
  }
  for (let round = 0; round < 100; round += 1) await askAll(mobile)
  for (const one of [mobile, freshPhone()])
    for (const { body } of await askAll(one)) expect(body.code).toBe(-1000)
})

describe('account recovery', () => {
  it('[ACC-146] [ACC-147] [ACC-151] [ACC-156] verifies a code, keeps it for ten minutes, and ends every session with the reset', async () => {
    const { mobile, userId } = await makeAccount(testApp)
    const before = await signInAs(testApp, mobile)
    await send(mobile, 4)
    const code = await sentCode(testApp, mobile)
    const address = freshAddress()
    expect(
      (
        await testApp.ask(
          accounts.verifyForgot,
          { account: mobile, areaCode: '60', code },
          { address },
        )
      ).body.code,
    ).toBe(200)
    testApp.clock.pass(540)
    const reset = (newPwd: string) =>
      testApp.ask(
        accounts.resetPassword,
        { mobile, mobileCode: code, newPwd: `plain:${newPwd}` },
        { address },
      )
    expect((await reset('short1')).body.code).toBe(-205)
    expect((await reset('Newer2026')).body.code).toBe(200)
    expect((await reset('Other2026')).body.code).toBe(-206)
    expect(
      await testApp.db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt))),
    ).toEqual([])
    expect((await testApp.ask(accounts.loginInfo, {}, { cookies: before.cookies })).body.code).toBe(
      -1001,
    )
    expect((await signInAs(testApp, mobile)).body.code).toBe(-203)
    expect((await signInAs(testApp, mobile, { password: 'Newer2026' })).body.code).toBe(200)
  })

  it('[ACC-156] refuses a verified code after ten minutes', async () => {
    const { mobile } = await makeAccount(testApp)
    await send(mobile, 4)
    const code = await sentCode(testApp, mobile)
    await testApp.ask(accounts.verifyForgot, { account: mobile, code })
    testApp.clock.pass(601)
    expect(
      (
        await testApp.ask(accounts.resetPassword, {
          mobile,
          mobileCode: code,
          newPwd: 'plain:Newer2026',
        })
      ).body.code,
    ).toBe(-206)
  })

  it('[ACC-136] refuses a phone without an account', async () => {
    expect(
      (await testApp.ask(accounts.verifyForgot, { account: freshPhone(), code: '123456' })).body
        .code,
    ).toBe(-201)
    expect(
      (
        await testApp.ask(accounts.resetPassword, {
          mobile: freshPhone(),
          mobileCode: '123456',
          newPwd: 'plain:Newer2026',
        })
      ).body.code,
    ).toBe(-201)
  })

  it('ends the lock of the account, as the text of the lock advises', async () => {
    const { mobile } = await makeAccount(testApp)
    const address = freshAddress()
    for (let count = 0; count < 10; count += 1)
      await signInAs(testApp, mobile, { password: 'Wrong2026', address })
    expect((await signInAs(testApp, mobile, { address })).body.code).toBe(-1000)
    await send(mobile, 4, { address })
    await testApp.ask(
      accounts.resetPassword,
      { mobile, mobileCode: await sentCode(testApp, mobile), newPwd: 'plain:Newer2026' },
      { address },
    )
    expect((await signInAs(testApp, mobile, { address, password: 'Newer2026' })).body.code).toBe(
      200,
    )
  })
})
