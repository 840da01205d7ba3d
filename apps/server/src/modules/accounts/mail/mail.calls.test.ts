import { accounts, type Language, mailKinds, mailLinksPerHour, reasons } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendDue } from '../../../platform/mail/send-due.ts'
import { hashToken } from '../../../platform/security/secrets.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { removeExpired } from '../jobs.ts'
import { offToken } from './tokens.ts'

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

const hour = 3600

interface Row extends Record<string, unknown> {
  id: string
  address: string | null
  waiting: string | null
  link_hash: string
  kinds: string[]
  language: string
}

const rowOf = async ({ userId }: Person) => {
  const { rows } = await testApp.db.execute<Row>(
    sql`select * from mail_addresses where user_id = ${userId}`,
  )
  return rows[0]
}

interface Shown extends Record<string, unknown> {
  recipient: string
  subject: string
  text: string
  html: string
}

/** Returns the mails of the sandbox, newest first. */
async function shownMails(): Promise<Shown[]> {
  await sendDue(testApp.app.services, testApp.clock)
  const { rows } = await testApp.db.execute<Shown>(
    sql`select recipient, subject, text, html from sandbox_mails order by id desc`,
  )
  return rows
}

async function newestToken(): Promise<string> {
  const [mail] = await shownMails()
  return /mail-confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const save = (address: string, by = person, language: Language = 'en') =>
  testApp.ask(accounts.saveMailAddress, { address }, { person: by, language })
const confirm = (token: string, by: { person?: Person; language?: Language; host?: string } = {}) =>
  testApp.ask(accounts.confirmMailAddress, { token }, by)
const look = (token: string, by: { person?: Person; language?: Language } = {}) =>
  testApp.ask(accounts.mailLink, { token }, by)
const own = async (by = person) => (await testApp.ask(accounts.ownMail, {}, by)).body.data

async function confirmed(address: string, by = person) {
  await save(address, by)
  await confirm(await newestToken())
}

const another = (letter: string | undefined) => (letter === 'A' ? 'B' : 'A')

const reasonOf = (body: { extend?: unknown }) => (body.extend as { reason?: string })?.reason

describe('the mail address', () => {
  it('[JOB-125] [JOB-126] is confirmed by the button on the linked page, and not by opening the page', async () => {
    expect(await own()).toEqual({
      address: '',
      waiting: '',
      linkEndsAt: null,
      isRefused: false,
      on: [],
    })
    const { body } = await save(' mei@home.example ', person, 'zh')
    expect(body.data).toEqual({
      address: '',
      waiting: 'mei@home.example',
      linkEndsAt: new Date(testApp.clock.now().getTime() + 24 * hour * 1000).toISOString(),
      isRefused: false,
      on: [],
    })
    const [mail] = await shownMails()
    expect(mail).toMatchObject({
      recipient: 'mei@home.example',
      subject: '请确认您在第一学校的邮箱',
    })
    expect(mail?.text).toContain('http://localhost/zh/mail-confirm/')
    expect(mail?.html).toContain('href="http://localhost/zh/mail-confirm/')
    const token = await newestToken()
    expect((await rowOf(person))?.link_hash).toBe(hashToken(token))
    for (let time = 0; time < 3; time += 1)
      expect((await look(token)).body.data).toEqual({ address: 'mei@home.example' })
    await testApp.app.http.inject({
      url: `/zh/mail-confirm/${token}`,
      headers: { host: 'localhost' },
    })
    expect(await rowOf(person)).toMatchObject({ address: null, waiting: 'mei@home.example' })
    expect((await confirm(token)).body.data).toEqual({ address: 'mei@home.example' })
    expect(await rowOf(person)).toMatchObject({
      address: 'mei@home.example',
      waiting: null,
      kinds: [],
      language: 'zh',
    })
  })

  it("[JOB-126] is confirmed once: the second press reports that in the reader's language and changes nothing", async () => {
    await save('mei@home.example')
    const token = await newestToken()
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-4, 200])
    const before = await rowOf(person)
    for (const language of ['en', 'zh', 'my'] as const) {
      for (const act of [look, confirm]) {
        const { body } = await act(token, { language })
        expect([body.code, body.msg]).toEqual([-4, reasons.mailLinkUsed[language]])
      }
    }
    expect(await rowOf(person)).toEqual(before)
  })

  it('[JOB-126] is not confirmed by a link with any changed character', async () => {
    await save('mei@home.example')
    const token = await newestToken()
    const before = await rowOf(person)
    // Wrong links are limited for each network, so each try comes from another network.
    for (let at = 0; at < token.length; at += 5) {
      const changed = token.slice(0, at) + another(token[at]) + token.slice(at + 1)
      const address = `203.0.113.${at}`
      const { body } = await testApp.ask(
        accounts.confirmMailAddress,
        { token: changed },
        { address },
      )
      expect([body.code, reasonOf(body)]).toEqual([-2, 'mailLinkWrong'])
    }
    for (const cut of ['x', token.slice(1), token.slice(0, -1), `${token}A`])
      expect((await confirm(cut)).body.code).toBe(-2)
    expect(await rowOf(person)).toEqual(before)
    expect((await confirm(token)).body.ok).toBe(true)
  })

  it('[JOB-126] is not confirmed by a link after 24 hours, nor by a replaced link', async () => {
    await save('mei@home.example')
    const first = await newestToken()
    testApp.clock.pass(1)
    expect((await testApp.ask(accounts.renewMailLink, {}, person)).body.ok).toBe(true)
    const second = await newestToken()
    expect(second).not.toBe(first)
    expect(reasonOf((await confirm(first)).body)).toBe('mailLinkReplaced')
    testApp.clock.pass(24 * hour)
    for (const act of [look, confirm])
      expect(reasonOf((await act(second)).body)).toBe('mailLinkExpired')
    expect((await rowOf(person))?.address).toBeNull()
  })

  it('[JOB-126] is not confirmed by the link of another person or school, which reveals no data', async () => {
    await save('mei@home.example')
    const token = await newestToken()
    const other = await testApp.person()
    for (const act of [look, confirm]) {
      const { body } = await act(token, { person: other })
      expect([body.code, reasonOf(body), body.data]).toEqual([-6, 'mailLinkOther', null])
    }
    const { body } = await confirm(token, { host: 'other.localhost' })
    expect([body.code, reasonOf(body)]).toEqual([-6, 'mailLinkReplaced'])
    expect((await rowOf(person))?.address).toBeNull()
    expect((await confirm(token, { person })).body.ok).toBe(true)
  })

  it('[JOB-126] limits wrong links of one network, while the right link still works', async () => {
    await save('mei@home.example')
    const token = await newestToken()
    const tries = Array.from({ length: 61 }, (_, one) => `wrong-${one}`)
    const codes: number[] = []
    for (const wrong of tries)
      codes.push(
        (await testApp.ask(accounts.mailLink, { token: wrong }, { address: '198.51.100.7' })).body
          .code,
      )
    expect(codes.slice(-2)).toEqual([-2, -100])
    const { body } = await testApp.ask(accounts.mailLink, { token }, { address: '198.51.100.7' })
    expect(body.ok).toBe(true)
  })

  it('[JOB-126] gets five links an hour, and a sixth request writes nothing', async () => {
    for (let time = 0; time < mailLinksPerHour; time += 1)
      expect((await save(`mei${time}@home.example`)).body.ok).toBe(true)
    const before = await rowOf(person)
    for (const refused of [
      await save('sixth@home.example'),
      await testApp.ask(accounts.renewMailLink, {}, person),
    ])
      expect([refused.body.code, refused.body.msg]).toEqual([-100, reasons.mailLinksOver.en])
    expect(await rowOf(person)).toEqual(before)
    expect(await shownMails()).toHaveLength(mailLinksPerHour)
    testApp.clock.pass(hour)
    expect((await save('sixth@home.example')).body.ok).toBe(true)
  })

  it('[JOB-125] stays in use until a new one is confirmed, and a new one can be discarded', async () => {
    await confirmed('old@home.example')
    expect((await save('new@home.example')).body.data).toMatchObject({
      address: 'old@home.example',
      waiting: 'new@home.example',
    })
    expect((await save('old@home.example')).body.data).toMatchObject({
      address: 'old@home.example',
      waiting: '',
    })
    const dropped = await newestToken()
    expect(reasonOf((await confirm(dropped)).body)).toBe('mailLinkReplaced')
    await confirmed('new@home.example')
    expect(await own()).toMatchObject({ address: 'new@home.example', waiting: '' })
  })

  it('[JOB-125] is removed with its choices and its link', async () => {
    await confirmed('old@home.example')
    await testApp.ask(accounts.switchMail, { kind: 'digest', on: true }, person)
    await save('new@home.example')
    const token = await newestToken()
    const { body } = await testApp.ask(accounts.removeMailAddress, {}, person)
    expect(body.data).toMatchObject({ address: '', waiting: '', on: [] })
    expect(await rowOf(person)).toBeUndefined()
    expect(reasonOf((await confirm(token)).body)).toBe('mailLinkReplaced')
    expect((await testApp.ask(accounts.removeMailAddress, {}, person)).body.ok).toBe(true)
    expect((await testApp.ask(accounts.renewMailLink, {}, person)).body.code).toBe(-4)
  })

  it('[JOB-125] reveals nothing about other accounts with the same address', async () => {
    const other = await testApp.person()
    await confirmed('shared@home.example', other)
    const { body } = await save('shared@home.example')
    expect([body.code, body.data?.waiting]).toEqual([200, 'shared@home.example'])
    expect((await confirm(await newestToken())).body.ok).toBe(true)
    expect((await own(other))?.address).toBe('shared@home.example')
  })

  it.each([
    '',
    'mei',
    'mei@',
    'a@b.example, c@d.example',
    'Mei <a@b.example>',
    'a@b.example\nBcc: c',
  ])('[JOB-125] refuses %j beside the field, without a row or a mail', async (address) => {
    const { body } = await save(address, person, 'zh')
    expect(body).toMatchObject({
      code: -2,
      extend: { fields: { address: '请输入正确的邮箱' } },
    })
    expect([await rowOf(person), await shownMails()]).toEqual([undefined, []])
  })

  it('[JOB-125] is shown with a permanently refused confirmation mail', async () => {
    await save('refused@home.example')
    await shownMails()
    expect(await own()).toMatchObject({ waiting: 'refused@home.example', isRefused: true })
  })

  it('[JOB-127] is deleted thirty days after its link expired unless it was confirmed', async () => {
    const other = await testApp.person()
    await confirmed('kept@home.example', other)
    await save('never@home.example', other)
    await save('never@home.example')
    testApp.clock.pass(31 * 24 * hour - 1)
    await removeExpired(testApp.app.services, testApp.clock.now())
    expect((await rowOf(person))?.waiting).toBe('never@home.example')
    testApp.clock.pass(2)
    await removeExpired(testApp.app.services, testApp.clock.now())
    expect(await rowOf(person)).toBeUndefined()
    expect(await rowOf(other)).toMatchObject({ address: 'kept@home.example', waiting: null })
  })
})

