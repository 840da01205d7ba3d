import { certificates, exams, homework, statistics } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendDue } from '../../../platform/mail/send-due.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'
import { mailsAbout } from '../../applications/factories.ts'
import { applicationJobs } from '../../applications/jobs.ts'
import { attempts, oneOfEach } from '../../exams/factories.ts'
import { openClassroom } from '../../exams/sitting/saving/factories.ts'
import { makeFile, photo } from '../../files/factories.ts'
import { files } from '../../files/index.ts'
import { removeUnnamedFiles } from '../../files/jobs.ts'
import { handInGrades, handIns } from '../../homework/index.ts'
import { makeWork } from '../../homework/factories.ts'
import { closeBy, makeRich } from '../factories.ts'
import { closeDue } from './actions.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())

const week = 7 * 24 * 60 * 60

async function closeFor(student: Person) {
  await closeBy(testApp, student)
  testApp.clock.pass(week)
  await closeDue(testApp.app.services, testApp.clock)
}

/** Extends the sessions of a person beyond the week before the account is closed. */
async function stay(person: Person) {
  await testApp.db.execute(
    sql`update sessions set expires_at = expires_at + interval '60 days' where user_id = ${person.userId}`,
  )
}

describe('the remains of a closed account', () => {
  it('[ACC-310] wait for no mark, and the returned file is deleted', async () => {
    const { student, classroom, course } = await makeRich(testApp)
    const { teacher } = classroom
    const admin = await testApp.person('schoolAdmin,normal')
    for (const person of [teacher, admin]) await stay(person)
    const marked = await makeWork(testApp, teacher, course.sign)
    const unmarked = await makeWork(testApp, teacher, course.sign)
    for (const examineId of [marked, unmarked]) {
      const work = { courseId: course.sign, examineId, resourcesType: 2 as const, content: 'Mine' }
      expect((await testApp.ask(homework.saveOfflineExamineAnswer, work, student)).body.ok).toBe(
        true,
      )
    }
    const listed = async (state: 'all' | 'waiting', sign?: string) =>
      (await testApp.ask(homework.listHandIns, { sign, state }, teacher)).body.data?.list ?? []
    const returned = await makeFile(testApp, {
      ownerId: teacher.userId,
      purpose: 'returned',
      name: 'notes.jpg',
      bytes: await photo(),
    })
    const grade = {
      sign: (await listed('waiting', marked))[0]?.sign ?? '',
      version: 1,
      score: 80,
      comment: 'Good',
      returnedPath: testApp.seal('file', returned.id),
    }
    expect((await testApp.ask(homework.gradeHandIn, grade, teacher)).body.ok).toBe(true)
    const input = { courseIdSign: course.sign }
    const counted = async () => {
      const works = await testApp.ask(homework.listHomework, input, teacher)
      const own = await testApp.ask(statistics.waitingWork, {}, teacher)
      const totals = await testApp.ask(statistics.dataStatistics, { sign: course.sign }, teacher)
      const courses = await testApp.ask(statistics.superviseCourses, { only: 'waiting' }, admin)
      return {
        tasks: works.body.data?.list.map(({ waiting }) => waiting),
        own: own.body.data?.list.find(({ kind }) => kind === 'handIns')?.count ?? 0,
        course: totals.body.data?.countVoMap.waiting,
        school: courses.body.data?.list.map(({ waiting }) => waiting),
      }
    }
    expect(await counted()).toEqual({ tasks: [0, 1], own: 1, course: 1, school: [1] })
    await closeFor(student)
    expect(await counted()).toEqual({ tasks: [0, 0], own: 0, course: 0, school: [] })
    expect(await listed('waiting')).toEqual([])
    expect(await listed('all', marked)).toHaveLength(1)
    const rows = await testApp.db
      .select()
      .from(handIns)
      .where(eq(handIns.userId, student.userId))
      .orderBy(handIns.id)
    expect(rows).toMatchObject([
      { content: '–', score: 80, returnedFileId: null },
      { content: '–', score: null, returnedFileId: null },
    ])
    const grades = await testApp.db
      .select()
      .from(handInGrades)
      .where(eq(handInGrades.handInId, rows[0]?.id ?? 0))
    expect(grades).toMatchObject([{ score: 80, returnedFileId: null }])
    testApp.clock.pass(week)
    await removeUnnamedFiles(testApp.app.services, testApp.clock.now())
    expect(await testApp.db.$count(files, eq(files.id, returned.id))).toBe(0)
  })

  it('[ACC-310] include no attempt that waits for marks, while its record stays', async () => {
    const classroom = await openClassroom(testApp, { items: oneOfEach })
    const { teacher, student, examinationId, courseId } = classroom
    const admin = await testApp.person('schoolAdmin,normal')
    for (const person of [teacher, admin]) await stay(person)
    const member = await makeMember(testApp)
    await testApp.db.execute(sql`update users set password_hash = (select password_hash from users
      where id = ${member.userId}) where id = ${student.userId}`)
    const recordId = await classroom.begin()
    expect((await classroom.submit(recordId, [{ place: 4, answer: 'Mine' }])).body.ok).toBe(true)
    const courseIdSign = testApp.seal('course', courseId)
    const found = async () => {
      const waiting = await testApp.ask(
        exams.waitingExaminations,
        { courseId: courseIdSign },
        teacher,
      )
      const queue = await testApp.ask(exams.markingQueue, { examinationId }, teacher)
      const own = await testApp.ask(statistics.waitingWork, {}, teacher)
      const totals = await testApp.ask(statistics.dataStatistics, { sign: courseIdSign }, teacher)
      const courses = await testApp.ask(statistics.superviseCourses, { only: 'waiting' }, admin)
      const records = (submitStatus?: number) =>
        testApp.ask(exams.findRecordList, { examinationId, submitStatus }, teacher)
      return {
        exams: waiting.body.data?.total,
        queue: queue.body.data?.papers,
        own: own.body.data?.list.find(({ kind }) => kind === 'papers')?.count ?? 0,
        course: totals.body.data?.countVoMap.waiting,
        school: courses.body.data?.list.filter(({ sign }) => sign === courseIdSign).length,
        filtered: (await records(2)).body.data?.total,
        records: (await records()).body.data?.total,
      }
    }
    const one = { exams: 1, queue: 1, own: 1, course: 1, school: 1, filtered: 1, records: 1 }
    expect(await found()).toEqual(one)
    await closeFor(student)
    const none = { exams: 0, queue: 0, own: 0, course: 0, school: 0, filtered: 0, records: 1 }
    expect(await found()).toEqual(none)
    const rows = await testApp.db.select().from(attempts).where(eq(attempts.userId, student.userId))
    expect(rows).toMatchObject([{ waiting: true, state: 'submitted' }])
  })

  it('[ACC-308] include the mail address in no mail to a company, and the name in no sent one', async () => {
    const { student, application } = await makeRich(testApp)
    const { services } = testApp.app
    await sendDue(services, testApp.clock)
    const [first] = await mailsAbout(testApp, application.sign)
    expect(first).toMatchObject({
      state: 'sent',
      replyAddress: 'aisyah@teratai.example',
      subject: expect.stringContaining(first?.replyName ?? '-'),
    })
    const other = await makeRich(testApp)
    await sendDue(services, testApp.clock)
    await closeFor(student)
    const closed = await mailsAbout(testApp, application.sign)
    expect(closed).toHaveLength(2)
    for (const mail of closed) expect(mail).toMatchObject({ replyName: '', replyAddress: '' })
    expect(closed[1]).toMatchObject({ state: 'queued', subject: expect.stringMatching(/withdr/i) })
    const forget = applicationJobs(services, testApp.clock).find(
      ({ name }) => name === 'applications.forgetErased',
    )
    // Unsent mails keep their content until they are sent.
    await forget?.run({})
    expect((await mailsAbout(testApp, application.sign)).map(({ subject }) => subject)).toEqual([
      '',
      closed[1]?.subject,
    ])
    await sendDue(services, testApp.clock)
    await forget?.run({})
    const blank = { state: 'sent', toAddress: '', subject: '', text: '', html: '', offUrl: '' }
    expect(await mailsAbout(testApp, application.sign)).toMatchObject([blank, blank])
    expect(await mailsAbout(testApp, other.application.sign)).toMatchObject([
      { replyAddress: 'aisyah@teratai.example', subject: expect.stringMatching(/./) },
    ])
  })

  it('[ACC-310] do not count as at risk or without a certificate, while mark lists keep them', async () => {
    const { student, classroom, course } = await makeRich(testApp)
    const { teacher } = classroom
    const admin = await testApp.person('schoolAdmin,normal')
    for (const person of [teacher, admin]) await stay(person)
    await testApp.db.execute(sql`update enrolments set joined_at = joined_at - interval '30 days'
      where user_id = ${student.userId} and course_id = ${course.courseId}`)
    const input = { courseIdSign: course.sign }
    const shown = async () => {
      const risks = await testApp.ask(statistics.studentsAtRisk, input, teacher)
      const totals = await testApp.ask(statistics.dataStatistics, { sign: course.sign }, teacher)
      const courses = await testApp.ask(statistics.superviseCourses, { size: 100 }, admin)
      const members = { courseId: course.sign, state: 'atRisk' as const }
      const found = await testApp.ask(statistics.findStudentList, members, teacher)
      const candidates = await testApp.ask(certificates.listCandidates, input, admin)
      return {
        risks: risks.body.data?.total,
        counted: totals.body.data?.countVoMap.atRisk,
        supervised: courses.body.data?.list.find(({ sign }) => sign === course.sign)?.atRisk,
        members: found.body.data?.list.length,
        candidates: candidates.body.data?.list.length,
      }
    }
    expect(await shown()).toEqual({
      risks: 1,
      counted: 1,
      supervised: 1,
      members: 1,
      candidates: 1,
    })
    await closeFor(student)
    expect(await shown()).toEqual({
      risks: 0,
      counted: 0,
      supervised: 0,
      members: 0,
      candidates: 0,
    })
    const marks = await testApp.ask(statistics.allCourseScoreList, input, teacher)
    expect(marks.body.data?.list.map(({ userName }) => userName)).toEqual(['李玥'])
  })
})
