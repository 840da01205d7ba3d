import { messages } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import type { DomainEvents, EventName } from '../../platform/events/events.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const publish = <Name extends EventName>(name: Name, event: DomainEvents[Name]) =>
  testApp.db.transaction((tx) => testApp.app.services.events.publish(tx, name, event))

const answered = ({ schoolId, userId }: Person, text: string, courseSign = 'course-one') =>
  publish('questionAnswered', {
    schoolId,
    userIds: [userId],
    courseName: 'Trade',
    courseSign,
    authorName: 'Mei',
    excerpt: text,
    createdAt: testApp.clock.now(),
  })

const listOf = async (person: Person) =>
  (await testApp.ask(messages.allSystemMessages, { msgType: 1 }, person)).body.data?.list ?? []
const shortOf = async (person: Person) =>
  (await listOf(person)).map(({ times, content }) => [times, content])
const unreadOf = async (person: Person) =>
  (await testApp.ask(messages.unreadNumber, {}, person)).body.data?.systemMsgUnreadNum
const read = (person: Person, signs: string[]) => testApp.ask(messages.markRead, { signs }, person)

describe('notices about the same subject', () => {
  it('[CNT-105] are one with a count and the newest text, first in the list, as long as it is unread', async () => {
    const person = await testApp.person()
    for (let one = 1; one <= 9; one += 1) await answered(person, `Answer ${one}`)
    await answered(person, 'Elsewhere', 'course-two')
    await answered(person, 'Answer 10')
    expect(await shortOf(person)).toEqual([
      [10, 'Mei answers: Answer 10'],
      [1, 'Mei answers: Elsewhere'],
    ])
    expect(await unreadOf(person)).toBe(2)
    const [digest] = await listOf(person)
    await read(person, [digest?.sign ?? ''])
    expect(await unreadOf(person)).toBe(1)
    await answered(person, 'Answer 11')
    expect((await shortOf(person)).slice(0, 2)).toEqual([
      [1, 'Mei answers: Answer 11'],
      [10, 'Mei answers: Answer 10'],
    ])
    expect(await unreadOf(person)).toBe(2)
  })

  it('[CNT-105] count each of twenty that arrive at the same moment', async () => {
    const person = await testApp.person()
    await Promise.all(Array.from({ length: 20 }, (_, one) => answered(person, `At once ${one}`)))
    expect((await listOf(person)).map(({ times }) => times)).toEqual([20])
  })

  it('[CNT-105] stay unread if the newest arrived after the list was shown', async () => {
    const person = await testApp.person()
    await answered(person, 'Seen')
    const [shown] = await listOf(person)
    await answered(person, 'Not seen')
    expect((await read(person, [shown?.sign ?? ''])).status).toBe(404)
    expect(await unreadOf(person)).toBe(1)
    expect(await shortOf(person)).toEqual([[2, 'Mei answers: Not seen']])
  })

  it('[CNT-105] are neither lost nor refused while the person reads and others arrive', async () => {
    const person = await testApp.person()
    let isOver = false
    const statuses = new Set<number>()
    const reader = (async () => {
      while (!isOver) {
        const signs = (await listOf(person)).map(({ sign }) => sign)
        if (signs.length > 0) statuses.add((await read(person, signs)).status)
      }
    })()
    for (let one = 0; one < 30; one += 1) await answered(person, `Race ${one}`)
    isOver = true
    await reader
    const list = await testApp.ask(messages.allSystemMessages, { msgType: 1, size: 50 }, person)
    const times = list.body.data?.list.map((one) => one.times) ?? []
    expect(times.reduce((sum, one) => sum + one, 0)).toBe(30)
    expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([])
  })

  it('[CNT-105] are combined for changed dates of a training, and never for an order', async () => {
    const person = await testApp.person()
    const { schoolId, userId } = person
    const common = { schoolId, createdAt: testApp.clock.now() }
    const course = { courseId: 1, courseName: 'Trade', courseSign: 'one', teacherName: 'Huda' }
    for (const en of ['First', 'Second']) {
      const text = { en, zh: en, my: en }
      await publish('datesChanged', { ...common, ...course, userIds: [userId], text })
    }
    const bought = { courseName: 'Trade', orderSign: 'order', amount: 'RM1', reason: '' }
    for (const orderNo of ['1', '2'])
      await publish('orderChanged', { ...common, ...bought, userId, what: 'orderPaid', orderNo })
    const list = await listOf(person)
    expect(list.map(({ times }) => times)).toEqual([1, 1, 2])
    expect(list.at(-1)?.content).toBe('Second')
  })
})

describe('the link of a notice', () => {
  it('[CNT-109] leads to the course, exam, hand-in, discussion, order or article, on the site of the reader', async () => {
    const person = await testApp.person()
    const { schoolId, userId } = person
    const one = { schoolId, userId, createdAt: testApp.clock.now() }
    const many = { schoolId, userIds: [userId], createdAt: testApp.clock.now() }
    const course = { courseName: 'Trade', courseSign: 'C' }
    const exam = { examinationName: 'Test', examinationSign: 'E', reason: 'So' }
    const students = { ...many, ...course, courseId: 1, teacherName: 'Huda' }
    const graded = { courseSign: 'C', workSign: 'W', title: 'Task', score: '1', points: '2' }
    const order = { orderNo: '1', orderSign: 'O', amount: 'RM1', reason: '', courseName: 'Trade' }
    const article = { title: 'Tin', url: '/article/A', reason: 'So' }
    const urls = async () => (await listOf(person)).map(({ url }) => url)
    await publish('studentsAdded', students)
    await publish('courseTeamChanged', { ...one, ...course, what: 'teacherAdded' })
    await publish('courseReviewed', { ...one, ...course, what: 'courseApproved', reason: '' })
    await publish('lateAnswerDecided', { ...one, ...exam, number: 1, taken: true })
    await publish('handInGraded', { ...one, ...graded })
    expect(await urls()).toEqual([
      '/courseDetail/C/homework/W',
      '/testPaper/E',
      '/teacher/#/course/C',
      '/teacher/#/course/C',
      '/courseDetail/C',
    ])
    await publish('marksCorrected', {
      ...exam,
      schoolId,
      createdAt: one.createdAt,
      students: [{ userId, number: 1 }],
    })
    await answered(person, 'Text', 'C')
    await publish('orderChanged', { ...one, ...order, what: 'orderRefunded' })
    await publish('articleDecided', { ...one, ...article, what: 'articleRefused' })
    await publish('articleDecided', { ...one, ...article, what: 'articleApproved' })
    expect(await urls()).toEqual([
      '/article/A',
      '/home/learning/article-management',
      '/home/learning/account/orders/O',
      '/courseDetail/C?tab=questions',
      '/testPaper/E',
    ])
  })
})
