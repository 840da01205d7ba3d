import { discussions, messages } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../testing/world.ts'
import { enrol } from '../courses/index.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'
import { answers, questions } from './tables.ts'

let world: World
let room: Classroom
let course: MadeCourse
let staff: Person

beforeAll(async () => {
  world = await openWorld()
  room = await Classroom.open(world)
  staff = await world.person('schoolAdmin,normal')
})
afterAll(() => world.close())
beforeEach(async () => {
  course = await room.joined()
})

const ask = (questionsContent: string, by = room.student) => {
  world.clock.pass(2)
  const input = { courseIdSign: course.sign, questionsContent }
  return world.ask(discussions.addQuestions, input, by)
}
const reply = (questionsIdSign: string, answersContent: string, by = room.teacher) => {
  world.clock.pass(2)
  return world.ask(discussions.addAnswers, { questionsIdSign, answersContent }, by)
}
async function asked(text = 'How long is it?', by = room.student): Promise<string> {
  return (await ask(text, by)).body.data?.sign ?? ''
}
const listed = async (by?: Person, more: { sortType?: 0 | 1; page?: number } = {}) =>
  (await world.ask(discussions.questionsList, { courseIdSign: course.sign, ...more }, by ?? {}))
    .body.data
const answersOf = async (questionsIdSign: string, by?: Person) =>
  (await world.ask(discussions.answersList, { questionsIdSign }, by ?? {})).body.data
const rowsHere = () =>
  world.db.select().from(questions).where(eq(questions.courseId, course.courseId))

async function classmate(): Promise<Person> {
  const person = await world.person()
  const { schoolId, userId } = person
  await enrol(world.db, { schoolId, userId, courseId: course.courseId }, world.clock.now())
  return person
}
const unread = async (person: Person) =>
  (await world.ask(messages.unreadNumber, {}, person)).body.data?.systemMsgUnreadNum

describe('questions of a course', () => {
  it('[CRS-064] [CRS-065] [CRS-069] are listed three a page, the newest or the most answered first', async () => {
    const signs: string[] = []
    for (const text of ['One?', 'Two?', 'Three?', 'Four?']) signs.push(await asked(text))
    await reply(signs[1] ?? '', 'Yes.')
    const newest = await listed()
    expect(newest?.total).toBe(4)
    expect(newest?.list.map((one) => one.questionsContent)).toEqual(['Four?', 'Three?', 'Two?'])
    const most = await listed(undefined, { sortType: 1 })
    expect(most?.list[0]).toMatchObject({ questionsContent: 'Two?', answers: 1 })
    expect((await listed(undefined, { page: 2 }))?.list.map((one) => one.questionsContent)).toEqual(
      ['One?'],
    )
    expect((await listed(undefined, { page: 9 }))?.total).toBe(4)
  })

  it('[CRS-066] [CRS-070] are kept as they were written, trimmed, markup as text', async () => {
    const text = '<img src=x onerror=alert(1)> & <b>why</b>?'
    const { body } = await ask(`  ${text}\n `)
    expect(body.ok).toBe(true)
    expect(await rowsHere()).toMatchObject([
      { content: text, authorId: room.student.userId, answers: 0, hidden: false },
    ])
    expect((await listed(room.student))?.list[0]?.questionsContent).toBe(text)
  })

  it('[CRS-070] have 1 to 1000 characters', async () => {
    expect((await ask('   ')).body.code).toBe(-2)
    expect((await ask('x'.repeat(1001))).body.code).toBe(-2)
    expect((await ask(` ${'字'.repeat(1000)} `)).body.ok).toBe(true)
    expect(await rowsHere()).toHaveLength(1)
  })

  it('[CRS-070] are asked by those in the course and nobody else', async () => {
    const stranger = await world.person('student,normal', world.otherSchoolId)
    const { body } = await ask('May I?', await world.person())
    expect(body).toMatchObject({ code: -6, extend: { reason: 'joinFirst' } })
    expect((await ask('May I?', stranger)).status).toBe(404)
    const input = { courseIdSign: course.sign, questionsContent: 'May I?' }
    expect((await world.ask(discussions.addQuestions, input)).body.code).toBe(-1001)
    expect(await rowsHere()).toEqual([])
    expect((await ask('And I?', room.teacher)).body.ok).toBe(true)
  })

  it('[CRS-161] hide the names of students from those who are not in the course', async () => {
    await asked()
    expect((await listed())?.list[0]).toMatchObject({ authorName: null, own: false })
    expect((await listed(await world.person()))?.list[0]?.authorName).toBe(null)
    expect((await listed(room.teacher))?.list[0]?.authorName).toBe(room.student.name)
    expect((await listed())?.may).toEqual({ ask: false })
    expect((await listed(room.student))?.may).toEqual({ ask: true })
    await ask('What do you think?', room.teacher)
    expect((await listed())?.list[0]).toMatchObject({
      authorName: room.teacher.name,
      byTeacher: true,
    })
  })

  it('[CRS-162] are the same question when the request is sent again, and another one later', async () => {
    const first = await ask('Twice?')
    const again = await ask('Twice?')
    expect(again.body.data).toEqual(first.body.data)
    expect(await rowsHere()).toHaveLength(1)
    world.clock.pass(60)
    await ask('Twice?')
    expect(await rowsHere()).toHaveLength(2)
  })

  it('[FRM-169] refuse a second click', async () => {
    world.clock.pass(2)
    const input = { courseIdSign: course.sign, questionsContent: 'Click?' }
    const both = await Promise.all([
      world.ask(discussions.addQuestions, input, room.student),
      world.ask(discussions.addQuestions, input, room.student),
    ])
    expect(both.map(({ body }) => body.code).toSorted((one, other) => one - other)).toEqual([
      -100, 200,
    ])
    expect(await rowsHere()).toHaveLength(1)
  })

  it('[CRS-162] are at most forty an hour of one person', async () => {
    const busy = await classmate()
    for (let number = 0; number < 40; number += 1)
      expect((await ask(`Number ${number}?`, busy)).body.ok).toBe(true)
    const { body } = await ask('One more?', busy)
    expect(body.extend).toMatchObject({ refusal: 'tooFast', reason: 'tooManyRequests' })
    world.clock.pass(3600)
    expect((await ask('One more?', busy)).body.ok).toBe(true)
  })
})

