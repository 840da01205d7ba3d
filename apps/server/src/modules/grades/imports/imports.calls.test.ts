import { type DataOf, grades, messages as calls } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../../accounts/index.ts'
import { enrol } from '../../courses/index.ts'
import { makeTeacher } from '../../courses/factories.ts'
import { attempts, type ExamMade, makeExam } from '../../exams/factories.ts'
import { makeWork } from '../../homework/factories.ts'
import { makeSheet } from '../../people/factories.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { gradeOverrides } from '../tables.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let unit: ExamMade
let work: string
let ali: Person
let mei: Person
beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
})
afterAll(() => testApp.close())

const cards: Record<string, string> = {}
const cardOf = (person: Person) => cards[person.name] ?? ''
async function join(): Promise<Person> {
  const person = await testApp.person()
  const place = { ...classroom.enrolled(course), userId: person.userId }
  await enrol(testApp.db, place, testApp.clock.now())
  const [row] = await testApp.db.select().from(users).where(eq(users.id, person.userId))
  cards[person.name] = row?.studentCard ?? ''
  return person
}

beforeEach(async () => {
  course = await classroom.course({}, [null])
  const place = {
    schoolId: testApp.schoolId,
    courseId: course.courseId,
    authorId: classroom.teacher.userId,
  }
  unit = await makeExam(testApp.db, place, testApp.clock.now(), { name: 'Unit, one' })
  work = await makeWork(testApp, classroom.teacher, course.sign, { title: 'Essay' })
  ali = await join()
  mei = await join()
})

type Preview = DataOf<typeof grades.previewGradeImport>
const head = 'Student number,Name,"Unit, one (40)",Essay (100)'
const ofCourse = () => ({ courseIdSign: course.sign })

