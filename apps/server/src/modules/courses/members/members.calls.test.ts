import { type AuditAction, type InputOf, messages, people, statistics } from '@titian/contract'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { users, withNameSort } from '../../accounts/index.ts'
import { makeSheet } from '../../people/factories.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { enrol, enrolments, leftEnrolments } from '../index.ts'

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

const userSign = ({ userId }: Person) => testApp.seal('user', userId)

async function put(person: Person, of = course) {
  const { schoolId, userId } = person
  await enrol(testApp.db, { schoolId, userId, courseId: of.courseId }, testApp.clock.now())
}

const change = (person: Person, values: Partial<typeof users.$inferInsert>) =>
  testApp.db.update(users).set(withNameSort(values)).where(eq(users.id, person.userId))

async function pupil(values: Partial<typeof users.$inferInsert> = {}) {
  const person = await testApp.person()
  if (Object.keys(values).length > 0) await change(person, values)
  return { ...person, name: values.name ?? person.name }
}

type Filter = Omit<InputOf<typeof statistics.findStudentList>, 'courseId'>
const find = (filter: Filter = {}, by = classroom.teacher, of = course) =>
  testApp.ask(statistics.findStudentList, { courseId: of.sign, ...filter }, by)

async function namesOf(filter: Filter = {}) {
  const { body } = await find(filter)
  return body.data?.list.map(({ name }) => name)
}

async function signOf(person: Person, of = course) {
  const { body } = await find({ size: 100 }, classroom.teacher, of)
  const row = body.data?.list.find((one) => one.userSign === userSign(person))
  if (!row) throw new Error('This student is not in the course.')
  return row.idSign
}

const rowsOf = (of = course) =>
  testApp.db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(eq(enrolments.courseId, of.courseId))
    .orderBy(asc(enrolments.userId))

const inCourse = async (of = course) => (await rowsOf(of)).map(({ userId }) => userId)

async function noticesOf(person: Person) {
  const { body } = await testApp.ask(messages.allSystemMessages, { msgType: 1 }, person)
  return body.data?.list.map(({ title, content }) => ({ title, content })) ?? []
}

const loggedOf = (action: AuditAction) =>
  testApp.db
    .select({
      subjectId: auditEntries.subjectId,
      actorId: auditEntries.actorId,
      reason: auditEntries.reason,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, action), eq(auditEntries.actorId, classroom.teacher.userId)))
    .orderBy(asc(auditEntries.id))

