import { type DataOf, grades, type InputOf, messages as calls } from '@titian/contract'
import { and, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { sheetRows } from '../../../testing/sheet-rows.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../../accounts/index.ts'
import { makeTeacher } from '../../courses/factories.ts'
import { enrol } from '../../courses/index.ts'
import { attempts, type ExamMade, makeExam } from '../../exams/factories.ts'
import { makeWork } from '../../homework/factories.ts'
import { handIns } from '../../homework/tables.ts'
import { messages } from '../../messages/tables.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { gradeOverrides } from '../tables.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
})
afterAll(() => testApp.close())
beforeEach(async () => {
  course = await classroom.joined({}, [null])
})

type Book = DataOf<typeof grades.gradebook>
type Place = Pick<
  InputOf<typeof grades.giveGrade>,
  'courseIdSign' | 'userSign' | 'kind' | 'itemSign'
>

const join = async (person: Person) => {
  const place = { ...classroom.enrolled(course), userId: person.userId }
  await enrol(testApp.db, place, testApp.clock.now())
  return person
}
const call = (person: string, plan: object) =>
  testApp.db.update(users).set(plan).where(eq(users.name, person))

/** Stores an attempt that was handed in, without questions. */
async function sat(
  person: Person,
  { examinationId }: ExamMade,
  score: number | null,
): Promise<void> {
  const now = testApp.clock.now()
  await testApp.db.insert(attempts).values({
    schoolId: testApp.schoolId,
    examinationId,
    courseId: course.courseId,
    userId: person.userId,
    number: 1,
    state: 'submitted',
    startedAt: now,
    seenAt: now,
    submittedAt: now,
    clockStops: false,
    score,
    waiting: score === null,
    seed: 1,
  })
}

async function handedIn(
  person: Person,
  work: string,
  score: number | null,
  late = false,
): Promise<void> {
  await testApp.db.insert(handIns).values({
    schoolId: testApp.schoolId,
    itemId: testApp.app.deps.signs.open('homework', work) ?? 0,
    userId: person.userId,
    number: 1,
    content: 'x',
    handedInAt: testApp.clock.now(),
    late,
    score,
    ...(score !== null && { gradedBy: classroom.teacher.userId, gradedAt: testApp.clock.now() }),
  })
}

const exam = (plan: Parameters<typeof makeExam>[3] = {}) => {
  const place = {
    schoolId: testApp.schoolId,
    courseId: course.courseId,
    authorId: classroom.teacher.userId,
  }
  return makeExam(testApp.db, place, testApp.clock.now(), plan)
}
const examSign = ({ examinationId }: ExamMade) => testApp.seal('examination', examinationId)