async function check(sheet: string | Buffer, by = classroom.teacher, name = 'marks.csv') {
  const filePath = await makeSheet(testApp, by, sheet, name)
  return testApp.ask(grades.previewGradeImport, { ...ofCourse(), filePath }, by)
}
async function checked(sheet: string | Buffer, by = classroom.teacher): Promise<Preview> {
  const { body } = await check(sheet, by)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const confirm = (
  importSign: string,
  more: { replaceGiven?: boolean } = {},
  by = classroom.teacher,
) => {
  const input = { ...ofCourse(), importSign, reason: 'Written on paper.', ...more }
  return testApp.ask(grades.confirmGradeImport, input, by)
}
const undo = (importSign: string, by = classroom.teacher) =>
  testApp.ask(grades.undoGradeImport, { ...ofCourse(), importSign }, by)
async function markOf(person: Person, title: string): Promise<number | null | undefined> {
  const { body } = await testApp.ask(grades.gradebook, ofCourse(), classroom.teacher)
  const index = body.data?.columns.findIndex((one) => one.title === title) ?? -1
  return body.data?.list.find(({ name }) => name === person.name)?.cells[index]?.points
}
const give = (person: Person, points: number, by = classroom.teacher) =>
  testApp.ask(
    grades.giveGrade,
    {
      ...ofCourse(),
      userSign: testApp.seal('user', person.userId),
      kind: 'work',
      itemSign: work,
      points,
      reason: 'Spoken, not written.',
      seen: null,
    },
    by,
  )
const rowsOf = () =>
  testApp.db.select().from(gradeOverrides).where(eq(gradeOverrides.courseId, course.courseId))

describe('the check of a sheet of marks', () => {
  it('[TCH-093] lists each change with person, item, before and after, and each faulty row, and stores nothing', async () => {
    const other = await join()
    await give(mei, 50)
    const sheet = [
      `${head},Swimming`,
      `${cardOf(ali)},${ali.name},30.5,`,
      `${cardOf(mei)},,"12,25",80,9`,
      `${cardOf(ali)},,31,`,
      `X99999,,1,`,
      `${cardOf(other)},Somebody Else,1,`,
    ].join('\n')
    const { changes, faults, ...preview } = await checked(sheet)
    expect(preview).toMatchObject({
      rows: 5,
      changed: 3,
      same: 0,
      faulty: 3,
      replacing: 1,
      unknownColumns: ['Swimming'],
    })
    const shown = changes.map(({ line, name, studentCard, title, before, after }) => [
      line,
      name,
      studentCard,
      title,
      before,
      after,
    ])
    expect(shown).toEqual([
      [3, mei.name, cardOf(mei), 'Essay', 50, 80],
      [2, ali.name, cardOf(ali), 'Unit, one', null, 30.5],
      [3, mei.name, cardOf(mei), 'Unit, one', null, 12.25],
    ])
    expect(changes[0]?.replaces).toMatchObject({
      givenBy: classroom.teacher.name,
      reason: 'Spoken, not written.',
    })
    expect(faults.map(({ line, column, value }) => [line, column, value])).toEqual([
      [4, 'Student number', cardOf(ali)],
      [5, 'Student number', 'X99999'],
      [6, 'Name', 'Somebody Else'],
    ])
    expect(await markOf(ali, 'Unit, one')).toBeNull()
    expect(await rowsOf()).toHaveLength(1)
  })

  it.each([
    ['above the maximum', '40.01', 'This is more than the 40 points that can be reached.'],
    ['of three decimals', '1.234', 'A mark has two decimals at most.'],
    ['that is a formula', '=SUM(A1:A9)', 'A mark is a number from 0 to 40.'],
    ['below nought', '-1', 'A mark is a number from 0 to 40.'],
    ['that is a word', 'absent', 'A mark is a number from 0 to 40.'],
  ])('[TCH-140] skips the whole row for a mark %s', async (_, mark, text) => {
    const { changed, faults } = await checked(`${head}\n${cardOf(ali)},,${mark},90`)
    expect([changed, faults.map((fault) => fault.text)]).toEqual([0, [text]])
  })

  it.each([
    ['with semicolons and decimal commas', (card: string) => `学号;"Unit, one (40)"\n${card};12,5`],
    [
      'with a byte order mark',
      (card: string) => `\uFEFFStudent number,Unit one,"Unit, one"\n${card},,12.5`,
    ],
    ['with wide digits', (card: string) => `Nombor pelajar,"Unit, one"\n${card},１２.５`],
  ])('[TCH-093] reads a CSV %s', async (_, write) => {
    const { changes } = await checked(write(cardOf(ali)))
    expect(changes).toMatchObject([{ title: 'Unit, one', after: 12.5 }])
  })

  it('[TCH-093] reads the CSV of a Chinese Excel, which is not UTF-8', async () => {
    // The bytes of 学号 (student number) in GB18030.
    const gbk = Buffer.concat([
      Buffer.from('d1a7bac5', 'hex'),
      Buffer.from(`,Essay\n${cardOf(ali)},70`),
    ])
    expect((await checked(gbk)).changes).toMatchObject([{ title: 'Essay', after: 70 }])
  })

  it('[TCH-140] finds a student without a number by a name that no other student has', async () => {
    const noCard = { studentCard: null }
    await testApp.db.update(users).set(noCard).where(eq(users.id, ali.userId))
    const sheet = `Student number,Name,Essay\n,${ali.name},70\n,Nobody,60`
    const { changes, faults } = await checked(sheet)
    expect(changes).toMatchObject([{ name: ali.name, after: 70 }])
    expect(faults).toMatchObject([{ line: 3, text: 'The row has no student of the course.' }])
  })

  it('[TCH-093] is allowed for teachers of the course, and covers one course', async () => {
    const stranger = await testApp.person('teacher,normal')
    expect((await check(head, stranger)).body.code).toBe(-6)
    const { importSign } = await checked(`${head}\n${cardOf(ali)},,1,1`)
    expect((await confirm(importSign, {}, stranger)).body.code).toBe(-6)
    const elsewhere = await classroom.course({}, [null])
    const input = { courseIdSign: elsewhere.sign, importSign, reason: 'Written on paper.' }
    expect((await testApp.ask(grades.confirmGradeImport, input, classroom.teacher)).status).toBe(
      404,
    )
    expect(await rowsOf()).toHaveLength(0)
  })
})

describe('a confirmed import of marks', () => {
  it('[TCH-093] gives each mark once with its history, also when repeated, and notifies each student once', async () => {
    const { importSign } = await checked(`${head}\n${cardOf(ali)},,20,90\n${cardOf(mei)},,,70`)
    const answers = await Promise.all([confirm(importSign), confirm(importSign)])
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-4, 200])
    expect(await markOf(ali, 'Unit, one')).toBe(20)
    expect([await markOf(ali, 'Essay'), await markOf(mei, 'Essay')]).toEqual([90, 70])
    expect(await rowsOf()).toMatchObject(
      [2000, 9000, 7000].map((points) => ({
        points,
        reason: 'Written on paper.',
        givenBy: classroom.teacher.userId,
        endedAt: null,
      })),
    )
    const response = await testApp.ask(calls.allSystemMessages, { msgType: 1 }, ali)
    expect(response.body.data?.list).toHaveLength(1)
    expect(response.body.data?.list[0]?.content).toContain('Unit, one, Essay')
    const [entry] = await testApp.db
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.action, 'marks.imported'), eq(auditEntries.schoolId, testApp.schoolId)),
      )
    expect(entry?.detail).toContainEqual({ field: 'changed', before: '', after: '3' })
    expect(entry?.detail).toContainEqual({
      field: 'reason',
      before: '',
      after: 'Written on paper.',
    })
  })

  it('[TCH-141] skips a mark that was changed after the check, and lists it', async () => {
    const colleague = await testApp.person('teacher,normal')
    const { schoolId } = testApp
    const { courseId } = course
    await makeTeacher(testApp.db, { schoolId, courseId, userId: colleague.userId, master: false })
    const { importSign } = await checked(`${head}\n${cardOf(ali)},,20,90\n${cardOf(mei)},,10,70`)
    await give(ali, 33, colleague)
    const now = testApp.clock.now()
    await testApp.db.insert(attempts).values({
      schoolId,
      courseId,
      examinationId: unit.examinationId,
      userId: mei.userId,
      number: 1,
      state: 'submitted',
      startedAt: now,
      seenAt: now,
      submittedAt: now,
      clockStops: false,
      score: 3900,
      waiting: false,
      seed: 1,
    })
    const { body } = await confirm(importSign, { replaceGiven: true })
    expect(body.data?.changed).toBe(2)
    expect(body.data?.left).toEqual([
      {
        line: 2,
        column: 'Essay',
        value: '90',
        text: `Changed since the check: ${colleague.name} gave 33.`,
      },
      {
        line: 3,
        column: 'Unit, one',
        value: '10',
        text: 'Changed since the check: the mark is now 39.',
      },
    ])
    expect([await markOf(ali, 'Essay'), await markOf(mei, 'Unit, one')]).toEqual([33, 39])
  })

  it('[TCH-141] skips marks that were given by hand, unless the teacher chose to replace them', async () => {
    await give(ali, 50)
    const sheet = `${head}\n${cardOf(ali)},,,80\n${cardOf(mei)},,,70`
    const unreplaced = await confirm((await checked(sheet)).importSign)
    expect([unreplaced.body.data?.changed, await markOf(ali, 'Essay')]).toEqual([1, 50])
    const taken = await confirm((await checked(sheet)).importSign, { replaceGiven: true })
    expect([taken.body.data?.changed, await markOf(ali, 'Essay')]).toEqual([1, 80])
  })

  it('[TCH-142] is undone once: its marks are withdrawn, replaced ones return, later ones remain', async () => {
    await give(ali, 50)
    const sheet = `${head}\n${cardOf(ali)},,20,80\n${cardOf(mei)},,10,70`
    const { importSign } = await checked(sheet)
    await confirm(importSign, { replaceGiven: true })
    const later = await checked(`${head}\n${cardOf(mei)},,11,`)
    await confirm(later.importSign, { replaceGiven: true })
    expect((await undo(importSign)).body.data).toEqual({ removed: 3, kept: 1 })
    expect((await undo(importSign)).body.code).toBe(-4)
    expect([await markOf(ali, 'Essay'), await markOf(ali, 'Unit, one')]).toEqual([50, null])
    expect([await markOf(mei, 'Essay'), await markOf(mei, 'Unit, one')]).toEqual([null, 11])
    const { body } = await testApp.ask(grades.listGradeImports, ofCourse(), classroom.teacher)
    expect(body.data?.list.map(({ state, changed }) => [state, changed])).toEqual([
      ['confirmed', 1],
      ['undone', 4],
    ])
  })
})

