import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, schools } from '@titian/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { sandboxSocial } from '../../../../sandbox/social.ts'
import { appCode } from '../../../testing/app-code.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type Account, makeAccount, signInAs } from '../factories.ts'
import { sessions, socialBindings, users } from '../tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

type Cookies = Record<string, string>
interface By {
  host?: string
  cookies?: Cookies
}

const connect = (callBack = '/login?by=social', by: By = {}) =>
  testApp.ask(accounts.socialConnect, { callBack }, by)

function get(url: string, { host = 'localhost' }: By = {}) {
  return testApp.app.http.inject({ method: 'GET', url, headers: { host } })
}

interface Scanning {
  scan: string
  cookies: Cookies
  by: By
}

/** Opens the provider's page as a browser does. */
async function openScan(by: By = {}): Promise<Scanning> {
  const { body, cookies } = await connect(undefined, by)
  const page = await get(body.data?.connectUrl ?? '', by)
  const scan = /data-scan="([^"]+)"/.exec(page.body)?.[1] ?? ''
  return { scan, cookies: { ...by.cookies, ...cookies }, by }
}

const onPhone = (scan: string, act: 'confirm' | 'cancel' | 'expire', name?: string) =>
  testApp.app.http.inject({
    method: 'POST',
    url: '/sandbox/social/phone',
    headers: { host: 'localhost', 'content-type': 'application/json' },
    payload: { scan, act, ...(name && { name }) },
  })

async function ledTo({ scan, by }: Scanning): Promise<URL | undefined> {
  const { leadTo } = (await get(`/sandbox/social/scan.json?scan=${scan}`, by)).json<{
    leadTo?: string
  }>()
  return leadTo ? new URL(leadTo) : undefined
}

interface Return {
  code: string
  state: string
  cookies: Cookies
  by: By
}

/** Scans and agrees as a person of this name; returns what the browser receives. */
async function scanAs(name: string, by: By = {}): Promise<Return> {
  const scanning = await openScan(by)
  await onPhone(scanning.scan, 'confirm', name)
  const url = await ledTo(scanning)
  return {
    code: url?.searchParams.get('code') ?? '',
    state: url?.searchParams.get('state') ?? '',
    cookies: scanning.cookies,
    by,
  }
}

/** All steps run in one browser. */
const sameBrowser = { browser: 'the browser of these tests' }

const login = ({ code, state, cookies, by }: Return) =>
  testApp.ask(
    accounts.socialLogin,
    { code, state },
    { ...by, cookies: { ...cookies, ...sameBrowser } },
  )

const loginAs = async (name: string, by: By = {}) => login(await scanAs(name, by))

const sealedOf = (answer: { body: { extend?: Record<string, unknown> } }) =>
  String(answer.body.extend?.openId)

const bind = (openId: string, cookies: Cookies, by: By = {}) =>
  testApp.ask(accounts.socialBind, { openId }, { ...by, cookies: { ...cookies, ...sameBrowser } })

interface Bound extends Account {
  cookies: Cookies
}

/** Makes an account with a bound social account of this name. */
async function boundAccount(
  name: string,
  plan: Parameters<typeof makeAccount>[1] = {},
): Promise<Bound> {
  const account = await makeAccount(testApp, plan)
  const openId = sealedOf(await loginAs(name))
  const { cookies } = await signInAs(testApp, account.mobile)
  await bind(openId, cookies)
  return { ...account, cookies }
}

async function bindingsOf(userId: number) {
  return testApp.db.select().from(socialBindings).where(eq(socialBindings.userId, userId))
}

async function openSessions(userId: number) {
  return testApp.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
}

const infoOf = (cookies: Cookies) => testApp.ask(accounts.loginInfo, {}, { cookies })
const over = { code: -5, extend: { reason: 'socialOver' } }

