import { resume } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { found } from '../../../platform/refusal.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { anotherSession, impersonate, makeMember } from '../../accounts/factories.ts'
import { users } from '../../accounts/index.ts'
import { resumeShares } from '../tables.ts'

const day = 24 * 60 * 60
const secret = { contact: '+60 12-345 6789', email: 'liyue@example.com', wechat: 'liyue_04' }

let testApp: TestApp
let student: Awaited<ReturnType<typeof makeMember>>
let resumeId: string

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await makeMember(testApp, { name: '李玥' })
  resumeId = testApp.seal('resume', student.userId)
  const basics = { name: '李玥', status: 4, sex: 0, identity: 1, birthday: null, city: 'MY-14-01' }
  const { body } = await testApp.ask(
    resume.updateResumeDetail,
    { resumeId, revision: 0, ...basics, ...secret } as never,
    student,
  )
  expect(body.ok).toBe(true)
})

/** Returns the owner with a new session, because sessions expire while a link is still valid. */
const owner = async () => ({ ...student, token: await anotherSession(testApp, student) })
const rows = () =>
  testApp.db.select().from(resumeShares).where(eq(resumeShares.userId, student.userId))
const save = async (plan: { days?: 7 | 30 | 90; withContact?: boolean } = {}) => {
  const input = { resumeId, days: 7 as const, ...plan }
  const { body } = await testApp.ask(resume.saveResumeShare, input, await owner())
  return found(body.data)
}
const tokenIn = (link: string) => link.slice(link.lastIndexOf('/') + 1)
const share = async (plan?: Parameters<typeof save>[0]) => tokenIn((await save(plan)).link)
const shown = (token: string, by = {}) => testApp.ask(resume.sharedResume, { token }, by)
const state = async () =>
  found((await testApp.ask(resume.resumeShare, { resumeId }, await owner())).body.data).share
const withdraw = () => testApp.ask(resume.withdrawResumeShare, { resumeId }, student)
const refusedWith = async (token: string, language = 'en') => {
  const { status, body } = await shown(token, { language })
  return [status, body.code, body.extend?.['reason'], body.msg]
}

