import { accounts, sharing } from '@titian/contract'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { users } from '../accounts/index.ts'
import { courses, enrol, enrolments } from '../courses/index.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'
import { shareLinks } from './tables.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let maker: Person

const day = 24 * 60 * 60

beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
})
afterAll(() => testApp.close())
beforeEach(async () => {
  course = await classroom.joined()
  maker = classroom.teacher
  await testApp.db.update(courses).set({ priceMinor: 4800 }).where(eq(courses.id, course.courseId))
  await testApp.db.execute(sql`delete from rate_limits`)
})

const create = (
  more: { way?: 1 | 2; validDays?: number | null; courseIdSign?: string; seats?: number } = {},
  by: Person = maker,
) => {
  testApp.clock.pass(2)
  return testApp.ask(sharing.createShareLink, { courseIdSign: course.sign, way: 1, ...more }, by)
}
async function link(more: Parameters<typeof create>[0] = {}) {
  const { data } = (await create(more)).body
  if (!data) throw new Error('no link')
  return { ...data, code: new URL(data.link).searchParams.get('shareCode') ?? '' }
}
const activate = (shareCode: string, by: Person) =>
  testApp.ask(sharing.activateShareCode, { shareCode }, by)
const rowOf = async (code: string) =>
  (await testApp.db.select().from(shareLinks).where(eq(shareLinks.code, code)))[0]
const has = async ({ userId }: Person, { courseId } = course) =>
  (await testApp.db.$count(
    enrolments,
    and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId)),
  )) === 1
const learners = async () =>
  (
    await testApp.db
      .select({ learners: courses.learners })
      .from(courses)
      .where(eq(courses.id, course.courseId))
  )[0]?.learners
const recordOf = async (sign: string) =>
  (await testApp.ask(sharing.listShareLinks, { size: 100 }, maker)).body.data?.list.find(
    (one) => one.sign === sign,
  )

