import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { type CourseAction, courses, people, statistics } from '@titian/contract'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeChapter, makeCourse, makeFile, makeTeacher } from '../factories.ts'
import { chapters, courses as courseTable, lessons } from '../tables.ts'

let testApp: TestApp
let lecturer: Person
let helper: Person
let staff: Person
let foreign: Person

beforeAll(async () => {
  testApp = await openTestApp()
  lecturer = await testApp.person('teacher,normal')
  helper = await testApp.person('teacher,normal')
  staff = await testApp.person('schoolAdmin,normal')
  foreign = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(() => testApp.clock.pass(5))

const courseOf = async (courseId: number) =>
  (await testApp.db.select().from(courseTable).where(eq(courseTable.id, courseId)))[0]
const video = () => makeFile(testApp.db, { schoolId: testApp.schoolId, ownerId: lecturer.userId })

type State = 'draft' | 'waiting' | 'listed' | 'unlisted'
const states = {
  draft: { auditStatus: 0, onList: false },
  waiting: { auditStatus: 1, onList: false },
  listed: { auditStatus: 2, onList: true },
  unlisted: { auditStatus: 2, onList: false },
}

async function newCourse(state: State = 'draft', films = 0) {
  const { schoolId } = testApp
  const plan = { schoolId, authorId: lecturer.userId, launchedAt: null, ...states[state] }
  const courseId = await makeCourse(testApp.db, plan, testApp.clock.now())
  await makeTeacher(testApp.db, { schoolId, courseId, userId: lecturer.userId, master: true })
  await makeTeacher(testApp.db, { schoolId, courseId, userId: helper.userId })
  const made = []
  for (let count = 0; count < films; count += 1) made.push(await video())
  if (films > 0) await makeChapter(testApp.db, { schoolId, courseId }, made)
  return { courseId, sign: testApp.seal('course', courseId) }
}

async function draftOf(sign: string, person = lecturer) {
  const { body } = await testApp.ask(courses.getCourseId, { sign }, person)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

async function lessonsOf(courseId: number) {
  const rows = await testApp.db.select().from(lessons).where(eq(lessons.courseId, courseId))
  return rows.map(({ id }) => testApp.seal('lesson', id))
}

const logged = async (action: 'all' | 'course.approved' | 'course.changed') =>
  (await testApp.ask(people.listAuditLog, { action, size: 50 }, staff)).body.data?.list ?? []

describe('the review of courses', () => {
  it('[TCH-083] moves a course from draft over waiting to approved, delists it and relists it', async () => {
    const { courseId, sign } = await newCourse()
    const act = (
      action: 'submit' | 'approve' | 'refuse' | 'takeOff' | 'putBack',
      person: Person,
      reason = '',
    ) => testApp.ask(courses.courseAction, { sign, action, reason, revision: 1 }, person)
    expect((await act('submit', lecturer)).body).toMatchObject({
      code: -4,
      extend: { reason: 'courseIncomplete' },
    })
    await makeChapter(testApp.db, { schoolId: testApp.schoolId, courseId }, [await video()])
    testApp.clock.pass(5)
    expect((await act('submit', helper)).body.code).toBe(-6)
    expect((await act('submit', lecturer)).body.data?.auditStatus).toBe(1)
    expect((await act('approve', lecturer)).body.code).toBe(-6)
    expect((await act('approve', foreign)).status).toBe(404)
    expect(
      (await testApp.ask(statistics.reviewList, {}, staff)).body.data?.list.map(
        (row) => row.idSign,
      ),
    ).toContain(sign)
    expect((await act('refuse', staff)).body).toMatchObject({
      code: -2,
      extend: { fields: { reason: expect.any(String) } },
    })
    expect((await act('refuse', staff, 'No sound')).body.data).toMatchObject({
      auditStatus: 3,
      auditReason: 'No sound',
    })
    testApp.clock.pass(5)
    expect((await act('submit', lecturer)).body.data).toMatchObject({
      auditStatus: 1,
      auditReason: null,
    })
    expect((await act('approve', staff)).body.data).toMatchObject({ auditStatus: 2, onList: true })
    expect((await courseOf(courseId))?.launchedAt).not.toBeNull()
    expect((await act('takeOff', lecturer)).body.data?.onList).toBe(false)
    expect((await act('putBack', staff)).body.data?.onList).toBe(true)
    testApp.clock.pass(5)
    expect((await act('approve', staff)).body).toMatchObject({
      code: -4,
      extend: { reason: 'wrongStep' },
    })
  })

  it('[TCH-162] records each step with person and reason, and lets the leader withdraw a waiting course', async () => {
    const { courseId, sign } = await newCourse('draft', 1)
    const { revision } = await draftOf(sign)
    const act = (action: CourseAction, person: Person, reason = '') => {
      testApp.clock.pass(5)
      return testApp.ask(courses.courseAction, { sign, action, reason, revision }, person)
    }
    expect((await act('withdraw', lecturer)).body.extend).toMatchObject({ reason: 'wrongStep' })
    await act('submit', lecturer)
    expect((await act('withdraw', helper)).body.code).toBe(-6)
    expect((await act('withdraw', lecturer)).body.data?.auditStatus).toBe(0)
    expect((await act('approve', staff)).body.extend).toMatchObject({ reason: 'wrongStep' })
    await act('submit', lecturer)
    await act('refuse', staff, 'No sound')
    const steps = (person: Person) => testApp.ask(statistics.courseSteps, { sign }, person)
    const shown = (await steps(staff)).body.data?.list
    expect(shown?.map(({ action, byName, reason }) => [action, byName, reason])).toEqual([
      ['refuse', staff.name, 'No sound'],
      ['submit', lecturer.name, null],
      ['withdraw', lecturer.name, null],
      ['submit', lecturer.name, null],
    ])
    expect((await steps(helper)).body.data?.list).toHaveLength(4)
    expect((await steps(await testApp.person('teacher,normal'))).body.code).toBe(-6)
    expect((await steps(foreign)).status).toBe(404)
    expect((await courseOf(courseId))?.auditStatus).toBe(3)
  })

  it('[TCH-161] lists the courses of each state for staff, searchable by course or author', async () => {
    const author = await testApp.person('teacher,normal')
    const made: Record<string, string> = {}
    for (const state of ['draft', 'waiting', 'listed', 'unlisted'] as const) {
      const { courseId, sign } = await newCourse(state, 1)
      await testApp.db
        .update(courseTable)
        .set({ authorId: author.userId, nameSearch: `weaving ${state}` })
        .where(eq(courseTable.id, courseId))
      made[state] = sign
    }
    const of = async (input: Parameters<typeof testApp.ask<typeof statistics.reviewList>>[1]) =>
      (await testApp.ask(statistics.reviewList, input, staff)).body.data?.list.map(
        (row) => row.idSign,
      )
    const name = author.name
    expect((await of({ name, state: 'all' }))?.toSorted()).toEqual(Object.values(made).toSorted())
    expect(await of({ name, state: 'draft' })).toEqual([made['draft']])
    expect(await of({ name })).toEqual([made['waiting']])
    expect(await of({ name, state: 'listed' })).toEqual([made['listed']])
    expect(await of({ name, state: 'offList' })).toEqual([made['unlisted']])
    expect(await of({ name: 'WEAVING UNL', state: 'all' })).toEqual([made['unlisted']])
    expect(await of({ name, state: 'refused' })).toEqual([])
  })

  it('[TCH-166] approves the revision shown in the list, and refuses a course that has changed since', async () => {
    const { sign, courseId } = await newCourse('waiting', 1)
    const row = async () => {
      const input = { state: 'waiting' as const, size: 100 }
      const { data } = (await testApp.ask(statistics.reviewList, input, staff)).body
      return data?.list.find(({ idSign }) => idSign === sign)
    }
    const approve = (revision: number | undefined) =>
      testApp.ask(courses.courseAction, { sign, action: 'approve', revision }, staff)
    const read = await row()
    const { version, courseName } = await draftOf(sign)
    const values = { idSign: sign, version, courseName, coursePrice: 999 }
    await testApp.ask(courses.updateCourse, values, lecturer)
    testApp.clock.pass(5)
    expect((await approve(read?.revision)).body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile' },
    })
    testApp.clock.pass(5)
    expect((await approve((await row())?.revision)).body.ok).toBe(true)
    expect(await courseOf(courseId)).toMatchObject({ auditStatus: 2, onList: true })
  })

  const changes: [
    string,
    (sign: string, courseId: number) => Promise<{ body: { ok: boolean } }>,
  ][] = [
    [
      'the price',
      async (sign) => {
        const { idSign, version, courseName } = await draftOf(sign)
        const values = { idSign, version, courseName, coursePrice: 999 }
        return testApp.ask(courses.updateCourse, values, lecturer)
      },
    ],
    [
      'a chapter',
      (sign) =>
        testApp.ask(courses.addChapter, { courseIdSign: sign, chapterName: 'More' }, helper),
    ],
    [
      'the film of a lesson',
      async (_, courseId) => {
        const [first = ''] = await lessonsOf(courseId)
        const videoPath = testApp.seal('file', await video())
        const film = { chapterVideoIdSign: first, videoPath, videoName: 'other.mp4' }
        return testApp.ask(courses.attachUploadedVideo, film, lecturer)
      },
    ],
    [
      'a film that goes',
      async (_, courseId) => {
        const [first = ''] = await lessonsOf(courseId)
        return testApp.ask(courses.deleteUploadVideo, { courseChaperVideoId: first }, lecturer)
      },
    ],
  ]

  it.each(changes)(
    '[TCH-110] refuses to approve %s that the reviewer never saw',
    async (_, change) => {
      const { courseId, sign } = await newCourse('waiting', 2)
      const { revision } = await draftOf(sign, staff)
      testApp.clock.pass(5)
      expect((await change(sign, courseId)).body.ok).toBe(true)
      for (const action of ['approve', 'refuse'] as const) {
        const input = { sign, action, revision, reason: 'Why' }
        const { status, body } = await testApp.ask(courses.courseAction, input, staff)
        expect([status, body.code, body.extend?.reason]).toEqual([409, -4, 'changedMeanwhile'])
        expect(body.extend?.newer).toMatchObject({ revision: revision + 1, auditStatus: 1 })
      }
      expect(await courseOf(courseId)).toMatchObject({ auditStatus: 1, onList: false })
      const again = { sign, action: 'approve' as const, revision: revision + 1 }
      expect((await testApp.ask(courses.courseAction, again, staff)).body.ok).toBe(true)
    },
  )

  it('[TCH-110] requires the reviewed revision', async () => {
    const { sign } = await newCourse('waiting', 1)
    const { status, body } = await testApp.ask(
      courses.courseAction,
      { sign, action: 'approve' },
      staff,
    )
    expect([status, body.extend?.fields]).toEqual([422, { revision: expect.any(String) }])
  })

  it('[TCH-110] is logged with the owner of the course and the reason', async () => {
    const { courseId, sign } = await newCourse('waiting', 1)
    await testApp.db
      .update(courseTable)
      .set({ names: { en: 'Tea', zh: '茶' } })
      .where(eq(courseTable.id, courseId))
    const act = (action: 'approve' | 'refuse' | 'takeOff' | 'putBack', reason?: string) => {
      testApp.clock.pass(5)
      return testApp.ask(courses.courseAction, { sign, action, reason, revision: 1 }, staff)
    }
    await act('refuse', 'No sound')
    await testApp.db.update(courseTable).set(states.waiting).where(eq(courseTable.id, courseId))
    for (const action of ['approve', 'takeOff', 'putBack'] as const) await act(action)
    const entries = (await logged('all')).slice(0, 4)
    expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
      ['course.putBack', null],
      ['course.takenOff', null],
      ['course.approved', null],
      ['course.refused', 'No sound'],
    ])
    expect(entries[0]).toMatchObject({
      actorName: staff.name,
      subjectName: lecturer.name,
      detail: [{ field: 'course', before: '', after: 'Tea' }],
    })
  })
})

