import { courses, messages } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { courseTeachers } from '../index.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let other: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
  course = await classroom.course()
  other = await testApp.person('teacher,normal')
})

const signOf = ({ userId }: Person) => testApp.seal('user', userId)
const inTeam = (person: Person) => ({ courseIdSign: course.sign, teacherIdSign: signOf(person) })
const add = (person: Person, by = classroom.teacher) =>
  testApp.ask(courses.addCourseTeacher, inTeam(person), by)
const remove = (person: Person, by = classroom.teacher) =>
  testApp.ask(courses.deleteCourseTeacherFlag, inTeam(person), by)
const lead = (to: Person, from: Person, by = from) =>
  testApp.ask(
    courses.updateMainTeacherFlag,
    { courseIdSign: course.sign, bindMasterSign: signOf(to), unbindMasterSign: signOf(from) },
    by,
  )

const rowsOf = () =>
  testApp.db
    .select({ userId: courseTeachers.userId, master: courseTeachers.master })
    .from(courseTeachers)
    .where(eq(courseTeachers.courseId, course.courseId))
    .orderBy(courseTeachers.id)

async function noticeTitlesOf(person: Person) {
  const { body } = await testApp.ask(messages.allSystemMessages, { msgType: 1 }, person)
  return body.data?.list.map(({ title }) => title)
}

describe('the teachers of a course', () => {
  it('[TCH-037] [TCH-038] [TCH-040] [TCH-041] [TCH-085] get a new co-teacher once, however often it is sent, and the co-teacher is notified', async () => {
    expect((await add(other)).body.ok).toBe(true)
    expect((await add(other)).body.ok).toBe(true)
    expect(await rowsOf()).toEqual([
      { userId: classroom.teacher.userId, master: true },
      { userId: other.userId, master: false },
    ])
    const list = { courseIdSign: course.sign, page: 1, size: 50 }
    const { body } = await testApp.ask(courses.courseTeacherList, list, other)
    expect(body.data).toEqual({
      total: 2,
      list: [classroom.teacher, other].map((person, at) => ({
        ...inTeam(person),
        teacherName: person.name,
        photo: null,
        masterFlag: at === 0 ? 1 : 0,
        bindMasterSign: signOf(person),
        unbindMasterSign: signOf(classroom.teacher),
      })),
    })
    expect(await noticeTitlesOf(other)).toEqual(['You now teach a course'])
    const edit = await testApp.ask(courses.getCourseId, { sign: course.sign }, other)
    expect(edit.body.data?.may).toMatchObject({ edit: true, price: false })
  })

  it('[TCH-039] are chosen from the active teachers of the school by a part of the name', async () => {
    const odd = await testApp.person('teacher,normal')
    await testApp.db.execute(`update users set name = 'Zubaidah Quayum' where id = ${odd.userId}`)
    const find = async (name: string) =>
      (await testApp.ask(courses.allTeachers, { name, page: 1, size: 20 }, classroom.teacher)).body
        .data
    expect(await find('quayu')).toEqual({
      total: 1,
      list: [{ teacherIdSign: signOf(odd), name: 'Zubaidah Quayum', title: '', photo: null }],
    })
    await testApp.db.execute(`update users set disabled = true where id = ${odd.userId}`)
    expect((await find('quayu'))?.total).toBe(0)
    expect((await find(classroom.student.name))?.list).toEqual([])
    expect((await add(odd)).body).toMatchObject({ code: -4, extend: { reason: 'noTeacher' } })
    expect((await add(classroom.student)).body).toMatchObject({ extend: { reason: 'noTeacher' } })
    expect(await rowsOf()).toHaveLength(1)
  })

  it('[TCH-042] [TCH-046] [TCH-086] can lose a co-teacher with all rights at once, but never the main lecturer', async () => {
    await add(other)
    expect((await remove(classroom.teacher)).body).toMatchObject({
      code: -4,
      extend: { reason: 'mainLecturerStays' },
    })
    expect((await remove(classroom.teacher, other)).status).toBe(403)
    expect((await remove(other)).body.ok).toBe(true)
    expect((await remove(other)).body.ok).toBe(true)
    expect(await rowsOf()).toEqual([{ userId: classroom.teacher.userId, master: true }])
    expect((await testApp.ask(courses.getCourseId, { sign: course.sign }, other)).status).toBe(403)
    expect(await noticeTitlesOf(other)).toEqual([
      'You no longer teach a course',
      'You now teach a course',
    ])
  })

  it('[TCH-043] [TCH-044] [TCH-045] get another main lecturer in one step', async () => {
    await add(other)
    expect((await lead(other, classroom.teacher)).body.ok).toBe(true)
    expect(await rowsOf()).toEqual([
      { userId: classroom.teacher.userId, master: false },
      { userId: other.userId, master: true },
    ])
    // The former lead teacher can no longer change the team, and can be removed now.
    expect((await lead(classroom.teacher, other, classroom.teacher)).status).toBe(403)
    expect((await remove(classroom.teacher, other)).body.ok).toBe(true)
    expect(await noticeTitlesOf(other)).toContain('You are the lead teacher of a course')
  })

  it('[TCH-045] [TCH-084] are not changed by an outdated request, which gets the newer state', async () => {
    const third = await testApp.person('teacher,normal')
    await add(other)
    await add(third)
    await lead(other, classroom.teacher)
    const staff = await testApp.person('schoolAdmin')
    const late = await lead(third, classroom.teacher, staff)
    expect(late.body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { total: 3 } },
    })
    expect((await lead(await testApp.person('teacher,normal'), other)).status).toBe(404)
    expect((await rowsOf()).filter(({ master }) => master)).toEqual([
      { userId: other.userId, master: true },
    ])
  })

  it('[TCH-044] never have two main lecturers or none, whatever happens in parallel', async () => {
    const people = [classroom.teacher, other, await testApp.person('teacher,normal')]
    for (const person of people.slice(1)) await add(person)
    const staff = await testApp.person('schoolAdmin')
    const who = fc.integer({ min: 0, max: 2 })
    const step = fc.record({ remove: fc.boolean(), one: who, two: who })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), async (steps) => {
        await Promise.all(
          steps.map(async ({ remove: goes, one, two }) => {
            const [from, to] = [people[one], people[two]]
            if (!from || !to) return undefined
            return goes ? remove(from, staff) : lead(to, from, staff)
          }),
        )
        for (const person of people) await add(person, staff)
        const leaders = and(
          eq(courseTeachers.courseId, course.courseId),
          eq(courseTeachers.master, true),
        )
        expect(await testApp.db.$count(courseTeachers, leaders)).toBe(1)
      }),
      { numRuns: 15 },
    )
  })
})
