import {
  courses,
  discussions,
  exams,
  homework,
  identities,
  messages,
  statistics,
  type WaitingKind,
} from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse } from '../../courses/factories.ts'
import { courses as courseTable, enrol } from '../../courses/index.ts'
import { attempts, makeExam } from '../../exams/factories.ts'
import { makeWork } from '../../homework/factories.ts'
import { makeRequest } from '../../identities/factories.ts'
import { schools } from '../../schools/index.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
  staff = await testApp.person('schoolAdmin,normal')
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  testApp.clock.pass(5)
  classroom = await Classroom.open(testApp)
  course = await classroom.course()
  await join(classroom.student)
})

const join = ({ userId }: Person) =>
  enrol(
    testApp.db,
    { schoolId: testApp.schoolId, courseId: course.courseId, userId },
    testApp.clock.now(),
  )

/** Returns the numbers that the caller receives. */
async function numbers(person: Person) {
  const { body } = await testApp.ask(statistics.waitingWork, {}, person)
  const list = body.data?.list ?? []
  return Object.fromEntries(list.map(({ kind, count }) => [kind, count])) as Record<
    WaitingKind,
    number
  >
}

async function waitingPaper() {
  const now = testApp.clock.now()
  const place = { schoolId: testApp.schoolId, courseId: course.courseId }
  const { examinationId } = await makeExam(
    testApp.db,
    { ...place, authorId: classroom.teacher.userId },
    now,
  )
  const paper = { number: 1, state: 'submitted' as const, clockStops: false, seed: 1 }
  const times = { startedAt: now, seenAt: now, submittedAt: now }
  const who = { userId: classroom.student.userId, examinationId, waiting: true }
  await testApp.db.insert(attempts).values({ ...place, ...paper, ...times, ...who })
}

async function handIn(content: string) {
  const work = await makeWork(testApp, classroom.teacher, course.sign)
  const handed = { courseId: course.sign, examineId: work, resourcesType: 2, content } as const
  const { body } = await testApp.ask(homework.saveOfflineExamineAnswer, handed, classroom.student)
  expect(body).toMatchObject({ ok: true })
}

const ask = (questionsContent: string) =>
  testApp.ask(
    discussions.addQuestions,
    { courseIdSign: course.sign, questionsContent },
    classroom.student,
  )

describe('waiting work', () => {
  it('[TCH-131] is counted for a teacher like the lists behind the numbers', async () => {
    expect(await numbers(classroom.teacher)).toEqual({
      papers: 0,
      handIns: 0,
      questions: 0,
      refusedCourses: 0,
    })
    const at = testApp.clock.now().toISOString()
    await waitingPaper()
    await waitingPaper()
    await handIn('Mine.')
    const asked = (await ask('Why?')).body.data?.sign ?? ''
    await testApp.db
      .update(courseTable)
      .set({ auditStatus: 3, auditReason: 'No sound' })
      .where(eq(courseTable.id, course.courseId))
    const all = { papers: 2, handIns: 1, questions: 1, refusedCourses: 1 }
    expect(await numbers(classroom.teacher)).toEqual(all)
    const { body } = await testApp.ask(statistics.waitingWork, {}, classroom.teacher)
    expect(body.data?.list[0]).toEqual({ kind: 'papers', count: 2, oldest: at })
    const papers = await testApp.ask(exams.waitingExaminations, {}, classroom.teacher)
    const listed = papers.body.data?.list ?? []
    expect(listed.reduce((sum, row) => sum + row.papers, 0)).toBe(all.papers)
    const works = await testApp.ask(homework.listHandIns, { state: 'waiting' }, classroom.teacher)
    expect(works.body.data?.total).toBe(all.handIns)
    const open = await testApp.ask(discussions.listOpenQuestions, {}, classroom.teacher)
    expect(open.body.data?.total).toBe(all.questions)
    await testApp.ask(
      discussions.addAnswers,
      { questionsIdSign: asked, answersContent: 'Because.' },
      classroom.teacher,
    )
    expect(await numbers(classroom.teacher)).toEqual({ ...all, questions: 0 })
    const other = await testApp.person('teacher,normal')
    expect(Object.values(await numbers(other))).toEqual([0, 0, 0, 0])
    expect((await testApp.ask(statistics.waitingWork, {}, classroom.student)).body.code).toBe(-6)
  })

  it("[TCH-131] is counted for staff over the whole school, including staff's own work", async () => {
    const before = await numbers(staff)
    await waitingPaper()
    await handIn('Mine.')
    await testApp.db
      .update(courseTable)
      .set({ auditStatus: 1, onList: false })
      .where(eq(courseTable.id, course.courseId))
    await makeRequest(testApp, classroom.student)
    const asked = (await ask('Rude?')).body.data?.sign ?? ''
    const classmate = await testApp.person()
    await join(classmate)
    await testApp.ask(discussions.reportContribution, { kind: 'question', sign: asked }, classmate)
    const after = await numbers(staff)
    expect(after).toMatchObject({
      papers: before.papers + 1,
      handIns: before.handIns + 1,
      reviews: before.reviews + 1,
      identities: before.identities + 1,
    })
    const reviews = await testApp.ask(statistics.reviewList, {}, staff)
    expect(reviews.body.data?.total).toBe(after.reviews)
    const requests = await testApp.ask(identities.listIdentityRequests, { status: 1 }, staff)
    expect(requests.body.data?.total).toBe(after.identities)
    const reports = await testApp.ask(discussions.listReportedContributions, {}, staff)
    expect(reports.body.data?.total).toBe(after.reports)
    const foreign = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect(Object.values(await numbers(foreign)).every((count) => count === 0)).toBe(true)
  })
})