describe('answers', () => {
  it('[CRS-067] [CRS-068] [CRS-069] are listed with those of the teachers marked and first', async () => {
    const question = await asked()
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

  it('[CRS-068] to a question that was removed, or by somebody not in the course, are refused', async () => {
    const question = await asked()
    expect((await reply(question, 'Hello', await world.person())).body.code).toBe(-6)
    const one = { kind: 'question' as const, sign: question }
    await world.ask(discussions.removeContribution, one, room.student)
    expect((await reply(question, 'Too late')).status).toBe(404)
    expect((await answersOf(question))?.list).toBeUndefined()
    expect(await world.db.select().from(answers).where(eq(answers.content, 'Hello'))).toEqual([])
  })
})

describe('removing and reporting', () => {
  it('[CRS-070] authors and teachers remove, others do not', async () => {
    const friend = await classmate()
    const question = await asked()
    const answer = (await reply(question, 'Mine.', friend)).body.data?.sign ?? ''
    const remove = (kind: 'question' | 'answer', sign: string, by: Person) =>
      world.ask(discussions.removeContribution, { kind, sign }, by)
    expect((await remove('question', question, friend)).body.code).toBe(-6)
    expect((await remove('answer', answer, room.student)).body.code).toBe(-6)
    expect((await remove('answer', answer, friend)).body.ok).toBe(true)
    expect((await listed())?.list[0]?.answers).toBe(0)
    expect((await remove('question', question, room.teacher)).body.ok).toBe(true)
    expect((await listed())?.total).toBe(0)
  })

  it('[CRS-163] what is reported is looked at by staff, who hide it or show it again', async () => {
    const question = await asked()
    const answer = (await reply(question, 'Rude.')).body.data?.sign ?? ''
    const one = { kind: 'answer' as const, sign: answer }
    const report = (by: Person) => world.ask(discussions.reportContribution, one, by)
    expect((await report(await world.person())).body.code).toBe(-6)
    expect((await report(room.teacher)).body.code, 'one’s own').toBe(-6)
    await report(room.student)
    await report(room.student)
    await report(await classmate())
    const waiting = async (state: 'reported' | 'hidden' = 'reported') =>
      (
        await world.ask(discussions.listReportedContributions, { state, size: 100 }, staff)
      ).body.data?.list.find(({ sign }) => sign === answer)
    expect(await waiting()).toMatchObject({ kind: 'answer', content: 'Rude.', reports: 2 })
    const decide = (hidden: boolean) =>
      world.ask(discussions.decideContribution, { ...one, hidden }, staff)
    expect((await decide(true)).body.ok).toBe(true)
    expect(await waiting()).toBeUndefined()
    expect(await waiting('hidden')).toMatchObject({ hidden: true })
    expect((await answersOf(question, room.student))?.total).toBe(0)
    expect((await listed())?.list[0]).toMatchObject({ answers: 0, answeredByTeacher: false })
    await decide(false)
    expect((await answersOf(question, room.student))?.total).toBe(1)
    expect(await waiting()).toBeUndefined()
  })
})

describe('notices', () => {
  it('[CRS-160] tell the teachers of a question and whoever asked of the answer, in their language', async () => {
    const [before, beforeTeacher] = [await unread(room.student), await unread(room.teacher)]
    const question = await asked('Which {name} is it?')
    expect(await unread(room.teacher)).toBe((beforeTeacher ?? 0) + 1)
    await reply(question, 'The first one.')
    await reply(question, 'My own words.', room.student)
    expect(await unread(room.student)).toBe((before ?? 0) + 1)
    const read = { person: room.student, language: 'zh' }
    const { body } = await world.ask(messages.allSystemMessages, { msgType: 1 }, read)
    expect(body.data?.list[0]).toMatchObject({
      content: `${room.teacher.name}回答：The first one.`,
      url: `/courseDetail/${course.sign}?tab=questions`,
    })
    const own = await world.ask(messages.allSystemMessages, { msgType: 1 }, room.teacher)
    expect(own.body.data?.list[0]?.content).toContain('Which {name} is it?')
  })

  it('[CRS-160] a teacher sees what waits for an answer in all their courses', async () => {
    const open = async () =>
      (await world.ask(discussions.listOpenQuestions, { size: 100 }, room.teacher)).body.data?.list
        .filter(({ courseIdSign }) => courseIdSign === course.sign)
        .map(({ questionsContent }) => questionsContent)
    const first = await asked('First?')
    await asked('Second?')
    expect(await open()).toEqual(['First?', 'Second?'])
    await reply(first, 'Only a student.', await classmate())
    expect(await open()).toHaveLength(2)
    await reply(first, 'A teacher.')
    expect(await open()).toEqual(['Second?'])
    const other = await world.person('teacher,normal')
    expect((await world.ask(discussions.listOpenQuestions, {}, other)).body.data?.total).toBe(0)
  })
})