describe('the students of a course', () => {
  it('[TCH-071] [TCH-073] [TCH-119] are listed with their progress, without the teachers', async () => {
    const student = await pupil({
      name: 'Aisyah binti Ali',
      studentCard: 'A1',
      className: '3 Blue',
    })
    await put(student)
    await put(classroom.teacher)
    const { body } = await find()
    expect(body.data).toEqual({
      total: 1,
      classes: ['3 Blue'],
      groups: [],
      courseName: expect.any(String) as string,
      list: [
        {
          idSign: expect.any(String) as string,
          userSign: userSign(student),
          name: 'Aisyah binti Ali',
          studentCard: 'A1',
          className: '3 Blue',
          groups: [],
          joinedAt: testApp.clock.now().toISOString(),
          lastStudyAt: null,
          lessonsDone: 0,
          lessons: 2,
          handedIn: 0,
          handedInOf: 0,
          status: 'notStarted',
          quiet: false,
        },
      ],
    })
    const short = await testApp.ask(
      statistics.statisticsStudentList,
      { courseIdSign: course.sign, name: 'aisyah' },
      classroom.teacher,
    )
    expect(short.body.data).toEqual({ total: 1, list: body.data?.list })
  })

  it('[TCH-119] are found by parts of a name in any order, a student number, a phone in any notation, and by class', async () => {
    const one = await pupil({ name: 'Tan Mei Ling', studentCard: 'TML-77', className: '3 Blue' })
    const two = await pupil({ name: 'Kumar Ravi', className: '3 Red', mobile: '198880001' })
    for (const person of [one, two]) await put(person)
    expect(await namesOf({ name: 'ling tan' })).toEqual(['Tan Mei Ling'])
    expect(await namesOf({ name: 'tml-7' })).toEqual(['Tan Mei Ling'])
    expect(await namesOf({ name: '+60 19-888 0001' })).toEqual(['Kumar Ravi'])
    expect(await namesOf({ name: '019 888' })).toEqual(['Kumar Ravi'])
    expect(await namesOf({ className: '3 Red' })).toEqual(['Kumar Ravi'])
    expect(await namesOf({ name: '%' })).toEqual([])
    const { body } = await find({ className: '3 Red' })
    expect(body.data?.classes).toEqual(['3 Blue', '3 Red'])
  })

  it('[TCH-119] are found by progress, and by having been inactive for 14 days', async () => {
    const [fresh, studying, done] = [
      await pupil({ name: 'A fresh' }),
      await pupil({ name: 'B studying' }),
      await pupil({ name: 'C done' }),
    ]
    for (const person of [fresh, studying, done]) await put(person)
    const now = testApp.clock.now()
    const set = (person: Person, values: Partial<typeof enrolments.$inferInsert>) =>
      testApp.db.update(enrolments).set(values).where(eq(enrolments.userId, person.userId))
    await set(studying, { lastStudyAt: now, lessonsDone: 1 })
    await set(done, { lastStudyAt: now, lessonsDone: 2, status: 2, completedAt: now })
    expect(await namesOf({ state: 'notStarted' })).toEqual(['A fresh'])
    expect(await namesOf({ state: 'studying' })).toEqual(['B studying'])
    expect(await namesOf({ state: 'completed' })).toEqual(['C done'])
    expect(await namesOf({ state: 'quiet' })).toEqual([])
    expect(await namesOf({ sort: 'progress', descending: true })).toEqual([
      'C done',
      'B studying',
      'A fresh',
    ])
    expect(await namesOf({ sort: 'lastStudyAt' })).toEqual(['B studying', 'C done', 'A fresh'])
    const back = testApp.clock.now().getTime() - 14 * 86_400_000
    await set(studying, { lastStudyAt: new Date(back + 1000) })
    await set(fresh, { joinedAt: new Date(back - 1000) })
    await set(done, { lastStudyAt: new Date(back - 1000) })
    expect(await namesOf({ state: 'quiet' })).toEqual(['A fresh'])
  })

  it('[TCH-073] are listed in pages, with their total also past the last page', async () => {
    for (const name of ['A', 'B', 'C']) await put(await pupil({ name: `${name} page` }))
    const second = await find({ page: 2, size: 2 })
    expect(second.body.data).toMatchObject({ total: 3, list: [{ name: 'C page' }] })
    expect((await find({ page: 9, size: 2 })).body.data).toMatchObject({ total: 3, list: [] })
  })

  it('[TCH-076] are visible to teachers of the course and staff only', async () => {
    const [other, staff] = [
      await testApp.person('teacher,normal'),
      await testApp.person('schoolAdmin'),
    ]
    expect((await find({}, staff)).status).toBe(200)
    expect((await find({}, other)).body.code).toBe(-6)
    expect((await find({}, classroom.student)).body.code).toBe(-6)
    const away = await testApp.ask(
      statistics.addCourseStudents,
      { courseIdSign: course.sign, userSigns: [userSign(classroom.student)] },
      other,
    )
    expect(away.body.code).toBe(-6)
    expect(await inCourse()).toEqual([])
  })

  it('[TCH-092] [TCH-123] are exported with the filter applied', async () => {
    await put(await pupil({ name: '=SUM(A1)', className: 'X' }))
    await put(await pupil({ name: 'Other', className: 'Y' }))
    const { body } = await testApp.ask(
      statistics.exportStudentList,
      { courseId: course.sign, className: 'X' },
      classroom.teacher,
    )
    const text = Buffer.from(body.data?.base64 ?? '', 'base64').toString()
    expect(text.trim().split('\n')).toHaveLength(2)
    expect(text).toContain('Student number')
    expect(text).toContain("'=SUM(A1)")
    expect(text).not.toContain('Other')
  })
})