describe('the page with the code to scan', () => {
  it('[ACC-005] [ACC-190] opens at the requested address, and returns with code and state', async () => {
    const { body, cookies } = await connect('/login?by=social')
    expect(body.data?.connectUrl).toContain('/sandbox/social/scan?')
    expect(body.data?.state).toMatch(/^[\da-z]{1,128}$/)
    const page = await get(body.data?.connectUrl ?? '')
    const scan = /data-scan="([^"]+)"/.exec(page.body)?.[1] ?? ''
    expect(await ledTo({ scan, cookies, by: {} })).toBeUndefined()
    expect((await get(`/sandbox/social/phone?scan=${scan}`)).body).toContain('Tan Wei Ming')
    expect((await get(`/sandbox/social/scan.json?scan=${scan}`)).json()).toEqual({
      status: 'scanned',
    })
    await onPhone(scan, 'confirm', 'Tan Wei Ming')
    const url = await ledTo({ scan, cookies, by: {} })
    expect([url?.origin, url?.pathname, url?.searchParams.get('by')]).toEqual([
      'http://localhost',
      '/login',
      'social',
    ])
    expect(url?.searchParams.get('state')).toBe(body.data?.state)
    expect(url?.searchParams.get('code')).toBeTruthy()
  })

  it('[FRM-070] returns to this site only', async () => {
    for (const callBack of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:1',
    ])
      expect((await connect(callBack)).body).toMatchObject({
        code: -2,
        extend: { fields: { callBack: expect.any(String) as string } },
      })
    expect((await connect('http://localhost/home')).body.code).toBe(200)
    expect((await connect('http://other.localhost/home')).body.code).toBe(-2)
  })

  it('may be framed by this site only, without inline script', async () => {
    const page = await get((await connect()).body.data?.connectUrl ?? '')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(page.headers['x-frame-options']).not.toBe('DENY')
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|onclick|style="/)
  })

  it('is refused for an unknown app or a return address elsewhere', async () => {
    const url = new URL((await connect()).body.data?.connectUrl ?? '', 'http://localhost')
    url.searchParams.set('app', 'another')
    expect((await get(url.pathname + url.search)).statusCode).toBe(400)
    url.searchParams.set('app', 'titian')
    url.searchParams.set('callBack', 'https://evil.example/')
    expect((await get(url.pathname + url.search)).statusCode).toBe(400)
    expect((await get('/sandbox/social/scan')).statusCode).toBe(400)
  })

  it('[ACC-190] reports a cancelled or expired scan', async () => {
    const [cancelled, expired, forgotten] = [await openScan(), await openScan(), await openScan()]
    await onPhone(cancelled.scan, 'cancel')
    await onPhone(expired.scan, 'expire')
    expect((await ledTo(cancelled))?.searchParams.get('error')).toBe('cancelled')
    expect((await ledTo(expired))?.searchParams.get('error')).toBe('expired')
    testApp.clock.pass(301)
    expect((await ledTo(forgotten))?.searchParams.get('error')).toBe('expired')
    expect((await onPhone(forgotten.scan, 'confirm')).statusCode).toBe(404)
    expect((await onPhone(cancelled.scan, 'confirm')).statusCode).toBe(404)
    expect((await ledTo(cancelled))?.searchParams.has('code')).toBe(false)
  })
})

