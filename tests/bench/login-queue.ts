import { accounts } from '@titian/contract'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import { makeAccount, password } from '../../apps/server/src/modules/accounts/factories.ts'
import { measure, type Measured } from './load.ts'
import type { Scene } from './scene.ts'

/** Number of people who sign in each second, evenly spaced. */
const loginsPerSecond = 50
const seconds = 8
/**
 * Milliseconds between the clicks of the other people, who use the school without overloading it.
 */
const betweenClicks = 200
export const captchaAnswer = '8888'

export interface LoginQueue {
  asked: number
  done: number
  /** Milliseconds from requesting the captcha to the session, including the queue. */
  slowest: number
  /** The waiting time of other people during the sign-ins. */
  others: Measured
}

/**
 * Creates accounts with a password, as many as can sign in during one run, and returns their
 * phones.
 */
export async function prepareLogins(testApp: TestApp): Promise<string[]> {
  const phones: string[] = []
  for (let made = 0; made < loginsPerSecond; made += 1)
    phones.push((await makeAccount(testApp, { name: `Login ${made}` })).mobile)
  return phones
}

async function signIn(origin: string, phone: string): Promise<void> {
  const picture = await fetch(`${origin}/api/v1/baseVerify/getQrImage`, {
    headers: { language: 'en' },
  })
  await picture.arrayBuffer()
  const cookie = picture.headers.getSetCookie().map((one) => one.split(';')[0])
  const response = await fetch(origin + '/api/v1' + accounts.studentLogin.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en', cookie: cookie.join('; ') },
    body: JSON.stringify({ phone, password: `plain:${password}`, code: captchaAnswer }),
  })
  const { ok, msg } = (await response.json()) as { ok: boolean; msg: string }
  if (!ok) throw new Error(msg)
}

/** Lets many people sign in and measures an ordinary call in parallel. */
export async function measureLoginQueue(
  origin: string,
  phones: string[],
  ordinary: Scene,
): Promise<LoginQueue> {
  const times: number[] = []
  const running: Promise<void>[] = []
  const one = async (phone: string) => {
    const before = performance.now()
    await signIn(origin, phone)
    times.push(performance.now() - before)
  }
  const next = () => {
    const phone = phones[running.length % phones.length] ?? ''
    running.push(one(phone).catch(() => undefined))
  }
  const timer = setInterval(next, 1000 / loginsPerSecond)
  const others = await measure(origin, seconds, ordinary.exchange, betweenClicks)
  clearInterval(timer)
  await Promise.all(running)
  return { asked: running.length, done: times.length, slowest: Math.max(...times), others }
}
