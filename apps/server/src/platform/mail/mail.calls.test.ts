import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { MailOutcome, MailSender, OutgoingMail } from './mail.ts'
import { findMailStates } from './queries.ts'
import { type QueuedMail, queueMail, sendDueJob } from './queue-mail.ts'
import { forgetOldMails, sendDue } from './send-due.ts'
import { mails } from './tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
beforeEach(async () => {
  await testApp.db.execute(sql`delete from mails`)
  await testApp.db.execute(sql`delete from sandbox_mails`)
  testApp.jobs.sent.length = 0
})
afterAll(() => testApp.close())

const context = () => ({
  jobs: testApp.jobs,
  mail: testApp.app.services.mail,
  now: testApp.clock.now(),
})

function mailTo(address: string, changed: Partial<QueuedMail> = {}): QueuedMail {
  return {
    schoolId: testApp.schoolId,
    kind: 'application',
    to: { name: '李玥(老师)', address },
    language: 'zh',
    subject: '应聘',
    text: 'See https://learn.example/answer/1 & more',
    html: '<p>See <a href="https://learn.example/answer/1">it</a><script>alert(1)</script></p>',
    ...changed,
  }
}

const queue = (address: string, changed: Partial<QueuedMail> = {}) =>
  testApp.db.transaction((tx) => queueMail(tx, context(), mailTo(address, changed)))

const work = () => sendDue(testApp.app.services, testApp.clock)

async function rowOf(id: number) {
  const [row] = await testApp.db.select().from(mails).where(eq(mails.id, id))
  if (!row) throw new Error('There is no such mail.')
  return row
}

async function sandboxList(): Promise<Record<string, unknown>[]> {
  const response = await testApp.app.http.inject({
    url: '/sandbox/mails.json',
    headers: { host: 'localhost' },
  })
  return response.json()
}

/** A simulated mail server that records its mails. */
function playedServer(outcome: (mail: OutgoingMail) => Promise<MailOutcome>) {
  const handed: OutgoingMail[] = []
  const mail: MailSender = {
    kind: 'smtp',
    domain: 'learn.example',
    send(one) {
      handed.push(one)
      return outcome(one)
    },
  }
  return { handed, services: { db: testApp.db, mail } }
}

it('[JOB-060] stores the mail with its cause, queues the job after the commit and sends it', async () => {
  const id = await testApp.db.transaction(async (tx) => {
    const queued = await queueMail(tx, context(), mailTo('hr@company.example'))
    expect(testApp.jobs.sent).toEqual([])
    return queued
  })
  expect(testApp.jobs.sent).toMatchObject([{ name: sendDueJob }])
  expect(await rowOf(id)).toMatchObject({
    state: 'queued',
    tries: 0,
    nextTryAt: testApp.clock.now(),
  })
  await work()
  expect(await rowOf(id)).toMatchObject({
    state: 'sent',
    tries: 1,
    sentAt: testApp.clock.now(),
    nextTryAt: null,
    reason: null,
  })
  expect(await sandboxList()).toMatchObject([
    {
      recipient: 'hr@company.example',
      recipient_name: '李玥(老师)',
      subject: '应聘',
      deliveries: 1,
    },
  ])
  await work()
  expect(await sandboxList()).toMatchObject([{ deliveries: 1 }])
})

it('[JOB-060] sends no mail of a rolled-back transaction', async () => {
  const failed = testApp.db.transaction(async (tx) => {
    await queueMail(tx, context(), mailTo('hr@company.example'))
    throw new Error('The cause failed.')
  })
  await expect(failed).rejects.toThrow('The cause failed.')
  await work()
  expect(testApp.jobs.sent).toEqual([])
  expect(await sandboxList()).toEqual([])
})

it('[JOB-063] refuses a recipient that is not one address', async () => {
  for (const address of ['', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])
    await expect(queue(address)).rejects.toThrow('one plain address')
  const replyTo = { name: '', address: 'nobody' }
  await expect(queue('a@b.example', { replyTo })).rejects.toThrow('one plain address')
  await expect(queue('a@b.example', { offUrl: '/off' })).rejects.toThrow('whole address')
})

