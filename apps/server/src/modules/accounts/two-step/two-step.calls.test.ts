import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '@titian/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { URI } from 'otpauth'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import { appCode as codeAt } from '../../../testing/app-code.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type Account, makeAccount, password, signInAs } from '../factories.ts'
import { removeExpired } from '../jobs.ts'
import {
  loginTickets,
  recoveryCodes,
  secondStepTickets,
  sessions,
  twoSteps,
  users,
} from '../tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

type Cookies = Record<string, string>
interface Member extends Account {
  cookies: Cookies
  secret: string
  recovery: string[]
}

const appCode = (secret: string, seconds = 0) =>
  codeAt(secret, secondsAfter(testApp.clock.now(), seconds))

const otherCode = (code: string) => String((Number(code) + 111_111) % 1_000_000).padStart(6, '0')

async function teacher(): Promise<Account & { cookies: Cookies }> {
  const account = await makeAccount(testApp, { roles: 'teacher,normal' })
  const { cookies } = await signInAs(testApp, account.mobile)
  return { ...account, cookies }
}

const begin = (cookies: Cookies) => testApp.ask(accounts.beginTwoStep, {}, { cookies })
const confirm = (cookies: Cookies, code: string) =>
  testApp.ask(accounts.confirmTwoStep, { code }, { cookies })
const stateOf = async (cookies: Cookies) =>
  (await testApp.ask(accounts.twoStepState, {}, { cookies })).body.data

/** Makes a teacher with an authenticator app whose current code is used up. */
async function member(): Promise<Member> {
  const account = await teacher()
  const { body } = await begin(account.cookies)
  const secret = body.data?.secret ?? ''
  const confirmed = await confirm(account.cookies, appCode(secret))
  return { ...account, secret, recovery: confirmed.body.data?.recoveryCodes ?? [] }
}

const ticketOf = (answer: { body: { extend?: Record<string, unknown> } }) =>
  String(answer.body.extend?.ticket)

async function newTicket({ mobile }: Account, plan: Parameters<typeof signInAs>[2] = {}) {
  return ticketOf(await signInAs(testApp, mobile, plan))
}

const step = (ticket: string, code: string, by: { host?: string; address?: string } = {}) =>
  testApp.ask(accounts.confirmSecondStep, { ticket, code }, by)

async function openSessions(userId: number) {
  return testApp.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
}

async function actsOn(userId: number) {
  const rows = await testApp.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, userId))
    .orderBy(auditEntries.id)
  return rows.map(({ action }) => action)
}

describe('switching the second step on', () => {
  it("[ACC-003] creates a secret under the school's name and takes effect with the first code", async () => {
    const { cookies, userId, mobile } = await teacher()
    const { body } = await begin(cookies)
    const app = URI.parse(body.data?.address ?? '')
    expect([app.issuer, app.label, app.secret.base32]).toEqual([
      'First School',
      `+60 ${mobile}`,
      body.data?.secret,
    ])
    expect(await stateOf(cookies)).toEqual({ enabled: false, recoveryCodesLeft: 0 })
    expect((await signInAs(testApp, mobile)).body.code).toBe(200)
    const wrong = await confirm(cookies, otherCode(appCode(body.data?.secret ?? '')))
    expect([wrong.body.code, wrong.body.extend?.reason]).toEqual([-5, 'wrongAppCode'])
    const right = await confirm(cookies, appCode(body.data?.secret ?? ''))
    expect(new Set(right.body.data?.recoveryCodes).size).toBe(10)
    expect(await stateOf(cookies)).toEqual({ enabled: true, recoveryCodesLeft: 10 })
    expect(await actsOn(userId)).toEqual(['twoStep.enabled'])
  })

  it('stores neither the secret nor a recovery code in plain text', async () => {
    const { userId, secret, recovery } = await member()
    const [row] = await testApp.db.select().from(twoSteps).where(eq(twoSteps.userId, userId))
    const codes = await testApp.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId))
    const stored = JSON.stringify([row, codes])
    for (const plain of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(plain)
    expect(codes).toHaveLength(10)
  })

  it('replaces only an unconfirmed secret', async () => {
    const { cookies } = await teacher()
    const first = (await begin(cookies)).body.data?.secret ?? ''
    const second = (await begin(cookies)).body.data?.secret ?? ''
    expect((await confirm(cookies, appCode(first))).body.code).toBe(-5)
    expect((await confirm(cookies, appCode(second))).body.code).toBe(200)
    expect((await begin(cookies)).body.code).toBe(-4)
    expect((await confirm(cookies, appCode(second, 30))).body.code).toBe(-4)
  })

  it('is for teachers and staff', async () => {
    const { mobile } = await makeAccount(testApp, { roles: 'student,normal' })
    const { cookies } = await signInAs(testApp, mobile)
    expect((await begin(cookies)).body.code).toBe(-6)
    const staff = await makeAccount(testApp, { roles: 'schoolAdmin' })
    const signedIn = await signInAs(testApp, staff.mobile)
    expect((await begin(signedIn.cookies)).body.code).toBe(200)
  })

  it('needs a secret: without one no code is right', async () => {
    const { cookies } = await teacher()
    expect((await confirm(cookies, '123456')).body.extend?.reason).toBe('wrongAppCode')
  })
})

