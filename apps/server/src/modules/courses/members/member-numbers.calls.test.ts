import { statistics } from '@titian/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../../accounts/index.ts'
import { foldNumber, rosterEntries } from '../../identities/index.ts'
import { makeSheet } from '../../people/factories.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { enrolments } from '../index.ts'

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

const inCourse = async () => {
  const rows = await testApp.db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(eq(enrolments.courseId, course.courseId))
    .orderBy(asc(enrolments.userId))
  return rows.map(({ userId }) => userId)
}

async function pupil(values: Partial<typeof users.$inferInsert>) {
  const person = await testApp.person()
  await testApp.db.update(users).set(values).where(eq(users.id, person.userId))
  return person
}

async function bring(rows: string, dryRun = true, language: 'en' | 'zh' | 'my' = 'en') {
  const filePath = await makeSheet(testApp, classroom.teacher, rows)
  const input = { courseIdSign: course.sign, filePath, dryRun }
  return testApp.ask(statistics.importCourseStudents, input, {
    person: classroom.teacher,
    language,
  })
}

async function enter(entry: Partial<typeof rosterEntries.$inferInsert> & { number: string }) {
  await testApp.db.insert(rosterEntries).values({
    schoolId: classroom.teacher.schoolId,
    kind: 'student',
    numberKey: foldNumber(entry.number),
    name: 'Roster name',
    nameKey: 'roster name',
    createdAt: testApp.clock.now(),
    ...entry,
  })
}

it("[TCH-189] adds students by numbers only: by the account, by the owner of the roster entry, and by the entry's phone", async () => {
  const n = String(course.courseId)
  const mobile = `13${n.padStart(7, '0')}`
  const [own, taker, caller] = [
    await pupil({ name: 'Own', studentCard: `Q ${n}` }),
    await pupil({ name: 'Taker' }),
    await pupil({ name: 'Caller', areaCode: '60', mobile }),
  ]
  await enter({ number: `R${n}`, takenBy: taker.userId, takenAt: testApp.clock.now() })
  await enter({ number: `RS${n}`, areaCode: '60', mobile })
  await enter({ number: `T${n}` })
  const sheet = [
    'Student number,Name',
    `q${n},own`,
    `r${n},`,
    `RS${n},Caller`,
    `T${n},`,
    `U${n},`,
    `R${n},`,
    ',Nobody',
    `R ${n},`,
  ]
  const dry = await bring(sheet.join('\n'))
  expect(dry.body.data).toMatchObject({ rows: 8, fresh: 3, faulty: 5, done: false })
  expect(dry.body.data?.faults.map(({ line, text }) => [line, text])).toEqual([
    [5, 'This student is on the roster but has no account yet.'],
    [6, 'Nobody at the school has this student number.'],
    [7, 'This student is already in a row above.'],
    [8, 'This row has neither a phone number nor a student number.'],
    [9, 'This student is already in a row above.'],
  ])
  expect(await inCourse()).toEqual([])
  expect((await bring(sheet.join('\n'), false)).body.data).toMatchObject({ fresh: 3, done: true })
  const ids = [own, taker, caller].map(({ userId }) => userId)
  expect(await inCourse()).toEqual(ids.toSorted((one, other) => one - other))
  expect((await bring(sheet.join('\n'))).body.data).toMatchObject({ fresh: 0, same: 3 })
})

it('[TCH-189] skips a number with a different name, and a number of two accounts', async () => {
  const n = String(course.courseId)
  await pupil({ name: 'Own', studentCard: `A${n}` })
  await pupil({ name: 'One', studentCard: `B${n}` })
  await pupil({ name: 'Two', studentCard: `b ${n}` })
  const { body } = await bring(`Student number,Name\nA${n},Other\nB${n},One`)
  expect(body.data?.faults.map(({ column, text }) => [column, text])).toEqual([
    ['Name', 'The account with this student number has another name.'],
    ['Student number', 'Several accounts have this student number. Give the phone number too.'],
  ])
  expect(body.data?.fresh).toBe(0)
})

it.each([
  ['en', 'Name\nAli', 'Missing in the first row: “Phone” or “Student number”.'],
  ['zh', '姓名\nAli', '首行缺少以下列：“手机号”或“学号”'],
  ['my', 'Nama\nAli', 'Tiada dalam baris pertama: “Telefon” atau “Nombor pelajar”.'],
  ['en', 'Phone,Mobile\n1,2', 'More than once in the first row: “Phone”.'],
] as const)('[TCH-189] names the column in %s: %s', async (language, rows, text) => {
  const { body } = await bring(rows, true, language)
  expect(body).toMatchObject({ code: -2, extend: { reason: 'sheetColumns' } })
  expect(body.extend?.fields).toEqual({ filePath: text })
})