describe('a sharing link', () => {
  it('[CRS-087] [CRS-091] [CRS-092] [CRS-104] grants the paid course once, and returns the same response to the same user again', async () => {
    const { code, sign } = await link()
    expect((await recordOf(sign))?.state).toBe('open')
    const student = await testApp.person()
    const before = (await learners()) ?? 0
    const first = await activate(code, student)
    expect(first.body.data).toEqual({
      shareUserName: expect.stringMatching(/./),
      courseNameList: [first.body.data?.courseName],
      courseName: expect.stringMatching(/./),
    })
    expect((await activate(code, student)).body.data).toEqual(first.body.data)
    expect(await has(student)).toBe(true)
    expect(await learners()).toBe(before + 1)
    expect(await rowOf(code)).toMatchObject({ activatedBy: student.userId })
    expect((await recordOf(sign))?.state).toBe('activated')
  })

  it('[CRS-102] is activated by either call', async () => {
    const { code } = await link()
    const student = await testApp.person()
    const asCourse = await testApp.ask(sharing.activateCourse, { shareCode: code }, student)
    expect(asCourse.body.data).toEqual((await activate(code, student)).body.data)
    expect(await has(student)).toBe(true)
  })

  it('[CRS-097] [CRS-099] [CRS-100] is refused with -219 and its reason: used by another, expired, withdrawn', async () => {
    const used = await link()
    await activate(used.code, await testApp.person())
    const other = await testApp.person()
    expect((await activate(used.code, other)).body).toMatchObject({
      code: -219,
      msg: 'This link has already been used.',
    })
    const short = await link({ validDays: 1 })
    testApp.clock.pass(day)
    expect((await activate(short.code, other)).body).toMatchObject({
      code: -219,
      extend: { reason: 'shareLinkOver' },
    })
    expect((await recordOf(short.sign))?.state).toBe('expired')
    const taken = await link()
    await testApp.ask(sharing.withdrawShareLink, { sign: taken.sign }, maker)
    expect((await activate(taken.code, other)).body).toMatchObject({
      code: -219,
      extend: { reason: 'shareLinkOver' },
    })
    expect(await has(other)).toBe(false)
  })

  it('[CRS-098] [CRS-100] is refused with -220 when the code does not exist or belongs to another school', async () => {
    const student = await testApp.person()
    const never = 'x'.repeat(22)
    for (const code of ['', 'short', `${never}!`, '<script>', never])
      expect((await activate(code, student)).body.code).toBe(-220)
    const stranger = await testApp.person('student,normal', testApp.otherSchoolId)
    const { code } = await link()
    expect((await activate(code, stranger)).body.code).toBe(-220)
    expect(await rowOf(code)).toMatchObject({ activatedBy: null })
  })

  it('[CRS-187] is refused to a person after 10 wrong codes for a quarter of an hour, even with the right code', async () => {
    const { code } = await link()
    const student = await testApp.person()
    const tries = Array.from({ length: 12 }, (_, index) => `guess${index}`.padEnd(22, 'y'))
    const codes = await Promise.all(
      tries.map(async (one) => (await activate(one, student)).body.code),
    )
    expect(codes.filter((one) => one === -220)).toHaveLength(10)
    expect((await activate(code, student)).body).toMatchObject({
      code: -100,
      extend: { reason: 'shareGuesses' },
    })
    testApp.clock.pass(15 * 60 + 1)
    expect((await activate(code, student)).body.ok).toBe(true)
    // A right code does not count as a guess, however often it is sent.
    for (let count = 0; count < 12; count += 1)
      expect((await activate(code, student)).body.ok).toBe(true)
  })

  it('[CRS-107] stays usable after a student of the course has opened it', async () => {
    const { code } = await link()
    const owner = await testApp.person()
    const { schoolId, userId } = owner
    const now = testApp.clock.now()
    await enrol(testApp.db, { schoolId, userId, courseId: course.courseId }, now)
    expect((await activate(code, owner)).body.ok).toBe(true)
    expect(await rowOf(code)).toMatchObject({ activatedBy: null, activatedAt: null })
    const next = await testApp.person()
    expect((await activate(code, next)).body.ok).toBe(true)
    expect(await has(next)).toBe(true)
  })

  it('[CRS-105] [CRS-188] requires a session and a listed course, and is not used up by its creator', async () => {
    const { code } = await link()
    const visitor = await testApp.ask(sharing.activateShareCode, { shareCode: code })
    expect(visitor.body.code).toBe(-1001)
    expect((await activate(code, maker)).body).toMatchObject({
      code: -6,
      extend: { reason: 'shareLinkOwn' },
    })
    await testApp.db.update(courses).set({ onList: false }).where(eq(courses.id, course.courseId))
    const student = await testApp.person()
    expect((await activate(code, student)).body.code).toBe(-219)
    expect(await rowOf(code)).toMatchObject({ activatedBy: null })
    expect((await create()).body.extend).toMatchObject({ reason: 'shareUnlisted' })
    await testApp.db.update(courses).set({ onList: true }).where(eq(courses.id, course.courseId))
    expect((await activate(code, student)).body.ok).toBe(true)
  })

  it('[CRS-188] cannot be activated by impersonating staff', async () => {
    const { code } = await link()
    const student = await testApp.person()
    const staff = await testApp.person('schoolAdmin,normal')
    const sign = testApp.seal('user', student.userId)
    const begun = { sign, reason: 'Looks at the course' }
    const { cookies } = await testApp.ask(accounts.startImpersonation, begun, staff)
    const impersonating = { person: staff, cookies }
    const asked = await testApp.ask(sharing.activateShareCode, { shareCode: code }, impersonating)
    expect(asked.body.code).toBe(-6)
    expect(await rowOf(code)).toMatchObject({ activatedBy: null })
  })

  it('[CRS-125] is activated by exactly one of several people in parallel, in any number and order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 8 }), async (number) => {
        const { code } = await link()
        const students = await Promise.all(Array.from({ length: number }, () => testApp.person()))
        // Each student presses twice.
        const answers = await Promise.all(
          [...students, ...students].map(async (student) => ({
            student,
            body: (await activate(code, student)).body,
          })),
        )
        const winners = new Set(
          answers.filter(({ body }) => body.ok).map(({ student }) => student.userId),
        )
        expect(winners.size).toBe(1)
        for (const student of students) {
          expect(await has(student)).toBe(winners.has(student.userId))
          const own = answers.filter((one) => one.student === student)
          for (const { body } of own)
            if (!winners.has(student.userId))
              expect(body).toMatchObject({ code: -219, extend: { reason: 'shareLinkUsed' } })
        }
        expect(await rowOf(code)).toMatchObject({ activatedBy: [...winners][0] })
      }),
      { numRuns: 6 },
    )
  })

  it('[CRS-125] is used up once when one user opens two links for one course', async () => {
    const [first, second] = [await link(), await link()]
    const student = await testApp.person()
    const both = await Promise.all([activate(first.code, student), activate(second.code, student)])
    expect(both.every(({ body }) => body.ok)).toBe(true)
    const rows = [await rowOf(first.code), await rowOf(second.code)]
    expect(rows.filter((row) => row?.activatedBy === student.userId)).toHaveLength(1)
  })
})