describe('the choices of mails', () => {
  const flip = (kind: (typeof mailKinds)[number], on: boolean) =>
    testApp.ask(accounts.switchMail, { kind, on }, person)

  it('[JOB-128] are all off, and cannot be switched on, until the address is confirmed', async () => {
    await save('mei@home.example')
    for (const kind of mailKinds) {
      const { body } = await flip(kind, true)
      expect([body.code, body.msg]).toEqual([-6, reasons.mailUnconfirmed.en])
    }
    expect((await rowOf(person))?.kinds).toEqual([])
    await confirm(await newestToken())
    expect((await own())?.on).toEqual([])
    expect((await flip('course', true)).body.data?.on).toEqual(['course'])
  })

  it('[JOB-128] are switched one by one, also twice and from two pages at once', async () => {
    await confirmed('mei@home.example')
    await Promise.all([...mailKinds, ...mailKinds].map((kind) => flip(kind, true)))
    const sorted = async () =>
      ((await rowOf(person))?.kinds ?? []).toSorted((a, b) => a.localeCompare(b))
    expect(await sorted()).toEqual(mailKinds.toSorted((a, b) => a.localeCompare(b)))
    await flip('digest', false)
    await flip('digest', false)
    expect(await sorted()).toEqual(['applications', 'course', 'school', 'system'])
  })
})

