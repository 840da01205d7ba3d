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
import { openWorld, type Person, type World } from '../../../testing/world.ts'
import { makeCourse } from '../../courses/factories.ts'
import { courses as courseTable, enrol } from '../../courses/index.ts'
import { attempts, makeExam } from '../../exams/factories.ts'
import { makeWork } from '../../homework/factories.ts'
import { makeRequest } from '../../identities/factories.ts'
import { schools } from '../../schools/index.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'

let world: World
let room: Classroom
let course: MadeCourse
let staff: Person

beforeAll(async () => {
  world = await openWorld()
  staff = await world.person('schoolAdmin,normal')
}, 90_000)
afterAll(() => world?.close())
beforeEach(async () => {
  world.clock.pass(5)
  room = await Classroom.open(world)
  course = await room.course()
  await join(room.student)
})

const join = ({ userId }: Person) =>
  enrol(
    world.db,
    { schoolId: world.schoolId, courseId: course.courseId, userId },
    world.clock.now(),
  )

/** The numbers as the caller reads them. */
async function numbers(person: Person) {
  const { body } = await world.ask(statistics.waitingWork, {}, person)
  const list = body.data?.list ?? []
  return Object.fromEntries(list.map(({ kind, count }) => [kind, count])) as Record<
    WaitingKind,
    number
  >
}

async function waitingPaper() {
  const now = world.clock.now()
  const place = { schoolId: world.schoolId, courseId: course.courseId }
  const { examinationId } = await makeExam(
    world.db,
    { ...place, authorId: room.teacher.userId },
    now,
  )
  const paper = { number: 1, state: 'submitted' as const, clockStops: false, seed: 1 }
  const times = { startedAt: now, seenAt: now, submittedAt: now }
  const who = { userId: room.student.userId, examinationId, waiting: true }
  await world.db.insert(attempts).values({ ...place, ...paper, ...times, ...who })
}

async function handIn(content: string) {
  const work = await makeWork(world, room.teacher, course.sign)
  const handed = { courseId: course.sign, examineId: work, resourcesType: 2, content } as const
  const { body } = await world.ask(homework.saveOfflineExamineAnswer, handed, room.student)
  expect(body).toMatchObject({ ok: true })
}

const ask = (questionsContent: string) =>
  world.ask(discussions.addQuestions, { courseIdSign: course.sign, questionsContent }, room.student)

describe('work that waits', () => {
  it('[TCH-131] is counted for a teacher as the lists behind the numbers count it', async () => {
    expect(await numbers(room.teacher)).toEqual({
      papers: 0,
      handIns: 0,
      questions: 0,
      refusedCourses: 0,
    })
    const at = world.clock.now().toISOString()
    await waitingPaper()
    await waitingPaper()
    await handIn('Mine.')
    const asked = (await ask('Why?')).body.data?.sign ?? ''
    await world.db
      .update(courseTable)
      .set({ auditStatus: 3, auditReason: 'No sound' })
      .where(eq(courseTable.id, course.courseId))
    const all = { papers: 2, handIns: 1, questions: 1, refusedCourses: 1 }
    expect(await numbers(room.teacher)).toEqual(all)
    const { body } = await world.ask(statistics.waitingWork, {}, room.teacher)
    expect(body.data?.list[0]).toEqual({ kind: 'papers', count: 2, oldest: at })
    const papers = await world.ask(exams.waitingExaminations, {}, room.teacher)
    const listed = papers.body.data?.list ?? []
    expect(listed.reduce((sum, row) => sum + row.papers, 0)).toBe(all.papers)
    const works = await world.ask(homework.listHandIns, { state: 'waiting' }, room.teacher)
    expect(works.body.data?.total).toBe(all.handIns)
    const open = await world.ask(discussions.listOpenQuestions, {}, room.teacher)
    expect(open.body.data?.total).toBe(all.questions)
    await world.ask(
      discussions.addAnswers,
      { questionsIdSign: asked, answersContent: 'Because.' },
      room.teacher,
    )
    expect(await numbers(room.teacher)).toEqual({ ...all, questions: 0 })
    const other = await world.person('teacher,normal')
    expect(Object.values(await numbers(other))).toEqual([0, 0, 0, 0])
    expect((await world.ask(statistics.waitingWork, {}, room.student)).body.code).toBe(-6)
  })

  it('[TCH-131] is counted for the staff over the whole school, with what waits for them alone', async () => {
    const before = await numbers(staff)
    await waitingPaper()
    await handIn('Mine.')
    await world.db
      .update(courseTable)
      .set({ auditStatus: 1, onList: false })
      .where(eq(courseTable.id, course.courseId))
    await makeRequest(world, room.student)
    const asked = (await ask('Rude?')).body.data?.sign ?? ''
    const classmate = await world.person()
    await join(classmate)
    await world.ask(discussions.reportContribution, { kind: 'question', sign: asked }, classmate)
    const after = await numbers(staff)
    expect(after).toMatchObject({
      papers: before.papers + 1,
      handIns: before.handIns + 1,
      reviews: before.reviews + 1,
      identities: before.identities + 1,
    })
    const reviews = await world.ask(statistics.reviewList, {}, staff)
    expect(reviews.body.data?.total).toBe(after.reviews)
    const requests = await world.ask(identities.listIdentityRequests, { status: 1 }, staff)
    expect(requests.body.data?.total).toBe(after.identities)
    const reports = await world.ask(discussions.listReportedContributions, {}, staff)
    expect(reports.body.data?.total).toBe(after.reports)
    const foreign = await world.person('schoolAdmin,normal', world.otherSchoolId)
    expect(Object.values(await numbers(foreign)).every((count) => count === 0)).toBe(true)
  })
})