describe('a sharing link for a class', () => {
  const arrivals = async (by: Person = maker) =>
    (await testApp.ask(sharing.listShareArrivals, { courseIdSign: course.sign }, by)).body

  it('[TCH-157] admits as many people as it has seats, also in parallel, and lists them', async () => {
    const { code, sign } = await link({ seats: 3, validDays: 7 })
    const students = await Promise.all(Array.from({ length: 6 }, () => testApp.person()))
    const answers = await Promise.all(
      [...students, ...students].map(async (student) => ({
        student,
        body: (await activate(code, student)).body,
      })),
    )
    const came = students.filter(({ userId }) =>
      answers.some(({ student, body }) => body.ok && student.userId === userId),
    )
    expect(came).toHaveLength(3)
    for (const student of students) expect(await has(student)).toBe(came.includes(student))
    for (const { student, body } of answers)
      if (!came.includes(student))
        expect(body).toMatchObject({ code: -219, extend: { reason: 'shareLinkFull' } })
    expect(await recordOf(sign)).toMatchObject({
      state: 'activated',
      seats: 3,
      used: 3,
      userName: null,
      userPhone: null,
    })
    const { data } = await arrivals()
    expect(data?.total).toBe(3)
    expect(data?.list.every(({ inCourse }) => inCourse)).toBe(true)
    expect(data?.list.map(({ userName }) => userName).toSorted()).toEqual(
      came.map(({ name }) => name).toSorted(),
    )
  })

  it('[TCH-157] can be withdrawn while seats are free, and people who joined stay', async () => {
    const { code, sign } = await link({ seats: 30 })
    const [first, second] = [await testApp.person(), await testApp.person()]
    await activate(code, first)
    expect(await recordOf(sign)).toMatchObject({ state: 'open', used: 1 })
    expect((await testApp.ask(sharing.withdrawShareLink, { sign }, maker)).body.ok).toBe(true)
    expect((await activate(code, second)).body).toMatchObject({
      code: -219,
      extend: { reason: 'shareLinkOver' },
    })
    expect([await has(first), await has(second)]).toEqual([true, false])
    for (const seats of [0, 501, 1.5]) expect((await create({ seats })).body.code).toBe(-2)
  })

  it('[TCH-157] is listed for its creator, and the people who joined for every teacher of the course', async () => {
    const { code, sign } = await link({ seats: 5 })
    await activate(code, await testApp.person())
    const own = await testApp.ask(sharing.listShareLinks, { courseIdSign: course.sign }, maker)
    expect(own.body.data?.list.map((one) => one.sign)).toEqual([sign])
    const staff = await testApp.person('schoolAdmin,normal')
    expect((await arrivals(staff)).data?.total).toBe(1)
    const otherTeacher = await testApp.person('teacher,normal')
    expect((await arrivals(otherTeacher)).code).toBe(-6)
  })
})

