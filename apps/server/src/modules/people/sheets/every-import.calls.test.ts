import { certificates, exams, grades, identities, people, statistics } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../../accounts/index.ts'
import { enrol } from '../../courses/index.ts'
import { makeFile } from '../../files/factories.ts'
import { makeWork } from '../../homework/factories.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { makeSheet, workbook } from '../factories.ts'

const numbers = ['24E0012', '3E2', '1E5', '2E10']

let testApp: TestApp
let classroom: Classroom
let admin: Person
let course: MadeCourse
/** The phones of the course's students, by the index of their number. */
let phones: string[]
let names: string[]

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  classroom = await Classroom.open(testApp)
  course = await classroom.course({}, [null])
  await makeWork(testApp, classroom.teacher, course.sign, { title: 'Essay' })
  const pupils = await Promise.all(numbers.map(() => testApp.person()))
  const rows = await Promise.all(
    pupils.map(async ({ userId }, at) => {
      const place = { ...classroom.enrolled(course), userId }
      await enrol(testApp.db, place, testApp.clock.now())
      const mobile = `13900001${userId}`.slice(-9).replace(/^0/, '1')
      const values = { studentCard: numbers[at] ?? null, mobile, areaCode: '60' }
      return testApp.db.update(users).set(values).where(eq(users.id, userId)).returning()
    }),
  )
  phones = rows.flat().map(({ mobile }) => `0${mobile}`)
  names = pupils.map(({ name }) => name)
}, 90_000)
afterAll(() => testApp?.close())

type Rows = readonly (readonly string[])[]

const letters = 'ABCDEFGHIJ'
const textCell = (text: string, place: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const asWorkbook = (rows: Rows) =>
  workbook(
    rows
      .map((row, at) => {
        const cells = row.map((text, column) => textCell(text, `${letters[column]}${at + 1}`))
        return `<row r="${at + 1}">${cells.join('')}</row>`
      })
      .join(''),
  )
const forms: [string, (rows: Rows) => string | Promise<Buffer>][] = [
  ['a CSV', (rows) => rows.map((row) => row.join(',')).join('\n')],
  ['a quoted CSV', (rows) => rows.map((row) => row.map((one) => `"${one}"`).join(',')).join('\n')],
  ['text cells of a workbook', asWorkbook],
]

/** Gives each form a different number. */
const placeOf = (form: string) => forms.findIndex(([name]) => name === form) + 1

const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await testApp.db.execute<Record<string, unknown>>(query)).rows