describe('an unbound social account', () => {
  it('[ACC-193] [ACC-194] gets -201 with its name and a sealed id', async () => {
    const answer = await loginAs('Nobody Yet')
    expect(answer.body).toMatchObject({
      ok: false,
      code: -201,
      extend: { reason: 'socialUnbound', socialName: 'Nobody Yet' },
    })
    expect(sealedOf(answer)).not.toContain('sandbox')
    expect(Buffer.from(sealedOf(answer), 'base64url').toString('latin1')).not.toContain('sandbox')
    expect(answer.cookies.token).toBeUndefined()
  })

  it('[ACC-194] [ACC-009] is bound by the person who signs in, and shown in the login info', async () => {
    const { mobile, userId } = await makeAccount(testApp)
    const { cookies } = await signInAs(testApp, mobile)
    expect((await infoOf(cookies)).body.data?.bindWechat).toBe(false)
    const sealed = sealedOf(await loginAs('Siti'))
    expect((await testApp.ask(accounts.socialBind, { openId: sealed })).body.code).toBe(-1001)
    expect((await bind(sealed, cookies)).body.code).toBe(200)
    expect((await infoOf(cookies)).body.data?.bindWechat).toBe(true)
    expect(await bindingsOf(userId)).toMatchObject([{ name: 'Siti', schoolId: testApp.schoolId }])
    expect((await bind(sealed, cookies)).body.code).toBe(200)
    expect(await bindingsOf(userId)).toHaveLength(1)
  })

  it('[ACC-194] can be bound for ten minutes, in its own school, and never unsealed or forged', async () => {
    const { mobile, userId } = await makeAccount(testApp)
    const { cookies } = await signInAs(testApp, mobile)
    const sealed = sealedOf(await loginAs('Too Late'))
    const there = await makeAccount(testApp, { schoolId: testApp.otherSchoolId })
    const elsewhere = await signInAs(testApp, there.mobile, { host: 'other.localhost' })
    const abroad = await bind(sealed, elsewhere.cookies, { host: 'other.localhost' })
    expect([abroad.body.code, abroad.body.extend?.reason]).toEqual([-1, 'socialOver'])
    const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
    const { sealers } = testApp.app.services
    const otherPurpose = sealers.keys.seal(JSON.stringify({ schoolId: 1, openId: 'x', name: 'y' }))
    for (const forged of [changed, 'sandbox-1', 'o-1', otherPurpose, sealers.keys.seal('text')])
      expect((await bind(forged, cookies)).body).toMatchObject({
        code: -1,
        extend: { reason: 'socialOver' },
      })
    testApp.clock.pass(601)
    expect((await bind(sealed, cookies)).body.code).toBe(-1)
    expect([...(await bindingsOf(userId)), ...(await bindingsOf(there.userId))]).toEqual([])
  })

  it('[ACC-276] is bound by the scanning browser only, not by one that received the sealed id', async () => {
    const { mobile, userId } = await makeAccount(testApp)
    const { cookies } = await signInAs(testApp, mobile)
    const sealed = sealedOf(await loginAs('Passed On'))
    const elsewhere = await testApp.ask(accounts.socialBind, { openId: sealed }, { cookies })
    expect(elsewhere.body).toMatchObject({ code: -1, extend: { reason: 'socialOver' } })
    expect(await bindingsOf(userId)).toEqual([])
    expect((await bind(sealed, cookies)).body.code).toBe(200)
  })

  it('[ACC-194] is bound to one account, and an account to one social account', async () => {
    const first = await boundAccount('Only One')
    const second = await makeAccount(testApp)
    const { cookies } = await signInAs(testApp, second.mobile)
    const [one, other] = [sealedOf(await loginAs('Another')), sealedOf(await loginAs('A Third'))]
    // Both texts were sealed while the social account was free. They are sent after another account
    // was bound to it.
    await bind(one, first.cookies).then(({ body }) =>
      expect([body.code, body.extend?.reason]).toEqual([-4, 'socialBound']),
    )
    const third = await makeAccount(testApp)
    const signedIn = await signInAs(testApp, third.mobile)
    expect((await bind(other, signedIn.cookies)).body.code).toBe(200)
    const taken = await bind(other, cookies)
    expect([taken.status, taken.body.code, taken.body.extend?.reason]).toEqual([
      409,
      -4,
      'socialTaken',
    ])
    expect(await bindingsOf(second.userId)).toEqual([])
    expect(await bindingsOf(first.userId)).toMatchObject([{ name: 'Only One' }])
  })

  it('is bound once when two accounts request it in parallel', async () => {
    const sealed = sealedOf(await loginAs('Wanted Twice'))
    const people = [await makeAccount(testApp), await makeAccount(testApp)]
    const jars: Cookies[] = []
    for (const { mobile } of people) jars.push((await signInAs(testApp, mobile)).cookies)
    const answers = await Promise.all(jars.map((cookies) => bind(sealed, cookies)))
    expect(answers.map(({ body }) => body.code).sort((a, b) => a - b)).toEqual([-4, 200])
  })
})