describe('permission to share', () => {
  it('[CRS-106] [CRS-185] belongs to course leaders with the function code, and to staff', async () => {
    const staff = await testApp.person('schoolAdmin,normal')
    const otherTeacher = await testApp.person('teacher,normal')
    const may = async (by: Person) =>
      (await testApp.ask(sharing.mayShareCourse, { courseIdSign: course.sign }, by)).body.data?.may
    const shareable = async (by: Person) =>
      (await testApp.ask(sharing.listShareableCourses, { size: 100 }, by)).body.data?.list.some(
        ({ sign }) => sign === course.sign,
      )
    for (const by of [maker, staff]) {
      expect((await create({}, by)).body.ok).toBe(true)
      expect([await may(by), await shareable(by)]).toEqual([true, true])
      const { body } = await testApp.ask(accounts.loginInfo, {}, by)
      expect(body.data?.functionCodeList).toEqual(['shareCourses'])
    }
    expect((await create({}, otherTeacher)).body.code).toBe(-6)
    expect([await may(otherTeacher), await shareable(otherTeacher)]).toEqual([false, false])
    const { student } = classroom
    expect((await create({}, student)).body.code).toBe(-6)
    expect(await may(student)).toBe(false)
    for (const call of [sharing.listShareLinks, sharing.listShareableCourses])
      expect((await testApp.ask(call, {}, student)).body.code).toBe(-6)
  })

  it("[CRS-103] [CRS-107] shows only the caller's links, fifteen a page, with masked phones", async () => {
    const { sign, code } = await link({ way: 2 })
    const student = await testApp.person()
    await testApp.db.update(users).set({ name: 'Aisyah' }).where(eq(users.id, student.userId))
    const [row] = await testApp.db.select().from(users).where(eq(users.id, student.userId))
    const phone = row?.mobile ?? ''
    await activate(code, student)
    const record = await recordOf(sign)
    expect(record).toMatchObject({
      link: expect.stringContaining(`/courseDetail/${course.sign}?shareCode=${code}`),
      way: 2,
      state: 'activated',
      userName: 'Aisyah',
      createTime: expect.stringMatching(/T/),
      activateTime: expect.stringMatching(/T/),
    })
    expect(record?.courseName).not.toBe('')
    expect(record?.userPhone).toMatch(/^\d+\*{3,}\d+$/)
    expect(record?.userPhone).toHaveLength(phone.length)
    expect(record?.userPhone).not.toBe(phone)
    for (let count = 0; count < 16; count += 1) await link()
    const page = await testApp.ask(sharing.listShareLinks, {}, maker)
    expect(page.body.data?.list).toHaveLength(15)
    expect(page.body.data?.total).toBeGreaterThan(15)
    const staff = await testApp.person('schoolAdmin,normal')
    expect((await testApp.ask(sharing.listShareLinks, {}, staff)).body.data).toEqual({
      list: [],
      total: 0,
    })
  })

  it("[CRS-186] includes withdrawing one's own unused link, also twice, and 50 links a day", async () => {
    const { sign, code } = await link()
    const staff = await testApp.person('schoolAdmin,normal')
    const withdraw = (by: Person, of = sign) =>
      testApp.ask(sharing.withdrawShareLink, { sign: of }, by)
    expect((await withdraw(staff)).body.code).toBe(-6)
    expect((await withdraw(maker)).body.ok).toBe(true)
    const at = (await rowOf(code))?.withdrawnAt
    testApp.clock.pass(5)
    expect((await withdraw(maker)).body.ok).toBe(true)
    expect((await rowOf(code))?.withdrawnAt).toEqual(at)
    const used = await link()
    await activate(used.code, await testApp.person())
    expect((await withdraw(maker, used.sign)).body.code).toBe(-4)
    for (const validDays of [0, 366, 1.5]) expect((await create({ validDays })).body.code).toBe(-2)
    await testApp.db.execute(sql`delete from rate_limits`)
    const before = await testApp.db.$count(shareLinks, eq(shareLinks.createdBy, maker.userId))
    for (let count = 0; count < 50; count += 1) expect((await create()).body.ok).toBe(true)
    expect((await create()).body).toMatchObject({ code: -100, extend: { reason: 'shareLimit' } })
    const after = await testApp.db.$count(shareLinks, eq(shareLinks.createdBy, maker.userId))
    expect(after - before).toBe(50)
  })

  it('[CRS-187] creates unique codes of 22 random characters', async () => {
    const codes: string[] = []
    for (let count = 0; count < 5; count += 1) codes.push((await link()).code)
    expect(new Set(codes).size).toBe(5)
    for (const code of codes) expect(code).toMatch(/^[\w-]{22}$/)
  })
})
