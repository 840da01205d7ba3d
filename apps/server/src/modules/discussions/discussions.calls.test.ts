import { discussions, messages } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { enrol } from '../courses/index.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'
import { answers, questions } from './tables.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
  staff = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  course = await classroom.joined()
})

const ask = (questionsContent: string, by = classroom.student) => {
  testApp.clock.pass(2)
  const input = { courseIdSign: course.sign, questionsContent }
  return testApp.ask(discussions.addQuestions, input, by)
}
const reply = (questionsIdSign: string, answersContent: string, by = classroom.teacher) => {
  testApp.clock.pass(2)
  return testApp.ask(discussions.addAnswers, { questionsIdSign, answersContent }, by)
}
async function askQuestion(text = 'How long is it?', by = classroom.student): Promise<string> {
  return (await ask(text, by)).body.data?.sign ?? ''
}
const listed = async (by?: Person, more: { sortType?: 0 | 1; page?: number } = {}) =>
  (await testApp.ask(discussions.questionsList, { courseIdSign: course.sign, ...more }, by ?? {}))
    .body.data
const answersOf = async (questionsIdSign: string, by?: Person) =>
  (await testApp.ask(discussions.answersList, { questionsIdSign }, by ?? {})).body.data
const rowsHere = () =>
  testApp.db.select().from(questions).where(eq(questions.courseId, course.courseId))

async function classmate(): Promise<Person> {
  const person = await testApp.person()
  const { schoolId, userId } = person
  await enrol(testApp.db, { schoolId, userId, courseId: course.courseId }, testApp.clock.now())
  return person
}
const unread = async (person: Person) =>
  (await testApp.ask(messages.unreadNumber, {}, person)).body.data?.systemMsgUnreadNum

