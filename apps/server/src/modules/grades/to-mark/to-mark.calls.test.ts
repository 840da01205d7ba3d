import { grades, homework, statistics, type InputOf, type ToMarkKind } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { enrol } from '../../courses/index.ts'
import { attempts, makeExam } from '../../exams/factories.ts'
import { makeWork } from '../../homework/factories.ts'
import { homeworkItems } from '../../homework/index.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  testApp.clock.pass(60)
  classroom = await Classroom.open(testApp)
  course = await classroom.joined({}, [null])
})

async function paper(): Promise<string> {
  const now = testApp.clock.now()
  const place = { schoolId: testApp.schoolId, courseId: course.courseId }
  const author = { ...place, authorId: classroom.teacher.userId }
  const { examinationId } = await makeExam(testApp.db, author, now)
  const times = { startedAt: now, seenAt: now, submittedAt: now, clockStops: false, seed: 1 }
  const who = { userId: classroom.student.userId, examinationId, number: 1 }
  const [row] = await testApp.db
    .insert(attempts)
    .values({ ...place, ...times, ...who, state: 'submitted' as const, waiting: true })
    .returning({ id: attempts.id })
  return testApp.seal('attempt', row?.id ?? 0)
}

async function handIn(by: Person = classroom.student, work?: string): Promise<string> {
  const examineId = work ?? (await makeWork(testApp, classroom.teacher, course.sign))
  const handed = { courseId: course.sign, examineId, resourcesType: 2, content: 'Mine.' } as const
  const { body } = await testApp.ask(homework.saveOfflineExamineAnswer, handed, by)
  return body.data?.handIns[0]?.sign ?? ''
}

type Asked = InputOf<typeof grades.listToMark>
const listed = async (asked: Asked = {}, by: Person = classroom.teacher) =>
  (await testApp.ask(grades.listToMark, asked, by)).body.data
const signsOf = async (asked: Asked = {}, by?: Person) =>
  (await listed(asked, by))?.list.map(({ sign }) => sign)
const next = async (piece: { kind: ToMarkKind; sign: string } | null, asked: Asked = {}) =>
  (await testApp.ask(grades.nextToMark, { ...asked, at: piece }, classroom.teacher)).body.data

/** Hands in six pieces of work for five tasks and examinations. Two have the same time. */
async function sixPieces() {
  const second = await testApp.person()
  const enrolled = { schoolId: testApp.schoolId, courseId: course.courseId, userId: second.userId }
  await enrol(testApp.db, enrolled, testApp.clock.now())
  const work = await makeWork(testApp, classroom.teacher, course.sign)
  const list: { kind: ToMarkKind; sign: string }[] = []
  const add = (kind: ToMarkKind, sign: string) => {
    list.push({ kind, sign })
    testApp.clock.pass(1)
  }
  add('handIn', await handIn(second, work))
  add('paper', await paper())
  list.push({ kind: 'handIn', sign: await handIn() })
  add('paper', await paper())
  add('handIn', await handIn(classroom.student, work))
  add('handIn', await handIn())
  return list
}

