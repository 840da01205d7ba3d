import { accounts, favourites } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { courses, enrol } from '../courses/index.ts'
import { makeCourse } from '../courses/factories.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'
import { courseFavourites, courseVisits } from './tables.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let person: Person

beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
})
afterAll(() => testApp.close())
beforeEach(async () => {
  course = await classroom.joined()
  person = await testApp.person()
})

const favouritesOf = async (by = person) =>
  (await testApp.ask(favourites.listFavourites, { size: 100 }, by)).body.data
const opened = async (by = person, size = 100) =>
  (await testApp.ask(favourites.listVisits, { size }, by)).body.data
const signsOf = (data: Awaited<ReturnType<typeof favouritesOf>>) =>
  data?.list.map((one) => one.course.sign)
const is = async (by = person) =>
  (await testApp.ask(favourites.isFavourite, { sign: course.sign }, by)).body.data?.favourite
const setListed = (onList: boolean) =>
  testApp.db.update(courses).set({ onList }).where(eq(courses.id, course.courseId))

describe('favourites', () => {
  it('[CRS-190] store a course once for each person, and can be removed twice', async () => {
    const add = () => testApp.ask(favourites.addFavourite, { sign: course.sign }, person)
    const cancel = () => testApp.ask(favourites.cancelFavourite, { sign: course.sign }, person)
    expect(await is()).toBe(false)
    const answers = await Promise.all([add(), add(), add()])
    expect(answers.every(({ body }) => body.ok)).toBe(true)
    const where = and(
      eq(courseFavourites.userId, person.userId),
      eq(courseFavourites.courseId, course.courseId),
    )
    expect(await testApp.db.$count(courseFavourites, where)).toBe(1)
    expect(await is()).toBe(true)
    expect(await is(classroom.student)).toBe(false)
    expect(await favouritesOf()).toMatchObject({
      list: [{ kind: 'course', course: { sign: course.sign } }],
      total: 1,
    })
    expect((await cancel()).body.ok).toBe(true)
    expect((await cancel()).body.ok).toBe(true)
    expect(await testApp.db.$count(courseFavourites, where)).toBe(0)
    const visitor = await testApp.ask(favourites.addFavourite, { sign: course.sign })
    expect(visitor.body.code).toBe(-1001)
  })

  it('[CRS-191] are listed by the time they were added, latest first', async () => {
    const second = await classroom.joined()
    await testApp.ask(favourites.addFavourite, { sign: second.sign }, person)
    testApp.clock.pass(60)
    await testApp.ask(favourites.addFavourite, { sign: course.sign }, person)
    expect(signsOf(await favouritesOf())).toEqual([course.sign, second.sign])
  })

  it('[CRS-193] [CRS-192] omit a course that is no longer visible, except for its students', async () => {
    for (const call of [favourites.addFavourite, favourites.noteVisit])
      await testApp.ask(call, { sign: course.sign }, person)
    await setListed(false)
    expect([signsOf(await favouritesOf()), signsOf(await opened())]).toEqual([[], []])
    for (const call of [favourites.addFavourite, favourites.noteVisit, favourites.isFavourite])
      expect((await testApp.ask(call, { sign: course.sign }, person)).status).toBe(404)
    const { schoolId, userId } = person
    const now = testApp.clock.now()
    await enrol(testApp.db, { schoolId, userId, courseId: course.courseId }, now)
    expect(signsOf(await favouritesOf())).toEqual([course.sign])
    expect(signsOf(await opened())).toEqual([course.sign])
    await setListed(true)
  })
})

describe('the history of opened courses', () => {
  it('[CRS-086] [CRS-192] has one row for each person and course with the last time', async () => {
    const second = await classroom.joined()
    const visit = (sign: string) => testApp.ask(favourites.noteVisit, { sign }, person)
    await visit(course.sign)
    testApp.clock.pass(60)
    await visit(second.sign)
    expect(signsOf(await opened())).toEqual([second.sign, course.sign])
    testApp.clock.pass(60)
    await Promise.all([visit(course.sign), visit(course.sign)])
    const list = await opened()
    expect(signsOf(list)).toEqual([course.sign, second.sign])
    expect(list?.list[0]?.at).toBe(testApp.clock.now().toISOString())
    expect((await opened(classroom.student))?.list).toEqual([])
  })

  it('[CRS-192] keeps the newest 200', async () => {
    const { schoolId, userId } = person
    const now = testApp.clock.now()
    for (let number = 0; number < 201; number += 1) {
      const plan = { schoolId, authorId: userId, names: { en: `C${number}` }, nameSearch: '' }
      const courseId = await makeCourse(testApp.db, plan, now)
      const visitedAt = new Date(now.getTime() - (number + 1) * 1000)
      await testApp.db.insert(courseVisits).values({ schoolId, userId, courseId, visitedAt })
    }
    await testApp.ask(favourites.noteVisit, { sign: course.sign }, person)
    const rows = await testApp.db.select().from(courseVisits).where(eq(courseVisits.userId, userId))
    expect(rows).toHaveLength(200)
    expect(rows.some(({ courseId }) => courseId === course.courseId)).toBe(true)
    const oldest = Math.min(...rows.map(({ visitedAt }) => visitedAt.getTime()))
    expect(oldest).toBe(now.getTime() - 199 * 1000)
  })

  it("[CRS-191] [CRS-192] deletes one course or all of them, only of the caller's history", async () => {
    const second = await classroom.joined()
    for (const by of [person, classroom.student])
      for (const { sign } of [course, second]) await testApp.ask(favourites.noteVisit, { sign }, by)
    await testApp.ask(favourites.addFavourite, { sign: course.sign }, person)
    const remove = () => testApp.ask(favourites.removeVisit, { sign: course.sign }, person)
    expect((await remove()).body.ok).toBe(true)
    expect((await remove()).body.ok).toBe(true)
    expect(signsOf(await opened())).toEqual([second.sign])
    await testApp.ask(favourites.clearVisits, {}, person)
    expect(await opened()).toEqual({ list: [], total: 0 })
    expect((await opened(classroom.student))?.total).toBe(2)
    expect(signsOf(await favouritesOf())).toEqual([course.sign])
  })

  it('[CRS-192] records neither visitors nor impersonating staff', async () => {
    const staff = await testApp.person('schoolAdmin,normal')
    const begun = { sign: testApp.seal('user', person.userId), reason: 'Looks at the course' }
    const { cookies } = await testApp.ask(accounts.startImpersonation, begun, staff)
    const impersonating = { person: staff, cookies }
    const input = { sign: course.sign }
    expect((await testApp.ask(favourites.noteVisit, input, impersonating)).body.code).toBe(-6)
    expect((await testApp.ask(favourites.noteVisit, input)).body.code).toBe(-1001)
    expect((await opened())?.list).toEqual([])
  })
})
