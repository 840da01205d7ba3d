import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHash } from 'node:crypto'
import { accounts, isPuzzleAnswer, puzzleText } from '@titian/contract'
import { solvePuzzle } from '../../../testing/solve-puzzle.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount, password, signInAs } from '../factories.ts'

let testApp: TestApp
let strict: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
  strict = await openTestApp({ env: { CAPTCHA_ANSWER: '' } })
})
afterAll(async () => {
  await testApp.close()
  await strict.close()
})

const sha256 = (text: string) => createHash('sha256').update(text).digest()

async function puzzleOf(asked: TestApp) {
  const { body, cookies } = await asked.ask(accounts.puzzle, {})
  if (!body.data) throw new Error(body.msg)
  return { ...body.data, captcha: cookies.captcha ?? '' }
}

async function fetchSound(asked: TestApp, headers: Record<string, string> = {}) {
  return asked.app.http.inject({
    method: 'GET',
    url: '/api/v1/baseVerify/getQrSound',
    headers: { host: 'localhost', ...headers },
  })
}

const login = (asked: TestApp, phone: string, code: string, captcha: string) =>
  asked.ask(
    accounts.studentLogin,
    { phone, password: `plain:${password}`, code },
    { cookies: { captcha } },
  )

/** Returns the samples of a WAV file as numbers. */
function samplesOf(wav: Buffer): number[] {
  return Array.from({ length: (wav.length - 44) / 2 }, (_, index) =>
    wav.readInt16LE(44 + index * 2),
  )
}

describe('the captcha puzzle', () => {
  it('[ACC-256] signs in a person whose browser solved it, once', async () => {
    const { mobile } = await makeAccount(strict)
    const { salt, zeroBits, captcha } = await puzzleOf(strict)
    expect([zeroBits, salt.length]).toEqual([16, 16])
    const code = solvePuzzle({ salt, zeroBits }, sha256)
    expect(isPuzzleAnswer(sha256(puzzleText(salt, code)), code, zeroBits)).toBe(true)
    expect((await login(strict, mobile, code, captcha)).body.code).toBe(200)
    expect((await login(strict, mobile, code, captcha)).body.code).toBe(-5)
  })

  it('[ACC-256] refuses a wrong answer, an answer to another puzzle, and any answer after five minutes', async () => {
    const { mobile } = await makeAccount(strict)
    const [one, two, late] = [
      await puzzleOf(strict),
      await puzzleOf(strict),
      await puzzleOf(strict),
    ]
    const solved = solvePuzzle(one, sha256)
    expect((await login(strict, mobile, 'aaaaaa', two.captcha)).body.code).toBe(-5)
    expect((await login(strict, mobile, solved, two.captcha)).body.code).toBe(-5)
    const third = await puzzleOf(strict)
    expect((await login(strict, mobile, solved, third.captcha)).body.code).toBe(-5)
    const inTime = solvePuzzle(late, sha256)
    strict.clock.pass(301)
    expect((await login(strict, mobile, inTime, late.captcha)).body.code).toBe(-5)
  })

  it('[ACC-256] accepts the fixed answer of automatic tests only when one is set', async () => {
    const { mobile } = await makeAccount(testApp)
    expect(
      (await login(testApp, mobile, '8888', (await puzzleOf(testApp)).captcha)).body.code,
    ).toBe(200)
    const { mobile: other } = await makeAccount(strict)
    for (const code of ['8888', '0000', 'AAAA'])
      expect((await login(strict, other, code, (await puzzleOf(strict)).captcha)).body.code).toBe(
        -5,
      )
  })
})

describe('the captcha voice', () => {
  it('[ACC-256] speaks digits as a WAV file and ties them to the browser', async () => {
    const response = await fetchSound(strict)
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
    ]).toEqual([200, 'audio/wav', 'no-store'])
    const wav = response.rawPayload
    expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE'])
    expect([wav.readUInt32LE(4), wav.readUInt32LE(40)]).toEqual([wav.length - 8, wav.length - 44])
    expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([
      1, 8000, 16,
    ])
    expect(response.cookies.find(({ name }) => name === 'captcha')).toMatchObject({
      httpOnly: true,
      maxAge: 300,
    })
  })

  it.each(['en', 'zh', 'my'])('[ACC-256] speaks %s, never twice the same', async (language) => {
    const spoken = [
      await fetchSound(testApp, { language }),
      await fetchSound(testApp, { language }),
    ]
    const [first, second] = spoken.map(({ rawPayload }) => samplesOf(rawPayload))
    const seconds = (first?.length ?? 0) / 8000
    expect(seconds).toBeGreaterThan(2.5)
    expect(seconds).toBeLessThan(9)
    expect(Math.max(...(first ?? []))).toBeGreaterThan(5000)
    expect(first).not.toEqual(second)
    expect((first ?? []).slice(0, 800).some((sample) => sample !== 0)).toBe(true)
  })

  it('[ACC-256] signs in a person who typed the spoken digits, once', async () => {
    const { mobile } = await makeAccount(testApp)
    const captcha = (await fetchSound(testApp)).cookies[0]?.value ?? ''
    expect((await login(testApp, mobile, '8888', captcha)).body.code).toBe(200)
    expect((await login(testApp, mobile, '8888', captcha)).body.code).toBe(-5)
    const wrong = (await fetchSound(testApp)).cookies[0]?.value ?? ''
    expect((await login(testApp, mobile, '7777', wrong)).body.code).toBe(-5)
  })
})

it('[ACC-143] [ACC-256] throttles picture, voice and puzzle together', async () => {
  const moment = testApp.clock.now()
  await testApp.database.pool.query(
    'insert into rate_limits (key, started_at, ends_at, uses) values ($1, $2, $3, 5999)',
    ['captcha 10.4.4.4', moment.toISOString(), new Date(moment.getTime() + 60_000).toISOString()],
  )
  const address = '10.4.4.4'
  const voice = () =>
    testApp.app.http.inject({
      method: 'GET',
      url: '/api/v1/baseVerify/getQrSound',
      headers: { host: 'localhost' },
      remoteAddress: address,
    })
  expect((await voice()).statusCode).toBe(200)
  const puzzle = await testApp.ask(accounts.puzzle, {}, { address })
  const refused = await voice()
  expect([puzzle.body.code, puzzle.body.extend?.reason]).toEqual([-1000, 'networkBusy'])
  expect([refused.statusCode, refused.json().code]).toEqual([429, -1000])
})

it('[ACC-064] is required at both tabs: without a code nothing is checked', async () => {
  const { mobile } = await makeAccount(testApp, { roles: 'teacher,normal' })
  for (const teacher of [false, true]) {
    const { body } = await signInAs(testApp, mobile, { teacher, code: '' })
    expect([body.code, Object.keys(body.extend?.fields ?? {})]).toEqual([-2, ['code']])
  }
})
