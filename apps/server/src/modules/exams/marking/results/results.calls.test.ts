import { exams, type InputOf, resultRowsMost } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import readExcel from 'read-excel-file/node'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secondsAfter } from '../../../../platform/clock.ts'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { users, withNameSort } from '../../../accounts/index.ts'
import { oneOfEach } from '../../factories.ts'
import { type Classroom, openClassroom } from '../../sitting/saving/factories.ts'
import { attemptAnswers, attemptItems, attempts } from '../../tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

type Answers = Parameters<Classroom['save']>[1]

async function sit(classroom: Classroom, person: Person, answers: Answers): Promise<string> {
  const record = await classroom.begin(undefined, person)
  await classroom.save(record, answers, undefined, person)
  const { examinationId } = classroom
  await testApp.ask(exams.submit, { examinationId, recordId: record, answerList: [] }, person)
  return record
}

async function students(classroom: Classroom, count: number): Promise<Person[]> {
  const people = [classroom.student]
  while (people.length < count) {
    const person = await testApp.person()
    await classroom.join(person)
    people.push(person)
  }
  return people
}

const right: Answers = [
  { place: 0, answer: 'a' },
  { place: 1, answer: ['a', 'b'] },
  { place: 2, answer: ['secret-word'] },
  { place: 3, answer: true },
]
const essay = { place: 4, answer: 'What it means.' }

