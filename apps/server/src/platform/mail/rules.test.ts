import { expect, it } from 'vitest'
import { secondsAfter } from '../clock.ts'
import { outcomeOf, plainError } from './outcome.ts'
import { stepAfter } from './rules.ts'

const queuedAt = new Date('2026-11-02T08:00:00Z')
const later = { is: 'later', reason: 'later', error: '451 4.7.1 Greylisted' } as const

it('[JOB-062] retries after 1, 5, 15 and 60 minutes, and for the last time after 48 hours', () => {
  const minutes: number[] = []
  let now = queuedAt
  for (let tries = 1; tries < 50; tries += 1) {
    const step = stepAfter({ queuedAt, tries }, later, now)
    if (step.state === 'failed') break
    expect(step).toMatchObject({ state: 'queued', reason: 'later', failedAt: null })
    if (!step.nextTryAt) throw new Error('A queued mail has a time.')
    minutes.push((step.nextTryAt.getTime() - now.getTime()) / 60_000)
    now = step.nextTryAt
  }
  expect(minutes.slice(0, 7)).toEqual([1, 5, 15, 60, 120, 240, 480])
  expect(Math.max(...minutes)).toBe(480)
  expect(now).toEqual(secondsAfter(queuedAt, 48 * 60 * 60))
  expect(stepAfter({ queuedAt, tries: minutes.length + 1 }, later, now)).toMatchObject({
    state: 'failed',
    failedAt: now,
    nextTryAt: null,
    lastError: later.error,
  })
})

it('[JOB-062] treats 5xx responses about the mail as permanent and all others as temporary', () => {
  for (const command of ['MAIL FROM', 'RCPT TO', 'DATA'])
    expect(
      outcomeOf({ code: 'EENVELOPE', command, responseCode: 550, response: '550 No' }),
    ).toEqual({ is: 'failed', reason: 'refused', error: '550 No' })
  const cases = [
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'later'],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 421 }, 'later'],
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'login'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530 }, 'login'],
    [{ code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, 'unreachable'],
    [{ code: 'ESOCKET', command: 'CONN' }, 'unreachable'],
    [{ code: 'EDNS', command: 'CONN' }, 'unreachable'],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'timeOut'],
    [{ code: 'EABORT' }, 'timeOut'],
    [{}, 'unreachable'],
  ] as const
  for (const [fault, reason] of cases)
    expect(outcomeOf(fault)).toMatchObject({ is: 'later', reason })
})

it('[JOB-064] keeps one short line of the response without addresses and links', () => {
  const answer = `550 5.1.1 <li.yue@company.example>: no such user,\r\n see https://mail.example/x?to=li.yue ${'x'.repeat(400)}`
  expect(plainError(answer)).toMatch(/^550 5\.1\.1 …: no such user, see … x+…$/)
  expect(plainError(answer).length).toBe(200)
})