describe('questions of a course', () => {
  it('[CRS-064] [CRS-065] [CRS-069] are listed three a page, by date or by the number of answers', async () => {
    const signs: string[] = []
    for (const text of ['One?', 'Two?', 'Three?', 'Four?']) signs.push(await askQuestion(text))
    await reply(signs[1] ?? '', 'Yes.')
    const newest = await listed()
    expect(newest?.total).toBe(4)
    expect(newest?.list.map((one) => one.questionsContent)).toEqual(['Four?', 'Three?', 'Two?'])
    const byAnswers = await listed(undefined, { sortType: 1 })
    expect(byAnswers?.list[0]).toMatchObject({ questionsContent: 'Two?', answers: 1 })
    expect((await listed(undefined, { page: 2 }))?.list.map((one) => one.questionsContent)).toEqual(
      ['One?'],
    )
    expect((await listed(undefined, { page: 9 }))?.total).toBe(4)
  })

  it('[CRS-066] [CRS-070] are stored trimmed, and show markup as plain text', async () => {
    const text = '<img src=x onerror=alert(1)> & <b>why</b>?'
    const { body } = await ask(`  ${text}\n `)
    expect(body.ok).toBe(true)
    expect(await rowsHere()).toMatchObject([
      { content: text, authorId: classroom.student.userId, answers: 0, hidden: false },
    ])
    expect((await listed(classroom.student))?.list[0]?.questionsContent).toBe(text)
  })

  it('[CRS-070] need 1 to 1000 characters', async () => {
    expect((await ask('   ')).body.code).toBe(-2)
    expect((await ask('x'.repeat(1001))).body.code).toBe(-2)
    expect((await ask(` ${'字'.repeat(1000)} `)).body.ok).toBe(true)
    expect(await rowsHere()).toHaveLength(1)
  })

  it('[CRS-070] can be asked only by students and teachers of the course', async () => {
    const stranger = await testApp.person('student,normal', testApp.otherSchoolId)
    const { body } = await ask('May I?', await testApp.person())
    expect(body).toMatchObject({ code: -6, extend: { reason: 'joinFirst' } })
    expect((await ask('May I?', stranger)).status).toBe(404)
    const input = { courseIdSign: course.sign, questionsContent: 'May I?' }
    expect((await testApp.ask(discussions.addQuestions, input)).body.code).toBe(-1001)
    expect(await rowsHere()).toEqual([])
    expect((await ask('And I?', classroom.teacher)).body.ok).toBe(true)
  })

  it('[CRS-161] show names of students only to people of the course', async () => {
    await askQuestion()
    expect((await listed())?.list[0]).toMatchObject({ authorName: null, own: false })
    expect((await listed(await testApp.person()))?.list[0]?.authorName).toBe(null)
    expect((await listed(classroom.teacher))?.list[0]?.authorName).toBe(classroom.student.name)
    expect((await listed())?.may).toEqual({ ask: false })
    expect((await listed(classroom.student))?.may).toEqual({ ask: true })
    await ask('What do you think?', classroom.teacher)
    expect((await listed())?.list[0]).toMatchObject({
      authorName: classroom.teacher.name,
      byTeacher: true,
    })
  })

  it('[CRS-162] are stored once when a request is repeated at once, and twice when it is sent later', async () => {
    const first = await ask('Twice?')
    const again = await ask('Twice?')
    expect(again.body.data).toEqual(first.body.data)
    expect(await rowsHere()).toHaveLength(1)
    testApp.clock.pass(60)
    await ask('Twice?')
    expect(await rowsHere()).toHaveLength(2)
  })

  it('[FRM-169] are refused when a second click sends them again', async () => {
    testApp.clock.pass(2)
    const input = { courseIdSign: course.sign, questionsContent: 'Click?' }
    const both = await Promise.all([
      testApp.ask(discussions.addQuestions, input, classroom.student),
      testApp.ask(discussions.addQuestions, input, classroom.student),
    ])
    expect(both.map(({ body }) => body.code).toSorted((one, other) => one - other)).toEqual([
      -100, 200,
    ])
    expect(await rowsHere()).toHaveLength(1)
  })

  it('[CRS-162] are limited to forty an hour for each person', async () => {
    const busy = await classmate()
    for (let number = 0; number < 40; number += 1)
      expect((await ask(`Number ${number}?`, busy)).body.ok).toBe(true)
    const { body } = await ask('One more?', busy)
    expect(body.extend).toMatchObject({ refusal: 'tooFast', reason: 'tooManyRequests' })
    testApp.clock.pass(3600)
    expect((await ask('One more?', busy)).body.ok).toBe(true)
  })
})

describe('answers', () => {
  it('[CRS-067] [CRS-068] [CRS-069] are listed with those of teachers marked and first', async () => {
    const question = await askQuestion()
    const friend = await classmate()
    await reply(question, 'I think two weeks.', friend)
    await reply(question, '<script>alert(1)</script> Three weeks.')
    const data = await answersOf(question, friend)
    expect(data?.total).toBe(2)
    expect(data?.list).toMatchObject([
      { answersContent: '<script>alert(1)</script> Three weeks.', byTeacher: true, own: false },
      { answersContent: 'I think two weeks.', byTeacher: false, own: true },
    ])
    expect((await listed())?.list[0]).toMatchObject({ answers: 2, answeredByTeacher: true })
  })

  it('[CRS-068] are refused for a removed question and from people outside the course', async () => {
    const question = await askQuestion()
    expect((await reply(question, 'Hello', await testApp.person())).body.code).toBe(-6)
    const one = { kind: 'question' as const, sign: question }
    await testApp.ask(discussions.removeContribution, one, classroom.student)
    expect((await reply(question, 'Too late')).status).toBe(404)
    expect((await answersOf(question))?.list).toBeUndefined()
    expect(await testApp.db.select().from(answers).where(eq(answers.content, 'Hello'))).toEqual([])
  })
})

