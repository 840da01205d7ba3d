import { mails } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forgetOldMails, sendDue } from '../../platform/mail/send-due.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
})
beforeEach(async () => {
  await signInStaff()
  await testApp.db.execute(sql`delete from mails`)
  testApp.jobs.sent.length = 0
})
afterAll(() => testApp.close())

/** The session expires when the test clock advances, so staff sign in again. */
async function signInStaff() {
  staff = await testApp.person('schoolAdmin,normal')
}

function queue(address: string, subject: string, schoolId = testApp.schoolId) {
  const { services } = testApp.app
  const to = { name: '李玥(老师)', address }
  const content = { subject, text: 'a secret text', html: '<p>a secret text</p>' }
  return testApp.db.transaction((tx) =>
    queueMail(
      tx,
      { ...services, now: testApp.clock.now() },
      { schoolId, kind: 'application', language: 'en', to, ...content },
    ),
  )
}

const work = () => sendDue(testApp.app.services, testApp.clock)

async function list(state?: 'waiting' | 'sent' | 'failed') {
  const { body } = await testApp.ask(mails.listMails, state ? { state } : {}, staff)
  return body.data?.list ?? []
}

it('[JOB-069] lists the mails of the school without their texts, newest first', async () => {
  await queue('hr@company.example', 'One')
  await queue('refused@company.example', 'Two')
  await queue('full@company.example', 'Three')
  await queue('hr@company.example', 'Elsewhere', testApp.otherSchoolId)
  await work()
  await queue('hr@company.example', 'Four')
  const { body } = await testApp.ask(mails.listMails, {}, staff)
  expect(JSON.stringify(body)).not.toContain('a secret text')
  expect(body.data).toMatchObject({
    total: 4,
    list: [
      { subject: 'Four', state: 'waiting', tries: 0, reason: null, may: { sendAgain: false } },
      {
        subject: 'Three',
        state: 'waiting',
        tries: 1,
        reason: 'later',
        serverAnswer: '452 4.2.2 The mailbox is full',
        nextTryAt: new Date(testApp.clock.now().getTime() + 60_000).toISOString(),
        sandboxUrl: null,
      },
      {
        subject: 'Two',
        state: 'failed',
        reason: 'refused',
        serverAnswer: '550 5.1.1 The mailbox does not exist',
        failedAt: testApp.clock.now().toISOString(),
        may: { sendAgain: true },
      },
      {
        subject: 'One',
        toName: '李玥(老师)',
        toAddress: 'hr@company.example',
        state: 'sent',
        sentAt: testApp.clock.now().toISOString(),
        reason: null,
        may: { sendAgain: false },
      },
    ],
  })
  const subjects = async (state: 'waiting' | 'sent' | 'failed') =>
    (await list(state)).map(({ subject }) => subject)
  expect(await subjects('waiting')).toEqual(['Four', 'Three'])
  expect(await subjects('sent')).toEqual(['One'])
  expect(await subjects('failed')).toEqual(['Two'])
})

it('[JOB-069] links a mail of the sandbox to its sandbox page', async () => {
  await queue('hr@company.example', 'One')
  await work()
  const [mail] = await list()
  const page = await testApp.app.http.inject({
    url: mail?.sandboxUrl ?? '',
    headers: { host: 'localhost' },
  })
  expect(page.body).toContain('a secret text')
})

it('[JOB-069] is for the staff of the school only', async () => {
  await queue('refused@company.example', 'One')
  await work()
  const [mail] = await list()
  const sign = mail?.sign ?? ''
  const others = [
    await testApp.person('teacher,normal'),
    await testApp.person('student,normal'),
    await testApp.person('schoolAdmin,normal', testApp.otherSchoolId),
  ]
  for (const person of others) {
    const answer = await testApp.ask(mails.listMails, {}, person)
    expect(answer.body.data?.list ?? []).toEqual([])
    expect((await testApp.ask(mails.sendMailAgain, { sign }, person)).body.ok).toBe(false)
  }
  expect(await list('failed')).toHaveLength(1)
})

it('[JOB-070] retries a failed mail for another 48 hours, and logs the person', async () => {
  await queue('full@company.example', 'Full')
  testApp.clock.pass(48 * 60 * 60)
  await signInStaff()
  await work()
  const [failed] = await list('failed')
  testApp.jobs.sent.length = 0
  testApp.clock.pass(3600)
  const author = staff
  const again = await testApp.ask(mails.sendMailAgain, { sign: failed?.sign ?? '' }, staff)
  expect(again.body).toMatchObject({ ok: true, code: 200 })
  expect(testApp.jobs.sent).toMatchObject([{ name: 'mails.sendDue' }])
  expect(await list('waiting')).toMatchObject([
    { sign: failed?.sign, tries: 0, failedAt: null, reason: null, serverAnswer: '' },
  ])
  await work()
  expect(await list('waiting')).toMatchObject([
    { tries: 1, nextTryAt: new Date(testApp.clock.now().getTime() + 60_000).toISOString() },
  ])
  testApp.clock.pass(47 * 60 * 60)
  await signInStaff()
  await work()
  expect(await list('waiting')).toHaveLength(1)
  testApp.clock.pass(3600)
  await work()
  expect(await list('failed')).toHaveLength(1)
  const { rows } = await testApp.db.execute(
    sql`select action, actor_id::int as actor, detail from audit_entries where action = 'mail.sentAgain'`,
  )
  expect(rows).toEqual([
    {
      action: 'mail.sentAgain',
      actor: author.userId,
      detail: [{ field: 'message', before: '', after: 'Full' }],
    },
  ])
})

it('[JOB-070] refuses a mail that did not fail, is being retried, or whose content was erased', async () => {
  await queue('hr@company.example', 'Sent')
  await queue('refused@company.example', 'Refused')
  await work()
  const [refused, sent] = await list()
  const again = async (sign = '') =>
    (await testApp.ask(mails.sendMailAgain, { sign }, staff)).body.code
  expect(await again(sent?.sign)).toBe(-4)
  expect(await again(refused?.sign)).toBe(200)
  expect(await again(refused?.sign)).toBe(-4)
  await work()
  testApp.clock.pass(90 * 24 * 60 * 60 + 1)
  await signInStaff()
  await forgetOldMails(testApp.app.services, testApp.clock)
  expect(await list('failed')).toMatchObject([
    { toAddress: '', subject: '', may: { sendAgain: false } },
  ])
  expect(await again(refused?.sign)).toBe(-4)
})
