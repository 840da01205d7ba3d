import { accounts, courses } from '@titian/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, password } from '../../modules/accounts/factories.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { describeError } from '../observe/describe-error.ts'

const initial = '/api/v1/school/initial'
const balancer = '10.0.0.5'
const visitor = '203.0.113.9'

let direct: TestApp
let balanced: TestApp

beforeAll(async () => {
  direct = await openTestApp()
  balanced = await openTestApp({ env: { TRUST_PROXY: `${balancer}, uniquelocal` } })
})
afterAll(async () => {
  await direct.close()
  await balanced.close()
})
afterEach(async () => {
  for (const testApp of [direct, balanced])
    await testApp.database.pool.query('delete from rate_limits')
})

type Head = Record<string, string>

function get(testApp: TestApp, url: string, headers: Head = {}, remoteAddress = balancer) {
  return testApp.app.http.inject({ url, headers: { host: 'localhost', ...headers }, remoteAddress })
}

/** Signs in once behind the balancer, including the image code. */
async function signIn(testApp: TestApp, phone: string, headers: Head) {
  const picture = await get(testApp, '/api/v1/baseVerify/getQrImage', headers)
  const cookie = picture.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const input = { phone, password: `plain:${password}`, isRemeber: false, code: '8888' }
  const response = await testApp.app.http.inject({
    method: 'POST',
    url: `/api/v1${accounts.studentLogin.path}`,
    headers: { host: 'localhost', 'content-type': 'application/json', cookie, ...headers },
    payload: JSON.stringify(input),
    remoteAddress: balancer,
  })
  const cookies = Object.fromEntries(response.cookies.map((one) => [one.name, one.value]))
  return { body: response.json(), cookies }
}

/** Signs in with these headers and returns the address of the newest session. */
async function addressOfSignIn(testApp: TestApp, headers: Head): Promise<string> {
  const { mobile, userId } = await makeAccount(testApp)
  const { body } = await signIn(testApp, mobile, headers)
  expect(body.ok).toBe(true)
  const { rows } = await testApp.database.pool.query(
    'select address from sessions where user_id = $1',
    [userId],
  )
  return String((rows[0] as { address?: string } | undefined)?.address)
}

describe('[FRM-202] the client address', () => {
  it("is the address of the connection, whatever the client's headers contain", async () => {
    const forged = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-host': 'other.localhost' }
    expect(await addressOfSignIn(direct, forged)).toBe(balancer)
  })

  it('is what the balancer added, not what the client wrote before it', async () => {
    expect(await addressOfSignIn(balanced, { 'x-forwarded-for': visitor })).toBe(visitor)
    const forged = { 'x-forwarded-for': `198.51.100.7, ${visitor}` }
    expect(await addressOfSignIn(balanced, forged)).toBe(visitor)
    const trusted = { 'x-forwarded-for': `198.51.100.7, ${visitor}, 10.1.1.1` }
    expect(await addressOfSignIn(balanced, trusted)).toBe(visitor)
  })

  it('is never an invalid address', async () => {
    const address = await addressOfSignIn(balanced, {
      'x-forwarded-for': '<b>10.0.0.1</b> the president',
    })
    expect(address).toBe(balancer)
  })

  it('is taken from the balancer, so that a client header cannot evade a limit', async () => {
    const answers = []
    for (let number = 0; number < 40; number += 1)
      answers.push(
        await get(balanced, '/api/v1/user/checkUniqueByMobile?mobile=123456789&areaCode=60', {
          'x-forwarded-for': `198.51.100.${number}, ${visitor}`,
        }),
      )
    const { rows } = await balanced.database.pool.query(
      `select uses from rate_limits where key = 'phone checks ${visitor}'`,
    )
    expect(rows).toEqual([{ uses: 40 }])
    expect(answers).toHaveLength(40)
  })

  it('does not select the school unless the balancer sends the host', async () => {
    const head = { 'x-forwarded-host': 'other.localhost' }
    const languageOf = async (testApp: TestApp, from?: string) =>
      (await get(testApp, initial, head, from)).json().data?.defaultLanguage
    const env = { TRUST_PROXY: balancer, FORWARDED_HOST: '1' }
    const asked = await openTestApp({ env })
    try {
      expect(await languageOf(asked)).toBe('my')
      expect(await languageOf(asked, visitor)).toBe('en')
    } finally {
      await asked.close()
    }
    expect(await languageOf(direct)).toBe('en')
  })

  it("[FRM-476] the host is that of the request, unless a setting trusts the balancer's header", async () => {
    const head = { 'x-forwarded-host': 'other.localhost' }
    const [passed, named] = await Promise.all([
      get(balanced, initial, head),
      get(balanced, initial, { ...head, host: 'other.localhost' }),
    ])
    expect(passed.json().data?.defaultLanguage).toBe('en')
    expect(named.json().data?.defaultLanguage).toBe('my')
  })
})