describe('adding students to a course', () => {
  const offered = (filter: object = {}) =>
    testApp.ask(
      statistics.importableStudents,
      { courseIdSign: course.sign, ...filter },
      classroom.teacher,
    )
  const add = (chosen: { userSigns?: string[]; className?: string }, of = course) =>
    testApp.ask(
      statistics.addCourseStudents,
      { courseIdSign: of.sign, ...chosen },
      classroom.teacher,
    )

  it('[TCH-077] offers students of the school who are not enrolled, and the classes with their sizes', async () => {
    const [one, two, closed] = [
      await pupil({ name: 'Offered One', className: 'Offer A' }),
      await pupil({ name: 'Offered Two', className: 'Offer A' }),
      await pupil({ name: 'Offered Closed', className: 'Offer A', disabled: true }),
    ]
    await put(two)
    const { body } = await offered({ name: 'offered' })
    expect(body.data).toMatchObject({
      total: 1,
      list: [{ userSign: userSign(one), name: 'Offered One', className: 'Offer A' }],
    })
    const classes = await offered({ part: 'classes', name: 'offer' })
    expect(classes.body.data?.classes).toEqual([{ className: 'Offer A', students: 1 }])
    expect(closed.userId).toBeGreaterThan(0)
    expect((await offered({ name: classroom.teacher.name })).body.data?.total).toBe(0)
  })

  it('[TCH-120] enrols chosen ones once, however often it is sent, counts them and notifies each', async () => {
    const [one, two] = [await pupil(), await pupil()]
    const userSigns = [one, two].map(userSign)
    expect((await add({ userSigns })).body.data).toEqual({ added: 2 })
    expect((await add({ userSigns })).body.data).toEqual({ added: 0 })
    expect(await inCourse()).toEqual([one.userId, two.userId])
    expect(await classroom.learnersOf(course)).toBe(2)
    expect(await noticesOf(one)).toHaveLength(1)
    expect((await noticesOf(two))[0]?.title).toBe('You were added to a course')
    expect(await loggedOf('course.studentsAdded')).toHaveLength(1)
  })

  it('[TCH-120] enrols a whole class, and each student once when two teachers do so in parallel', async () => {
    const className = `Class ${course.courseId}`
    const all = [await pupil({ className }), await pupil({ className }), await pupil({ className })]
    await put(all[0] as Person)
    const answers = await Promise.all([add({ className }), add({ className }), add({ className })])
    const added = answers.map(({ body }) => body.data?.added ?? 0)
    expect(added.reduce((sum, one) => sum + one, 0)).toBe(2)
    expect(await inCourse()).toEqual(all.map(({ userId }) => userId))
    expect(await classroom.learnersOf(course)).toBe(3)
    expect(await noticesOf(all[1] as Person)).toHaveLength(1)
  })

  it('[TCH-120] refuses an empty list, unknown people and more than 2,000, and adds no teacher', async () => {
    expect((await add({})).body).toMatchObject({ code: -2, extend: { reason: 'nobodyChosen' } })
    const away = await add({
      userSigns: [testApp.seal('user', 999_999), userSign(classroom.student)],
    })
    expect(away.status).toBe(404)
    const many = Array.from({ length: 2001 }, () => userSign(classroom.student))
    expect((await add({ userSigns: many })).body.code).toBe(-2)
    const staff = await testApp.person('teacher,normal')
    expect((await add({ userSigns: [userSign(staff)] })).body.data).toEqual({ added: 0 })
    expect(await inCourse()).toEqual([])
    const className = `Many ${course.courseId}`
    await testApp.db.execute(
      `insert into users (school_id, area_code, mobile, name, roles, class_name, created_at)
       select ${testApp.schoolId}, '60', '17' || (${course.courseId}::bigint * 10000 + n), 'Many', 'student', '${className}', now()
       from generate_series(1, 2001) n`,
    )
    expect((await add({ className })).body).toMatchObject({ extend: { reason: 'tooManyStudents' } })
    expect(await inCourse()).toEqual([])
    await testApp.db.execute(
      `delete from users where id = (select max(id) from users where class_name = '${className}')`,
    )
    expect((await add({ className })).body.data).toEqual({ added: 2000 })
    expect(await classroom.learnersOf(course)).toBe(2000)
  })
})