describe('a listed course', () => {
  it('[TCH-111] keeps its last film, and without a film can be neither submitted nor relisted', async () => {
    const { courseId, sign } = await newCourse('listed', 2)
    const [first = '', second = ''] = await lessonsOf(courseId)
    const removeLesson = (lesson: string) =>
      testApp.ask(courses.deleteChapterVideo, { sign: lesson }, lecturer)
    const removeFilm = (lesson: string) =>
      testApp.ask(courses.deleteUploadVideo, { courseChaperVideoId: lesson }, lecturer)
    expect((await removeFilm(first)).body.ok).toBe(true)
    for (const answer of [await removeFilm(second), await removeLesson(second)])
      expect([answer.status, answer.body.extend?.reason]).toEqual([409, 'lastVideoOfListed'])
    expect((await removeLesson(first)).body.ok).toBe(true)
    await testApp.ask(courses.courseAction, { sign, action: 'takeOff' }, lecturer)
    testApp.clock.pass(5)
    expect((await removeLesson(second)).body.ok).toBe(true)
    const back = await testApp.ask(courses.courseAction, { sign, action: 'putBack' }, lecturer)
    expect(back.body.extend?.reason).toBe('courseIncomplete')
    const [chapter] = await testApp.db
      .select()
      .from(chapters)
      .where(eq(chapters.courseId, courseId))
    const empty = { sign: testApp.seal('chapter', chapter?.id ?? 0) }
    expect((await testApp.ask(courses.deleteChapter, empty, lecturer)).body.ok).toBe(true)
  })

  it('[TCH-111] keeps a film when its last two are deleted in parallel', async () => {
    const { courseId } = await newCourse('listed', 2)
    const answers = await Promise.all(
      (await lessonsOf(courseId)).map((lesson) =>
        testApp.ask(courses.deleteUploadVideo, { courseChaperVideoId: lesson }, lecturer),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('[TCH-111] can change without another review, and the log records the change', async () => {
    const earlier = (await logged('course.changed')).length
    const { courseId, sign } = await newCourse('listed', 1)
    const { idSign, version, courseName, coursePrice } = await draftOf(sign)
    const values = { idSign, version, courseName, coursePrice: coursePrice + 7 }
    expect((await testApp.ask(courses.updateCourse, values, lecturer)).body.ok).toBe(true)
    expect(await courseOf(courseId)).toMatchObject({ auditStatus: 2, onList: true })
    const [entry] = await logged('course.changed')
    expect(entry?.detail).toEqual([
      { field: 'course', before: '', after: courseName },
      { field: 'price', before: coursePrice.toFixed(2), after: (coursePrice + 7).toFixed(2) },
    ])
    const draft = await newCourse('draft', 1)
    const own = await draftOf(draft.sign)
    const dearer = { idSign: own.idSign, version: 1, courseName: own.courseName, coursePrice: 3 }
    await testApp.ask(courses.updateCourse, dearer, lecturer)
    expect(await logged('course.changed')).toHaveLength(earlier + 1)
  })
})