describe('signing in with a second step', () => {
  it('[ACC-253] returns a ticket for the right password, and neither session nor cookie', async () => {
    const account = await member()
    const before = await openSessions(account.userId)
    for (const teacher of [false, true]) {
      const answer = await signInAs(testApp, account.mobile, { teacher })
      expect([answer.status, answer.body.code, answer.body.data]).toEqual([403, -1000, null])
      expect(answer.body.extend).toMatchObject({ refusal: 'secondStep', twoStep: true })
      expect([answer.cookies.token, answer.cookies.isLogin]).toEqual([undefined, undefined])
      const info = await testApp.ask(
        accounts.loginInfo,
        {},
        { cookies: { token: ticketOf(answer) } },
      )
      expect(info.body.code).toBe(-1001)
    }
    expect(await openSessions(account.userId)).toHaveLength(before.length)
    const wrong = await signInAs(testApp, account.mobile, { password: 'Wrong2026' })
    expect([wrong.body.code, wrong.body.extend?.ticket]).toEqual([-203, undefined])
  })

  it('exchanges ticket and code for the requested session', async () => {
    const account = await member()
    testApp.clock.pass(30)
    const ticket = await newTicket(account, { isRemeber: true })
    const answer = await step(ticket, appCode(account.secret))
    expect(answer.body).toMatchObject({ code: 200, data: { auditStatus: 2 } })
    expect(answer.body.data?.teacherToken).toBeUndefined()
    const info = await testApp.ask(accounts.loginInfo, {}, { cookies: answer.cookies })
    expect(info.body.data?.userId).toBe(testApp.seal('user', account.userId))
    const newest = (await openSessions(account.userId)).at(-1)
    expect([newest?.remembered, testApp.seal('session', newest?.id ?? 0)]).toEqual([
      true,
      answer.body.data?.pcToken,
    ])
  })

  it('[ACC-080] [ACC-083] returns a teacher token after the teacher tab, without a further step', async () => {
    const account = await member()
    testApp.clock.pass(30)
    const ticket = await newTicket(account, { teacher: true })
    const { body } = await step(ticket, appCode(account.secret))
    const teacherToken = body.data?.teacherToken ?? ''
    const exchanged = await testApp.ask(accounts.exchangeTeacherToken, { teacherToken })
    expect([exchanged.body.code, Boolean(exchanged.cookies.token)]).toEqual([200, true])
  })

  it('creates no teacher token before the second step', async () => {
    const account = await member()
    await newTicket(account, { teacher: true })
    const tickets = await testApp.db
      .select()
      .from(loginTickets)
      .where(eq(loginTickets.userId, account.userId))
    expect(tickets).toEqual([])
  })

  it('[ACC-053] keeps a session of the same account', async () => {
    const account = await member()
    const again = await signInAs(testApp, account.mobile, { cookies: account.cookies })
    expect([again.body.code, again.body.extend?.ticket]).toEqual([-1002, undefined])
  })

  it('[ACC-077] [ACC-251] responds with 301 when the identity is missing', async () => {
    const strict = await openTestApp({ env: {} })
    try {
      const account = await makeAccount(strict, { roles: 'teacher,normal' })
      const { cookies } = await signInAs(strict, account.mobile)
      const { body } = await strict.ask(accounts.beginTwoStep, {}, { cookies })
      const code = () => codeAt(body.data?.secret ?? '', strict.clock.now())
      await strict.ask(accounts.confirmTwoStep, { code: code() }, { cookies })
      await strict.db.execute('update schools set requires_authentication = true')
      await strict.db.update(users).set({ auditStatus: 3 }).where(eq(users.id, account.userId))
      strict.clock.pass(120)
      const ticket = ticketOf(await signInAs(strict, account.mobile))
      const answer = await strict.ask(accounts.confirmSecondStep, { ticket, code: code() })
      expect([answer.status, answer.body.ok, answer.body.code]).toEqual([403, false, 301])
    } finally {
      await strict.close()
    }
  })
})

