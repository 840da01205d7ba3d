import { applications, employment, resume } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { anotherSession } from '../../accounts/factories.ts'
import { jobApplications } from '../../employment/tables.ts'
import { messages } from '../../messages/tables.ts'
import {
  apply,
  companyAnswers,
  mailsAbout,
  makeApplicant,
  makeOpening,
  tokenOf,
} from '../factories.ts'
import { applicationLinks, applicationSteps } from '../tables.ts'

let testApp: TestApp
let student: Person
let applicant: Awaited<ReturnType<typeof makeApplicant>>
let sign: string
let token: string
let opening: Awaited<ReturnType<typeof makeOpening>>

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  applicant = await makeApplicant(testApp)
  student = applicant.student
  opening = await makeOpening(testApp, student, { title: 'Operator' }, { contactName: '' })
  sign = (await apply(testApp, student, opening.positionId, 'Good morning')).sign
  token = await tokenOf(testApp, sign)
})

const day = 86_400
const inDays = (days: number) =>
  new Date(testApp.clock.now().getTime() + days * day * 1000).toISOString()
const read = (by: object = {}, one = token) =>
  testApp.ask(applications.companyApplication, { token: one }, by)
const idOf = (one = sign) => testApp.app.deps.signs.open('application', one) ?? 0
const row = async () =>
  (await testApp.db.select().from(jobApplications).where(eq(jobApplications.id, idOf())))[0]
const steps = () =>
  testApp.db
    .select()
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, idOf()))
    .orderBy(applicationSteps.id)
const notices = async () =>
  (
    await testApp.db
      .select()
      .from(messages)
      .where(eq(messages.userId, student.userId))
      .orderBy(messages.id)
  ).map(({ words, url }) => [words, url])
const answer = (step: Parameters<typeof companyAnswers>[2]) => companyAnswers(testApp, sign, step)
const own = async () => (await testApp.ask(applications.application, { sign }, student)).body.data

