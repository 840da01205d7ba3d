import { exams, type InputOf } from '@titian/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { createSession } from '../../../accounts/sessions/factories.ts'
import { examJobs } from '../../jobs.ts'
import { openClassroom } from '../saving/factories.ts'
import {
  attemptAnswers,
  attemptClients,
  attemptEvents,
  attemptEvidence,
  attemptEvidencePages,
  attemptItems,
} from '../../tables.ts'
import { takeEvidence } from './actions.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

type Entries = InputOf<typeof exams.noteEvidence>['entries']

const laptop = 'tab-of-the-laptop'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

/** Makes a begun paper, the reports of its page, and the evidence that the teacher reads. */
async function openPaper() {
  const classroom = await openClassroom(testApp, { minutes: 60 })
  const record = await classroom.begin(laptop)
  const report = (entries: Entries, page = 'page-number-one', as: Person = classroom.student) =>
    testApp.ask(exams.noteEvidence, { unitestingUserRecordId: record, page, entries }, as)
  const timeline = async (part: { page?: number; size?: number } = {}, as = classroom.teacher) =>
    testApp.ask(exams.listEvidence, { recordId: record, size: 200, ...part }, as)
  const listEntries = async () => (await timeline()).body.data?.list ?? []
  const attemptId = (await classroom.attempt()).id
  const rows = () =>
    testApp.db.select().from(attemptEvidence).where(eq(attemptEvidence.attemptId, attemptId))
  return { ...classroom, record, report, timeline, listEntries, rows, attemptId }
}

/** Signs in a member of staff who impersonates the student. */
async function impersonate(student: Person): Promise<Person> {
  const admin = await testApp.person('schoolAdmin')
  const { userId, schoolId } = student
  const session = { userId, schoolId, remembered: false, userAgent: 'test', address: '127.0.0.1' }
  const token = await createSession(testApp.db, session, testApp.clock.now())
  await testApp.db.execute(
    sql`update sessions set acting_admin_id = ${admin.userId} where id = (select max(id) from sessions where user_id = ${userId})`,
  )
  return { ...student, token }
}

const pasted = (seq: number, length = 10): Entries[number] => ({
  seq,
  kind: 'pasted',
  ago: 0,
  length,
})

