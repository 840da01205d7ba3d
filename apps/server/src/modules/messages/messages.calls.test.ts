import { identities, messages } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrol } from '../courses/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../courses/factories.ts'
import { makeRequest } from '../identities/factories.ts'
import { send } from './notices/actions.ts'

let testApp: TestApp
let teacher: Person
let staff: Person
let courseId: number
let course: string

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  staff = await testApp.person('schoolAdmin,normal')
  const { schoolId, userId } = teacher
  courseId = await makeCourse(testApp.db, { schoolId, authorId: userId }, testApp.clock.now())
  await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
  course = testApp.seal('course', courseId)
})
afterAll(() => testApp.close())

async function student(): Promise<Person> {
  const person = await testApp.person()
  const { schoolId, userId } = person
  await enrol(testApp.db, { schoolId, userId, courseId }, testApp.clock.now())
  return person
}

const unreadOf = async (person: Person) =>
  (await testApp.ask(messages.unreadNumber, {}, person)).body.data

const say = (title: string, by = teacher) =>
  testApp.ask(messages.addMessage, { courseId: course, title, content: 'As it is.' }, by)

describe('the readers of a course notice', () => {
  const listOf = async (by: Person) =>
    (await testApp.ask(messages.courseMessages, { courseIdSign: course }, by)).body.data?.list

  it('[TCH-158] are counted for its teachers among the students for whom it was new', async () => {
    const now = testApp.clock.now()
    const { schoolId, userId } = teacher
    const ownId = await makeCourse(testApp.db, { schoolId, authorId: userId }, now)
    await makeTeacher(testApp.db, { schoolId, courseId: ownId, userId, master: true })
    const courseIdSign = testApp.seal('course', ownId)
    const join = (person: Person) =>
      enrol(testApp.db, { schoolId, userId: person.userId, courseId: ownId }, testApp.clock.now())
    const people = [await testApp.person(), await testApp.person(), await testApp.person()]
    for (const person of people) await join(person)
    await join(teacher)
    testApp.clock.pass(5)
    const form = { courseId: courseIdSign, title: 'Bring a ruler', content: 'For the drawing.' }
    const sign = (await testApp.ask(messages.addMessage, form, teacher)).body.data?.sign ?? ''
    testApp.clock.pass(5)
    const late = await testApp.person()
    await join(late)
    const readers = async () =>
      (await testApp.ask(messages.courseMessages, { courseIdSign }, teacher)).body.data?.list[0]
        ?.readers
    expect(await readers()).toEqual({ read: 0, of: 3 })
    for (const reader of [people[0], people[0], people[1], late, teacher])
      if (reader) await testApp.ask(messages.markRead, { signs: [sign] }, reader)
    expect(await readers()).toEqual({ read: 2, of: 3 })
  })

  it('[TCH-158] are shown only to its teachers', async () => {
    const reader = await student()
    testApp.clock.pass(1)
    await say('Only for readers')
    expect((await listOf(reader))?.every(({ readers }) => readers === null)).toBe(true)
    const all = await testApp.ask(messages.allCourseMessages, {}, teacher)
    expect(all.body.data?.list.every(({ readers }) => readers === null)).toBe(true)
  })
})

