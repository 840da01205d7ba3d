import { applications, employment } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendDue } from '../../../platform/mail/send-due.ts'
import { mails } from '../../../platform/mail/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'
import { jobApplications, jobPosts } from '../../employment/tables.ts'
import { apply, mailsAbout, makeApplicant, makeOpening } from '../factories.ts'
import { applicationCopies, applicationLinks, applicationSteps } from '../tables.ts'

let testApp: TestApp
let student: Person
let write: Awaited<ReturnType<typeof makeApplicant>>['write']
let content: Awaited<ReturnType<typeof makeApplicant>>['content']

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  ;({ student, write, content } = await makeApplicant(testApp))
})

const day = 86_400
const opening = (...more: [object?, object?]) => makeOpening(testApp, student, ...more)
const send = (positionId: string, by = student, letter = '') =>
  testApp.ask(applications.sendEmail, { positionId, letter }, by)
const rows = (by = student) =>
  testApp.db.select().from(jobApplications).where(eq(jobApplications.userId, by.userId))
const allMails = () => testApp.db.$count(mails)
const delivery = async (positionId: string, by?: Person) =>
  (await testApp.ask(employment.jobDetails, { positionId }, by)).body.extend

describe('an application', () => {
  it('[JOB-024] [JOB-104] is sent with its copy, first step, link and one mail in the language of the post', async () => {
    const { positionId } = await opening(
      { title: '电商运营专员', language: 'zh' },
      { name: 'Maju', contactName: '陈女士', email: 'hr@maju.example' },
    )
    const { status, body } = await send(positionId, student, 'I like shops.\nVery much. {day}')
    const now = testApp.clock.now()
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      state: 'delivered',
      next: 'wait',
      mail: 'waiting',
      letter: 'I like shops.\nVery much. {day}',
      mayWithdraw: true,
      mayAnswerOffer: false,
      deliveredAt: now.toISOString(),
      interview: null,
      post: { positionId, title: '电商运营专员' },
      timeline: [{ at: now.toISOString(), state: 'delivered', by: 'student', note: '' }],
      pdfName: '',
    })
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'delivered', version: 0, letter: body.data?.letter })
    const [copy] = await testApp.db
      .select()
      .from(applicationCopies)
      .where(eq(applicationCopies.id, row?.copyId ?? 0))
    expect(copy).toMatchObject({ userId: student.userId, revision: 1, content })
    const [mail, ...further] = await mailsAbout(testApp, body.data?.sign ?? '')
    expect(further).toEqual([])
    expect(mail).toMatchObject({
      kind: 'application',
      language: 'zh',
      toAddress: 'hr@maju.example',
      toName: '陈女士',
      replyAddress: content.basics.email,
      subject: `应聘“电商运营专员”：${content.basics.name}`,
      state: 'queued',
    })
    expect(mail?.text).toContain('I like shops.\nVery much. {day}')
    expect(mail?.text).toMatch(/http:\/\/localhost\/company-answer\/[\w-]{65}\n/)
    expect(mail?.text).toContain(
      new Date(now.getTime() + 60 * day * 1000).toISOString().slice(0, 10),
    )
  })

  it('[JOB-043] is made once however often it is sent, also by two devices at once, with one mail', async () => {
    const { positionId } = await opening()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(positionId)))
    const again = await send(positionId, student, 'Another letter')
    const signs = [...answers, again].map(({ body }) => body.data?.sign)
    expect(new Set(signs).size).toBe(1)
    expect(again.body.data?.letter).toBe('')
    expect(await rows()).toHaveLength(1)
    expect(await mailsAbout(testApp, signs[0] ?? '')).toHaveLength(1)
  })

  it('[JOB-044] can be made again after it was withdrawn, with a mail about each', async () => {
    const { positionId } = await opening()
    const first = await apply(testApp, student, positionId)
    await testApp.ask(
      applications.withdrawApplication,
      { sign: first.sign, note: 'Found one' },
      student,
    )
    const second = await apply(testApp, student, positionId)
    expect(second.sign).not.toBe(first.sign)
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['delivered', 'withdrawn'])
    const [delivered, withdrawn] = await mailsAbout(testApp, first.sign)
    expect(delivered?.subject).toMatch(/^Application for/)
    expect(withdrawn?.subject).toMatch(/^Application withdrawn for/)
    expect(withdrawn?.text).toContain('Found one')
    expect(await mailsAbout(testApp, second.sign)).toHaveLength(1)
    expect(await delivery(positionId, student)).toEqual({ delivery: 'delivered' })
  })

  it('[JOB-026] needs a resume with a job intention, and says so in the language of the reader', async () => {
    const { positionId } = await opening()
    const without = await makeMember(testApp, { name: 'Aina' })
    await write({ sections: { ...content.sections, intention: [] } })
    for (const by of [without, student]) {
      const { body } = await testApp.ask(
        applications.sendEmail,
        { positionId },
        { person: by, language: 'zh' },
      )
      expect([body.code, body.extend?.['reason']]).toEqual([-217, 'intentionMissing'])
      expect(body.msg).toContain('求职意向')
      expect(await rows(by)).toEqual([])
    }
  })

  it('[JOB-043] is refused after the end of the post or without an address of the company; a sent one is returned', async () => {
    const { positionId, postId } = await opening()
    const sent = await apply(testApp, student, positionId)
    await testApp.db
      .update(jobPosts)
      .set({ endsAt: testApp.clock.now() })
      .where(eq(jobPosts.id, postId))
    expect((await send(positionId)).body.data?.sign).toBe(sent.sign)
    const ended = await opening({ endsAt: testApp.clock.now() })
    const silent = await opening({}, { email: '' })
    const mailsBefore = await allMails()
    const reasonOf = async (one: string) => {
      const { body } = await send(one)
      return [body.code, body.extend?.['reason']]
    }
    expect(await reasonOf(ended.positionId)).toEqual([-4, 'postEnded'])
    expect(await reasonOf(silent.positionId)).toEqual([-4, 'companyNoAddress'])
    const draft = await opening({ publishedAt: null })
    expect((await send(draft.positionId)).status).toBe(404)
    expect(await rows()).toHaveLength(1)
    expect(await allMails()).toBe(mailsBefore)
  })

  it('[JOB-048] is not stored if its mail cannot be written', async () => {
    const { positionId } = await opening()
    await testApp.db.execute(sql`alter table mails add constraint none check (id < 0) not valid`)
    try {
      expect((await send(positionId)).status).toBe(500)
    } finally {
      await testApp.db.execute(sql`alter table mails drop constraint none`)
    }
    expect(await rows()).toEqual([])
    expect(
      await testApp.db.$count(applicationCopies, eq(applicationCopies.userId, student.userId)),
    ).toBe(0)
    expect((await send(positionId)).status).toBe(200)
  })

  it('[JOB-048] shows the student and the staff that its mail has finally failed', async () => {
    const { positionId } = await opening({}, { name: 'Refuser', email: 'refused@company.example' })
    const { sign } = await apply(testApp, student, positionId)
    await sendDue(testApp.app.services, testApp.clock)
    const { body } = await testApp.ask(applications.application, { sign }, student)
    expect(body.data).toMatchObject({ state: 'delivered', mail: 'failed' })
    const staff = await testApp.person('schoolAdmin,normal')
    const { body: listed } = await testApp.ask(
      applications.listApplications,
      { mailFailed: true, text: 'refuser' },
      staff,
    )
    expect(listed.data).toMatchObject({ total: 1, list: [{ sign, mail: 'failed' }] })
  })

  it('[JOB-005] is in extend of the post and of the list of posts, never for a visitor', async () => {
    const { positionId } = await opening({ recommended: true, title: 'Extended' })
    const other = await opening({ recommended: true })
    expect(await delivery(positionId)).toEqual({ delivery: 'none' })
    expect(await delivery(positionId, student)).toEqual({ delivery: 'none' })
    const { sign } = await apply(testApp, student, positionId)
    const list = async (by?: Person) =>
      (await testApp.ask(employment.enterpriseRecruitmentList, { size: 50 }, by)).body
    const { data, extend } = await list(student)
    expect(extend).toEqual({ delivery: { [positionId]: 'delivered' } })
    expect(data?.list.map((row) => row.positionId)).toContain(other.positionId)
    expect(data).not.toHaveProperty('extend')
    expect((await list()).extend).toEqual({ delivery: {} })
    await testApp.ask(applications.withdrawApplication, { sign }, student)
    expect(await delivery(positionId, student)).toEqual({ delivery: 'withdrawn' })
  })
})