describe('the set-up of a school', () => {
  it('[TCH-133] lists the remaining steps, and recognises a step done elsewhere', async () => {
    const { otherSchoolId: schoolId } = testApp
    const foreign = await testApp.person('schoolAdmin,normal', schoolId)
    const left = async (by: Person) =>
      (await testApp.ask(statistics.schoolSetup, {}, by)).body.data?.steps
        .filter(({ done }) => !done)
        .map(({ step }) => step)
    await testApp.db.update(schools).set({ phone: null }).where(eq(schools.id, schoolId))
    expect(await left(foreign)).toEqual([
      'look',
      'contact',
      'subjects',
      'roster',
      'teacher',
      'course',
    ])
    await testApp.db.update(schools).set({ phone: '03-1234 5678' }).where(eq(schools.id, schoolId))
    const subject = { sign: null, name: { en: 'Trade', zh: '贸易', my: 'Dagangan' }, children: [] }
    const saved = await testApp.ask(
      courses.saveSubjects,
      { subjects: [subject], version: 1 },
      foreign,
    )
    expect(saved.body).toMatchObject({ ok: true })
    const teacher = await testApp.person('teacher,normal', schoolId)
    expect(await left(foreign)).toEqual(['look', 'roster', 'course'])
    await makeCourse(testApp.db, { schoolId, authorId: teacher.userId }, testApp.clock.now())
    expect(await left(foreign)).toEqual(['look', 'roster'])
    expect((await testApp.ask(statistics.schoolSetup, {}, classroom.teacher)).body.code).toBe(-6)
  })
})

describe('a decision on a course', () => {
  const noticesOf = async (person: Person) =>
    (await testApp.ask(messages.allSystemMessages, { msgType: 1 }, person)).body.data?.list ?? []

  it('[TCH-132] notifies the leader with the reason and a link to the course, but not the decider', async () => {
    const act = (action: 'refuse' | 'approve' | 'takeOff' | 'putBack', by: Person, reason = '') =>
      testApp.ask(courses.courseAction, { sign: course.sign, action, reason, revision: 1 }, by)
    await testApp.db
      .update(courseTable)
      .set({ auditStatus: 1, onList: false })
      .where(eq(courseTable.id, course.courseId))
    expect((await act('refuse', staff, 'No sound')).body.ok).toBe(true)
    const [refused] = await noticesOf(classroom.teacher)
    expect(refused).toMatchObject({
      title: 'Your course was not approved',
      url: `/teacher/#/course/${course.sign}`,
      isRead: false,
    })
    expect(refused?.content).toContain('The reason: No sound')
    await testApp.db
      .update(courseTable)
      .set({ auditStatus: 1 })
      .where(eq(courseTable.id, course.courseId))
    for (const action of ['approve', 'takeOff', 'putBack'] as const) {
      testApp.clock.pass(5)
      expect((await act(action, staff)).body.ok, action).toBe(true)
    }
    expect((await noticesOf(classroom.teacher)).map(({ title }) => title)).toEqual([
      'Your course is on the list again',
      'Your course was removed from the list',
      'Your course is approved',
      'Your course was not approved',
    ])
    testApp.clock.pass(5)
    expect((await act('takeOff', classroom.teacher)).body.ok).toBe(true)
    expect(await noticesOf(classroom.teacher)).toHaveLength(4)
    expect(await noticesOf(staff)).toHaveLength(0)
  })
})