describe('the evidence that the page of a paper reports', () => {
  it('[EXM-109] [EXM-193] is stored with time and length, by the clock of the server minus the time on the page', async () => {
    const { report, listEntries, record, timeline } = await openPaper()
    const begun = testApp.clock.now().getTime()
    testApp.clock.pass(600)
    const { body } = await report([
      { seq: 1, kind: 'left', ago: 130_000 },
      { seq: 2, kind: 'returned', ago: 10_000, length: 120_000 },
      { seq: 3, kind: 'pasted', ago: 2000, length: 412 },
    ])
    expect(body.data).toEqual({ stored: 3, leftOut: 0 })
    const secondsAfterStart = (seconds: number) => new Date(begun + seconds * 1000).toISOString()
    expect((await listEntries()).slice(1)).toMatchObject([
      { kind: 'left', at: secondsAfterStart(470), length: null },
      { kind: 'returned', at: secondsAfterStart(590), length: 120_000 },
      { kind: 'pasted', at: secondsAfterStart(598), length: 412 },
    ])
    expect(record).not.toBe('')
    expect((await timeline()).body.data).toMatchObject({ total: 4, leftOut: 0 })
  })

  it('[EXM-193] is stored once, however often the page repeats it', async () => {
    const { report, rows } = await openPaper()
    const batch = [pasted(1), pasted(2)]
    await Promise.all([report(batch), report(batch), report(batch)])
    expect((await report([...batch, pasted(3)])).body.data).toEqual({ stored: 1, leftOut: 0 })
    expect((await report([pasted(1)], 'page-number-two')).body.data).toMatchObject({ stored: 1 })
    expect(await rows()).toHaveLength(4)
  })

  it('[EXM-193] is limited to fifty entries a call and two thousand an attempt, and the others are counted once', async () => {
    const { report, rows, timeline } = await openPaper()
    const from = (first: number, count: number) =>
      Array.from({ length: count }, (_, index) => pasted(first + index))
    expect((await report(from(1, 60))).body.data).toEqual({ stored: 50, leftOut: 10 })
    expect((await report(from(1, 60))).body.data).toEqual({ stored: 0, leftOut: 0 })
    for (let call = 0; call < 39; call += 1) await report(from(100 + call * 50, 50))
    expect(await rows()).toHaveLength(2000)
    expect((await report(from(5000, 7))).body.data).toEqual({ stored: 0, leftOut: 7 })
    expect((await report([pasted(1)], 'another-page')).body.data).toEqual({ stored: 0, leftOut: 1 })
    expect((await timeline()).body.data).toMatchObject({ total: 2001, leftOut: 18 })
  })

  it('[EXM-193] with forged numbers, times and lengths changes nothing and stays within the attempt', async () => {
    const { report, rows, listEntries, save, record, stored } = await openPaper()
    const begun = testApp.clock.now().toISOString()
    await report([{ seq: 1_000_000, kind: 'pasted', ago: 100_000_000_000, length: 1_000_000_000 }])
    expect((await rows())[0]?.at.toISOString()).toBe(begun)
    for (const wrong of [
      { seq: 1_000_001, kind: 'pasted', ago: 0 },
      { seq: 1, kind: 'pasted', ago: -1 },
      { seq: 1, kind: 'pasted', ago: 0, length: -5 },
      { seq: 1, kind: 'begun', ago: 0 },
    ] as Entries)
      expect((await report([wrong], 'forging-page')).status).toBe(422)
    expect(
      (await report(Array.from({ length: 501 }, (_, index) => pasted(index + 1)))).status,
    ).toBe(422)
    expect(await listEntries()).toHaveLength(2)
    expect(
      (await save(record, [{ place: 0, answer: 'a', seq: 1, generation: 1 }], laptop)).status,
    ).toBe(200)
    expect(await stored(0)).toMatchObject({ answer: 'a' })
  })

  it('[EXM-193] of endless pages is counted and does not fill the table', async () => {
    const { attemptId, report, rows } = await openPaper()
    await testApp.db.insert(attemptEvidencePages).values(
      Array.from({ length: 300 }, (_, index) => ({
        attemptId,
        page: `page ${index}`,
        lastSeq: 1,
      })),
    )
    expect((await report([pasted(1)], 'one-page-more')).body.data).toEqual({
      stored: 0,
      leftOut: 1,
    })
    expect(await rows()).toHaveLength(0)
  })

  it('[EXM-193] never contains the text of an answer or of the clipboard', async () => {
    const { report, rows } = await openPaper()
    const entry = { ...pasted(1), text: 'copied words', at: 1 }
    await report([entry])
    expect(JSON.stringify(await rows())).not.toContain('copied words')
  })

  it('[EXM-193] kept by a device without a network is accepted for thirty days after the closing', async () => {
    const { report, listEntries, submit, record, rows, attemptId } = await openPaper()
    await submit(record, [], laptop)
    testApp.clock.pass(3600)
    expect((await report([pasted(1)])).body.data).toMatchObject({ stored: 1 })
    expect(await listEntries()).toHaveLength(3)
    testApp.clock.pass(31 * 86_400)
    const later = { attemptId, page: 'page-number-one', entries: [{ ...pasted(2), length: 1 }] }
    expect(await takeEvidence(testApp.db, later, testApp.clock.now())).toEqual({
      stored: 0,
      leftOut: 0,
    })
    expect(await rows()).toHaveLength(1)
  })

  it("[EXM-193] is refused for another student's paper, and ignored while staff impersonate the student", async () => {
    const { report, rows, join, student } = await openPaper()
    const other = await testApp.person()
    await join(other)
    expect((await report([pasted(1)], 'page-of-another', other)).status).toBe(404)
    expect(
      (
        await report(
          [pasted(1)],
          'page-far-away',
          await testApp.person('student', testApp.otherSchoolId),
        )
      ).status,
    ).toBe(404)
    const impersonating = await impersonate(student)
    expect((await report([pasted(1)], 'page-of-an-admin', impersonating)).body.code).toBe(-6)
    expect(await rows()).toHaveLength(0)
  })

  it('[EXM-109] changes neither the marks nor the state of the paper', async () => {
    const { report, submit, record, attempt } = await openPaper()
    await report([{ seq: 1, kind: 'left', ago: 0 }, pasted(2, 100_000)])
    await submit(record, [{ place: 0, answer: 'a', seq: 1, generation: 1 }], laptop)
    expect(await attempt()).toMatchObject({ state: 'submitted', score: 1000, waiting: false })
  })
})