describe('applying to all posts', () => {
  beforeEach(async () => {
    await testApp.db.update(jobPosts).set({ recommended: false })
  })
  const sendAll = (positionIds?: string[]) =>
    testApp.ask(applications.sendEmailToAll, positionIds ? { positionIds } : {}, student)
  const listed = async () =>
    (await testApp.ask(applications.sendEmailToAllList, {}, student)).body.data ?? []
  const many = async (count: number) => {
    const made = []
    for (let index = 0; index < count; index += 1)
      made.push(
        await opening({
          recommended: true,
          publishedAt: new Date(testApp.clock.now().getTime() - index * 1000),
        }),
      )
    return made
  }

  it('[JOB-025] [JOB-026] sends one copy to the recommended posts, at most 20, without repeating any', async () => {
    const made = await many(23)
    await opening({ recommended: true }, { email: '' })
    const [first] = made
    await apply(testApp, student, first?.positionId ?? '')
    const confirmed = await listed()
    expect(confirmed.map(({ positionId }) => positionId)).toEqual(
      made.slice(1, 21).map(({ positionId }) => positionId),
    )
    const before = await allMails()
    let statements = 0
    const began = performance.now()
    statements = await testApp.statementsOf(async () => {
      expect((await sendAll()).body.data).toEqual({ sent: 20, left: [] })
    })
    expect(performance.now() - began).toBeLessThan(3000)
    expect(statements).toBeLessThanOrEqual(20)
    const sent = await rows()
    expect(sent).toHaveLength(21)
    expect(new Set(sent.map(({ copyId }) => copyId)).size).toBe(1)
    expect((await allMails()) - before).toBe(20)
    for (const { id } of sent) {
      expect(
        await testApp.db.$count(applicationSteps, eq(applicationSteps.applicationId, id)),
      ).toBe(1)
      expect(
        await testApp.db.$count(applicationLinks, eq(applicationLinks.applicationId, id)),
      ).toBe(1)
    }
    expect((await sendAll()).body.data).toEqual({ sent: 2, left: [] })
    expect((await sendAll()).body.data).toEqual({ sent: 0, left: [] })
  })

  it('[JOB-026] names posts that have ended, have an application or no address since the list was confirmed', async () => {
    const made = await many(20)
    const confirmed = (await listed()).map(({ positionId }) => positionId)
    expect(confirmed).toHaveLength(20)
    const ended = made.slice(0, 3)
    for (const { postId } of ended)
      await testApp.db
        .update(jobPosts)
        .set({ endsAt: testApp.clock.now() })
        .where(eq(jobPosts.id, postId))
    await apply(testApp, student, made[3]?.positionId ?? '')
    const { body } = await sendAll(confirmed)
    expect(body.data?.sent).toBe(16)
    expect(body.data?.left.map(({ positionId, why }) => [positionId, why])).toEqual([
      ...ended.map(({ positionId }) => [positionId, 'ended']),
      [made[3]?.positionId, 'alreadySent'],
    ])
    expect(await rows()).toHaveLength(17)
  })

  it('[JOB-043] sends each application once for two clicks at the same moment', async () => {
    await many(5)
    const before = await allMails()
    const answers = await Promise.all([sendAll(), sendAll(), sendAll()])
    expect(answers.reduce((sum, { body }) => sum + (body.data?.sent ?? 0), 0)).toBe(5)
    expect(await rows()).toHaveLength(5)
    expect((await allMails()) - before).toBe(5)
  })

  it('[JOB-026] needs a job intention, and refuses a post of another school', async () => {
    const made = await many(1)
    await write({ sections: { ...content.sections, intention: [] } })
    expect((await sendAll()).body.code).toBe(-217)
    await write()
    const other = await makeApplicant(testApp, testApp.otherSchoolId)
    const foreign = await makeOpening(testApp, other.student)
    expect((await sendAll([made[0]?.positionId ?? '', foreign.positionId])).status).toBe(404)
    expect(await rows()).toEqual([])
  })
})