it('[JOB-061] fails at once with the reason when no mail server is set', async () => {
  const none = await openTestApp({ env: { MAIL: 'none' } })
  try {
    const { services } = none.app
    const ask = { jobs: none.jobs, mail: services.mail, now: none.clock.now() }
    await none.db.transaction((tx) =>
      queueMail(tx, ask, mailTo('hr@company.example', { schoolId: none.schoolId })),
    )
    await sendDue(services, none.clock)
    const [row] = await none.db.select().from(mails)
    expect(row).toMatchObject({ state: 'failed', reason: 'notConfigured' })
    for (const url of ['/sandbox/mails', '/sandbox/mails.json']) {
      const response = await none.app.http.inject({ url, headers: { host: 'localhost' } })
      expect(response.statusCode).toBe(404)
    }
  } finally {
    await none.close()
  }
})

it('[JOB-068] simulates servers that refuse, are full, greylist, are unreachable and are slow', async () => {
  const ids = {
    refused: await queue('refused@company.example'),
    full: await queue('full@company.example'),
    later: await queue('later@company.example'),
    away: await queue('away@company.example'),
    slow: await queue('Slow@company.example'),
  }
  await work()
  expect(await rowOf(ids.refused)).toMatchObject({
    state: 'failed',
    reason: 'refused',
    lastError: '550 5.1.1 The mailbox does not exist',
    failedAt: testApp.clock.now(),
  })
  for (const [who, reason] of [
    ['full', 'later'],
    ['later', 'later'],
    ['away', 'unreachable'],
    ['slow', 'timeOut'],
  ] as const)
    expect(await rowOf(ids[who])).toMatchObject({ state: 'queued', reason })
  expect(await sandboxList()).toEqual([])
  testApp.clock.pass(59)
  await work()
  expect(await rowOf(ids.later)).toMatchObject({ state: 'queued', tries: 1 })
  testApp.clock.pass(1)
  await work()
  expect(await rowOf(ids.later)).toMatchObject({ state: 'sent', tries: 2 })
  expect(await rowOf(ids.full)).toMatchObject({ state: 'queued', tries: 2 })
  testApp.clock.pass(48 * 60 * 60)
  await work()
  expect(await rowOf(ids.full)).toMatchObject({
    state: 'failed',
    reason: 'later',
    lastError: '452 4.2.2 The mailbox is full',
  })
  expect(await sandboxList()).toMatchObject([{ recipient: 'later@company.example' }])
})

it('[JOB-065] sends a mail of an ended process with the same Message-ID, after its lease', async () => {
  const id = await queue('hr@company.example')
  const endless = playedServer(() => new Promise(() => undefined))
  void sendDue(endless.services, testApp.clock)
  await expect.poll(() => endless.handed.length).toBe(1)
  expect(await rowOf(id)).toMatchObject({ state: 'sending', tries: 1 })
  testApp.clock.pass(5 * 60 - 1)
  await work()
  expect(await sandboxList()).toEqual([])
  testApp.clock.pass(1)
  await work()
  expect(await rowOf(id)).toMatchObject({ state: 'sent', tries: 2 })
  expect(await sandboxList()).toMatchObject([{ message_id: endless.handed[0]?.messageId }])
})

it('[JOB-065] ignores a delayed process after another one has sent the mail', async () => {
  const id = await queue('hr@company.example')
  let answer: (outcome: MailOutcome) => void = () => undefined
  const late = playedServer(() => new Promise((resolve) => (answer = resolve)))
  const running = sendDue(late.services, testApp.clock)
  await expect.poll(() => late.handed.length).toBe(1)
  testApp.clock.pass(5 * 60)
  await work()
  answer({ is: 'failed', reason: 'refused', error: '550 No' })
  await running
  expect(await rowOf(id)).toMatchObject({ state: 'sent', reason: null })
})

it('[JOB-065] sends each mail once with several sending processes', async () => {
  for (let number = 0; number < 30; number += 1) await queue(`hr${number}@company.example`)
  const server = playedServer(async () => ({ is: 'sent' }))
  await Promise.all([1, 2, 3].map(() => sendDue(server.services, testApp.clock)))
  expect(new Set(server.handed.map(({ messageId }) => messageId)).size).toBe(30)
  expect(server.handed).toHaveLength(30)
})

