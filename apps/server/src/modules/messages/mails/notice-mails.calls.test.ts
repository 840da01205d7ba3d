import { accounts, auditStatus, type MailKind } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendDue } from '../../../platform/mail/send-due.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
let person: Person

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.db.execute(sql`delete from mails`)
  await testApp.db.execute(sql`delete from sandbox_mails`)
  person = await testApp.person()
})

interface Shown extends Record<string, unknown> {
  recipient: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Lists the mails in the sandbox, the newest first. */
async function shownMails(): Promise<Shown[]> {
  await sendDue(testApp.app.services, testApp.clock)
  const { rows } = await testApp.db.execute<Shown>(
    sql`select recipient, subject, text, html, headers from sandbox_mails order by id desc`,
  )
  return rows
}

const save = (address: string) =>
  testApp.ask(accounts.saveMailAddress, { address }, { person, language: 'en' })

async function subscribe(address: string, ...kinds: MailKind[]) {
  await save(address)
  const [mail] = await shownMails()
  const token = /mail-confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await testApp.ask(accounts.confirmMailAddress, { token })
  for (const kind of kinds)
    await testApp.ask(accounts.switchMail, { kind, on: true }, { person, language: 'en' })
  await testApp.db.execute(sql`delete from sandbox_mails`)
}

const decided = ({ schoolId, userId }: Person, fails = false) =>
  testApp.db.transaction(async (tx) => {
    await testApp.app.services.events.publish(tx, 'identityDecided', {
      schoolId,
      userId,
      status: auditStatus.approved,
      reason: null,
      createdAt: testApp.clock.now(),
    })
    if (fails) throw new Error('taken back')
  })

const kindsOf = async () => (await testApp.ask(accounts.ownMail, {}, person)).body.data?.on
const address = 'mei@home.example'

describe('the mail of a notice', () => {
  it('[JOB-129] [JOB-130] is sent to the confirmed address, with a link that switches off its kind', async () => {
    await subscribe(address, 'system', 'course')
    await decided(person)
    const [mail, ...others] = await shownMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: address, subject: 'Your identity is confirmed' })
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Your school has confirmed your identity.')
      expect(part).toContain('http://localhost/en/home/learning/account')
      expect(part).toContain('(localhost)')
    }
    const { 'List-Unsubscribe': list = '', 'List-Unsubscribe-Post': post } = mail?.headers ?? {}
    expect(post).toBe('List-Unsubscribe=One-Click')
    const url = /^<(http:\/\/localhost\/en\/mail-off\/[\w-]+)>$/.exec(list)?.[1] ?? ''
    expect(mail?.text).toContain(url)
    expect(mail?.html).toContain(`href="${url}"`)
    const { statusCode } = await testApp.app.http.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: post,
    })
    expect(statusCode).toBe(200)
    expect(await kindsOf()).toEqual(['course'])
    await decided(person)
    expect(await shownMails()).toHaveLength(1)
  })

  it('[JOB-129] is stored together with the notice, or not at all', async () => {
    await subscribe(address, 'system')
    await expect(decided(person, true)).rejects.toThrow('taken back')
    expect(await shownMails()).toEqual([])
  })

  it('[JOB-128] is not sent for a kind that is switched off', async () => {
    await subscribe(address, 'course', 'school', 'applications', 'digest')
    await decided(person)
    expect(await shownMails()).toEqual([])
  })

  it('[JOB-125] is not sent to an unconfirmed address or to a person without one', async () => {
    await save(address)
    await shownMails()
    await testApp.db.execute(sql`delete from sandbox_mails`)
    await decided(person)
    await decided(await testApp.person())
    expect(await shownMails()).toEqual([])
  })

  it('[JOB-129] is not sent to a disabled account', async () => {
    await subscribe(address, 'system')
    await testApp.db.execute(sql`update users set disabled = true where id = ${person.userId}`)
    await decided(person)
    expect(await shownMails()).toEqual([])
  })
})