describe('notices of a course', () => {
  it('[CNT-024] [CNT-027] [CNT-028] [FRM-116] reach its students, who see the number of new ones', async () => {
    const before = await student()
    testApp.clock.pass(1)
    await say('The room has changed')
    testApp.clock.pass(1)
    const after = await student()
    expect(await unreadOf(before)).toEqual({
      courseMsgUnreadNum: 1,
      schoolMsgUnreadNum: 0,
      systemMsgUnreadNum: 0,
    })
    expect((await unreadOf(after))?.courseMsgUnreadNum, 'said before this one joined').toBe(0)
    const { body } = await testApp.ask(messages.allCourseMessages, {}, before)
    expect(body.data?.list[0]).toMatchObject({
      title: 'The room has changed',
      courseId: course,
      authorName: teacher.name,
      isRead: false,
      msgType: 2,
    })
  })

  it('[CNT-028] are marked as new exactly for the people whose number counts them', async () => {
    const before = await student()
    testApp.clock.pass(1)
    await say('Once more about the room')
    testApp.clock.pass(1)
    const after = await student()
    const isRead = async (by: Person) =>
      (await testApp.ask(messages.allCourseMessages, {}, by)).body.data?.list[0]?.isRead
    expect(await isRead(before)).toBe(false)
    expect(await isRead(after), 'said before this one joined').toBe(true)
    expect(await isRead(teacher), 'the own words').toBe(true)
  })

  it('[CNT-025] are read only by students and teachers of the course', async () => {
    const stranger = await testApp.person()
    const ask = (by: Person) => testApp.ask(messages.courseMessages, { courseIdSign: course }, by)
    expect((await ask(stranger)).body.code).toBe(-6)
    expect((await ask(await student())).body.ok).toBe(true)
    expect((await ask(teacher)).body.ok).toBe(true)
    expect((await testApp.ask(messages.allCourseMessages, {}, stranger)).body.data?.total).toBe(0)
  })

  it('[CNT-027] are written by its own teachers, and once for two clicks', async () => {
    const other = await testApp.person('teacher,normal')
    expect((await say('Not mine to say', other)).body.code).toBe(-6)
    expect((await say('Once')).body.ok).toBe(true)
    testApp.clock.pass(5)
    expect((await say('Once')).body.code).toBe(-4)
    testApp.clock.pass(60)
    expect((await say('Once')).body.ok).toBe(true)
  })

  it('[CNT-027] are stored once when two clicks reach two processes at the same moment', async () => {
    const { schoolId, userId: authorId } = teacher
    const deps = {
      ...testApp.app.services,
      now: testApp.clock.now(),
      actor: { schoolId, userId: authorId, impersonatorId: null },
      client: { address: '127.0.0.1' },
    }
    const notice = { schoolId, authorId, kind: 2, courseId, content: 'As it is.' }
    const twice = ['One', 'Two', 'Three', 'Four'].flatMap((title) => [title, title])
    const sent = await Promise.all(twice.map((title) => send(deps, { ...notice, title })))
    expect(sent.filter((one) => !(one instanceof Refusal))).toHaveLength(4)
  })

  it('are withdrawn by their author, and nobody sees them any more', async () => {
    const person = await student()
    testApp.clock.pass(1)
    const sign = (await say('A slip')).body.data?.sign ?? ''
    const other = await testApp.person('teacher,normal')
    const mayOf = async (by: Person) => {
      const { body } = await testApp.ask(messages.courseMessages, { courseIdSign: course }, by)
      return body.data?.list.find((one) => one.sign === sign)?.may
    }
    const seen = [await mayOf(teacher), await mayOf(staff), await mayOf(person)]
    expect(seen).toEqual([{ remove: true }, { remove: true }, { remove: false }])
    expect((await testApp.ask(messages.removeMessage, { sign }, other)).body.code).toBe(-6)
    expect((await unreadOf(person))?.courseMsgUnreadNum).toBe(1)
    expect((await testApp.ask(messages.removeMessage, { sign }, teacher)).body.ok).toBe(true)
    expect((await unreadOf(person))?.courseMsgUnreadNum).toBe(0)
  })
})

