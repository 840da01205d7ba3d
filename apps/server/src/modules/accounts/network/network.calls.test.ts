import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { accounts } from '@titian/contract'
import { hashPassword } from '../../../platform/security/passwords.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { captchaCookies, encryptAs, makeAccount, password, signInAs } from '../factories.ts'
import { networkBudget } from './rules.ts'

const students = 400
/** The network address of the school. */
const address = '203.0.113.9'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
  const stored = await hashPassword(password)
  await testApp.db.execute(sql`
    insert into users (school_id, area_code, mobile, name, roles, password_hash, created_at)
    select ${testApp.schoolId}, '60', (120000000 + n)::text, 'Student ' || n, 'student,normal', ${stored}, ${testApp.clock.now().toISOString()}
    from generate_series(1, ${students}) n`)
})
beforeEach(() => testApp.db.execute(sql`delete from rate_limits`))
afterAll(() => testApp.close())

const mobileOf = (student: number) => String(120_000_000 + student)

function counted(key: string, uses: number) {
  const now = testApp.clock.now()
  const ends = new Date(now.getTime() + 60_000)
  return testApp.db.execute(sql`
    insert into rate_limits (key, started_at, ends_at, uses)
    values (${key}, ${now.toISOString()}, ${ends.toISOString()}, ${uses})`)
}

function tryAs(student: number, given: string, cookies: Record<string, string> = {}) {
  return signInAs(testApp, mobileOf(student), { password: given, cookies, address })
}

describe('[ACC-270] the limit of one address', () => {
  it('admits a further sign-in in a school of five thousand, wrong passwords included', async () => {
    await counted(`signed in from ${address}`, 4000)
    await counted(`wrong from ${address}`, networkBudget.free + 100)
    const refused: unknown[] = []
    for (let student = 1; student <= 60; student += 1) {
      if (student % 10 === 0) await tryAs(student, 'Mistyped2026')
      const { body } = await tryAs(student, password)
      if (!body.ok) refused.push(body)
    }
    expect(refused).toEqual([])
  })

  it('refuses an attacker who knows no password, with the reason and the waiting time', async () => {
    await counted(`wrong from ${address}`, networkBudget.free - 10)
    const codes: Record<string, number> = {}
    let last: Awaited<ReturnType<typeof tryAs>> | undefined
    for (let student = 1; student <= 30; student += 1) {
      last = await tryAs(student, 'Titian2025')
      codes[last.body.code] = (codes[last.body.code] ?? 0) + 1
    }
    expect(codes).toEqual({ '-203': 10, '-1000': 20 })
    const seconds = Number(last?.body.extend?.['seconds'])
    expect(last?.body.extend).toMatchObject({ reason: 'networkBusy' })
    expect(seconds).toBeGreaterThan(0)
    expect(last?.body.msg).toContain(`${seconds} seconds`)
    // The right password is refused too, without being checked. So the attacker cannot find out
    // which password was right.
    expect((await tryAs(300, password)).body.code).toBe(-1000)
    testApp.clock.pass(seconds + 1)
    expect((await tryAs(300, password)).body.code).toBe(200)
  })

  it('refuses many parallel tries as well', async () => {
    const most = networkBudget.free
    await counted(`wrong from ${address}`, most - 5)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, student) => tryAs(student + 1, 'Titian2025')),
    )
    const looked = answers.filter(({ body }) => body.code === -203)
    // When the limit is reached, up to 16 comparisons may already be running, one for each
    // processor.
    expect(looked.length).toBeLessThan(5 + 16)
  })

  it('admits people in a browser that their account knows, whatever others did there', async () => {
    const own = await tryAs(1, password)
    const browser = { browser: own.cookies['browser'] ?? '' }
    await counted(`wrong from ${address}`, 5000)
    expect((await tryAs(2, password)).body.code).toBe(-1000)
    expect((await tryAs(2, password, browser)).body.code).toBe(-1000)
    expect((await tryAs(1, password, browser)).body.code).toBe(200)
  })

  it('reports too many images instead of a wrong code', async () => {
    await counted(`captcha ${address}`, 6000)
    const image = await testApp.app.http.inject({
      url: '/api/v1/baseVerify/getQrImage',
      headers: { host: 'localhost' },
      remoteAddress: address,
    })
    expect(image.json().extend).toMatchObject({ reason: 'networkBusy', seconds: 60 })
    const { body } = await testApp.ask(
      accounts.studentLogin,
      { phone: mobileOf(1), password: `plain:${password}`, code: '0000' },
      { address },
    )
    expect(body.extend).toMatchObject({ reason: 'networkBusy', seconds: 60 })
  })
})

describe('[ACC-274] an encrypted password', () => {
  async function send(sealed: string, mobile: string) {
    const input = { phone: mobile, password: sealed, code: '8888' }
    return testApp.ask(accounts.studentLogin, input, { cookies: await captchaCookies(testApp) })
  }
  const keyOf = async () =>
    (await testApp.ask(accounts.publicKey, {})).body.data ?? { key: '', moment: '' }

  it('is accepted once: an intercepted copy is refused', async () => {
    const { mobile } = await makeAccount(testApp)
    const sealed = encryptAs(await keyOf(), password)
    expect((await send(sealed, mobile)).body.code).toBe(200)
    const again = await send(sealed, mobile)
    expect([again.status, Object.keys(again.body.extend?.fields ?? {})]).toEqual([
      422,
      ['password'],
    ])
    // The same bytes in a different encoding.
    expect((await send(`${sealed}\n`, mobile)).status).toBe(422)
    expect((await send(encryptAs(await keyOf(), password), mobile)).body.code).toBe(200)
  })

  it('is refused after ten minutes, and without a time of this server', async () => {
    const { mobile } = await makeAccount(testApp)
    const key = await keyOf()
    const late = encryptAs(key, password)
    testApp.clock.pass(601)
    expect((await send(late, mobile)).status).toBe(422)
    for (const moment of ['', 'zzzzzz.abc', key.moment.replace(/^./, '9'), `${key.moment}x`])
      expect((await send(encryptAs({ ...key, moment }, password), mobile)).status).toBe(422)
  })
})