it('[JOB-065] begins no mail once the process stops', async () => {
  const id = await queue('hr@company.example')
  await sendDue(testApp.app.services, testApp.clock, () => true)
  expect(await rowOf(id)).toMatchObject({ state: 'queued', tries: 0 })
})

it('[JOB-062] retries when the sender itself fails', async () => {
  const id = await queue('hr@company.example')
  const broken = playedServer(async () => {
    throw new TypeError('li.yue@company.example')
  })
  await sendDue(broken.services, testApp.clock)
  expect(await rowOf(id)).toMatchObject({ state: 'queued', lastError: 'TypeError' })
})

it('[JOB-066] keeps recipient and content for 90 days, and afterwards the outcome only', async () => {
  const about = { kind: 'application', id: 7 }
  const sent = await queue('hr@company.example', { about })
  await work()
  const waiting = await queue('full@company.example')
  testApp.clock.pass(90 * 24 * 60 * 60)
  await forgetOldMails(testApp.app.services, testApp.clock)
  expect(await rowOf(sent)).toMatchObject({ toAddress: 'hr@company.example', subject: '应聘' })
  testApp.clock.pass(1)
  await forgetOldMails(testApp.app.services, testApp.clock)
  expect(await rowOf(sent)).toMatchObject({
    toName: '',
    toAddress: '',
    subject: '',
    text: '',
    html: '',
    aboutId: 7,
    state: 'sent',
  })
  expect(await rowOf(waiting)).toMatchObject({ toAddress: 'full@company.example' })
})

it('[JOB-067] finds the state of the newest mail about each row of a list by one statement', async () => {
  const about = (id: number) => ({ about: { kind: 'application', id } })
  await queue('refused@company.example', about(1))
  await queue('full@company.example', about(2))
  await work()
  await queue('hr@company.example', about(1))
  await queue('hr@company.example', { about: { kind: 'other', id: 3 } })
  await queue('hr@company.example', { ...about(4), schoolId: testApp.otherSchoolId })
  await work()
  const ask = { schoolId: testApp.schoolId, kind: 'application', ids: [1, 2, 3, 4] }
  const states = await findMailStates(testApp.db, ask)
  expect([...states.keys()].toSorted((a, b) => a - b)).toEqual([1, 2])
  expect(states.get(1)).toMatchObject({ state: 'sent', sentAt: testApp.clock.now() })
  expect(states.get(2)).toMatchObject({ state: 'queued', reason: 'later' })
  const before = testApp.database.pool.statements
  await findMailStates(testApp.db, ask)
  await findMailStates(testApp.db, { ...ask, ids: [] })
  expect(testApp.database.pool.statements - before).toBe(1)
})

it('[JOB-068] shows mails of the own school with headers, working links and HTML without scripts', async () => {
  const offUrl = 'https://learn.example/off/1'
  await queue('hr@company.example', { offUrl, subject: '应聘 <b>' })
  await queue('hr@company.example', { schoolId: testApp.otherSchoolId, subject: 'Elsewhere' })
  await work()
  const show = (url: string, host = 'localhost') =>
    testApp.app.http.inject({ url, headers: { host } })
  const list = await show('/sandbox/mails')
  expect(list.body).toContain('应聘 &lt;b&gt;')
  expect(list.body).toContain('李玥(老师) &lt;hr@company.example&gt;')
  expect(list.body).not.toContain('Elsewhere')
  const address = /href="(\/sandbox\/mails\/[^"]+)"/.exec(list.body)?.[1] ?? ''
  const page = await show(address)
  expect(page.body).toContain('<a href="https://learn.example/answer/1" target="_blank"')
  expect(page.body).toContain('&amp; more')
  expect(page.body).toContain(`&lt;${offUrl}&gt;`)
  expect(page.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  const html = await show(`${address}/html`)
  expect(html.body).toContain('<base target="_blank">')
  expect(html.headers['content-security-policy']).toMatch(
    /^sandbox allow-popups [^;]*;.*default-src 'none'/,
  )
  expect(html.headers['content-security-policy']).not.toContain('allow-scripts')
  expect((await show(address, 'other.localhost')).statusCode).toBe(404)
  expect((await show(`${address}/html`, 'other.localhost')).statusCode).toBe(404)
  expect((await show('/sandbox/mails', 'nobody.example')).statusCode).toBe(404)
})