describe('the sharing link of a resume', () => {
  it('[RES-080] is off until the owner creates it, and is valid for the chosen days', async () => {
    expect(await state()).toBeNull()
    expect(await rows()).toEqual([])
    const made = await save({ days: 30 })
    const now = testApp.clock.now().getTime()
    const endsAt = new Date(now + 30 * day * 1000)
    expect(made).toMatchObject({ state: 'open', days: 30, withContact: false, openings: 0 })
    expect(made.link).toMatch(/^http:\/\/localhost\/resume\/share\/[\w-]{65}$/)
    expect(await rows()).toMatchObject([
      { schoolId: testApp.schoolId, days: 30, withContact: false, endsAt, withdrawnAt: null },
    ])
    expect(await state()).toEqual(made)
  })

  it('[RES-080] [RES-066] shows the resume to a visitor, in its template and language', async () => {
    const look = {
      template: 3,
      language: 'zh',
      color: 'sea',
      spacing: 'compact',
      fontSize: 'small',
    } as const
    await testApp.ask(resume.updateResumeLook, { resumeId, revision: 1, ...look }, student)
    const { body } = await shown(await share())
    expect(body.data).toMatchObject({
      look: { template: 3, color: 'sea', spacing: 'compact', fontSize: 'small' },
      paper: { language: 'zh', name: '李玥' },
    })
    expect(body.data?.paper.facts.map(({ fact }) => fact)).toEqual(['city', 'status'])
    expect(body.data?.paper.facts[0]?.label).toBe('城市')
  })

  it('[RES-080] contains contact data only when it was chosen', async () => {
    const token = await share()
    const without = JSON.stringify((await shown(token)).body)
    for (const text of Object.values(secret)) expect(without).not.toContain(text)
    await save({ withContact: true })
    const { facts } = found((await shown(token)).body.data).paper
    expect(facts.map(({ text }) => text)).toEqual(expect.arrayContaining(Object.values(secret)))
    await save({ withContact: false })
    expect(JSON.stringify((await shown(token)).body)).not.toContain(secret.email)
  })

  it('[RES-080] [RES-105] is refused with its reason after its end, and works again when renewed', async () => {
    const token = await share({ days: 7 })
    testApp.clock.pass(7 * day)
    expect(await refusedWith(token)).toEqual([
      403,
      -6,
      'resumeLinkEnded',
      'This link has expired. Ask the person who sent it to renew it.',
    ])
    expect((await state())?.state).toBe('ended')
    expect(await share({ days: 90 })).toBe(token)
    expect((await shown(token)).status).toBe(200)
    testApp.clock.pass(90 * day - 1)
    expect((await shown(token)).status).toBe(200)
  })

  it('[RES-080] [RES-105] is refused permanently after its withdrawal, and the next link has another address', async () => {
    const token = await share()
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).status).toBe(200)
    expect((await refusedWith(token)).slice(0, 3)).toEqual([403, -6, 'resumeLinkWithdrawn'])
    expect(await state()).toBeNull()
    const next = await share()
    expect(next).not.toBe(token)
    expect((await shown(next)).status).toBe(200)
    expect((await refusedWith(token))[2]).toBe('resumeLinkWithdrawn')
    const withdrawn = (await rows()).filter(({ withdrawnAt }) => withdrawnAt !== null)
    expect([withdrawn.length, (await rows()).length]).toEqual([1, 2])
  })

  it('[RES-080] [RES-105] is refused with any changed character, in three languages', async () => {
    const token = await share()
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A'
      const changed = token.slice(0, at) + other + token.slice(at + 1)
      expect((await refusedWith(changed)).slice(0, 3)).toEqual([404, -2, 'resumeLinkWrong'])
    }
    for (const changed of [token.slice(1), token.slice(0, -1), `${token}A`, 'x', '李玥'])
      expect((await refusedWith(changed))[2]).toBe('resumeLinkWrong')
    const said = await Promise.all(['en', 'zh', 'my'].map((one) => refusedWith('x', one)))
    expect(said.map(([, , , text]) => text)).toEqual([
      expect.stringContaining('This address does not lead to a resume'),
      expect.stringContaining('该链接没有对应的简历'),
      expect.stringContaining('Alamat ini tidak membawa'),
    ])
  })

  it("[RES-094] is refused while its owner's account is disabled, with the reason in three languages", async () => {
    const token = await share({ withContact: true })
    const disable = (disabled: boolean) =>
      testApp.db.update(users).set({ disabled }).where(eq(users.id, student.userId))
    await disable(true)
    const { status, body } = await shown(token)
    expect([status, body.code, body.data]).toEqual([403, -6, null])
    const said = await Promise.all(['en', 'zh', 'my'].map((one) => refusedWith(token, one)))
    expect(said.map(([, , reason]) => reason)).toEqual(Array(3).fill('resumeLinkClosed'))
    expect(said.map(([, , , text]) => text)).toEqual([
      expect.stringContaining('cannot be opened at present'),
      expect.stringContaining('目前无法打开'),
      expect.stringContaining('tidak dapat dibuka'),
    ])
    const counted = await testApp.ask(resume.countResumeOpening, { token })
    expect([counted.status, (await rows())[0]?.openings]).toEqual([403, 0])
    await disable(false)
    expect((await shown(token)).status).toBe(200)
  })

  it('[RES-080] works at the address of its school only', async () => {
    const { status, body } = await shown(await share(), { host: 'other.localhost' })
    expect([status, body.extend?.['reason']]).toEqual([404, 'resumeLinkWrong'])
  })

  it('[RES-107] forbids caches to store the page', async () => {
    const token = await share()
    const answer = await testApp.app.http.inject({
      url: `/api/v1/resume/shared?token=${token}`,
      headers: { host: 'localhost' },
    })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  it('[RES-080] is created once by two parallel calls', async () => {
    const made = await Promise.all([save(), save({ days: 30 }), save()])
    expect(new Set(made.map(({ link }) => link)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
  })

  it('[RES-065] [RES-080] belongs to the owner: others, and impersonating staff, neither see nor change it', async () => {
    await share()
    const admin = await makeMember(testApp, { roles: 'schoolAdmin' })
    for (const call of [resume.resumeShare, resume.saveResumeShare, resume.withdrawResumeShare])
      expect((await testApp.ask(call, { resumeId, days: 7 } as never, admin)).status).toBe(404)
    const impersonating = await impersonate(testApp, admin, student)
    const { body } = await testApp.ask(resume.resumeShare, { resumeId }, impersonating)
    expect(body.ok).toBe(false)
    expect(await rows()).toMatchObject([{ withdrawnAt: null }])
  })
})

describe("the number of a link's openings", () => {
  const count = async (token: string, seen?: string, by = {}) =>
    (await testApp.ask(resume.countResumeOpening, { token, seen }, by)).body.data?.seen ?? ''
  const openings = async () => (await state())?.openings

  it('[RES-106] counts each browser once within an hour, by a signed time stored in the browser', async () => {
    const token = await share()
    const seen = await count(token)
    expect(await openings()).toBe(1)
    testApp.clock.pass(3599)
    expect(await count(token, seen)).toBe(seen)
    expect(await openings()).toBe(1)
    testApp.clock.pass(1)
    expect(await count(token, seen)).not.toBe(seen)
    await count(token)
    expect(await openings()).toBe(3)
  })

  it('[RES-106] ignores marks of another link or time, and forged ones', async () => {
    const seen = await count(await share())
    await withdraw()
    const token = await share()
    const [until = '', signature = ''] = seen.split('.')
    for (const mark of [seen, `${Number(until) + 9}.${signature}`, '9999999999999.x', 'NaN.', '.'])
      await count(token, mark)
    expect(await openings()).toBe(5)
  })

  it('[RES-106] counts neither the owner nor data requests without a page view, and nothing after the end', async () => {
    const token = await share()
    expect(await count(token, '', { person: student })).toBe('')
    await shown(token)
    expect(await openings()).toBe(0)
    testApp.clock.pass(7 * day)
    await count(token)
    expect(await openings()).toBe(0)
  })

  it('[RES-106] stores a number only: two visitors leave the same row as one who comes twice', async () => {
    const token = await share()
    const visitor = await makeMember(testApp)
    await count(token, '', { person: visitor, address: '10.1.1.1' })
    await count(token, '', { address: '10.2.2.2' })
    const [row] = await rows()
    expect(row).toMatchObject({ openings: 2 })
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      ['createdAt', 'days', 'endsAt', 'id', 'openings', 'schoolId', 'userId'].concat(
        'withContact',
        'withVideo',
        'withdrawnAt',
      ),
    )
  })

  it('[RES-094] counts at most sixty openings of one network in an hour, while the resume stays visible', async () => {
    const token = await share()
    const open = (address: string) => testApp.ask(resume.countResumeOpening, { token }, { address })
    for (let time = 0; time < 60; time += 1) expect((await open('10.3.3.3')).status).toBe(200)
    const { status, body } = await open('10.3.3.3')
    expect([status, body.extend?.['reason']]).toEqual([429, 'tooManyRequests'])
    expect(await openings()).toBe(60)
    expect((await shown(token, { address: '10.3.3.3' })).status).toBe(200)
    expect((await open('10.4.4.4')).status).toBe(200)
    testApp.clock.pass(3600)
    expect((await open('10.3.3.3')).status).toBe(200)
    expect(await openings()).toBe(62)
  })
})
