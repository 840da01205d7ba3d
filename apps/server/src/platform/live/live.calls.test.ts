import { accounts, messages } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { enrol } from '../../modules/courses/index.ts'
import { impersonate, anotherSession } from '../../modules/accounts/factories.ts'
import { makeCourse, makeTeacher } from '../../modules/courses/factories.ts'
import {
  type SocketClient,
  connect,
  listen,
  ofPerson,
  startLive,
} from '../../testing/socket-client.ts'
import type { LiveChannel } from './live.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'

const sessionOver = 4401
/** A message takes milliseconds; a busy machine needs longer. */
const waitsFor = { timeout: 10_000 }
let testApp: TestApp
let port: number

beforeAll(async () => {
  testApp = await openTestApp()
  port = await startLive(testApp)
})
afterAll(() => testApp.close())

const notify = ({ userId }: Person, topic: string) =>
  testApp.app.services.live.notify(userId, { topic, data: {} })

describe("the socket on the page's own host", () => {
  it('[FRM-172] [FRM-173] is at /ws and notifies a person at once, and only that person', async () => {
    const [one, other] = [await testApp.person(), await testApp.person()]
    const ears = [
      await listen(port, ofPerson(one)),
      await listen(port, ofPerson(one)),
      await listen(port, ofPerson(other)),
    ]
    await notify(one, 'messages')
    await notify(other, 'attemptClosed')
    await vi.waitFor(
      () =>
        expect(ears.map(({ topics }) => topics)).toEqual([
          ['messages'],
          ['messages'],
          ['attemptClosed'],
        ]),
      waitsFor,
    )
  })

  it('accepts only signed-in people and pages of the same host', async () => {
    const person = await testApp.person()
    expect(await connect(port, {})).toBe(401)
    expect(await connect(port, { ...ofPerson(person), host: 'other.localhost' })).toBe(401)
    expect(await connect(port, { ...ofPerson(person), host: 'nowhere.example' })).toBe(404)
    for (const origin of ['https://evil.example', 'http://other.localhost', 'null'])
      expect(await connect(port, { ...ofPerson(person), origin })).toBe(403)
    expect(
      await connect(port, { ...ofPerson(person), origin: 'https://localhost' }),
    ).toHaveProperty('socket')
  })

  it('[FRM-210] closes at once when its session ends, and not before', async () => {
    const person = await testApp.person()
    const own = await listen(port, ofPerson(person))
    const elsewhere = { ...person, token: await anotherSession(testApp, person) }
    const other = await listen(port, ofPerson(elsewhere))
    expect((await testApp.ask(accounts.logout, {}, person)).body.ok).toBe(true)
    expect(await own.closed).toBe(sessionOver)
    expect(other.socket.readyState).toBe(other.socket.OPEN)
    await testApp.ask(accounts.logout, {}, elsewhere)
    expect(await other.closed).toBe(sessionOver)
  })

  it('[FRM-210] is limited for each person, and available again when one is closed', async () => {
    const person = await testApp.person()
    const ears: SocketClient[] = []
    for (let page = 0; page < 40; page += 1) ears.push(await listen(port, ofPerson(person)))
    const open = testApp.app.services.live as LiveChannel
    const before = open.connections()
    expect(await (await listen(port, ofPerson(person))).closed).toBe(1013)
    expect(open.connections()).toBe(before)
    ears[0]?.socket.close()
    await vi.waitFor(() => expect(open.connections()).toBe(before - 1), waitsFor)
    const next = await listen(port, ofPerson(person))
    await notify(person, 'messages')
    await vi.waitFor(() => expect(next.topics).toEqual(['messages']), waitsFor)
  })

  it('[ACC-241] belongs to the student during an impersonation, and closes with it', async () => {
    const [admin, student] = [await testApp.person('schoolAdmin,normal'), await testApp.person()]
    const impersonating = await impersonate(testApp, admin, student)
    const cookies = { token: admin.token, ...impersonating.cookies }
    const client = await listen(port, { cookies })
    await notify(admin, 'messages')
    await notify(student, 'attemptClosed')
    await vi.waitFor(() => expect(client.topics).toEqual(['attemptClosed']), waitsFor)
    await testApp.ask(accounts.exitImpersonation, {}, impersonating)
    await notify(student, 'attemptGraded')
    expect(await client.closed).toBe(sessionOver)
    expect(client.topics).toEqual(['attemptClosed'])
    const own = await listen(port, { cookies })
    await notify(admin, 'messages')
    await vi.waitFor(() => expect(own.topics).toEqual(['messages']), waitsFor)
  })

  it('[FRM-173] [CNT-027] notifies students of a course of a notice, and a school of its bulletin', async () => {
    const [teacher, admin] = [
      await testApp.person('teacher,normal'),
      await testApp.person('schoolAdmin,normal'),
    ]
    const [student, stranger] = [await testApp.person(), await testApp.person()]
    const elsewhere = await testApp.person('student,normal', testApp.otherSchoolId)
    const { schoolId, userId } = teacher
    const courseId = await makeCourse(
      testApp.db,
      { schoolId, authorId: userId },
      testApp.clock.now(),
    )
    await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
    await enrol(testApp.db, { schoolId, userId: student.userId, courseId }, testApp.clock.now())
    const ears = await Promise.all(
      [student, stranger, elsewhere].map((one) => listen(port, ofPerson(one))),
    )
    const notice = { courseId: testApp.seal('course', courseId), title: 'Room', content: 'B 12' }
    expect((await testApp.ask(messages.addMessage, notice, teacher)).status).toBe(200)
    await vi.waitFor(() => expect(ears[0]?.topics).toEqual(['messages']), waitsFor)
    expect(ears.map(({ topics }) => topics)).toEqual([['messages'], [], []])
    await testApp.ask(messages.addBulletin, { title: 'Holiday', content: 'Monday' }, admin)
    await vi.waitFor(() => expect(ears[1]?.topics).toEqual(['messages']), waitsFor)
    await notify(elsewhere, 'playing')
    await vi.waitFor(() => expect(ears[2]?.topics).toEqual(['playing']), waitsFor)
    expect(ears[0]?.topics).toEqual(['messages', 'messages'])
  })

  it('[FRM-173] reaches more people than one database notification can name', async () => {
    const person = await testApp.person()
    const client = await listen(port, ofPerson(person))
    const userIds = [
      ...Array.from({ length: 3000 }, (_, index) => 900_000_000 + index),
      person.userId,
    ]
    await testApp.app.services.live.notifyAll({ userIds }, { topic: 'messages', data: {} })
    await vi.waitFor(() => expect(client.topics).toEqual(['messages']), waitsFor)
  })

  it('[FRM-173] sends messages that arrive during a notification together, each to its person', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => testApp.person()))
    const clients = await Promise.all(people.map((person) => listen(port, ofPerson(person))))
    const query = vi.spyOn(testApp.database.pool, 'query')
    await Promise.all(people.map((person) => notify(person, 'attemptClosed')))
    const notices = query.mock.calls.filter(([asked]) => String(asked).includes('pg_notify'))
    query.mockRestore()
    expect(notices.length).toBeGreaterThan(0)
    expect(notices.length).toBeLessThan(people.length / 2)
    await vi.waitFor(
      () =>
        expect(clients.map(({ topics }) => topics)).toEqual(people.map(() => ['attemptClosed'])),
      waitsFor,
    )
  })

  it('[FRM-173] keeps notifying after the database refused one notification', async () => {
    const person = await testApp.person()
    const client = await listen(port, ofPerson(person))
    const tooLong = { topic: 'messages', data: { text: 'x'.repeat(9000) } }
    await expect(testApp.app.services.live.notify(person.userId, tooLong)).rejects.toThrow()
    await notify(person, 'messages')
    await vi.waitFor(() => expect(client.topics).toEqual(['messages']), waitsFor)
  })

  it('sends no message to a browser that has signed out', async () => {
    const person = await testApp.person()
    const client = await listen(port, ofPerson(person))
    await testApp.ask(accounts.logout, {}, person)
    await notify(person, 'messages')
    expect(await client.closed).toBe(sessionOver)
    expect(client.topics).toEqual([])
  })
})
