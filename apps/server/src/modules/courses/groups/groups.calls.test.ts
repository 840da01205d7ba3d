import { grades, type InputOf, messages, mostGroups, statistics } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { enrol } from '../index.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
  course = await classroom.course()
})

const put = ({ schoolId, userId }: Person, of = course) =>
  enrol(testApp.db, { schoolId, userId, courseId: of.courseId }, testApp.clock.now())

async function students(number: number, of = course) {
  const people: Person[] = []
  for (let count = 0; count < number; count += 1) people.push(await testApp.person())
  for (const person of people) await put(person, of)
  return people
}

type Filter = Omit<InputOf<typeof statistics.findStudentList>, 'courseId'>
const ask = (filter: Filter = {}) =>
  testApp.ask(
    statistics.findStudentList,
    { courseId: course.sign, size: 100, ...filter },
    classroom.teacher,
  )
const find = async (filter: Filter = {}) => (await ask(filter)).body

async function membershipOf(person: Person) {
  const userSign = testApp.seal('user', person.userId)
  const row = (await find()).data?.list.find((one) => one.userSign === userSign)
  if (!row) throw new Error('This student is not in the course.')
  return row.idSign
}

const save = (name: string, by: Person = classroom.teacher, sign?: string) =>
  testApp.ask(
    statistics.saveCourseGroup,
    { courseIdSign: course.sign, name, ...(sign && { sign }) },
    by,
  )
async function group(name: string) {
  const { data } = (await save(name)).body
  if (!data) throw new Error('no group')
  return data.sign
}
const change = (sign: string, more: Partial<InputOf<typeof statistics.changeCourseGroup>>) =>
  testApp.ask(statistics.changeCourseGroup, { sign, act: 'put', ...more }, classroom.teacher)

const numbers = async () =>
  Object.fromEntries((await find()).data?.groups.map((one) => [one.name, one.students]) ?? [])

async function rowsOf(of = course) {
  const { rows } = await testApp.db.execute<{ name: string; user_id: string }>(sql`
    select g.name, e.user_id from course_group_members m join course_groups g on g.id = m.group_id
    join enrolments e on e.id = m.enrolment_id where g.course_id = ${of.courseId} order by 1, 2`)
  return rows.map(({ name, user_id: userId }) => [name, Number(userId)])
}