describe('the link of a company', () => {
  it('[JOB-046] shows only this application with the possible steps, and reading it changes nothing', async () => {
    const before = [await row(), await steps(), await mailsAbout(testApp, sign), await notices()]
    for (let time = 0; time < 5; time += 1) {
      const { status, body } = await read()
      expect(status).toBe(200)
      expect(body.data).toMatchObject({
        title: 'Operator',
        language: 'en',
        applicantName: applicant.content.basics.name,
        state: 'delivered',
        letter: 'Good morning',
        steps: ['viewed', 'shortlisted', 'interview', 'offered', 'rejected'],
        version: 0,
        linkEndsAt: inDays(60),
        resume: { paper: { name: applicant.content.basics.name }, copiedAt: inDays(0) },
      })
    }
    expect([await row(), await steps(), await mailsAbout(testApp, sign), await notices()]).toEqual(
      before,
    )
  })

  it('[JOB-046] is refused if any character was changed, in the language of the reader, and changes nothing', async () => {
    for (let index = 0; index < token.length; index += 3) {
      const other = token[index] === 'A' ? 'B' : 'A'
      const changed = token.slice(0, index) + other + token.slice(index + 1)
      const { status, body } = await read({ address: `10.0.${index}.1`, language: 'zh' }, changed)
      expect([status, body.code, body.extend?.['reason']]).toEqual([404, -2, 'companyLinkWrong'])
      expect(body.msg).toContain('链接不完整')
    }
    const { status } = await testApp.ask(applications.answerApplication, {
      token: token.slice(0, -1),
      version: 0,
      step: 'rejected',
    })
    expect(status).toBe(404)
    expect((await row())?.state).toBe('delivered')
    expect((await read({ host: 'other.localhost' })).status).toBe(404)
  })

  it('[JOB-046] opens no other application, even with the id of another link before its signature', async () => {
    const second = await apply(
      testApp,
      student,
      (await makeOpening(testApp, student, { title: 'Second' })).positionId,
    )
    const other = await tokenOf(testApp, second.sign)
    expect((await read({}, other)).body.data?.title).toBe('Second')
    const mixed = other.slice(0, 22) + token.slice(22)
    expect((await read({ address: '10.9.9.9' }, mixed)).status).toBe(404)
  })

  it('[JOB-046] is refused after its end for reading, answering and the PDF', async () => {
    testApp.clock.pass(60 * day)
    const input = { token, version: 0, step: 'viewed' as const }
    for (const refused of [
      await read(),
      await testApp.ask(applications.answerApplication, input),
      await testApp.ask(applications.companyResumePdf, { token }),
    ])
      expect([refused.status, refused.body.code, refused.body.extend?.['reason']]).toEqual([
        403,
        -6,
        'companyLinkEnded',
      ])
    expect((await row())?.version).toBe(0)
  })

  it('[JOB-046] can be guessed sixty times an hour by one network; a valid link still opens', async () => {
    const by = { address: '10.7.7.7' }
    for (let time = 0; time < 60; time += 1) await read(by, `x${time}`)
    const { status, body } = await read(by, 'x')
    expect([status, body.extend?.['reason']]).toEqual([429, 'tooManyRequests'])
    expect((await read(by)).status).toBe(200)
  })

  it('[JOB-046] [JOB-107] is replaced by staff, who send another one to the present address, with a log entry', async () => {
    const staff = await testApp.person('schoolAdmin,normal')
    await testApp.db.execute(
      `update companies set email = 'new@maju.example' where id = ${opening.companyId}`,
    )
    const { body } = await testApp.ask(applications.renewApplicationLink, { sign }, staff)
    expect(body.data).toMatchObject({ sign, companyEmail: 'new@maju.example', mail: 'waiting' })
    const [first, second] = await mailsAbout(testApp, sign)
    expect(first?.toAddress).not.toBe(second?.toAddress)
    expect(second?.toAddress).toBe('new@maju.example')
    expect((await read()).body.extend?.['reason']).toBe('companyLinkEnded')
    const renewed = await tokenOf(testApp, sign)
    expect((await read({}, renewed)).body.data?.title).toBe('Operator')
    const links = await testApp.db
      .select()
      .from(applicationLinks)
      .where(eq(applicationLinks.applicationId, idOf()))
    expect(links.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
    const { rows } = await testApp.db.execute(
      `select action, actor_id::int as actor, subject_id::int as subject from audit_entries where action = 'application.linkRenewed' order by id desc limit 1`,
    )
    expect(rows).toEqual([
      { action: 'application.linkRenewed', actor: staff.userId, subject: student.userId },
    ])
    expect((await testApp.ask(applications.renewApplicationLink, { sign }, student)).status).toBe(
      403,
    )
  })
})

describe('the answer of a company', () => {
  it('[JOB-041] [JOB-104] is stored step by step with author and time, and the student gets a notice of each', async () => {
    await answer({ step: 'viewed' })
    testApp.clock.pass(60)
    await answer({ step: 'shortlisted', note: 'We like it' })
    testApp.clock.pass(60)
    await answer({ step: 'interview', interviewAt: inDays(7), interviewPlace: 'Level 3' })
    const offered = await answer({ step: 'offered', note: 'Welcome' })
    expect(offered.body.data).toMatchObject({ state: 'offered', steps: [], version: 4 })
    expect(
      (await steps()).map(({ by, fromState, toState, note }) => [by, fromState, toState, note]),
    ).toEqual([
      ['student', null, 'delivered', ''],
      ['company', 'delivered', 'viewed', ''],
      ['company', 'viewed', 'shortlisted', 'We like it'],
      ['company', 'shortlisted', 'interview', ''],
      ['company', 'interview', 'offered', 'Welcome'],
    ])
    const url = `/applications/${sign}`
    expect(await notices()).toEqual([
      ['applicationViewed', url],
      ['applicationShortlisted', url],
      ['applicationInterview', url],
      ['applicationOffered', url],
    ])
    expect(await own()).toMatchObject({
      state: 'offered',
      next: 'answerOffer',
      mayAnswerOffer: true,
      interview: null,
      timeline: [
        { state: 'delivered', by: 'student' },
        { state: 'viewed', by: 'company' },
        { state: 'shortlisted', note: 'We like it' },
        { state: 'interview', interview: { place: 'Level 3' } },
        { state: 'offered', note: 'Welcome' },
      ],
    })
    expect((await row())?.answeredAt).not.toBeNull()
  })

  it('[JOB-103] is confirmed when it is repeated, and refused if the state has changed', async () => {
    const input = { token, version: 0, step: 'shortlisted' as const, note: 'Yes' }
    const send = (change: object = {}) =>
      testApp.ask(applications.answerApplication, { ...input, ...change })
    const answers = await Promise.all([send(), send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await send()).body.data?.version).toBe(1)
    expect(await steps()).toHaveLength(2)
    expect(await notices()).toHaveLength(1)
    const stale = await send({ step: 'rejected', note: '' })
    expect([stale.body.code, stale.body.extend?.['reason']]).toEqual([-4, 'applicationChanged'])
    const impossible = await send({ step: 'viewed', version: 1, note: '' })
    expect([impossible.body.code, impossible.body.extend?.['reason']]).toEqual([
      -4,
      'applicationOver',
    ])
    expect((await row())?.state).toBe('shortlisted')
    expect(await steps()).toHaveLength(2)
  })

  it('[JOB-103] is refused to the slower of two different steps at the same moment', async () => {
    const send = (step: 'offered' | 'rejected') =>
      testApp.ask(applications.answerApplication, { token, version: 0, step })
    const codes = (await Promise.all([send('offered'), send('rejected')])).map(
      ({ body }) => body.code,
    )
    expect(codes.toSorted((one, other) => one - other)).toEqual([-4, 200])
    expect(await steps()).toHaveLength(2)
  })

  it('[JOB-106] needs a future time and a place for an interview, and a later invitation replaces it', async () => {
    const invite = (change: object) =>
      testApp.ask(
        applications.answerApplication,
        { token, version: 0, step: 'interview', ...change },
        { language: 'my' },
      )
    const fieldsOf = async (change: object) => (await invite(change)).body.extend?.['fields']
    expect(await fieldsOf({})).toEqual({
      interviewAt: 'Pilih masa temu duga.',
      interviewPlace: 'Nyatakan tempat temu duga: alamat atau pautan.',
    })
    expect(await fieldsOf({ interviewAt: inDays(0), interviewPlace: 'x' })).toEqual({
      interviewAt: 'Pilih masa selepas sekarang.',
    })
    const long = await invite({ interviewAt: inDays(1), interviewPlace: 'x'.repeat(201) })
    expect(long.status).toBe(422)
    expect(Object.keys(long.body.extend?.['fields'] ?? {})).toEqual(['interviewPlace'])
    expect((await row())?.version).toBe(0)
    await answer({ step: 'interview', interviewAt: inDays(1), interviewPlace: 'x'.repeat(200) })
    const second = await answer({
      step: 'interview',
      interviewAt: inDays(3),
      interviewPlace: 'https://meet.example/a',
    })
    expect(second.body.data?.interview).toEqual({ at: inDays(3), place: 'https://meet.example/a' })
    expect(await own()).toMatchObject({
      next: 'prepare',
      interview: { at: inDays(3), place: 'https://meet.example/a' },
    })
    expect(await steps()).toHaveLength(3)
  })

  it('[JOB-047] is not shown to the student before the company has confirmed it', async () => {
    const before = await own()
    await read()
    await testApp.ask(applications.answerApplication, { token, version: 0, step: 'interview' })
    await testApp.ask(applications.answerApplication, { token, version: 9, step: 'rejected' })
    expect(await own()).toEqual(before)
    expect(await notices()).toEqual([])
  })
})

describe('the end of an application', () => {
  it('[JOB-044] [JOB-103] is a withdrawal until the offer is accepted, once however often it is requested', async () => {
    const withdraw = () => testApp.ask(applications.withdrawApplication, { sign }, student)
    const answers = await Promise.all([withdraw(), withdraw(), withdraw()])
    expect(answers.map(({ body }) => body.data?.state)).toEqual(Array(3).fill('withdrawn'))
    expect(await mailsAbout(testApp, sign)).toHaveLength(2)
    const late = await answer({ step: 'offered' })
    expect(late.body.extend?.['reason']).toBe('applicationOver')
    expect((await read()).body.data).toMatchObject({ state: 'withdrawn', steps: [] })
  })

  it.each([
    ['withdrawn', async () => testApp.ask(applications.withdrawApplication, { sign }, student)],
    ['rejected', async () => answer({ step: 'rejected', note: 'We chose another person' })],
    [
      'declined',
      async () => {
        await answer({ step: 'offered' })
        return testApp.ask(applications.answerOffer, { sign, accept: false }, student)
      },
    ],
    [
      'expired',
      async () =>
        testApp.ask(
          employment.takePostDown,
          { positionId: opening.positionId, reason: 'Filled' },
          await testApp.person('schoolAdmin,normal'),
        ),
    ],
  ] as const)(
    '[JOB-108] leaves the company the post, the state %s and its time, but no data of the person and no PDF',
    async (state, end) => {
      const pdf = () => testApp.ask(applications.companyResumePdf, { token })
      const whole = await read()
      expect(JSON.stringify(whole.body)).toContain(applicant.content.basics.name)
      testApp.clock.pass(60)
      expect((await end()).status).toBe(200)
      const changedAt = inDays(0)
      testApp.clock.pass(60)
      const { status, body } = await read()
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ title: 'Operator', state, changedAt, steps: [] })
      expect(body.data).toMatchObject({ applicantName: '', letter: '', resume: null })
      expect(body.data).toMatchObject({ timeline: [], interview: null, pdfName: '' })
      const { name, email, contact } = applicant.content.basics
      for (const word of [name, email, contact, 'Good morning'])
        expect(JSON.stringify(body)).not.toContain(word)
      const refused = await pdf()
      expect([refused.status, refused.body.data]).toEqual([403, null])
      expect(refused.body.extend?.['reason']).toBe('applicationClosed')
      const copy = await testApp.ask(applications.applicationResume, { sign }, student)
      expect(copy.body.data?.paper.name).toBe(name)
    },
  )

  it('[JOB-108] does not hide the resume from the company that employs the person', async () => {
    await answer({ step: 'offered' })
    await testApp.ask(applications.answerOffer, { sign, accept: true }, student)
    const { body } = await read()
    expect(body.data).toMatchObject({ state: 'accepted', letter: 'Good morning' })
    expect(body.data?.resume?.paper.name).toBe(applicant.content.basics.name)
  })

  it('[JOB-041] [JOB-104] is the answer to the offer, with one mail to the company; another answer is refused', async () => {
    const reply = (accept: boolean, by = student) =>
      testApp.ask(applications.answerOffer, { sign, accept, note: 'Gladly' }, by)
    expect((await reply(true)).body.extend?.['reason']).toBe('applicationOver')
    await answer({ step: 'offered' })
    const other = await makeApplicant(testApp)
    expect((await reply(true, other.student)).status).toBe(404)
    expect((await reply(true)).body.data).toMatchObject({ state: 'accepted', mayWithdraw: false })
    expect((await reply(true)).status).toBe(200)
    const refused = await reply(false)
    expect([refused.body.code, refused.body.extend?.['reason']]).toEqual([-4, 'applicationOver'])
    const withdrawn = await testApp.ask(applications.withdrawApplication, { sign }, student)
    expect(withdrawn.body.code).toBe(-4)
    const told = await mailsAbout(testApp, sign)
    expect(told.map(({ subject }) => subject.split(' ')[0])).toEqual(['Application', 'Offer'])
    expect(told[1]?.text).toContain('Gladly')
    expect((await row())?.state).toBe('accepted')
  })

  it('[JOB-041] comes when staff remove the post before an answer, in the same transaction, with one notice', async () => {
    const staff = await testApp.person('schoolAdmin,normal')
    const second = await makeApplicant(testApp)
    const { sign: answered } = await apply(testApp, second.student, opening.positionId)
    await companyAnswers(testApp, answered, { step: 'shortlisted' })
    await answer({ step: 'viewed' })
    const { positionId } = opening
    const down = await testApp.ask(
      employment.takePostDown,
      { positionId, reason: 'Not a real post' },
      staff,
    )
    expect(down.status).toBe(200)
    expect(await row()).toMatchObject({ state: 'expired', version: 2 })
    expect((await steps()).at(-1)).toMatchObject({
      by: 'system',
      fromState: 'viewed',
      toState: 'expired',
    })
    expect((await notices()).map(([words]) => words)).toEqual([
      'applicationViewed',
      'applicationExpired',
    ])
    const { body } = await testApp.ask(applications.application, { sign: answered }, second.student)
    expect(body.data?.state).toBe('shortlisted')
    const late = await testApp.ask(applications.sendEmail, { positionId }, student)
    expect(late.body.data).toMatchObject({ sign, state: 'expired' })
  })

  it('[JOB-045] is shown as no response after 30 days, and a later answer still counts', async () => {
    testApp.clock.pass(30 * day - 1)
    expect((await ownLater())?.state).toBe('delivered')
    testApp.clock.pass(1)
    expect(await ownLater()).toMatchObject({
      state: 'no_response',
      next: 'wait',
      mayWithdraw: true,
      timeline: [{ state: 'delivered' }, { state: 'no_response', by: 'system' }],
    })
    expect((await row())?.state).toBe('delivered')
    expect(await notices()).toEqual([])
    const staff = await testApp.person('schoolAdmin,normal')
    const count = async (state: 'no_response' | 'delivered') =>
      (
        await testApp.ask(applications.listApplications, { state, text: student.name }, staff)
      ).body.data?.list.some((one) => one.sign === sign)
    expect([await count('no_response'), await count('delivered')]).toEqual([true, false])
    await answer({ step: 'shortlisted' })
    expect((await ownLater())?.timeline.map(({ state }) => state)).toEqual([
      'delivered',
      'no_response',
      'shortlisted',
    ])
  })

  /** Signs the person in again, because the session has expired by the clock of the test. */
  async function ownLater() {
    const person = { ...student, token: await anotherSession(testApp, student) }
    return (await testApp.ask(applications.application, { sign }, person)).body.data
  }
})