describe('[FRM-205] under https', () => {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': visitor }

  it('the session has a cookie that a sibling host cannot set, and other cookies are ignored', async () => {
    const { mobile } = await makeAccount(balanced)
    const { cookies, body } = await signIn(balanced, mobile, https)
    expect(body.ok).toBe(true)
    expect(Object.keys(cookies)).toEqual(expect.arrayContaining(['__Host-token', 'isLogin']))
    const token = cookies['__Host-token'] ?? ''
    const ask = (cookie: string) => get(balanced, '/api/v1/user/loginInfo', { ...https, cookie })
    expect((await ask(`__Host-token=${token}`)).statusCode).toBe(200)
    expect((await ask(`token=${token}`)).statusCode).toBe(401)
    const other = await balanced.person()
    const tossed = await ask(`token=${other.token}; __Host-token=${token}`)
    expect(tossed.json().data?.name).toBe('Somebody')
  })

  it('the response to a lost session deletes that cookie', async () => {
    const answer = await get(balanced, '/api/v1/user/loginInfo', {
      ...https,
      cookie: '__Host-token=x',
    })
    const gone = answer.cookies.find(({ name }) => name === '__Host-token')
    expect(gone).toMatchObject({ value: '', secure: true, path: '/' })
  })
})

describe('[FRM-206] responses', () => {
  it('forbid caching by default', async () => {
    const person = await direct.person()
    const cookie = `token=${person.token}`
    for (const url of ['/api/v1/user/loginInfo', '/api/v1/user/nothing', '/readyz'])
      expect((await get(direct, url, { cookie })).headers['cache-control']).toBe('no-store')
    const refused = await direct.app.http.inject({
      method: 'POST',
      url: `/api/v1${courses.addCourse.path}`,
    })
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([415, 'no-store'])
  })

  it('forbid frames and scripts', async () => {
    const { headers } = await get(direct, `/api/v1${accounts.publicKey.path}`)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('[FRM-477] forbid pages the device features that the product does not use', async () => {
    const policy = (await get(direct, '/')).headers['permissions-policy']
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(String(policy).split(', ')).toContain(`${feature}=()`)
    // Videos use full screen, and links are copied, so these features stay allowed.
    expect(policy).not.toMatch(/fullscreen|picture-in-picture|clipboard|autoplay/)
  })

  it('[FRM-209] have security headers even when the address cannot be decoded', async () => {
    const { headers } = await get(direct, '/%')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  it('have security headers for every kind of response', async () => {
    const protections = {
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-xss-protection': '0',
    }
    const asked = ['/api/v1/user/loginInfo', '/api/v1/user/nothing', '/readyz', '/assets/none.js']
    for (const url of asked) expect((await get(direct, url)).headers).toMatchObject(protections)
    const [secure, plain] = [
      await get(balanced, '/readyz', { 'x-forwarded-proto': 'https' }),
      await get(balanced, '/readyz'),
    ]
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(plain.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('[FRM-208] the metrics of the process', () => {
  const status = async (testApp: TestApp, headers: Head, from: string) =>
    (await get(testApp, '/metrics', headers, from)).statusCode

  it('are readable from the machine itself when no token is set', async () => {
    expect(await status(direct, {}, '127.0.0.1')).toBe(200)
    expect(await status(direct, {}, visitor)).toBe(404)
    expect(await status(direct, { 'x-forwarded-for': visitor }, '127.0.0.1')).toBe(404)
  })

  it('are readable with the token when one is set', async () => {
    const testApp = await openTestApp({ env: { METRICS_TOKEN: 'a long token' } })
    try {
      expect(await status(testApp, {}, '127.0.0.1')).toBe(404)
      expect(await status(testApp, { authorization: 'Bearer wrong' }, visitor)).toBe(404)
      expect(await status(testApp, { authorization: 'Bearer a long token' }, visitor)).toBe(200)
    } finally {
      await testApp.close()
    }
  })
})

it('[FRM-207] an error response contains no values of the failed statement', async () => {
  const insert = direct.database.pool.query('insert into nowhere (phone) values ($1)', ['0123999'])
  const plain = await insert.then(() => undefined, describeError)
  expect(plain?.code).toBe('42P01')
  const { sql } = await import('drizzle-orm')
  const phone = '0123999888'
  const described = await direct.db
    .execute(sql`insert into users (mobile, school_id) values (${phone}, ${'no number'})`)
    .then(() => undefined, describeError)
  expect(described?.message).toContain('insert into users')
  expect(JSON.stringify(described)).not.toMatch(/0123999888|no number/)
})

it('[FRM-209] an undecodable address is not found', async () => {
  for (const url of ['/%', '/%ff', '/api/v1/%', '/%?temporaryToken=x'])
    expect((await get(direct, url)).statusCode).toBe(404)
})

it('[FRM-212] a body that never ends is cut after five minutes, its headers after one', () => {
  const { requestTimeout, headersTimeout } = direct.app.http.server
  expect([requestTimeout, headersTimeout]).toEqual([300_000, 60_000])
})
