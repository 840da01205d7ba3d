import { courses as courseCalls, reviews } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { courses, enrol } from '../courses/index.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'
import { videoProgress } from '../study/index.ts'
import { courseReviews } from './tables.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
  staff = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  course = await classroom.joined()
})

/** Watches so many of the 160 seconds in two lessons. */
async function watched(seconds: number, person: Person, of = course) {
  const { schoolId, userId } = person
  const now = testApp.clock.now()
  await enrol(testApp.db, { schoolId, userId, courseId: of.courseId }, now)
  await testApp.db.insert(videoProgress).values({
    schoolId,
    userId,
    courseId: of.courseId,
    lessonId: of.lessonIds[0] ?? 0,
    watchedSeconds: seconds,
    updatedAt: now,
  })
}
async function reader(of = course): Promise<Person> {
  const person = await testApp.person()
  await watched(100, person, of)
  return person
}
const save = (by: Person, stars: number, content = '', of = course) => {
  testApp.clock.pass(1)
  return testApp.ask(reviews.saveReview, { courseIdSign: of.sign, stars, content }, by)
}
const listed = async (by?: Person) =>
  (await testApp.ask(reviews.listReviews, { courseIdSign: course.sign }, by ?? {})).body.data
const countsOf = async ({ courseId }: MadeCourse) =>
  (
    await testApp.db
      .select({ counts: courses.starCounts })
      .from(courses)
      .where(eq(courses.id, courseId))
  )[0]?.counts
const detail = async () =>
  (await testApp.ask(courseCalls.courseByCourseId, { sign: course.sign })).body.data?.course

describe('a review', () => {
  it('[CRS-165] is for students who have watched a third of the course', async () => {
    expect((await save(classroom.student, 5)).body).toMatchObject({
      code: -6,
      extend: { reason: 'studyFirst' },
    })
    await watched(53, classroom.student)
    expect((await save(classroom.student, 5)).body.code).toBe(-6)
    expect((await listed(classroom.student))?.may).toEqual({ write: false })
    await testApp.db
      .update(videoProgress)
      .set({ watchedSeconds: 54 })
      .where(eq(videoProgress.userId, classroom.student.userId))
    expect((await listed(classroom.student))?.may).toEqual({ write: true })
    expect((await save(classroom.student, 5)).body.ok).toBe(true)
    expect((await save(classroom.teacher, 5)).body.code).toBe(-6)
    expect((await save(await testApp.person(), 5)).body.code).toBe(-6)
    const input = { courseIdSign: course.sign, stars: 5 }
    expect((await testApp.ask(reviews.saveReview, input)).body.code).toBe(-1001)
    const stranger = await testApp.person('student,normal', testApp.otherSchoolId)
    expect((await save(stranger, 5)).status).toBe(404)
    expect(await countsOf(course)).toEqual([0, 0, 0, 0, 1])
  })

  it('[CRS-164] exists once for each person, changed and removed by its author only', async () => {
    const author = await reader()
    const sign = (await save(author, 2, '<b>Slow</b>')).body.data?.sign ?? ''
    const again = await save(author, 4, 'Better than I thought')
    expect(again.body.data?.sign).toBe(sign)
    const both = await Promise.all([save(author, 3), save(author, 3)])
    expect(both.some(({ body }) => body.ok)).toBe(true)
    expect(await countsOf(course)).toEqual([0, 0, 1, 0, 0])
    const rows = await testApp.db
      .select()
      .from(courseReviews)
      .where(eq(courseReviews.courseId, course.courseId))
    expect(rows).toMatchObject([{ stars: 3, content: '', authorId: author.userId }])
    for (const other of [classroom.teacher, staff, await reader()])
      expect((await testApp.ask(reviews.removeReview, { sign }, other)).body.code).toBe(-6)
    expect((await testApp.ask(reviews.removeReview, { sign }, author)).body.ok).toBe(true)
    expect((await testApp.ask(reviews.removeReview, { sign }, author)).status).toBe(404)
    expect(await countsOf(course)).toEqual([0, 0, 0, 0, 0])
  })

  it('[CRS-164] has 1 to 5 whole stars and at most 1000 characters, with markup as text', async () => {
    const author = await reader()
    for (const stars of [0, 6, 2.5]) expect((await save(author, stars)).body.code).toBe(-2)
    expect((await save(author, 5, 'x'.repeat(1001))).body.code).toBe(-2)
    await save(author, 5, '  <script>alert(1)</script> ')
    expect((await listed(author))?.list[0]?.content).toBe('<script>alert(1)</script>')
    expect((await listed(author))?.own?.stars).toBe(5)
    expect((await listed())?.list[0]).toMatchObject({ authorName: null, own: false })
    expect((await listed())?.own).toBe(null)
  })

  it('[CRS-168] can be reported, hidden with its stars and shown again', async () => {
    const sign = (await save(await reader(), 1, 'Rude')).body.data?.sign ?? ''
    await save(await reader(), 5)
    const report = (by: Person) => testApp.ask(reviews.reportReview, { sign }, by)
    expect((await report(await testApp.person())).body.code).toBe(-6)
    await report(classroom.student)
    await report(classroom.student)
    await report(classroom.teacher)
    const waiting = async () =>
      (await testApp.ask(reviews.listReportedReviews, { size: 100 }, staff)).body.data?.list.find(
        (one) => one.sign === sign,
      )
    expect(await waiting()).toMatchObject({ content: 'Rude', stars: 1, reports: 2 })
    await testApp.ask(reviews.decideReview, { sign, hidden: true }, staff)
    await testApp.ask(reviews.decideReview, { sign, hidden: true }, staff)
    expect(await countsOf(course)).toEqual([0, 0, 0, 0, 1])
    expect((await listed())?.total).toBe(1)
    expect(await waiting()).toBeUndefined()
    await testApp.ask(reviews.decideReview, { sign, hidden: false }, staff)
    expect(await countsOf(course)).toEqual([1, 0, 0, 0, 1])
  })
})

