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

let testApp: TestApp
let classroom: Classroom
let admin: Person
let pupil: Person
let course: MadeCourse

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  classroom = await Classroom.open(testApp)
  course = await classroom.course({}, [null])
  await makeWork(testApp, classroom.teacher, course.sign, { title: 'Essay' })
  pupil = await testApp.person()
  const place = { ...classroom.enrolled(course), userId: pupil.userId }
  await enrol(testApp.db, place, testApp.clock.now())
  const values = { studentCard: '0012', mobile: '139000777', areaCode: '60' }
  await testApp.db.update(users).set(values).where(eq(users.id, pupil.userId))
}, 90_000)
afterAll(() => testApp?.close())

// The values that Excel stores for the inputs 3/4, 9:00, 50 %, 0012 in a column of student numbers,
// and 0 3/4.
const [asDate, asTime, asPercent, asNumber, asFraction] = [1, 2, 3, 4, 5]
const formats = ['m/d', 'h:mm', '0%', '0000', '# ?/?']
const number = (value: number | string, style = 0) => `<c s="${style}"><v>${value}</v></c>`
const moment = number(46_085, asDate)
const failing = '<c t="e"><f>VLOOKUP(1,A:B,2)</f><v>#N/A</v></c>'
const unworked = '<c><f>1+1</f></c>'
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`

/** Returns rows of texts and XML cells, with cell references. */
function sheet(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const written = rows.map((row, at) => {
    const cells = row.map((cell, column) =>
      (cell.startsWith('<') ? cell : text(cell)).replace(
        '<c',
        `<c r="${'ABCDEFGHIJ'[column]}${at + 1}"`,
      ),
    )
    return `<row r="${at + 1}">${cells.join('')}</row>`
  })
  return workbook(written.join(''), formats)
}

const asText = "Format the cell as text and type it again, or begin it with the sign '."
const dated = (cell: string) =>
  `Cell ${cell}: The spreadsheet turned what was typed into the date 2026-03-04. ${asText}`

async function previewQuestions(rows: readonly (readonly string[])[], language = 'en') {
  const { teacher } = classroom
  const { userId: ownerId, schoolId } = teacher
  const file = { ownerId, schoolId, purpose: 'questions', name: 'questions.xlsx' } as const
  const { id } = await makeFile(testApp, { ...file, bytes: await sheet(rows) })
  const filePath = testApp.seal('file', id)
  const asked = { person: teacher, language }
  const { body } = await testApp.ask(exams.previewQuestionImport, { filePath }, asked)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

const questionHead = [
  'Kind',
  'Question',
  'Option A',
  'Option B',
  'Option C',
  'Right answer',
  'Points',
]
const ratio = (third: string, stem = 'Which ratio is right?') => [
  'Single choice',
  stem,
  '1:2',
  '2:5',
  third,
  'A',
  '2',
]

describe('a cell that a spreadsheet has changed', () => {
  it('[EXM-229] is named in a sheet of questions with the changed value and the remedy, and its question is not imported', async () => {
    const rows = [
      questionHead,
      ratio(moment),
      ratio(number(0.375, asTime), 'When?'),
      ratio(number(0.75, asFraction), 'How much?'),
      ratio(failing, 'Which one?'),
      ratio(unworked, 'How many?'),
      ['Single choice', 'Which date?', '1:2', '2:5', 'x', moment, '2'],
      ratio('3:4', 'Good'),
    ]
    const { fresh, faulty, faults, importSign } = await previewQuestions(rows)
    expect(fresh.map(({ stem }) => stem)).toEqual(['Good'])
    expect(faulty).toBe(6)
    expect(faults).toEqual([
      { line: 2, question: 'Which ratio is right?', text: dated('E2') },
      {
        line: 3,
        question: 'When?',
        text: `Cell E3: The spreadsheet turned what was typed into the time 09:00. ${asText}`,
      },
      {
        line: 4,
        question: 'How much?',
        text: `Cell E4: The spreadsheet turned this fraction into the number 0.75. ${asText}`,
      },
      {
        line: 5,
        question: 'Which one?',
        text: expect.stringContaining('Cell E5: The formula of this cell has the error #N/A.'),
      },
      {
        line: 6,
        question: 'How many?',
        text: expect.stringContaining('Cell E6: The file has no result'),
      },
      { line: 7, question: 'Which date?', text: dated('F7') },
    ])
    await testApp.ask(exams.runQuestionImport, { importSign }, classroom.teacher)
    const { rows: made } = await testApp.db.execute<{ stem: string; count: number }>(
      sql`select item ->> 'stem' as stem, jsonb_array_length(item -> 'options') as count from question_versions where item ->> 'stem' in ('Good', 'When?', 'Which ratio is right?')`,
    )
    expect(made).toEqual([{ stem: 'Good', count: 3 }])
  })

  it('[EXM-229] is reported in the language of the reader', async () => {
    const told = async (language: string) =>
      (await previewQuestions([questionHead, ratio(moment)], language)).faults[0]?.text
    expect(await told('zh')).toContain('单元格 E2：电子表格已将填写的内容变成日期 2026-03-04')
    expect(await told('my')).toContain(
      'Sel E2: Hamparan telah menukar apa yang ditaip menjadi tarikh 2026-03-04',
    )
  })

  it('[EXM-229] is read as it is displayed when that is certain: percents and numbers with leading zeros', async () => {
    const rows = [
      questionHead,
      [
        'Single choice',
        'How much?',
        number(0.5, asPercent),
        number('0.30000000000000004'),
        number(12, asNumber),
        'A',
        number(2),
      ],
    ]
    const { fresh, faulty, importSign } = await previewQuestions(rows)
    expect([fresh.length, faulty]).toEqual([1, 0])
    await testApp.ask(exams.runQuestionImport, { importSign }, classroom.teacher)
    const { rows: made } = await testApp.db.execute<{ options: { content: string }[] }>(
      sql`select item -> 'options' as options from question_versions order by id desc limit 1`,
    )
    expect(made[0]?.options.map(({ content }) => content)).toEqual(['50%', '0.3', '0012'])
  })

  it('[EXM-229] is a fault in the lists of people, the roster, certificates, marks and the students of a course', async () => {
    const staffSheet = (rows: string[][]) => makeSheet(testApp, admin, sheet(rows))
    const own = (rows: string[][]) => makeSheet(testApp, classroom.teacher, sheet(rows))
    const courseIdSign = course.sign
    const { teacher } = classroom
    const answers = [
      await testApp.ask(
        people.previewPeopleImport,
        {
          role: 'student',
          filePath: await staffSheet([
            ['Phone', 'Name', 'Student number', 'Class'],
            ['0137770001', 'Ali', 'L1', moment],
            ['0137770002', 'Siti', number(14, asNumber), '3B'],
          ]),
        },
        admin,
      ),
      await testApp.ask(
        identities.previewRosterImport,
        {
          kind: 'student',
          filePath: await staffSheet([
            ['number', 'name', 'class', 'x'],
            ['L1', 'Ali', moment, moment],
            ['L2', 'Siti', '3B', moment],
          ]),
        },
        admin,
      ),
      await testApp.ask(
        certificates.previewCertificateImport,
        {
          courseIdSign,
          filePath: await staffSheet([
            ['Name', 'Student number'],
            [pupil.name, moment],
            [pupil.name, number(12, asNumber)],
          ]),
        },
        admin,
      ),
      await testApp.ask(
        grades.previewGradeImport,
        {
          courseIdSign,
          filePath: await own([
            ['Student number', 'Essay'],
            ['0012', moment],
            [number(12, asNumber), '50'],
          ]),
        },
        teacher,
      ),
      await testApp.ask(
        statistics.importCourseStudents,
        {
          courseIdSign,
          filePath: await own([
            ['Phone', 'Student number'],
            ['0139000777', moment],
            ['0139000777', number(12, asNumber)],
          ]),
        },
        teacher,
      ),
    ]
    const cells = ['D2', 'C2', 'B2', 'B2', 'B2']
    for (const [at, { body }] of answers.entries()) {
      const told = dated(cells[at] ?? '')
      expect(body.data, body.msg).toMatchObject({ rows: 2, faulty: 1 })
      expect(body.data?.faults).toMatchObject([{ line: 2, value: '2026-03-04', text: told }])
    }
  })
})

describe('a cell that a spreadsheet keeps as a date', () => {
  it('[EXM-229] is accepted in a column of dates, unless it is a time of day', async () => {
    const rows = [
      ['Student number', 'Date of issue'],
      ['0012', number(46_085, asDate)],
      ['0012', number(0.375, asTime)],
    ]
    const filePath = await makeSheet(testApp, admin, sheet(rows))
    const asked = { courseIdSign: course.sign, filePath }
    const { body } = await testApp.ask(certificates.previewCertificateImport, asked, admin)
    expect(body.data).toMatchObject({ rows: 2, fresh: 1, faulty: 1, faults: [{ line: 3 }] })
    const { rows: waiting } = await testApp.db.execute<{ waiting: unknown }>(
      sql`select waiting from sheet_imports order by id desc limit 1`,
    )
    expect(JSON.stringify(waiting)).toContain('2026-03-04')
  })
})

describe('a column that an import does not know', () => {
  const columns = async (
    answer: Promise<{ body: { data?: { unknownColumns: string[] } | null } }>,
  ) => (await answer).body.data?.unknownColumns
  const own = (rows: string[][]) => makeSheet(testApp, classroom.teacher, sheet(rows))
  const staff = (rows: string[][]) => makeSheet(testApp, admin, sheet(rows))

  it.each<[string, () => Promise<string[] | undefined>]>([
    [
      'people',
      async () => {
        const filePath = await staff([
          ['Phone', 'Name', 'Student number', 'className', 'House', ' '],
        ])
        return columns(
          testApp.ask(people.previewPeopleImport, { role: 'student', filePath }, admin),
        )
      },
    ],
    [
      'the roster',
      async () => {
        const filePath = await staff([['number', 'name', 'className', 'House']])
        return columns(
          testApp.ask(identities.previewRosterImport, { kind: 'student', filePath }, admin),
        )
      },
    ],
    [
      'certificates',
      async () => {
        const filePath = await staff([['Student number', 'Name', 'House']])
        const asked = { courseIdSign: course.sign, filePath }
        return columns(testApp.ask(certificates.previewCertificateImport, asked, admin))
      },
    ],
    [
      'marks',
      async () => {
        const filePath = await own([['Student number', 'Essay', 'House']])
        const asked = { courseIdSign: course.sign, filePath }
        return columns(testApp.ask(grades.previewGradeImport, asked, classroom.teacher))
      },
    ],
    [
      'the students of a course',
      async () => {
        const filePath = await own([['Phone', 'House']])
        const asked = { courseIdSign: course.sign, filePath }
        return columns(testApp.ask(statistics.importCourseStudents, asked, classroom.teacher))
      },
    ],
    [
      'questions',
      async () =>
        (await previewQuestions([[...questionHead, 'House'], ratio('3:4', 'Which house?')]))
          .unknownColumns,
    ],
  ])('[FRM-361] is named in the preview of %s', async (_, unknownColumns) => {
    expect(await unknownColumns()).toEqual(['House'])
  })
})