describe('a bound social account', () => {
  it('[ACC-191] [ACC-192] [ACC-005] signs its account in', async () => {
    const { userId } = await boundAccount('Mei')
    const before = await openSessions(userId)
    const answer = await loginAs('mei')
    expect(answer.body).toMatchObject({ ok: true, code: 200, data: { auditStatus: 0 } })
    expect([Boolean(answer.cookies.token), answer.cookies.isLogin]).toEqual([true, '1'])
    expect(await openSessions(userId)).toHaveLength(before.length + 1)
    expect((await infoOf(answer.cookies)).body.data).toMatchObject({
      userId: testApp.seal('user', userId),
      bindWechat: true,
    })
  })

  it('[ACC-191] is bound in its own school only', async () => {
    await boundAccount('Here Only')
    const there = await loginAs('Here Only', { host: 'other.localhost' })
    expect([there.body.code, there.body.extend?.reason]).toEqual([-201, 'socialUnbound'])
  })

  it('[ACC-191] is refused with -204 when the account is disabled', async () => {
    const { userId } = await boundAccount('Disabled')
    await testApp.db.update(users).set({ disabled: true }).where(eq(users.id, userId))
    const answer = await loginAs('Disabled')
    expect([answer.body.code, answer.cookies.token]).toEqual([-204, undefined])
  })

  it('[ACC-053] gets -1002 with a session of the same account and ends one of another', async () => {
    const { cookies } = await boundAccount('Twice')
    expect((await loginAs('Twice', { cookies })).body.code).toBe(-1002)
    const other = await makeAccount(testApp)
    const signedIn = await signInAs(testApp, other.mobile)
    expect((await loginAs('Twice', { cookies: signedIn.cookies })).body.code).toBe(200)
    expect(await openSessions(other.userId)).toEqual([])
  })

  it('needs the second step when the account has one', async () => {
    const { cookies, userId } = await boundAccount('Careful', { roles: 'teacher,normal' })
    const { body } = await testApp.ask(accounts.beginTwoStep, {}, { cookies })
    const code = () => appCode(body.data?.secret ?? '', testApp.clock.now())
    await testApp.ask(accounts.confirmTwoStep, { code: code() }, { cookies })
    const before = await openSessions(userId)
    const answer = await loginAs('Careful')
    expect([answer.body.code, answer.body.extend?.refusal, answer.cookies.token]).toEqual([
      -1000,
      'secondStep',
      undefined,
    ])
    expect(await openSessions(userId)).toHaveLength(before.length)
    testApp.clock.pass(30)
    const ticket = String(answer.body.extend?.ticket)
    const signedIn = await testApp.ask(accounts.confirmSecondStep, { ticket, code: code() })
    expect([signedIn.body.code, Boolean(signedIn.cookies.token)]).toEqual([200, true])
  })

  it('[ACC-195] is unbound by signing out with that choice', async () => {
    const { cookies, userId } = await boundAccount('Leaving')
    const forged = await testApp.ask(accounts.socialUnbind, {}, { cookies, language: null })
    expect([forged.body.code, (await bindingsOf(userId)).length]).toEqual([-6, 1])
    const answer = await testApp.ask(accounts.socialUnbind, {}, { cookies })
    expect([answer.body.code, answer.cookies.token, answer.cookies.isLogin]).toEqual([200, '', ''])
    expect(await bindingsOf(userId)).toEqual([])
    expect((await infoOf(cookies)).body.code).toBe(-1001)
    expect((await loginAs('Leaving')).body.code).toBe(-201)
  })
})