describe('removing students and teachers', () => {
  it('[TCH-171] removes only the ticked students, or all that the filter finds, with one reason', async () => {
    course = await classroom.joined()
    const others = [await testApp.person(), await testApp.person(), await testApp.person()]
    for (const one of others) await put(one)
    const className = `Out ${course.courseId}`
    const [first, second, third] = others as [Person, Person, Person]
    for (const { userId } of [first, second])
      await testApp.db.update(users).set({ className }).where(eq(users.id, userId))
    const filter = { courseId: course.sign, className }
    const reason = 'Other course.'
    const out = (input: object, by = classroom.teacher) =>
      testApp.ask(statistics.deleteTeacher, { reason, ...input }, by)
    const unnamed = { code: -2, extend: { fields: { studentList: expect.anything() } } }
    expect((await out({})).body).toMatchObject(unnamed)
    const ticked = { studentList: [await signOf(third)], filter }
    expect((await out(ticked)).body.data).toEqual({ removed: 1 })
    expect(await inCourse()).not.toContain(third.userId)
    expect((await out({ filter })).body.data).toEqual({ removed: 2 })
    expect(await inCourse()).toEqual([classroom.student.userId])
    const stranger = await testApp.person('teacher,normal')
    expect((await out({ filter: { courseId: course.sign } }, stranger)).body.code).toBe(-6)
    expect(await inCourse()).toEqual([classroom.student.userId])
  })

  const remove = (studentList: string[], by = classroom.teacher, reason = 'Left the school.') =>
    testApp.ask(statistics.deleteTeacher, { studentList, reason }, by)

  it('[TCH-074] [TCH-075] [TCH-121] removes students once, sends them the reason, and keeps their records', async () => {
    course = await classroom.joined()
    await classroom.watch(course, 0, 100)
    const before = await classroom.enrolmentOf(course)
    expect(before?.lessonsDone).toBe(1)
    const sign = await signOf(classroom.student)
    expect((await remove([sign])).body.data).toEqual({ removed: 1 })
    expect((await remove([sign])).body.data).toEqual({ removed: 0 })
    expect(await inCourse()).toEqual([])
    expect(await classroom.learnersOf(course)).toBe(0)
    expect(await classroom.progressOf(course, 0)).toMatchObject({ done: true })
    const notices = await noticesOf(classroom.student)
    expect(notices.map(({ title }) => title)).toEqual(['You were removed from a course'])
    expect(notices[0]?.content).toContain('Left the school.')
    expect(await loggedOf('course.studentsRemoved')).toEqual([
      {
        subjectId: classroom.student.userId,
        actorId: classroom.teacher.userId,
        reason: 'Left the school.',
      },
    ])
    const again = { courseIdSign: course.sign, userSigns: [userSign(classroom.student)] }
    const { body } = await testApp.ask(statistics.addCourseStudents, again, classroom.teacher)
    expect(body.data).toEqual({ added: 1 })
    const after = await classroom.enrolmentOf(course)
    expect(after).toMatchObject({
      joinedAt: before?.joinedAt,
      lastStudyAt: before?.lastStudyAt,
      lessonsDone: 1,
      watchedSeconds: before?.watchedSeconds,
    })
    // The student has joined again. The first membership must not end the second.
    expect((await remove([sign])).status).toBe(404)
    expect(await inCourse()).toEqual([classroom.student.userId])
    const left = eq(leftEnrolments.courseId, course.courseId)
    expect(await testApp.db.$count(leftEnrolments, left)).toBe(0)
  })

  it('[TCH-075] [TCH-121] removes all or none: none when one belongs to a course that the teacher does not teach', async () => {
    const one = await pupil()
    await put(one)
    const strange = await Classroom.open(testApp)
    const foreignCourse = await strange.joined()
    const { body } = await find({}, strange.teacher, foreignCourse)
    const foreign = body.data?.list[0]?.idSign ?? ''
    const refused = await remove([await signOf(one), foreign])
    expect(refused.body.code).toBe(-6)
    expect(await inCourse()).toEqual([one.userId])
    expect(await inCourse(foreignCourse)).toEqual([strange.student.userId])
    expect((await remove([await signOf(one)], classroom.teacher, 'no')).body.code).toBe(-2)
    expect((await remove([userSign(one)])).status).toBe(404)
    const staff = await testApp.person('schoolAdmin')
    expect((await remove([await signOf(one), foreign], staff)).body.data).toEqual({ removed: 2 })
    expect(await inCourse(foreignCourse)).toEqual([])
  })

  it('[TCH-068] [TCH-075] lets only staff remove teachers, and refuses a mix with students', async () => {
    const staff = await testApp.person('schoolAdmin')
    await put(classroom.student)
    await change(classroom.teacher, { name: `Zulkifli ${course.courseId}` })
    const list = await testApp.ask(
      statistics.schoolTeacherList,
      { name: `${course.courseId} zulki` },
      staff,
    )
    expect(list.body.data).toEqual({
      total: 1,
      list: [
        {
          idSign: testApp.seal('schoolTeacher', classroom.teacher.userId),
          userSign: userSign(classroom.teacher),
          name: `Zulkifli ${course.courseId}`,
          title: '',
          courses: 1,
          students: 1,
        },
      ],
    })
    expect((await testApp.ask(statistics.schoolTeacherList, {}, classroom.teacher)).body.code).toBe(
      -6,
    )
    const sign = list.body.data?.list[0]?.idSign ?? ''
    const mixed = await remove([sign, await signOf(classroom.student)], staff)
    expect(mixed.body).toMatchObject({ code: -2, extend: { reason: 'mixedKinds' } })
    expect((await remove([sign])).body.code).toBe(-6)
    const rolesOf = async () => {
      const [row] = await testApp.db
        .select()
        .from(users)
        .where(eq(users.id, classroom.teacher.userId))
      return row?.roles
    }
    expect(await rolesOf()).toBe('teacher,normal')
    expect((await remove([sign], staff)).body.data).toEqual({ removed: 1 })
    expect((await remove([sign], staff)).body.data).toEqual({ removed: 0 })
    expect(await rolesOf()).toBe('normal')
    expect(await inCourse()).toEqual([classroom.student.userId])
    const person = await testApp.ask(people.getPerson, { sign: userSign(classroom.teacher) }, staff)
    expect(person.body.data?.roleStr).not.toContain('teacher')
    const log = await testApp.db
      .select({ reason: auditEntries.reason })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, classroom.teacher.userId))
    expect(log).toEqual([{ reason: 'Left the school.' }])
  })
})