type Classroom = Awaited<ReturnType<typeof openPaper>>

/** Waits, because the change is stored after the response was sent. */
const untilNoted = (classroom: Classroom, address: string) =>
  expect
    .poll(async () => {
      const rows = await testApp.db
        .select({ address: attemptClients.address })
        .from(attemptClients)
        .where(eq(attemptClients.attemptId, classroom.attemptId))
      return rows[0]?.address
    })
    .toBe(address)

describe('the changes that the server notices', () => {
  const saveFrom = async (
    classroom: Classroom,
    by: { address: string; userAgent: string },
    seq: number,
  ) => {
    const answered = await testApp.ask(
      exams.savePaper,
      {
        unitestingUserRecordId: classroom.record,
        subjectAnswerReqList: [
          { unitestingBankId: classroom.subject(0), answer: 'a', seq, generation: 1 },
        ],
        holder: laptop,
      },
      { person: classroom.student, ...by },
    )
    await untilNoted(classroom, `${by.address.split('.').slice(0, 3).join('.')}.*`)
    return answered
  }

  it('[EXM-109] [EXM-194] are those of device and address, with only the beginning of the address', async () => {
    const classroom = await openPaper()
    await saveFrom(classroom, { address: '203.0.113.77', userAgent: chrome }, 1)
    await saveFrom(classroom, { address: '203.0.113.78', userAgent: chrome }, 2)
    testApp.clock.pass(60)
    await saveFrom(classroom, { address: '198.51.100.4', userAgent: phone }, 3)
    await saveFrom(classroom, { address: '203.0.113.77', userAgent: chrome }, 4)
    const changes = (await classroom.listEntries())
      .filter(({ kind }) => kind === 'deviceChanged' || kind === 'addressChanged')
      .map(({ kind, from, to }) => [kind, from, to])
    expect(changes.slice(-4)).toEqual([
      ['deviceChanged', 'Chrome · Windows', 'Chrome · Android'],
      ['addressChanged', '203.0.113.*', '198.51.100.*'],
      ['deviceChanged', 'Chrome · Android', 'Chrome · Windows'],
      ['addressChanged', '198.51.100.*', '203.0.113.*'],
    ])
    const stored = JSON.stringify([
      await classroom.rows(),
      await testApp.db.select().from(attemptClients),
    ])
    expect(stored).not.toContain('203.0.113.7')
    expect(stored).not.toContain('131.0')
  })

  it('[EXM-194] include loading the paper on another device, but not reading it', async () => {
    const classroom = await openPaper()
    const load = (holder: string | undefined, address: string) =>
      testApp.ask(
        exams.getExaminationPaper,
        { examinationId: classroom.examinationId, holder },
        { person: classroom.student, address, userAgent: phone },
      )
    await load(undefined, '198.51.100.4')
    expect(await classroom.rows()).toHaveLength(0)
    await load('tab-of-the-phone', '198.51.100.4')
    await untilNoted(classroom, '198.51.100.*')
    expect((await classroom.listEntries()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['takenOver', 'deviceChanged', 'addressChanged']),
    )
  })

  it('[EXM-194] are limited for a network that always changes its address, and every answer is saved', async () => {
    const classroom = await openPaper()
    await testApp.db.insert(attemptEvidence).values(
      Array.from({ length: 200 }, () => ({
        attemptId: classroom.attemptId,
        kind: 'addressChanged' as const,
        at: testApp.clock.now(),
        receivedAt: testApp.clock.now(),
        was: '1.1.1.*',
        became: '2.2.2.*',
      })),
    )
    const { body } = await saveFrom(classroom, { address: '198.51.100.4', userAgent: phone }, 9)
    expect(body.data?.saved).toMatchObject([{ seq: 9 }])
    expect(await classroom.rows()).toHaveLength(200)
    const [row] = await testApp.db
      .select({ answer: attemptAnswers.answer })
      .from(attemptAnswers)
      .innerJoin(attemptItems, eq(attemptItems.id, attemptAnswers.attemptItemId))
      .where(eq(attemptItems.attemptId, classroom.attemptId))
    expect(row?.answer).toBe('a')
  })
})