describe('numbers with an E in every sheet import', () => {
  it.each(forms)(
    '[FRM-374] are imported as text into the list of people from %s',
    async (form, write) => {
      const start = 1_3000_0000 + placeOf(form) * 10
      const own = numbers.map((one) => `${placeOf(form)}${one}`)
      const sheet = [
        ['Phone', 'Name', 'Student number', 'Class'],
        ...numbers.map((number, at) => [
          `0${start + at}`,
          `Pupil ${letters[at]}`,
          own[at] ?? '',
          number,
        ]),
      ]
      const filePath = await makeSheet(testApp, admin, write(sheet))
      const asked = { filePath, role: 'student' as const }
      const { body } = await testApp.ask(people.previewPeopleImport, asked, admin)
      expect(body.data).toMatchObject({ fresh: 4, faulty: 0, faults: [] })
      const importSign = body.data?.importSign ?? ''
      await testApp.ask(people.confirmPeopleImport, { importSign }, admin)
      const made = await rowsOf(
        sql`select student_card, class_name from users where mobile between ${String(start)} and ${String(start + 9)} order by mobile`,
      )
      expect(made).toEqual(own.map((one, at) => ({ student_card: one, class_name: numbers[at] })))
    },
  )

  it.each(forms)(
    '[FRM-374] [FRM-377] are imported as text into the roster, with both column names of the class, from %s',
    async (form, write) => {
      const own = numbers.map((one) => `${placeOf(form)}${one}`)
      const sheet = [
        // FRM-377: each import accepts the class under the column names that other imports use.
        ['number', 'name', placeOf(form) === 1 ? 'className' : 'Class'],
        ...numbers.map((number, at) => [own[at] ?? '', `Pupil ${letters[at]}`, number]),
      ]
      const filePath = await makeSheet(testApp, admin, write(sheet))
      const asked = { filePath, kind: 'student' as const }
      const { body } = await testApp.ask(identities.previewRosterImport, asked, admin)
      expect(body.data).toMatchObject({ fresh: 4, faulty: 0, faults: [] })
      const importSign = body.data?.importSign ?? ''
      await testApp.ask(identities.confirmRosterImport, { importSign }, admin)
      const made = await rowsOf(
        sql`select number, class_name from roster_entries where number like ${`${placeOf(form)}%`}`,
      )
      expect(made).toHaveLength(4)
      expect(made).toEqual(
        expect.arrayContaining(own.map((number, at) => ({ number, class_name: numbers[at] }))),
      )
    },
  )

  it.each(forms)('[FRM-374] match the people of certificates from %s', async (_, write) => {
    const sheet = [
      ['Student number', 'Name'],
      ...numbers.map((number, at) => [number, names[at] ?? '']),
    ]
    const filePath = await makeSheet(testApp, admin, write(sheet))
    const asked = { courseIdSign: course.sign, filePath }
    const { body } = await testApp.ask(certificates.previewCertificateImport, asked, admin)
    expect(body.data).toMatchObject({ rows: 4, fresh: 4, faults: [] })
  })

  it.each(forms)('[FRM-374] match the people of marks from %s', async (_, write) => {
    const sheet = [['Student number', 'Essay'], ...numbers.map((one) => [one, '50'])]
    const filePath = await makeSheet(testApp, classroom.teacher, write(sheet))
    const asked = { courseIdSign: course.sign, filePath }
    const { body } = await testApp.ask(grades.previewGradeImport, asked, classroom.teacher)
    expect(body.data).toMatchObject({ rows: 4, changed: 4, faults: [] })
  })

  it.each(forms)('[FRM-374] match the students of a course from %s', async (_, write) => {
    const sheet = [
      ['Phone', 'Student number'],
      ...numbers.map((number, at) => [phones[at] ?? '', number]),
    ]
    const filePath = await makeSheet(testApp, classroom.teacher, write(sheet))
    const asked = { courseIdSign: course.sign, filePath }
    const { body } = await testApp.ask(statistics.importCourseStudents, asked, classroom.teacher)
    expect(body.data).toMatchObject({ rows: 4, same: 4, faults: [] })
  })

  it('[FRM-374] stay text in the options of questions', async () => {
    const sheet = [
      ['Kind', 'Question', 'Option A', 'Option B', 'Option C', 'Option D', 'Right answer'],
      ['Single choice', 'Which number?', ...numbers, 'A'],
    ]
    const { userId: ownerId, schoolId } = classroom.teacher
    const file = await makeFile(testApp, {
      ownerId,
      schoolId,
      purpose: 'questions',
      name: 'questions.xlsx',
      bytes: await asWorkbook(sheet),
    })
    const filePath = testApp.seal('file', file.id)
    const asked = await testApp.ask(exams.previewQuestionImport, { filePath }, classroom.teacher)
    const importSign = asked.body.data?.importSign ?? ''
    await testApp.ask(exams.runQuestionImport, { importSign }, classroom.teacher)
    const [made] = await rowsOf(sql`select item from question_versions order by id desc limit 1`)
    expect(JSON.stringify(made)).toContain('2E10')
    expect(JSON.stringify(made)).toContain('24E0012')
  })
})

describe('numbers with digits cut off by a spreadsheet', () => {
  const sheet = (phone: string) => `Phone,Name,Student number\n${phone},Ali,C1\n0137000002,Siti,C2`
  it.each([
    ['en', 'The spreadsheet cut digits off this number.'],
    ['zh', '电子表格已截断该数字的部分位数'],
    ['my', 'Hamparan telah memotong digit nombor ini.'],
  ] as const)('[FRM-374] are reported in a preview, never guessed (%s)', async (language, text) => {
    const filePath = await makeSheet(testApp, admin, sheet('6.01235E+10'))
    const asked = { filePath, role: 'student' as const }
    const { body } = await testApp.ask(people.previewPeopleImport, asked, {
      person: admin,
      language,
    })
    expect(body.data).toMatchObject({
      rows: 2,
      fresh: 1,
      faulty: 1,
      faults: [
        { line: 2, column: 'Phone', value: '6.01235E+10', text: expect.stringContaining(text) },
      ],
    })
  })

  it('[FRM-374] are reported for the students of a course too', async () => {
    const filePath = await makeSheet(testApp, classroom.teacher, `Phone\n6.01235E+10\n${phones[0]}`)
    const asked = { courseIdSign: course.sign, filePath }
    const { body } = await testApp.ask(statistics.importCourseStudents, asked, classroom.teacher)
    expect(body.data).toMatchObject({ rows: 2, same: 1, faulty: 1 })
    expect(body.data?.faults).toMatchObject([{ line: 2, text: expect.stringContaining('digits') }])
  })
})