describe('bulletins and system notices', () => {
  it('[CNT-023] [CNT-030] reach everybody of the school, and no other school', async () => {
    const [person, far] = [
      await testApp.person(),
      await testApp.person('normal', testApp.otherSchoolId),
    ]
    testApp.clock.pass(1)
    const bulletin = { title: 'School closes at noon', content: 'On Friday.' }
    expect((await testApp.ask(messages.addBulletin, bulletin, teacher)).body.code).toBe(-6)
    await testApp.ask(messages.addBulletin, bulletin, staff)
    expect((await unreadOf(person))?.schoolMsgUnreadNum).toBe(1)
    expect((await unreadOf(staff))?.schoolMsgUnreadNum, 'the own words are no news').toBe(0)
    expect((await unreadOf(far))?.schoolMsgUnreadNum).toBe(0)
    const { body } = await testApp.ask(messages.allSystemMessages, { msgType: 3 }, person)
    expect(body.data?.list[0]).toMatchObject({ ...bulletin, msgType: 3 })
    const elsewhere = await testApp.ask(messages.allSystemMessages, { msgType: 3 }, far)
    expect(elsewhere.body.data?.total).toBe(0)
  })

  it('[CNT-029] become read once they were listed, only for people who may see them', async () => {
    const [person, other] = [await testApp.person(), await testApp.person()]
    testApp.clock.pass(1)
    const { body } = await testApp.ask(
      messages.addBulletin,
      { title: 'Read me', content: 'Please.' },
      staff,
    )
    const signs = [body.data?.sign ?? '']
    const read = await testApp.ask(messages.markRead, { signs }, person)
    expect(read.body.data?.schoolMsgUnreadNum).toBe(0)
    expect((await testApp.ask(messages.markRead, { signs }, person)).body.ok).toBe(true)
    expect((await unreadOf(other))?.schoolMsgUnreadNum).toBe(1)
  })

  it('[CNT-021] [CNT-022] notify the person of a decision on an identity, in the language of the page', async () => {
    const person = await testApp.person('normal')
    const { id } = await makeRequest(testApp, person, { name: 'Aminah', number: 'A-77' })
    const decision = {
      sign: testApp.seal('identityRequest', id),
      approved: false,
      reason: 'No card',
    }
    await testApp.ask(identities.decideIdentityRequest, decision, staff)
    expect((await unreadOf(person))?.systemMsgUnreadNum).toBe(1)
    const list = (language: string) =>
      testApp.ask(messages.allSystemMessages, { msgType: 1 }, { person, language })
    const [en, zh] = [await list('en'), await list('zh')]
    expect(en.body.data?.list[0]).toMatchObject({ content: 'The reason: No card', msgType: 1 })
    expect(zh.body.data?.list[0]?.content).toBe('原因：No card')
    const stranger = await testApp.ask(messages.allSystemMessages, { msgType: 1 }, await student())
    expect(stranger.body.data?.total).toBe(0)
  })

  it('[CNT-026] are listed five to a page in few statements', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await testApp.ask(messages.addBulletin, { title: `Page ${number}`, content: 'Text.' }, staff)
      testApp.clock.pass(1)
    }
    const person = await testApp.person()
    const first = await testApp.ask(messages.allSystemMessages, { msgType: 3 }, person)
    expect(first.body.data?.list).toHaveLength(5)
    expect(first.body.data?.total).toBeGreaterThan(5)
    const statements = await testApp.statementsOf(() =>
      testApp.ask(messages.allSystemMessages, { msgType: 3, size: 50 }, person),
    )
    expect(statements).toBeLessThanOrEqual(3)
  })

  it('[CNT-026] have the same total on a page past the end as on the first', async () => {
    await say('The last one of its page')
    const bulletin = { title: 'The one bulletin', content: 'Text.' }
    await testApp.ask(messages.addBulletin, bulletin, staff)
    const person = await student()
    const totals = (page: number) =>
      Promise.all([
        testApp.ask(messages.allSystemMessages, { msgType: 3, page }, person),
        testApp.ask(messages.allCourseMessages, { page }, person),
        testApp.ask(messages.courseMessages, { courseIdSign: course, page }, person),
      ]).then((answers) => answers.map(({ body }) => body.data?.total))
    const first = await totals(1)
    expect(Math.min(...first.map(Number))).toBeGreaterThan(0)
    expect(await totals(99)).toEqual(first)
  })
})