describe('removing and reporting', () => {
  it('[CRS-070] lets only authors and teachers remove a contribution', async () => {
    const friend = await classmate()
    const question = await askQuestion()
    const answer = (await reply(question, 'Mine.', friend)).body.data?.sign ?? ''
    const remove = (kind: 'question' | 'answer', sign: string, by: Person) =>
      testApp.ask(discussions.removeContribution, { kind, sign }, by)
    expect((await remove('question', question, friend)).body.code).toBe(-6)
    expect((await remove('answer', answer, classroom.student)).body.code).toBe(-6)
    expect((await remove('answer', answer, friend)).body.ok).toBe(true)
    expect((await listed())?.list[0]?.answers).toBe(0)
    expect((await remove('question', question, classroom.teacher)).body.ok).toBe(true)
    expect((await listed())?.total).toBe(0)
  })

  it('[CRS-163] lists reported contributions for staff, who hide them or show them again', async () => {
    const question = await askQuestion()
    const answer = (await reply(question, 'Rude.')).body.data?.sign ?? ''
    const one = { kind: 'answer' as const, sign: answer }
    const report = (by: Person) => testApp.ask(discussions.reportContribution, one, by)
    expect((await report(await testApp.person())).body.code).toBe(-6)
    expect((await report(classroom.teacher)).body.code, 'one’s own').toBe(-6)
    await report(classroom.student)
    await report(classroom.student)
    await report(await classmate())
    const waiting = async (state: 'reported' | 'hidden' = 'reported') =>
      (
        await testApp.ask(discussions.listReportedContributions, { state, size: 100 }, staff)
      ).body.data?.list.find(({ sign }) => sign === answer)
    expect(await waiting()).toMatchObject({ kind: 'answer', content: 'Rude.', reports: 2 })
    const decide = (hidden: boolean) =>
      testApp.ask(discussions.decideContribution, { ...one, hidden }, staff)
    expect((await decide(true)).body.ok).toBe(true)
    expect(await waiting()).toBeUndefined()
    expect(await waiting('hidden')).toMatchObject({ hidden: true })
    expect((await answersOf(question, classroom.student))?.total).toBe(0)
    expect((await listed())?.list[0]).toMatchObject({ answers: 0, answeredByTeacher: false })
    await decide(false)
    expect((await answersOf(question, classroom.student))?.total).toBe(1)
    expect(await waiting()).toBeUndefined()
  })
})

describe('notices', () => {
  it('[CRS-160] inform teachers of a new question and its author of an answer, each in their language', async () => {
    const [before, beforeTeacher] = [
      await unread(classroom.student),
      await unread(classroom.teacher),
    ]
    const question = await askQuestion('Which {name} is it?')
    expect(await unread(classroom.teacher)).toBe((beforeTeacher ?? 0) + 1)
    await reply(question, 'The first one.')
    await reply(question, 'My own words.', classroom.student)
    expect(await unread(classroom.student)).toBe((before ?? 0) + 1)
    const read = { person: classroom.student, language: 'zh' }
    const { body } = await testApp.ask(messages.allSystemMessages, { msgType: 1 }, read)
    expect(body.data?.list[0]).toMatchObject({
      content: `${classroom.teacher.name}回答：The first one.`,
      url: `/courseDetail/${course.sign}?tab=questions`,
    })
    const own = await testApp.ask(messages.allSystemMessages, { msgType: 1 }, classroom.teacher)
    expect(own.body.data?.list[0]?.content).toContain('Which {name} is it?')
  })

  it('[CRS-160] count the unanswered questions in all courses of a teacher', async () => {
    const open = async () =>
      (
        await testApp.ask(discussions.listOpenQuestions, { size: 100 }, classroom.teacher)
      ).body.data?.list
        .filter(({ courseIdSign }) => courseIdSign === course.sign)
        .map(({ questionsContent }) => questionsContent)
    const first = await askQuestion('First?')
    await askQuestion('Second?')
    expect(await open()).toEqual(['First?', 'Second?'])
    await reply(first, 'Only a student.', await classmate())
    expect(await open()).toHaveLength(2)
    await reply(first, 'A teacher.')
    expect(await open()).toEqual(['Second?'])
    const other = await testApp.person('teacher,normal')
    expect((await testApp.ask(discussions.listOpenQuestions, {}, other)).body.data?.total).toBe(0)
  })
})