async function read(
  input: Partial<InputOf<typeof grades.gradebook>> = {},
  by: Person = classroom.teacher,
): Promise<Book> {
  const { body } = await testApp.ask(grades.gradebook, { courseIdSign: course.sign, ...input }, by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}
const cellOf = (book: Book, itemSign: string, person: Person = classroom.student) => {
  const index = book.columns.findIndex((one) => one.itemSign === itemSign)
  return book.list.find(({ name }) => name === person.name)?.cells[index]
}
const resultAt = (person: Person = classroom.student): Place => ({
  courseIdSign: course.sign,
  userSign: testApp.seal('user', person.userId),
  kind: 'result',
  itemSign: course.sign,
})
const examAt = (made: ExamMade, person?: Person): Place => ({
  ...resultAt(person),
  kind: 'exam',
  itemSign: examSign(made),
})
const give = (
  place: Place,
  points: number,
  more: { seen?: string | null; reason?: string } = {},
  by: Person = classroom.teacher,
) =>
  testApp.ask(
    grades.giveGrade,
    { reason: 'Done by hand.', seen: null, ...place, points, ...more },
    by,
  )
const history = async (place: Place) =>
  (await testApp.ask(grades.gradeHistory, place, classroom.teacher)).body.data?.marks ?? []

describe('the gradebook', () => {
  it('[TCH-090] shows every released examination and task and the result, each cell with its state', async () => {
    const unit = await exam({ name: 'Unit' })
    const final = await exam({ name: 'Final', type: 1 })
    await exam({ name: 'Draft', status: 0 })
    const past = new Date(testApp.clock.now().getTime() - 86_400_000)
    const over = await exam({ name: 'Over', endTime: past })
    const works = []
    for (const resourcesType of [2, 3, 4, 5] as const)
      works.push(await makeWork(testApp, classroom.teacher, course.sign, { resourcesType }))
    await makeWork(testApp, classroom.teacher, course.sign, { released: false })
    await sat(classroom.student, unit, 2500)
    await sat(classroom.student, final, null)
    await handedIn(classroom.student, works[0]!, 80)
    await handedIn(classroom.student, works[1]!, null)
    await handedIn(classroom.student, works[2]!, 55.5, true)
    const book = await read()
    expect(book.columns.map(({ kind, type, most }) => [kind, type, most])).toEqual([
      ['exam', 0, 40],
      ['exam', 0, 40],
      ['exam', 1, 40],
      ['work', 2, 100],
      ['work', 3, 100],
      ['work', 4, 100],
      ['work', 5, 100],
      ['result', null, 100],
    ])
    const shown = (sign: string) => {
      const cell = cellOf(book, sign)
      return [cell?.state, cell?.points]
    }
    expect(shown(examSign(unit))).toEqual(['marked', 25])
    expect(shown(examSign(final))).toEqual(['waits', null])
    expect(shown(examSign(over))).toEqual(['missing', 0])
    expect(works.map(shown)).toEqual([
      ['marked', 80],
      ['waits', null],
      ['late', 55.5],
      ['notYet', null],
    ])
    expect(cellOf(book, works[0]!)?.paper).not.toBeNull()
    expect(shown(course.sign)[0]).toBe('waits')
  })

  it('[TCH-125] shows each mark in one of five states; a missing exam counts 0, a missing task has no mark', async () => {
    const past = new Date(testApp.clock.now().getTime() - 86_400_000)
    const makes = async (plan: Parameters<typeof makeWork>[3] = {}) =>
      makeWork(testApp, classroom.teacher, course.sign, plan)
    const exams = { over: await exam({ endTime: past }), open: await exam(), sat: await exam() }
    const ended = {
      startTime: new Date(past.getTime() - 86_400_000).toISOString(),
      endTime: past.toISOString(),
    }
    const works = {
      missing: await makes(ended),
      open: await makes(),
      waits: await makes(),
      late: await makes(),
      stands: await makes(),
    }
    await sat(classroom.student, exams.sat, 4000)
    await handedIn(classroom.student, works.waits, null)
    await handedIn(classroom.student, works.late, 60, true)
    await handedIn(classroom.student, works.stands, 70)
    const book = await read()
    const shown = (sign: string) => {
      const cell = cellOf(book, sign)
      return [cell?.state, cell?.points]
    }
    expect(Object.values(exams).map((one) => shown(examSign(one)))).toEqual([
      ['missing', 0],
      ['notYet', null],
      ['marked', 40],
    ])
    expect(Object.values(works).map(shown)).toEqual([
      ['missing', null],
      ['notYet', null],
      ['waits', null],
      ['late', 60],
      ['marked', 70],
    ])
    const none = { watchVideo: 0, theFinalExam: 0, logSig: 0, interactiveQuestion: 0 }
    const standard = { courseId: course.sign, ...none, unitTesting: 100 }
    await testApp.ask(grades.addAssessmentStandard, standard, classroom.teacher)
    expect(cellOf(await read(), course.sign)?.points).toBe(50)
  })

  it('[TCH-090] is filtered by person, class, failing and waiting, and sorted by any column both ways', async () => {
    const unit = await exam({ name: 'Unit' })
    const work = await makeWork(testApp, classroom.teacher, course.sign)
    const [good, bad] = [await join(await testApp.person()), await join(await testApp.person())]
    await call(good.name, { className: '3A' })
    await sat(good, unit, 4000)
    await sat(bad, unit, 1000)
    await handedIn(bad, work, null)
    const names = async (input: Partial<InputOf<typeof grades.gradebook>>) =>
      (await read(input)).list.map(({ name }) => name)
    expect(await names({ person: bad.name.toUpperCase() })).toEqual([bad.name])
    expect(await names({ person: '%' })).toEqual([])
    expect(await names({ className: '3A' })).toEqual([good.name])
    expect((await read()).classes).toEqual(['3A'])
    expect(await names({ only: 'failing' })).toEqual([bad.name])
    expect(await names({ only: 'waits' })).toEqual([bad.name])
    const bySign = { sort: 'exam', sortSign: examSign(unit) } as const
    const none = classroom.student.name
    expect(await names(bySign)).toEqual([bad.name, good.name, none])
    expect(await names({ ...bySign, down: true })).toEqual([good.name, bad.name, none])
    expect(await names({ sort: 'result' })).toEqual([bad.name, good.name, none])
    const all = [none, good.name, bad.name].toSorted()
    expect(await names({ sort: 'name' })).toEqual(all)
    expect(await names({ sort: 'name', down: true })).toEqual(all.toReversed())
    const second = await read({ size: 2, page: 2 })
    expect([second.total, second.list.length]).toEqual([3, 1])
    const elsewhere = await classroom.course({}, [null])
    const foreign = await makeWork(testApp, classroom.teacher, elsewhere.sign)
    const input = { courseIdSign: course.sign, sort: 'work' as const, sortSign: foreign }
    expect((await testApp.ask(grades.gradebook, input, classroom.teacher)).body.code).toBe(-2)
  })

  it('[TCH-090] [TCH-094] shows the results of an independent calculation for random marks', async () => {
    const score = fc.option(fc.integer({ min: 0, max: 4000 }))
    const marks = fc.record({
      types: fc.array(fc.constantFrom(0 as const, 1 as const), { minLength: 1, maxLength: 4 }),
      scores: fc.array(fc.array(score, { minLength: 4, maxLength: 4 }), {
        minLength: 1,
        maxLength: 4,
      }),
      given: fc.option(fc.integer({ min: 0, max: 4000 })),
      weights: fc.option(fc.constantFrom([0, 50, 50, 0, 0], [30, 20, 40, 5, 5], [0, 0, 90, 10, 0])),
    })
    await fc.assert(
      fc.asyncProperty(marks, async ({ types, scores, given, weights }) => {
        course = await classroom.course({}, [null])
        const exams: ExamMade[] = []
        for (const type of types) exams.push(await exam({ type }))
        const people: Person[] = []
        for (const _ of scores) people.push(await join(await testApp.person()))
        for (const [row, person] of people.entries())
          for (const [at, made] of exams.entries()) {
            const points = scores[row]?.[at]
            if (points !== null && points !== undefined) await sat(person, made, points)
          }
        if (weights) {
          const [watchVideo, unitTesting, theFinalExam, logSig, interactiveQuestion] = weights
          const standard = { watchVideo, unitTesting, theFinalExam, logSig, interactiveQuestion }
          const fields = { courseId: course.sign, ...standard }
          await testApp.ask(grades.addAssessmentStandard, fields, classroom.teacher)
        }
        if (given !== null) await give(examAt(exams[0]!, people[0]), given / 100)
        const book = await read({ size: 100 })
        expect(book.total).toBe(people.length)
        for (const [row, person] of people.entries()) {
          const points = exams.map((made, index) => {
            const own = row === 0 && index === 0 && given !== null ? given : scores[row]?.[index]
            expect(cellOf(book, examSign(made), person)?.points).toBe(
              own === null || own === undefined ? null : own / 100,
            )
            return own ?? null
          })
          expect(cellOf(book, course.sign, person)?.points).toBe(recount(points, types, weights))
        }
      }),
      { numRuns: 12, seed: 94 },
    )
  })

  it('[TCH-092] exports what the filter shows, makes formulas harmless, and keeps Chinese and line breaks', async () => {
    const name = `=1+1 李${classroom.student.userId}`
    const person = await join(await testApp.person())
    await call(person.name, { name, className: '三\n班' })
    const ask = async (format: 'csv' | 'xlsx') => {
      const input = { courseIdSign: course.sign, className: '三\n班', format }
      return (await testApp.ask(grades.exportGradebook, input, classroom.teacher)).body.data
    }
    const csv = Buffer.from((await ask('csv'))?.base64 ?? '', 'base64').toString('utf8')
    expect(csv.startsWith('\uFEFF')).toBe(true)
    expect(csv).toContain(`'${name}`)
    expect(csv).toContain('"三\n班"')
    expect(csv).not.toContain(classroom.student.name)
    const cells = (await sheetRows((await ask('xlsx'))?.base64)).flat()
    expect(cells).toEqual(expect.arrayContaining([name, '三\n班']))
  })
})

/** TCH-087, CRS-195: calculates the result independently of the SQL of the server. */
function recount(
  points: (number | null)[],
  types: readonly number[],
  weights: readonly number[] | null,
): number | null {
  const examOfType = (type: number) =>
    points.filter((one, index): one is number => types[index] === type && one !== null)
  const mean = (list: number[]) => list.reduce((all, one) => all + one, 0) / (list.length * 4000)
  if (!weights) {
    const all = [...examOfType(0), ...examOfType(1)]
    return all.length === 0 ? null : Math.floor(mean(all) * 1000 + 1e-9) / 10
  }
  const [, unit = 0, final = 0, visits = 0, talk = 0] = weights
  let [earned, weight] = [0, visits + talk]
  for (const [type, part] of [unit, final].entries()) {
    const list = examOfType(type)
    if (list.length === 0) continue
    earned += mean(list) * part
    weight += part
  }
  return weight === 0 ? null : Math.round((earned / weight) * 1000 + 1e-9) / 10
}

describe('a given mark', () => {
  it('[TCH-091] counts instead of the computed mark, and is sent to the student with its reason', async () => {
    const unit = await exam({ name: 'Unit' })
    await sat(classroom.student, unit, 1000)
    const { body } = await give(examAt(unit), 35.25)
    expect(body.data).toMatchObject({ points: 35.25, computed: 10, state: 'marked' })
    const book = await read()
    expect(cellOf(book, examSign(unit))).toEqual(body.data)
    expect(cellOf(book, course.sign)?.points).toBe(88.1)
    const own = eq(gradeOverrides.courseId, course.courseId)
    expect(await testApp.db.select().from(gradeOverrides).where(own)).toMatchObject([
      {
        points: 3525,
        computed: 1000,
        reason: 'Done by hand.',
        givenBy: classroom.teacher.userId,
        endedAt: null,
      },
    ])
    const isGiven = and(
      eq(messages.userId, classroom.student.userId),
      inArray(messages.words, ['gradeGiven']),
    )
    expect(
      (await testApp.db.select().from(messages).where(isGiven).orderBy(messages.id)).at(-1)?.gaps,
    ).toMatchObject({
      title: 'Unit',
      reason: 'Done by hand.',
    })
    const logged = eq(auditEntries.subjectId, classroom.student.userId)
    expect(
      (await testApp.db.select().from(auditEntries).where(logged).orderBy(auditEntries.id)).at(-1),
    ).toMatchObject({
      action: 'marks.changed',
      reason: 'Done by hand.',
      detail: [{ field: 'Unit', before: '10', after: '35.25' }],
    })
  })

  it('[TCH-091] is replaced and withdrawn, and the history keeps each mark', async () => {
    const first = (await give(resultAt(), 50)).body.data?.given ?? ''
    const second =
      (await give(resultAt(), 60.5, { seen: first, reason: 'Second look.' })).body.data?.given ?? ''
    const back = { ...resultAt(), seen: second, reason: 'Was a mistake.' }
    const withdrawn = await testApp.ask(grades.takeBackGrade, back, classroom.teacher)
    expect(withdrawn.body.data).toMatchObject({ given: null, points: null, computed: null })
    expect((await testApp.ask(grades.takeBackGrade, back, classroom.teacher)).body.code).toBe(200)
    const by = classroom.teacher.name
    expect(await history(resultAt())).toMatchObject([
      {
        sign: second,
        points: 60.5,
        reason: 'Second look.',
        givenBy: by,
        endedBy: by,
        endReason: 'Was a mistake.',
      },
      {
        sign: first,
        points: 50,
        reason: 'Done by hand.',
        givenBy: by,
        endedBy: by,
        endReason: null,
      },
    ])
  })

  it('[TCH-091] [TCH-125] is refused to the slower of two teachers with the newer mark; a repetition is accepted', async () => {
    const co = await testApp.person('teacher,normal')
    await makeTeacher(testApp.db, {
      schoolId: testApp.schoolId,
      courseId: course.courseId,
      userId: co.userId,
    })
    const [one, again] = await Promise.all([give(resultAt(), 50), give(resultAt(), 50)])
    expect([one.body.data?.given, await history(resultAt())]).toMatchObject([
      again.body.data?.given,
      { length: 1 },
    ])
    const other = await give(resultAt(), 70, {}, co)
    expect(other.body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { points: 50, given: one.body.data?.given } },
    })
    const knowing = await give(resultAt(), 70, { seen: one.body.data?.given ?? null }, co)
    expect(knowing.body.data?.points).toBe(70)
  })

  it('[TCH-126] is announced without its value, as is its withdrawal, and both are in the log', async () => {
    const unit = await exam({ name: 'Hidden until the end', type: 1 })
    await sat(classroom.student, unit, 1000)
    const seen = (await give(examAt(unit), 35.25)).body.data?.given ?? ''
    const back = { ...examAt(unit), seen, reason: 'Was a mistake.' }
    expect((await testApp.ask(grades.takeBackGrade, back, classroom.teacher)).body.code).toBe(200)
    const { body } = await testApp.ask(calls.allSystemMessages, { msgType: 1 }, classroom.student)
    const listed = body.data?.list.filter(({ content }) => content.includes('Hidden until the end'))
    expect(listed?.map(({ title }) => title)).toEqual([
      'A mark set by your teacher was withdrawn',
      'A mark was set by your teacher',
    ])
    expect(listed?.[0]?.content).toContain('Was a mistake.')
    expect(listed?.[1]?.content).toContain('Done by hand.')
    expect(JSON.stringify(listed)).not.toMatch(/35|10/)
    const logged = eq(auditEntries.subjectId, classroom.student.userId)
    const entries = await testApp.db
      .select()
      .from(auditEntries)
      .where(logged)
      .orderBy(auditEntries.id)
    const own = entries.map(({ action, reason, detail }) => ({ action, reason, detail })).slice(-2)
    const field = 'Hidden until the end'
    expect(own).toEqual([
      {
        action: 'marks.changed',
        reason: 'Done by hand.',
        detail: [{ field, before: '10', after: '35.25' }],
      },
      {
        action: 'marks.changed',
        reason: 'Was a mistake.',
        detail: [{ field, before: '35.25', after: '10' }],
      },
    ])
  })

  it('[TCH-091] is refused above the maximum, with too many decimals, without a reason, and for a non-student', async () => {
    const unit = await exam()
    const fieldsOf = async (...asked: Parameters<typeof give>) => {
      const { status, body } = await give(...asked)
      return [status, Object.keys((body as { extend?: { fields?: object } }).extend?.fields ?? {})]
    }
    expect(await fieldsOf(examAt(unit), 40.01)).toEqual([422, ['points']])
    expect(await fieldsOf(examAt(unit), 1.001)).toEqual([422, ['points']])
    expect(await fieldsOf(resultAt(), 60.55)).toEqual([422, ['points']])
    expect(await fieldsOf(resultAt(), 60, { reason: '  a ' })).toEqual([422, ['reason']])
    expect(await fieldsOf(resultAt(), 60, { reason: '😀a' })).toEqual([422, ['reason']])
    expect((await give(resultAt(await testApp.person()), 60)).body.code).toBe(-2)
    expect((await give(resultAt(classroom.teacher), 60)).body.code).toBe(-2)
    const draft = await exam({ status: 0 })
    expect((await give(examAt(draft), 1)).body.code).toBe(-2)
    const own = course
    course = await classroom.joined({}, [null])
    const foreign = await exam()
    course = own
    expect((await give(examAt(foreign), 1)).body.code).toBe(-2)
    expect(await history(resultAt())).toEqual([])
  })

  it('[TCH-086] [TCH-091] can be given only by teachers of the course and by staff', async () => {
    const stranger = await testApp.person('teacher,normal')
    const abroad = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    const staff = await testApp.person('schoolAdmin,normal')
    const codes = []
    for (const by of [stranger, classroom.student, abroad, staff])
      codes.push((await give(resultAt(), 60, {}, by)).body.code)
    expect(codes).toEqual([-6, -6, -2, 200])
  })
})