describe('the groups of a course', () => {
  it('[TCH-155] accept students by choice and by filter, and one student may be in several', async () => {
    const [one, two, three] = await students(3)
    if (!one || !two || !three) throw new Error('no students')
    const [red, blue] = [await group('Red'), await group('Blue')]
    const chosen = [await membershipOf(one), await membershipOf(two)]
    expect((await change(red, { studentList: chosen })).body.data).toEqual({ changed: 2 })
    expect((await change(red, { studentList: chosen })).body.data).toEqual({ changed: 0 })
    expect((await change(blue, { filter: { state: 'notStarted' } })).body.data?.changed).toBe(3)
    expect(await numbers()).toEqual({ Blue: 3, Red: 2 })
    expect(await rowsOf()).toEqual([
      ...[one, two, three].map(({ userId }) => ['Blue', userId]),
      ...[one, two].map(({ userId }) => ['Red', userId]),
    ])
    const inRed = await find({ groupSign: red })
    expect(inRed.data?.total).toBe(2)
    expect(inRed.data?.list.every(({ groups }) => groups.join() === 'Blue,Red')).toBe(true)
    const out = { act: 'takeOut', filter: { groupSign: red } } as const
    expect((await change(blue, out)).body.data).toEqual({ changed: 2 })
    expect(await numbers()).toEqual({ Blue: 1, Red: 2 })
  })

  it('[FRM-329] accept only the ticked students, whatever the filter finds, and nobody when none is named', async () => {
    const [one] = await students(3)
    if (!one) throw new Error('no students')
    const red = await group('Red')
    const both = { studentList: [await membershipOf(one)], filter: {} }
    expect((await change(red, both)).body.data).toEqual({ changed: 1 })
    expect(await rowsOf()).toEqual([['Red', one.userId]])
    for (const none of [{}, { studentList: [] }])
      expect((await change(red, none)).body).toMatchObject({
        code: -2,
        extend: { fields: { studentList: expect.anything() } },
      })
    expect(await rowsOf()).toEqual([['Red', one.userId]])
  })

  it('[TCH-155] lose students who are removed or leave, and do not get them back automatically', async () => {
    const [one, two] = await students(2)
    if (!one || !two) throw new Error('no students')
    const red = await group('Red')
    await change(red, { filter: {} })
    const removed = await membershipOf(one)
    await testApp.ask(
      statistics.deleteTeacher,
      { studentList: [removed], reason: 'Wrong course' },
      classroom.teacher,
    )
    expect(await rowsOf()).toEqual([['Red', two.userId]])
    // An outdated page may still list a removed student. The call accepts this student and changes
    // nothing.
    expect((await change(red, { studentList: [removed] })).body.data).toEqual({ changed: 0 })
    await put(one)
    expect(await rowsOf()).toEqual([['Red', two.userId]])
  })

  it('[TCH-155] limit a message and a file to their students', async () => {
    const [one, two] = await students(2)
    if (!one || !two) throw new Error('no students')
    const red = await group('Red')
    await change(red, { studentList: [await membershipOf(one)] })
    const form = {
      courseIdSign: course.sign,
      groupSign: red,
      titles: { en: 'Meeting' },
      contents: { en: 'Meet at ten.' },
      key: crypto.randomUUID(),
    }
    const response = await testApp.ask(messages.messageStudents, form, classroom.teacher)
    expect(response.body.data?.told).toBe(1)
    const read = async (person: Person) =>
      (await testApp.ask(messages.allCourseMessages, {}, person)).body.data?.total
    expect([await read(one), await read(two)]).toEqual([1, 0])
    const file = await testApp.ask(
      statistics.exportStudentList,
      { courseId: course.sign, groupSign: red, timeZone: 'UTC' },
      classroom.teacher,
    )
    const text = Buffer.from(file.body.data?.base64 ?? '', 'base64').toString()
    expect(text.trim().split('\n')).toHaveLength(2)
    expect(text).toContain('Red')
  })

  it('[TCH-155] limit the gradebook to their students, and are named in it', async () => {
    const [one] = await students(2)
    if (!one) throw new Error('no student')
    const red = await group('Red')
    await change(red, { studentList: [await membershipOf(one)] })
    const book = async (groupSign?: string) =>
      (
        await testApp.ask(
          grades.gradebook,
          { courseIdSign: course.sign, ...(groupSign && { groupSign }) },
          classroom.teacher,
        )
      ).body.data
    expect((await book())?.groups).toEqual([{ sign: red, name: 'Red' }])
    expect((await book())?.total).toBe(2)
    expect((await book(red))?.list.map(({ name }) => name)).toEqual([one.name])
  })

  it('[TCH-155] have a unique name, can be renamed, and can be deleted without their students', async () => {
    const [one] = await students(1)
    if (!one) throw new Error('no student')
    const red = await group('Red')
    await group('Blue')
    await change(red, { studentList: [await membershipOf(one)] })
    expect((await save('  RED ')).body).toMatchObject({
      code: -4,
      extend: { reason: 'groupNameTaken' },
    })
    expect((await save('blue', classroom.teacher, red)).body.code).toBe(-4)
    expect((await save('red', classroom.teacher, red)).body.data).toEqual({ sign: red })
    expect(await numbers()).toEqual({ Blue: 0, red: 1 })
    expect((await save('x'.repeat(61))).body.code).toBe(-2)
    const gone = await testApp.ask(statistics.removeCourseGroup, { sign: red }, classroom.teacher)
    expect(gone.body.ok).toBe(true)
    expect(await numbers()).toEqual({ Blue: 0 })
    expect(await rowsOf()).toEqual([])
    expect((await find()).data?.total).toBe(1)
    expect((await ask({ groupSign: red })).status).toBe(404)
  })

  it('[TCH-155] are at most 100 with distinct names, also when several are created in parallel', async () => {
    await testApp.db.execute(sql`
      insert into course_groups (school_id, course_id, name, created_at)
      select ${testApp.schoolId}, ${course.courseId}, 'Old ' || n, now() from generate_series(1, ${mostGroups - 1}) n`)
    const twins = await Promise.all(['Last', 'last', 'Other'].map((name) => save(name)))
    expect(twins.filter(({ body }) => body.ok)).toHaveLength(1)
    expect(Object.keys(await numbers())).toHaveLength(mostGroups)
    expect((await save('One more')).body).toMatchObject({ extend: { reason: 'tooManyGroups' } })
  })

  it('[TCH-155] stay consistent when students are removed and added to groups in parallel', async () => {
    const people = await students(12)
    const [red, blue] = [await group('Red'), await group('Blue')]
    await change(red, { filter: {} })
    const signs = (await find()).data?.list.map(({ idSign }) => idSign) ?? []
    const half = signs.slice(0, 6)
    const [removed, ...others] = await Promise.all([
      testApp.ask(
        statistics.deleteTeacher,
        { studentList: half, reason: 'Another class' },
        classroom.teacher,
      ),
      change(blue, { studentList: signs }),
      change(blue, { studentList: signs.toReversed() }),
      testApp.ask(statistics.removeCourseGroup, { sign: red }, classroom.teacher),
    ])
    expect(removed.body.data).toEqual({ removed: 6 })
    for (const { body } of others) expect(body.ok).toBe(true)
    expect(people).toHaveLength(12)
    expect((await find()).data?.total).toBe(6)
    expect((await rowsOf()).every(([name]) => name === 'Blue')).toBe(true)
    expect(await rowsOf()).toHaveLength(6)
  })

  it('[TCH-155] belong to one course: students and groups of another course are refused', async () => {
    const other = await classroom.course()
    const [stranger] = await students(1, other)
    if (!stranger) throw new Error('no student')
    const red = await group('Red')
    const { body } = await testApp.ask(
      statistics.findStudentList,
      { courseId: other.sign },
      classroom.teacher,
    )
    const membership = body.data?.list[0]?.idSign ?? ''
    expect((await change(red, { studentList: [membership] })).status).toBe(404)
    const foreign = await testApp.ask(
      statistics.findStudentList,
      { courseId: other.sign, groupSign: red },
      classroom.teacher,
    )
    expect(foreign.status).toBe(404)
    const otherTeacher = await testApp.person('teacher,normal')
    expect((await save('Mine', otherTeacher)).body.code).toBe(-6)
    expect(await rowsOf()).toEqual([])
  })
})