describe('second-step codes', () => {
  it('are valid once, also within their thirty seconds and for another ticket', async () => {
    const account = await member()
    testApp.clock.pass(60)
    const [one, other] = [await newTicket(account), await newTicket(account)]
    const code = appCode(account.secret)
    expect((await step(one, code)).body.code).toBe(200)
    const replayed = await step(other, code)
    expect([replayed.status, replayed.body.code, replayed.body.extend?.reason]).toEqual([
      422,
      -5,
      'wrongAppCode',
    ])
    expect((await step(other, appCode(account.secret, -30))).body.code).toBe(-5)
    expect((await step(other, appCode(account.secret, 30))).body.code).toBe(200)
  })

  it('cannot sign in after they confirmed the app', async () => {
    const account = await member()
    expect((await step(await newTicket(account), appCode(account.secret))).body.code).toBe(-5)
  })

  it('may be one step early or late', async () => {
    for (const [seconds, code] of [
      [-60, -5],
      [-30, 200],
      [30, 200],
      [60, -5],
    ] as const) {
      const account = await member()
      testApp.clock.pass(120)
      const ticket = await newTicket(account)
      expect((await step(ticket, appCode(account.secret, seconds))).body.code).toBe(code)
    }
  })

  it('may be recovery codes, each once and in any spelling', async () => {
    const account = await member()
    const [code = ''] = account.recovery
    const typed = ` ${code.replace('-', ' ').toLowerCase()} `
    const signedIn = await step(await newTicket(account), typed)
    expect(signedIn.body.code).toBe(200)
    expect(await stateOf(signedIn.cookies)).toEqual({ enabled: true, recoveryCodesLeft: 9 })
    expect((await step(await newTicket(account), code)).body.code).toBe(-5)
    const stranger = await member()
    expect((await step(await newTicket(stranger), account.recovery[1] ?? '')).body.code).toBe(-5)
  })

  it('are accepted once when two requests come in parallel', async () => {
    const account = await member()
    testApp.clock.pass(30)
    const tickets = [await newTicket(account), await newTicket(account)]
    const code = appCode(account.secret)
    const answers = await Promise.all(tickets.map((ticket) => step(ticket, code)))
    expect(answers.map(({ body }) => body.code).sort((one, other) => one - other)).toEqual([
      -5, 200,
    ])
  })
})