describe('importing students from a file', () => {
  const bring = async (rows: string, dryRun?: boolean, by = classroom.teacher) => {
    const filePath = await makeSheet(testApp, by, rows)
    const input = {
      courseIdSign: course.sign,
      filePath,
      ...(dryRun === undefined ? {} : { dryRun }),
    }
    return testApp.ask(statistics.importCourseStudents, input, by)
  }

  it('[TCH-078] [TCH-122] reports the errors of each line in a dry run without changes, and then enrols the valid rows', async () => {
    const n = String(course.courseId).padStart(5, '0')
    const phone = (last: number) => `14${n}${last}9`.padEnd(9, '0')
    const [one, two, joined, teacher] = [
      await pupil({ name: 'Lim Wei', mobile: phone(1), studentCard: 'W1' }),
      await pupil({ name: 'Siti Nur', mobile: phone(2), studentCard: 'W2' }),
      await pupil({ name: 'Raj', mobile: phone(3) }),
      await testApp.person('teacher,normal'),
    ]
    await change(teacher, { mobile: phone(4) })
    await put(joined)
    const sheet = [
      'Phone,Name,Student ID',
      `0${phone(1)},wei lim,w1`,
      `+60 ${phone(1)},Lim Wei,W1`,
      `0${phone(2)},Somebody Else,W2`,
      `0${phone(3)},Raj,`,
      `0${phone(4)},,`,
      `0${phone(5)},Nobody,`,
      'abc,Nobody,',
      `0${phone(2)},,OTHER`,
    ].join('\n')
    const dry = await bring(`\uFEFF${sheet}`)
    expect(dry.body.data).toMatchObject({ rows: 8, fresh: 1, same: 1, faulty: 6, done: false })
    expect(dry.body.data?.faults.map(({ line, column, text }) => [line, column, text])).toEqual([
      [3, 'Phone', 'This phone number is already in a row above.'],
      [4, 'Name', 'The account with this phone number has another name.'],
      [6, 'Phone', 'This account cannot take the course as a student.'],
      [7, 'Phone', 'Nobody at the school has this phone number.'],
      [8, 'Phone', 'This is not a mobile number of Malaysia or China.'],
      [9, 'Phone', 'This phone number is already in a row above.'],
    ])
    expect(await inCourse()).toEqual([joined.userId])
    expect(await noticesOf(one)).toEqual([])
    expect((await bring(sheet, false)).body.data).toMatchObject({ fresh: 1, done: true })
    expect((await bring(sheet, false)).body.data).toMatchObject({ fresh: 0, same: 2 })
    expect(await inCourse()).toEqual([one.userId, joined.userId])
    expect(await noticesOf(one)).toHaveLength(1)
    expect(await noticesOf(two)).toEqual([])
  })

  it('[TCH-122] accepts GBK and other column names, compares the student number, and refuses a file of another person', async () => {
    const mobile = `19${String(course.courseId).padStart(7, '0')}`
    await pupil({ name: '李小红', mobile, studentCard: 'N1' })
    // 手机号,学号 in GBK.
    const head = Buffer.from([0xca, 0xd6, 0xbb, 0xfa, 0xba, 0xc5, 0x2c, 0xd1, 0xa7, 0xba, 0xc5])
    const bytes = Buffer.concat([head, Buffer.from(`\n0${mobile},N2\n`)])
    const filePath = await makeSheet(testApp, classroom.teacher, bytes)
    const input = { courseIdSign: course.sign, filePath }
    const { body } = await testApp.ask(statistics.importCourseStudents, input, classroom.teacher)
    expect(body.data?.faults).toEqual([
      {
        line: 2,
        column: 'Student number',
        value: 'N2',
        text: 'The account with this phone number has another student number.',
      },
    ])
    const staff = await testApp.person('schoolAdmin')
    expect((await testApp.ask(statistics.importCourseStudents, input, staff)).status).toBe(404)
    expect((await bring('Name\nNobody\n')).body).toMatchObject({
      code: -2,
      extend: { reason: 'sheetColumns' },
    })
  })
})