describe('the timeline of a paper', () => {
  it('[EXM-195] lists the log of the attempt and the evidence in order of time, page by page', async () => {
    const classroom = await openPaper()
    testApp.clock.pass(10)
    await classroom.report([{ seq: 1, kind: 'left', ago: 0 }])
    testApp.clock.pass(10)
    await classroom.open('tab-of-the-phone')
    testApp.clock.pass(10)
    await classroom.submit(classroom.record, [], 'tab-of-the-phone')
    const { data } = (await classroom.timeline()).body
    expect(data?.list.map(({ kind }) => kind)).toEqual(['begun', 'left', 'takenOver', 'submitted'])
    expect(data?.total).toBe(4)
    const second = await classroom.timeline({ page: 2, size: 3 })
    expect(second.body.data?.list).toMatchObject([{ kind: 'submitted', by: null }])
  })

  it('[EXM-195] shows the decision about each late answer with person and reason', async () => {
    const classroom = await openPaper()
    testApp.clock.pass(4000)
    await classroom.sendLate(classroom.record, [{ place: 0, answer: 'a', seq: 7, generation: 1 }])
    const { version, items } = await classroom.detail(classroom.record)
    await testApp.ask(
      exams.decideLateAnswer,
      {
        recordId: classroom.record,
        lateId: items[0]?.late[0]?.lateId ?? '',
        version,
        take: false,
        reason: 'Two hours late.',
      },
      classroom.teacher,
    )
    expect((await classroom.listEntries()).at(-1)).toMatchObject({
      kind: 'lateRefused',
      number: 1,
      reason: 'Two hours late.',
      by: classroom.teacher.name,
    })
    expect((await classroom.listEntries()).map(({ kind }) => kind)).toContain('autoSubmitted')
  })

  it('[EXM-195] is shown to teachers of the course and staff, never to students', async () => {
    const { timeline, student } = await openPaper()
    expect((await timeline({}, student)).status).toBe(403)
    expect((await timeline({}, await testApp.person('teacher,normal'))).status).toBe(403)
    expect((await timeline({}, await testApp.person('schoolAdmin'))).status).toBe(200)
    const away = await testApp.person('schoolAdmin', testApp.otherSchoolId)
    expect((await timeline({}, away)).status).toBe(404)
  })
})

describe('the retention of evidence', () => {
  it('[EXM-194] ends a year after the closing by a nightly job; the log and open papers are kept', async () => {
    const closed = await openPaper()
    await closed.report([pasted(1)])
    await closed.submit(closed.record, [], laptop)
    const job = examJobs(testApp.app.services, testApp.clock).find(
      ({ name }) => name === 'exams.removeOldEvidence',
    )
    testApp.clock.pass(364 * 86_400)
    await job?.run({})
    expect(await closed.rows()).toHaveLength(1)
    const open = await openPaper()
    await open.report([pasted(1)])
    testApp.clock.pass(3 * 86_400)
    await job?.run({})
    expect(await closed.rows()).toHaveLength(0)
    const log = await testApp.db
      .select({ kind: attemptEvents.kind })
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, closed.attemptId))
    expect(log.map(({ kind }) => kind)).toEqual(['begun', 'submitted'])
    const remaining = await testApp.db
      .select()
      .from(attemptClients)
      .where(eq(attemptClients.attemptId, closed.attemptId))
    expect(remaining).toHaveLength(0)
    expect(
      await testApp.db
        .select()
        .from(attemptEvidence)
        .where(and(eq(attemptEvidence.attemptId, open.attemptId), isNull(attemptEvidence.was))),
    ).toHaveLength(1)
  })
})