describe('the set-up of a school', () => {
  it('[TCH-133] names the steps that are left, and marks one that was done elsewhere', async () => {
    const { otherSchoolId: schoolId } = world
    const foreign = await world.person('schoolAdmin,normal', schoolId)
    const left = async (by: Person) =>
      (await world.ask(statistics.schoolSetup, {}, by)).body.data?.steps
        .filter(({ done }) => !done)
        .map(({ step }) => step)
    await world.db.update(schools).set({ phone: null }).where(eq(schools.id, schoolId))
    expect(await left(foreign)).toEqual([
      'look',
      'contact',
      'subjects',
      'roster',
      'teacher',
      'course',
    ])
    await world.db.update(schools).set({ phone: '03-1234 5678' }).where(eq(schools.id, schoolId))
    const subject = { sign: null, name: { en: 'Trade', zh: '贸易', my: 'Dagangan' }, children: [] }
    const saved = await world.ask(
      courses.saveSubjects,
      { subjects: [subject], version: 1 },
      foreign,
    )
    expect(saved.body).toMatchObject({ ok: true })
    const teacher = await world.person('teacher,normal', schoolId)
    expect(await left(foreign)).toEqual(['look', 'roster', 'course'])
    await makeCourse(world.db, { schoolId, authorId: teacher.userId }, world.clock.now())
    expect(await left(foreign)).toEqual(['look', 'roster'])
    expect((await world.ask(statistics.schoolSetup, {}, room.teacher)).body.code).toBe(-6)
  })
})

describe('a decision on a course', () => {
  const told = async (person: Person) =>
    (await world.ask(messages.allSystemMessages, { msgType: 1 }, person)).body.data?.list ?? []

  it('[TCH-132] is told to who leads it, with the reason and the way to the course, and not to who decided', async () => {
    const act = (action: 'refuse' | 'approve' | 'takeOff' | 'putBack', by: Person, reason = '') =>
      world.ask(courses.courseAction, { sign: course.sign, action, reason, revision: 1 }, by)
    await world.db
      .update(courseTable)
      .set({ auditStatus: 1, onList: false })
      .where(eq(courseTable.id, course.courseId))
    expect((await act('refuse', staff, 'No sound')).body.ok).toBe(true)
    const [refused] = await told(room.teacher)
    expect(refused).toMatchObject({
      title: 'Your course was not approved',
      url: `/teacher/#/course/${course.sign}`,
      isRead: false,
    })
    expect(refused?.content).toContain('The reason: No sound')
    await world.db
      .update(courseTable)
      .set({ auditStatus: 1 })
      .where(eq(courseTable.id, course.courseId))
    for (const action of ['approve', 'takeOff', 'putBack'] as const) {
      world.clock.pass(5)
      expect((await act(action, staff)).body.ok, action).toBe(true)
    }
    expect((await told(room.teacher)).map(({ title }) => title)).toEqual([
      'Your course is listed again',
      'Your course was taken off the list',
      'Your course is approved',
      'Your course was not approved',
    ])
    world.clock.pass(5)
    expect((await act('takeOff', room.teacher)).body.ok).toBe(true)
    expect(await told(room.teacher)).toHaveLength(4)
    expect(await told(staff)).toHaveLength(0)
  })
})