describe('unsubscribing by a link', () => {
  const offOf = async (kind: (typeof mailKinds)[number]) =>
    offToken(testApp.app.services, Number((await rowOf(person))?.id), kind)
  const press = (url: string, payload = 'List-Unsubscribe=One-Click', host = 'localhost') =>
    testApp.app.http.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  const kindsOf = async () => (await rowOf(person))?.kinds

  beforeEach(async () => {
    await confirmed('mei@home.example')
    for (const kind of ['digest', 'course'] as const)
      await testApp.ask(accounts.switchMail, { kind, on: true }, person)
  })

  it('[JOB-130] needs the press of the button, concerns that kind only, and can be repeated', async () => {
    const token = await offOf('digest')
    const { body } = await testApp.ask(accounts.mailOffLink, { token })
    expect(body.data).toEqual({ kind: 'digest', on: true })
    for (const url of [`/mail-off/${token}`, `/zh/mail-off/${token}`])
      await testApp.app.http.inject({ url, headers: { host: 'localhost' } })
    expect(await kindsOf()).toEqual(['digest', 'course'])
    for (let time = 0; time < 2; time += 1) {
      const pressed = await testApp.ask(accounts.switchMailOff, { token })
      expect(pressed.body.data).toEqual({ kind: 'digest', on: false })
      expect(await kindsOf()).toEqual(['course'])
    }
  })

  it.each([
    ['urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('[JOB-130] is done by the %s POST of a mail program without a session', async (_, payload) => {
    const token = await offOf('digest')
    for (const url of [`/zh/mail-off/${token}`, `/mail-off/${token}`]) {
      const { statusCode, headers } = await press(url, payload)
      expect([statusCode, headers['set-cookie']]).toEqual([200, undefined])
      expect(await kindsOf()).toEqual(['course'])
    }
  })

  it('[JOB-130] refuses a forged link, one of another kind or school, and a post without the field', async () => {
    const token = await offOf('digest')
    const forged = [
      token.slice(0, -1) + another(token.at(-1)),
      token.replace('digest-', 'course-'),
      'digest-x',
      'nothing',
    ]
    for (const one of forged) {
      expect((await press(`/mail-off/${one}`)).statusCode).toBe(404)
      expect((await testApp.ask(accounts.switchMailOff, { token: one })).body).toMatchObject({
        code: -2,
        extend: { reason: 'mailLinkWrong' },
      })
    }
    expect((await press(`/mail-off/${token}`, 'something=else')).statusCode).toBe(422)
    await press(`/mail-off/${token}`, undefined, 'other.localhost')
    await testApp.ask(accounts.switchMailOff, { token }, { host: 'other.localhost' })
    expect(await kindsOf()).toEqual(['digest', 'course'])
  })
})