it('shows the remaining company for a post of a merged company', async () => {
  const staff = await testApp.person('schoolAdmin,normal')
  const into = await makeOpening(testApp, student, {}, { name: 'Stays Sdn Bhd' })
  const merged = await testApp.ask(
    employment.mergeCompany,
    {
      sign: testApp.seal('company', opening.companyId),
      intoSign: testApp.seal('company', into.companyId),
      reason: 'The same company',
    },
    staff,
  )
  expect(merged.status).toBe(200)
  expect((await read()).body.data?.companyName).toBe('Stays Sdn Bhd')
  expect((await own())?.post.company.name).toBe('Stays Sdn Bhd')
})

it('[JOB-042] shows the resume as it was sent after the student has changed it', async () => {
  const { student: person, content, write } = applicant
  await write({ basics: { ...content.basics, name: 'Changed' } })
  expect((await read()).body.data?.resume?.paper.name).toBe(content.basics.name)
  const { body } = await testApp.ask(applications.applicationResume, { sign }, person)
  expect(body.data?.paper.name).toBe(content.basics.name)
  const now = await testApp.ask(
    resume.resumePaper,
    { resumeId: testApp.seal('resume', person.userId) },
    person,
  )
  expect(now.body.data?.paper.name).toBe('Changed')
})