describe('the queue of work to mark', () => {
  it('[TCH-173] lists papers and hand-ins of all courses of the teacher, the longest waiting first', async () => {
    const pieces = await sixPieces()
    const all = await listed()
    expect(all?.total).toBe(6)
    expect(all?.list.map(({ kind, sign }) => ({ kind, sign }))).toEqual(pieces)
    expect(all?.list[0]).toMatchObject({ studentName: expect.any(String), late: false })
    const times = all?.list.map(({ since }) => Date.parse(since)) ?? []
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    const pages = await Promise.all([1, 2, 3].map((page) => signsOf({ page, size: 2 })))
    expect(pages.flat()).toEqual(pieces.map(({ sign }) => sign))
    for (const kind of ['paper', 'handIn'] as const) {
      const own = pieces.filter((one) => one.kind === kind).map(({ sign }) => sign)
      expect(await signsOf({ kind })).toEqual(own)
    }
  })

  it('[TCH-174] leads from each piece to the next, after the last to the first, and shows the position', async () => {
    const pieces = await sixPieces()
    expect(await next(null)).toEqual({ place: null, total: 6, next: pieces[0] })
    for (const [index, piece] of pieces.entries())
      expect(await next(piece)).toEqual({
        place: index + 1,
        total: 6,
        next: pieces[(index + 1) % 6],
      })
    const [first, , third] = pieces
    const ask = { sign: third?.sign ?? '', version: 1, score: 50, comment: '' }
    await testApp.ask(homework.gradeHandIn, ask, classroom.teacher)
    // A marked piece has no position any more, but the piece after it is still found.
    expect(await next(third ?? null)).toEqual({ place: null, total: 5, next: pieces[3] })
    const alone = await next(first ?? null, { courseIdSign: (await classroom.course()).sign })
    expect(alone).toEqual({ place: null, total: 0, next: null })
  })

  it('[TCH-204] is as long as both numbers of the menu together, and shrinks when a piece is marked', async () => {
    const counted = async (by: Person) => {
      const { body } = await testApp.ask(statistics.waitingWork, {}, by)
      const found = body.data?.list.filter(({ kind }) => kind === 'papers' || kind === 'handIns')
      return Object.fromEntries((found ?? []).map(({ kind, count }) => [kind, count]))
    }
    const pieces = await sixPieces()
    // The two numbers do not count work that another teacher marks.
    const others = await Classroom.open(testApp)
    const foreign = await others.joined({}, [null])
    const work = await makeWork(testApp, others.teacher, foreign.sign)
    const answer = {
      courseId: foreign.sign,
      examineId: work,
      resourcesType: 2,
      content: 'x',
    } as const
    await testApp.ask(homework.saveOfflineExamineAnswer, answer, others.student)
    expect(await counted(classroom.teacher)).toEqual({ papers: 2, handIns: 4 })
    expect((await listed())?.total).toBe(6)
    const marked = { sign: pieces[0]?.sign ?? '', version: 1, score: 50, comment: '' }
    await testApp.ask(homework.gradeHandIn, marked, classroom.teacher)
    expect(await counted(classroom.teacher)).toEqual({ papers: 2, handIns: 3 })
    expect((await listed())?.total).toBe(5)
    expect(await counted(others.teacher)).toEqual({ papers: 0, handIns: 1 })
  })

  it("[TCH-173] contains only work of the teacher's courses, and for staff all work of the school", async () => {
    const sign = await handIn()
    const stranger = await testApp.person('teacher,normal')
    const staff = await testApp.person('schoolAdmin,normal')
    const foreign = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await listed({}, stranger))?.total).toBe(0)
    expect((await listed({}, foreign))?.total).toBe(0)
    const ofCourse = { courseIdSign: course.sign }
    expect(await signsOf(ofCourse, staff)).toEqual([sign])
    const refused = await testApp.ask(grades.listToMark, ofCourse, stranger)
    expect(refused.body.code).toBe(-6)
    const piece = { kind: 'handIn', sign } as const
    expect((await testApp.ask(grades.nextToMark, { at: piece }, stranger)).status).toBe(404)
    expect((await testApp.ask(grades.nextToMark, { at: piece }, foreign)).status).toBe(404)
    expect((await testApp.ask(grades.listToMark, {}, classroom.student)).body.code).toBe(-6)
  })

  it('[TCH-175] leaves out work that a rubric scores, and the counts of the start page equal its rows', async () => {
    const title = `By rubric ${course.courseId}`
    const work = await makeWork(testApp, classroom.teacher, course.sign, { title })
    await handIn(classroom.student, work)
    const kept = await handIn()
    await paper()
    await testApp.db
      .update(homeworkItems)
      .set({ rubricChosen: true })
      .where(eq(homeworkItems.title, title))
    expect(await signsOf({ kind: 'handIn' })).toEqual([kept])
    const { body } = await testApp.ask(statistics.waitingWork, {}, classroom.teacher)
    const counts = Object.fromEntries(body.data?.list.map(({ kind, count }) => [kind, count]) ?? [])
    expect([counts['handIns'], counts['papers']]).toEqual([
      (await listed({ kind: 'handIn' }))?.total,
      (await listed({ kind: 'paper' }))?.total,
    ])
  })
})