describe('second-step tickets', () => {
  const over = { code: -1000, extend: { reason: 'secondStepOver' } }

  it('are valid once, for five minutes and in their own school', async () => {
    const account = await member()
    testApp.clock.pass(30)
    const ticket = await newTicket(account)
    const elsewhere = await step(ticket, appCode(account.secret), { host: 'other.localhost' })
    expect(elsewhere.body).toMatchObject(over)
    expect((await step(ticket, appCode(account.secret))).body.code).toBe(200)
    testApp.clock.pass(30)
    expect((await step(ticket, appCode(account.secret))).body).toMatchObject(over)
    const late = await newTicket(account)
    testApp.clock.pass(301)
    expect((await step(late, appCode(account.secret))).body).toMatchObject(over)
    expect((await step('made-up', '123456')).body).toMatchObject(over)
  })

  it('allow five tries, after which the right code is refused too', async () => {
    const account = await member()
    testApp.clock.pass(30)
    const ticket = await newTicket(account)
    const wrong = otherCode(appCode(account.secret))
    for (let count = 0; count < 5; count += 1)
      expect((await step(ticket, wrong)).body.code).toBe(-5)
    expect((await step(ticket, appCode(account.secret))).body).toMatchObject(over)
    expect((await step(await newTicket(account), appCode(account.secret))).body.code).toBe(200)
  })

  it('do not allow more guesses through new tickets or from other addresses', async () => {
    const account = await member()
    testApp.clock.pass(30)
    const wrong = otherCode(appCode(account.secret))
    for (let count = 0; count < 10; count += 1) {
      const ticket = await newTicket(account)
      expect((await step(ticket, wrong, { address: `198.51.100.${count}` })).body.code).toBe(-5)
    }
    const ticket = await newTicket(account)
    const stopped = await step(ticket, appCode(account.secret), { address: '198.51.100.99' })
    expect([stopped.body.code, stopped.body.extend?.reason]).toEqual([-1000, 'tooManyRequests'])
    testApp.clock.pass(15 * 60 + 1)
    expect((await step(await newTicket(account), appCode(account.secret))).body.code).toBe(200)
  })

  it('[ACC-189] are invalid once the account is disabled', async () => {
    const account = await member()
    testApp.clock.pass(30)
    const ticket = await newTicket(account)
    await testApp.db.update(users).set({ disabled: true }).where(eq(users.id, account.userId))
    const answer = await step(ticket, appCode(account.secret))
    expect(answer.body).toMatchObject(over)
    expect(answer.cookies.token).toBeUndefined()
  })

  it('[ACC-257] are invalid once the other sessions of the account have ended', async () => {
    const account = await member()
    testApp.clock.pass(30)
    const ticket = await newTicket(account)
    await testApp.ask(accounts.endOtherSessions, {}, account)
    expect((await step(ticket, appCode(account.secret))).body).toMatchObject(over)
    expect((await step(await newTicket(account), appCode(account.secret))).body.code).toBe(200)
  })

  it('are stored as hashes and deleted after their end', async () => {
    const account = await member()
    const ticket = await newTicket(account)
    const listTickets = () =>
      testApp.db
        .select()
        .from(secondStepTickets)
        .where(eq(secondStepTickets.userId, account.userId))
    expect(JSON.stringify(await listTickets())).not.toContain(ticket)
    testApp.clock.pass(301)
    await removeExpired({ db: testApp.db }, testApp.clock.now())
    expect(await listTickets()).toEqual([])
  })
})

describe('switching the second step off', () => {
  const end = (cookies: Cookies, code: string, given = password) =>
    testApp.ask(accounts.endTwoStep, { password: `plain:${given}`, code }, { cookies })

  it('needs password and code', async () => {
    const { cookies, secret, userId, mobile } = await member()
    testApp.clock.pass(30)
    const noPassword = await end(cookies, appCode(secret), 'Wrong2026')
    expect(noPassword.body.code).toBe(-212)
    expect((await end(cookies, otherCode(appCode(secret)))).body.code).toBe(-5)
    expect((await stateOf(cookies))?.enabled).toBe(true)
    expect((await end(cookies, appCode(secret))).body.code).toBe(200)
    expect(await stateOf(cookies)).toEqual({ enabled: false, recoveryCodesLeft: 0 })
    expect(await actsOn(userId)).toEqual(['twoStep.enabled', 'twoStep.disabled'])
    expect((await signInAs(testApp, mobile)).body.code).toBe(200)
  })

  it('accepts a recovery code, and may be repeated', async () => {
    const { cookies, recovery, userId } = await member()
    expect((await end(cookies, recovery[3] ?? '')).body.code).toBe(200)
    expect((await end(cookies, recovery[3] ?? '')).body.code).toBe(200)
    expect(await actsOn(userId)).toEqual(['twoStep.enabled', 'twoStep.disabled'])
  })

  it('limits guesses of the password in an open session', async () => {
    const { cookies, secret } = await member()
    for (let count = 0; count < 10; count += 1) await end(cookies, '123456', 'Wrong2026')
    testApp.clock.pass(30)
    expect((await end(cookies, appCode(secret))).body.code).toBe(-1000)
  })
})