describe('the exported gradebook', () => {
  it.each(['csv', 'xlsx'] as const)(
    '[TCH-140] is imported again as %s without a change, and with the marks that were filled in',
    async (format) => {
      // Two items have the same name. The name of a third one begins like a formula.
      testApp.clock.pass(5)
      await makeWork(testApp, classroom.teacher, course.sign, { title: 'Essay' })
      await makeWork(testApp, classroom.teacher, course.sign, { title: '=Lab' })
      await give(mei, 61.5)
      const file = async () => {
        const input = { ...ofCourse(), format }
        const { body } = await testApp.ask(grades.exportGradebook, input, classroom.teacher)
        return Buffer.from(body.data?.base64 ?? '', 'base64')
      }
      const look = async (bytes: Buffer) => {
        const answer = await check(bytes, classroom.teacher, `book.${format}`)
        return answer.body.data
      }
      expect(await look(await file())).toMatchObject({
        rows: 2,
        changed: 0,
        same: 1,
        faulty: 0,
        unknownColumns: [],
      })
      if (format === 'xlsx') return
      const lines = (await file()).toString('utf8').split('\r\n')
      const filled = lines.map((line, index) => {
        if (index === 0 || line === '') return line
        const cells = line.split(',')
        const heads = lines[0]?.match(/"[^"]*"|[^,]+/g) ?? []
        return cells.map((cell, place) => (heads[place]?.includes('Lab') ? '7' : cell)).join(',')
      })
      const preview = await look(Buffer.from(filled.join('\r\n')))
      expect(preview?.changes.map(({ title, after }) => [title, after])).toEqual([
        ['=Lab', 7],
        ['=Lab', 7],
      ])
    },
  )
})