describe('the rating of a course', () => {
  it('[CRS-166] is shown on its page and its card', async () => {
    expect(await detail()).toMatchObject({ rating: null, reviews: 0 })
    for (const stars of [5, 4, 4]) await save(await reader(), stars)
    expect(await detail()).toMatchObject({
      rating: 4.3,
      reviews: 3,
      starCounts: [0, 0, 0, 2, 1],
    })
    const { body } = await testApp.ask(courseCalls.courseList, { size: 60 })
    expect(body.data?.list.find(({ sign }) => sign === course.sign)).toMatchObject({
      rating: 4.3,
      reviews: 3,
    })
  })

  it('[CRS-167] is not dominated by a single review', async () => {
    const [single, loved, bad] = [
      await classroom.joined(),
      await classroom.joined(),
      await classroom.joined(),
    ]
    await save(await reader(single), 5, '', single)
    for (let number = 0; number < 6; number += 1) {
      await save(await reader(loved), number === 0 ? 4 : 5, '', loved)
      await save(await reader(bad), 1, '', bad)
    }
    const input = { sort: 'rating', order: 'desc', size: 60 } as const
    const { body } = await testApp.ask(courseCalls.courseList, input)
    const signs = body.data?.list.map(({ sign }) => sign) ?? []
    const places = [loved, single, course, bad].map(({ sign }) => signs.indexOf(sign))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBe(0)
  })

  it('[CRS-166] equals a recount after any reviews, changes, removals and decisions', async () => {
    const people = [await reader(), await reader(), await reader()]
    const act = fc.record({
      who: fc.nat(2),
      what: fc.constantFrom('save', 'save', 'remove', 'hide', 'show'),
      stars: fc.integer({ min: 1, max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (acts) => {
        for (const { who, what, stars } of acts) {
          const person = people[who] as Person
          const own = (await listed(person))?.own?.idSign ?? ''
          if (what === 'save') await save(person, stars)
          else if (own === '') continue
          else if (what === 'remove') await testApp.ask(reviews.removeReview, { sign: own }, person)
          else
            await testApp.ask(reviews.decideReview, { sign: own, hidden: what === 'hide' }, staff)
        }
        const { rows } = await testApp.db.execute<{ counts: number[] }>(sql`
          select array(select (select count(*)::int from course_reviews r
            where r.course_id = ${course.courseId} and r.stars = s and not r.hidden)
            from generate_series(1, 5) s) as counts`)
        expect(await countsOf(course)).toEqual(rows[0]?.counts)
      }),
      { numRuns: 12 },
    )
  })
})