const results = async ({ examinationId, teacher }: Classroom) => {
  const { body } = await testApp.ask(exams.examinationResults, { sign: examinationId }, teacher)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

const queue = async (
  { examinationId, teacher }: Classroom,
  input: Partial<InputOf<typeof exams.markingQueue>> = {},
) => {
  const { body } = await testApp.ask(exams.markingQueue, { examinationId, ...input }, teacher)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

describe('papers that await marks', () => {
  it('[EXM-185] [EXM-078] are listed separately, the oldest first, and sorted by name or score', async () => {
    const classroom = await openClassroom(testApp, { items: oneOfEach })
    const [first, second, third] = await students(classroom, 3)
    if (!first || !second || !third) throw new Error('Three students are needed.')
    const oldest = await sit(classroom, first, [essay])
    testApp.clock.pass(60)
    const newest = await sit(classroom, second, [essay])
    testApp.clock.pass(60)
    const done = await sit(classroom, third, right)
    const find = async (input: Partial<InputOf<typeof exams.findRecordList>>) => {
      const fields = { examinationId: classroom.examinationId, ...input }
      const { body } = await testApp.ask(exams.findRecordList, fields, classroom.teacher)
      return body.data?.list.map(({ recordId }) => recordId)
    }
    expect(await find({ submitStatus: 2, sort: 'waiting' })).toEqual([oldest, newest])
    expect(await find({})).toEqual([done, newest, oldest])
    expect((await find({ sort: 'score' }))?.[0]).toBe(done)
    const names = new Map([
      [first.userId, 'Zara'],
      [second.userId, 'Aminah'],
      [third.userId, 'Mei'],
    ])
    for (const [id, name] of names)
      await testApp.db.update(users).set(withNameSort({ name })).where(eq(users.id, id))
    expect(await find({ sort: 'name' })).toEqual([newest, done, oldest])
    await classroom.sendLate(done, [{ place: 0, answer: 'b', seq: 90, generation: 1 }], third)
    expect(await find({ submitStatus: 2, sort: 'waiting' })).toEqual([oldest, newest, done])
    const wrong = await testApp.ask(exams.findRecordList, { submitStatus: 3 }, classroom.teacher)
    expect(wrong.status).toBe(422)
  })

  it('[EXM-185] are counted by examination, with papers, answers and the oldest', async () => {
    const classroom = await openClassroom(testApp, { items: oneOfEach })
    const [first, second] = await students(classroom, 2)
    const time = testApp.clock.now().toISOString()
    await sit(classroom, first!, [essay])
    testApp.clock.pass(60)
    await sit(classroom, second!, [essay])
    const { body } = await testApp.ask(exams.waitingExaminations, {}, classroom.teacher)
    expect(body.data).toMatchObject({
      total: 1,
      list: [{ examinationId: classroom.examinationId, papers: 2, answers: 2, oldest: time }],
    })
    const stranger = await testApp.person('teacher,normal')
    const other = await testApp.ask(exams.waitingExaminations, {}, stranger)
    expect(other.body.data).toEqual({ list: [], total: 0 })
  })

  it('[EXM-186] are read by paper and by question, and marked at the version that was read', async () => {
    const classroom = await openClassroom(testApp, { items: oneOfEach })
    const [first, second] = await students(classroom, 2)
    const oldest = await sit(classroom, first!, [essay])
    testApp.clock.pass(60)
    await sit(classroom, second!, [{ ...essay, answer: 'Other words.' }])
    const papers = await queue(classroom, { size: 1 })
    expect(papers).toMatchObject({ papers: 2, answers: 2, total: 2, list: [{ recordId: oldest }] })
    expect(papers.questions).toMatchObject([
      { subjectId: classroom.subject(4), waiting: 2, maxScore: 10 },
    ])
    const { list } = await queue(classroom, { subjectId: classroom.subject(4) })
    expect(list.map(({ answer }) => answer)).toEqual(['What it means.', 'Other words.'])
    expect(list[0]?.userName).not.toBe('')
    const hidden = await queue(classroom, { subjectId: classroom.subject(4), hideNames: true })
    expect(hidden.list.map(({ userName, studentCard }) => [userName, studentCard])).toEqual([
      ['', null],
      ['', null],
    ])
    const items = [{ subjectId: classroom.subject(4), score: 7.5, comment: '' }]
    const grade = (version: number) =>
      testApp.ask(exams.gradeRecord, { recordId: oldest, version, items }, classroom.teacher)
    expect((await grade(list[0]?.version ?? 0)).body.code).toBe(200)
    expect((await queue(classroom)).papers).toBe(1)
    const [row] = await testApp.db
      .select({ score: attemptItems.score })
      .from(attemptItems)
      .where(eq(attemptItems.gradedBy, classroom.teacher.userId))
    expect(row).toEqual({ score: 750 })
    testApp.clock.pass(5)
    expect((await grade(list[0]?.version ?? 0)).body.code).toBe(-4)
  })
})

/** Computes the values in TypeScript, to compare them with the values of the SQL. */
function plainly(best: readonly number[], total: number) {
  const sorted = best.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const median =
    sorted.length % 2 === 1
      ? sorted[Math.floor(middle)]!
      : (sorted[middle - 1]! + sorted[middle]!) / 2
  const buckets = Array.from({ length: 10 }, () => 0)
  for (const score of best) buckets[Math.min(9, Math.floor((score * 10) / total))]! += 1
  const round = (value: number) => Math.round(value) / 100
  return {
    counted: best.length,
    mean: round(best.reduce((sum, score) => sum + score, 0) / best.length),
    median: round(median),
    highest: sorted.at(-1)! / 100,
    lowest: sorted[0]! / 100,
    passed: best.filter((score) => score * 100 >= total * 60).length,
    buckets,
  }
}

describe('the results of an examination', () => {
  it('[EXM-187] [EXM-037] count the highest attempt of each student, and none of a teacher', async () => {
    const classroom = await openClassroom(testApp, { items: oneOfEach })
    const [first, second, third] = await students(classroom, 4)
    await sit(classroom, first!, right)
    testApp.clock.pass(60)
    await sit(classroom, first!, [{ place: 0, answer: 'b' }])
    await sit(classroom, second!, [{ place: 0, answer: 'a' }, essay])
    await classroom.begin(undefined, third)
    await classroom.join(classroom.teacher)
    await sit(classroom, classroom.teacher, [])
    expect(await results(classroom)).toMatchObject({
      students: 4,
      begun: 3,
      handedIn: 2,
      waiting: 1,
      counted: 1,
      mean: 40,
      median: 40,
      highest: 40,
      lowest: 40,
      passed: 1,
      passShare: 1,
      buckets: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
    })
  })

  it('[EXM-260] [EXM-259] have no share of right answers for teacher-marked questions, and each text as written', async () => {
    const classroom = await openClassroom(testApp, { items: oneOfEach })
    await sit(classroom, classroom.student, right)
    const { questions } = await results(classroom)
    expect(questions.map(({ kind, rightShare }) => [kind, rightShare === null])).toEqual(
      oneOfEach.map(({ kind }) => [kind, kind === 'annotation']),
    )
    expect(questions.map(({ stem }) => stem)).toEqual(oneOfEach.map(({ stem }) => stem))
  })

  it('[EXM-187] are empty as long as nobody has handed in', async () => {
    const classroom = await openClassroom(testApp)
    expect(await results(classroom)).toMatchObject({ counted: 0, mean: null, passShare: null })
  })

  const median = (list: readonly number[]) => {
    const ranked = list.toSorted((one, other) => one - other)
    const [low, high] = [ranked[(ranked.length - 1) >> 1]!, ranked[ranked.length >> 1]!]
    return (low + high) / 2
  }
  /**
   * Returns the time between the previous save and this one. Answers that were saved together share
   * this time.
   */
  const timeOf = (saved: readonly number[], index: number) => {
    const own = saved[index]!
    const before = Math.max(0, ...saved.filter((moment) => moment < own))
    return (own - before) / saved.filter((moment) => moment === own).length
  }

  it('[EXM-187] [EXM-188] equal an independent calculation for any marks', async () => {
    const classroom = await openClassroom(testApp, { minutes: 10 })
    const people = await students(classroom, 12)
    for (const person of people) await sit(classroom, person, [])
    const { examinationId: id } = await classroom.attempt()
    const papers = await testApp.db.select().from(attempts).where(eq(attempts.examinationId, id))
    const score = fc.integer({ min: 0, max: 1000 })
    const second = fc.integer({ min: 0, max: 8 })
    const paper = fc.record({
      scores: fc.tuple(score, score, score, score),
      empty: fc.boolean(),
      /** Seconds after the start at which each answer was last saved. */
      saved: fc.tuple(second, second, second, second),
    })
    const class12 = fc.tuple(
      fc.array(paper, { minLength: 12, maxLength: 12 }),
      fc.integer({ min: 1, max: 12 }),
    )
    await fc.assert(
      fc.asyncProperty(class12, async ([marks, count]) => {
        for (const [place, { id: attemptId, startedAt }] of papers.entries()) {
          const { scores, empty, saved } = marks[place]!
          const sum = scores.reduce((all, one) => all + one, 0)
          await testApp.db
            .update(attempts)
            .set({ score: place < count ? sum : null })
            .where(eq(attempts.id, attemptId))
          const items = await testApp.db
            .select()
            .from(attemptItems)
            .where(eq(attemptItems.attemptId, attemptId))
          for (const item of items) {
            const own = scores[item.number - 1]!
            await testApp.db
              .update(attemptItems)
              .set({ score: own, isRight: own === 1000 })
              .where(eq(attemptItems.id, item.id))
            const savedAt = secondsAfter(startedAt, saved[item.number - 1]!)
            const values = { seq: 1, savedAt, answer: empty ? '' : 'a' }
            await testApp.db
              .insert(attemptAnswers)
              .values({ attemptItemId: item.id, ...values })
              .onConflictDoUpdate({ target: attemptAnswers.attemptItemId, set: values })
          }
        }
        const counted = marks.slice(0, count)
        const sums = counted.map(({ scores }) => scores.reduce((all, one) => all + one, 0))
        const found = await results(classroom)
        expect(found).toMatchObject(plainly(sums, 4000))
        const mean = (list: number[]) => list.reduce((all, one) => all + one, 0) / list.length
        const ranked = counted
          .map(({ scores }, place) => ({ scores, sum: sums[place]!, id: papers[place]!.id }))
          .toSorted((one, other) => other.sum - one.sum || one.id - other.id)
        const edge = Math.max(1, Math.round(count * 0.27))
        for (const [index, question] of found.questions.entries()) {
          const shareOf = (list: typeof ranked) =>
            mean(list.map(({ scores }) => scores[index]! / 1000))
          expect(question.counted).toBe(count)
          expect(question.pointsShare).toBeCloseTo(shareOf(ranked), 3)
          expect(question.rightShare).toBeCloseTo(
            mean(counted.map(({ scores }) => (scores[index] === 1000 ? 1 : 0))),
            3,
          )
          expect(question.unansweredShare).toBeCloseTo(
            mean(counted.map(({ empty }) => (empty ? 1 : 0))),
            3,
          )
          const times = counted
            .filter(({ empty }) => !empty)
            .map(({ saved }) => timeOf(saved, index))
          if (times.length === 0) expect(question.medianSeconds).toBeNull()
          // The median is rounded to whole seconds.
          else expect(Math.abs(question.medianSeconds! - median(times))).toBeLessThan(0.501)
          if (count < 10) expect(question.discrimination).toBeNull()
          else
            expect(question.discrimination).toBeCloseTo(
              shareOf(ranked.slice(0, edge)) - shareOf(ranked.slice(-edge)),
              3,
            )
        }
      }),
      { numRuns: 12 },
    )
  })

  it('[EXM-188] show how many chose each option, and which one is right', async () => {
    const classroom = await openClassroom(testApp)
    const [first, second, third] = await students(classroom, 3)
    await sit(classroom, first!, right)
    await sit(classroom, second!, [
      { place: 0, answer: 'b' },
      { place: 1, answer: ['b', 'c'] },
      { place: 3, answer: false },
    ])
    await sit(classroom, third!, [])
    const { questions } = await results(classroom)
    const chosen = questions.map(({ options }) =>
      options.map(({ name, right: isRight, chosen: times }) => [name, isRight, times]),
    )
    expect(chosen).toEqual([
      [
        ['a', true, 1],
        ['b', false, 1],
        ['c', false, 0],
        ['d', false, 0],
      ],
      [
        ['a', true, 1],
        ['b', true, 2],
        ['c', false, 1],
        ['d', false, 0],
      ],
      [],
      [
        ['true', true, 1],
        ['false', false, 1],
      ],
    ])
    expect(questions.map(({ unansweredShare }) => unansweredShare)).toEqual([
      0.3333, 0.3333, 0.6667, 0.3333,
    ])
  })
})

describe('the results as a file', () => {
  it('[EXM-126] [EXM-189] have every attempt, the points of each question, and no formula', async () => {
    const classroom = await openClassroom(testApp, { items: oneOfEach, name: 'Test: a/b' })
    const values = { name: '=HYPERLINK("x")', studentCard: '@card', className: '2024 班\n甲' }
    await testApp.db.update(users).set(values).where(eq(users.id, classroom.student.userId))
    await sit(classroom, classroom.student, right)
    testApp.clock.pass(60)
    await sit(classroom, classroom.student, [essay])
    const file = async (format: 'csv' | 'xlsx') => {
      const input = { sign: classroom.examinationId, format, timeZone: 'Asia/Kuala_Lumpur' }
      const { body } = await testApp.ask(exams.exportResults, input, classroom.teacher)
      if (!body.data) throw new Error(body.msg)
      return { ...body.data, bytes: Buffer.from(body.data.base64, 'base64') }
    }
    const csv = await file('csv')
    const text = csv.bytes.toString()
    expect(csv.fileName).toMatch(/^Test a b results \d{4}-\d\d-\d\d\.csv$/)
    expect(
      text.startsWith('\uFEFFName,Student number,Class,Attempt,Started (Asia/Kuala_Lumpur)'),
    ).toBe(true)
    expect(text).toContain(`"'=HYPERLINK(""x"")",'@card,"2024 班\n甲",1,`)
    expect(text).toMatch(/,Marked,40,80,Yes,10,10,10,10,0\r\n/)
    expect(text).toMatch(/,To be marked,,,,0,0,0,0,\r\n/)
    const { bytes } = await file('xlsx')
    const [sheet] = await readExcel(bytes)
    const [head, first] = sheet?.data ?? []
    expect(head?.slice(-2)).toEqual(['Question 4 (10 points)', 'Question 5 (10 points)'])
    expect(first?.slice(0, 4)).toEqual(['=HYPERLINK("x")', '@card', '2024 班\n甲', 1])
    expect(first?.slice(-8)).toEqual([40, 80, 'Yes', 10, 10, 10, 10, 0])
  })
})

describe('more results than one file can hold', () => {
  it('[EXM-219] name the number of older attempts that the file leaves out', async () => {
    const classroom = await openClassroom(testApp, { items: oneOfEach })
    const file = async () => {
      const input = { sign: classroom.examinationId, format: 'csv' as const, timeZone: 'UTC' }
      const { data } = (await testApp.ask(exams.exportResults, input, classroom.teacher)).body
      const lines = Buffer.from(data!.base64, 'base64').toString().trimEnd().split('\r\n')
      return { leftOut: data!.leftOut, attempts: lines.slice(1).map((line) => line.split(',')[3]) }
    }
    await sit(classroom, classroom.student, right)
    expect(await file()).toEqual({ leftOut: 0, attempts: ['1'] })
    await testApp.db.execute(sql`
      insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, clock_stops, seen_at, submitted_at, score, seed)
      select a.school_id, a.examination_id, a.course_id, a.user_id, n, 'submitted', a.started_at + n * interval '1 second', a.clock_stops, a.seen_at, a.submitted_at, 0, 1
      from attempts a, generate_series(2, ${resultRowsMost + 3}::integer) n
      where a.examination_id = ${testApp.app.deps.signs.open('examination', classroom.examinationId)}::bigint`)
    const { leftOut, attempts } = await file()
    expect(leftOut).toBe(3)
    expect(attempts).toHaveLength(resultRowsMost)
    expect(attempts).not.toContain('3')
    expect(attempts).toContain(String(resultRowsMost + 3))
  })
})

describe('the position of a result', () => {
  const place = async (record: string, person: Person) => {
    const input = { unitestingUserRecordId: record }
    return (await testApp.ask(exams.examinationPlace, input, person)).body.data
  }

  it('[EXM-190] is shown from five counted students on, with the points that are missing to pass', async () => {
    const classroom = await openClassroom(testApp)
    const people = await students(classroom, 5)
    const last = people.pop()
    const records: string[] = []
    for (const person of people)
      records.push(await sit(classroom, person, [{ place: 0, answer: 'a' }]))
    const own = records[0] ?? ''
    expect(await place(own, classroom.student)).toEqual({ passMark: 24, short: 14, spread: null })
    await sit(classroom, last!, right)
    expect(await place(own, classroom.student)).toEqual({
      passMark: 24,
      short: 14,
      spread: { counted: 5, mean: 16, buckets: [0, 0, 4, 0, 0, 0, 0, 0, 0, 1], own: 2 },
    })
    const other = await testApp.ask(exams.examinationPlace, { unitestingUserRecordId: own }, last)
    expect(other.body.data).toBeNull()
  })

  it('[EXM-190] [EXM-041] is hidden as long as the score is', async () => {
    const classroom = await openClassroom(testApp, { reviewWhen: 'ended' })
    const people = await students(classroom, 5)
    const records: string[] = []
    for (const person of people) records.push(await sit(classroom, person, right))
    expect(await place(records[0] ?? '', classroom.student)).toEqual({
      passMark: 24,
      short: null,
      spread: null,
    })
  })
})