describe('the code and state of the provider', () => {
  it('[ACC-191] are valid once', async () => {
    await boundAccount('Once')
    const back = await scanAs('Once')
    expect((await login(back)).body.code).toBe(200)
    expect((await login(back)).body).toMatchObject(over)
    const fresh = await scanAs('Once')
    expect((await login({ ...fresh, code: back.code })).body).toMatchObject(over)
  })

  it('[ACC-191] are valid for five minutes', async () => {
    const back = await scanAs('Slow')
    testApp.clock.pass(301)
    expect((await login(back)).body).toMatchObject(over)
  })

  it("[ACC-191] are refused in another browser, so that nobody is signed in to a stranger's account", async () => {
    const { userId } = await boundAccount('Attacker')
    const before = await openSessions(userId)
    const back = await scanAs('Attacker')
    const victim = (await connect()).cookies
    for (const cookies of [{}, victim, { social: 'made-up' }]) {
      const answer = await login({ ...back, cookies })
      expect(answer.body).toMatchObject(over)
      expect(answer.cookies.token).toBeUndefined()
    }
    expect(await openSessions(userId)).toHaveLength(before.length)
    expect((await login(back)).body.code).toBe(200)
  })

  it('[ACC-191] are refused with a forged, expired or foreign state', async () => {
    const back = await scanAs('Forger')
    const flipped = back.state.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const later = back.state.slice(0, 16) + 'ffffffff' + back.state.slice(24)
    for (const state of [flipped, later, 'x', back.code])
      expect((await login({ ...back, state })).body).toMatchObject(over)
    const there = await login({ ...back, by: { host: 'other.localhost' } })
    expect(there.body).toMatchObject(over)
    const { cookies, body } = await connect()
    testApp.clock.pass(601)
    const state = body.data?.state ?? ''
    const fresh = await scanAs('Forger', { cookies })
    expect((await login({ ...fresh, state })).body).toMatchObject(over)
  })

  it('[ACC-191] are refused with an invented code or one of another app', async () => {
    const made = await scanAs('Wrong Code')
    expect((await login({ ...made, code: 'made-up' })).body).toMatchObject(over)
    const { code } = await scanAs('Other App')
    const otherApp = sandboxSocial(testApp.db, 'another', testApp.clock)
    expect(await otherApp.exchange(code)).toBe('over')
  })

  it('[ACC-191] get -1 when the provider does not respond', async () => {
    const answer = await loginAs('Unreachable')
    expect([answer.status, answer.body.code]).toEqual([400, -1])
  })
})

describe('a school that requires identities', () => {
  it('[ACC-251] [ACC-252] responds with 301 to a social sign-in, as to any other', async () => {
    const { userId } = await boundAccount('Owing', { roles: 'student,normal' })
    const requireIt = (required: boolean) =>
      testApp.db.execute(`update schools set requires_authentication = ${required}`)
    await requireIt(true)
    try {
      const answer = await loginAs('Owing')
      expect([answer.status, answer.body.ok, answer.body.code]).toEqual([403, false, 301])
      expect(answer.body.extend?.auditStatus).toBe(0)
      expect(answer.cookies.token).toBeTruthy()
      await testApp.db.update(users).set({ auditStatus: 2 }).where(eq(users.id, userId))
      expect((await loginAs('Owing')).body.code).toBe(200)
    } finally {
      await requireIt(false)
    }
  })
})

describe('the choice of the provider', () => {
  it('[ACC-196] is empty at first: the school says so, nothing can be scanned, and the sandbox does not exist', async () => {
    const bare = await openTestApp({ env: { SOCIAL: 'none' } })
    try {
      const initial = (one: TestApp) => one.ask(schools.schoolInitial, {})
      expect((await initial(bare)).body.data?.socialLogin).toBe(false)
      expect((await initial(testApp)).body.data?.socialLogin).toBe(true)
      const asked = await bare.ask(accounts.socialConnect, { callBack: '/login' })
      expect(asked.body.code).toBe(-1)
      const sent = await bare.ask(accounts.socialLogin, { code: 'a', state: 'b' })
      expect(sent.body.code).toBe(-1)
      const page = await bare.app.http.inject({ url: '/sandbox/social/scan.json?scan=x' })
      expect(page.json()).toMatchObject({ code: -2 })
    } finally {
      await bare.close()
    }
  })

  it('[ACC-196] sends requests to a real provider', async () => {
    const env = { SOCIAL: 'wechat', SOCIAL_APP_ID: 'wx1', SOCIAL_APP_SECRET: 'hush' }
    const real = await openTestApp({ env: { ...env, SOCIAL_ORIGIN: 'http://127.0.0.1:1' } })
    try {
      const { body, cookies } = await real.ask(accounts.socialConnect, { callBack: '/login' })
      expect(body.data?.connectUrl).toContain('http://127.0.0.1:1/connect/qrconnect?appid=wx1&')
      expect(JSON.stringify(body)).not.toContain('hush')
      const state = body.data?.state ?? ''
      const answer = await real.ask(accounts.socialLogin, { code: 'CODE', state }, { cookies })
      expect(answer.body.code).toBe(-1)
    } finally {
      await real.close()
    }
  })
})
