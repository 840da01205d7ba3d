import { randomUUID } from 'node:crypto'
import { messages, noticeLimits, statistics } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { waitForMessages } from '../../../testing/wait-for-messages.ts'
import { listen, ofPerson, startLive } from '../../../testing/socket-client.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../../accounts/index.ts'
import { makeCourse, makeTeacher } from '../../courses/factories.ts'
import { enrol, enrolments, leave } from '../../courses/index.ts'
import { messageRecipients, messages as rows } from '../tables.ts'

let testApp: TestApp
let teacher: Person
let courseId: number
let course: string
let port: number

beforeAll(async () => {
  testApp = await openTestApp()
  port = await startLive(testApp)
})
afterAll(() => testApp.close())
beforeEach(async () => {
  teacher = await testApp.person('teacher,normal')
  const { schoolId, userId } = teacher
  courseId = await makeCourse(testApp.db, { schoolId, authorId: userId }, testApp.clock.now())
  await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
  course = testApp.seal('course', courseId)
})

async function student(className = 'A'): Promise<Person> {
  const person = await testApp.person()
  const { schoolId, userId } = person
  await enrol(testApp.db, { schoolId, userId, courseId }, testApp.clock.now())
  await testApp.db.update(users).set({ className }).where(eq(users.id, userId))
  return person
}

interface Sent {
  studentList?: string[]
  className?: string
  state?: 'all' | 'notStarted' | 'completed'
  titles?: Record<string, string>
  contents?: Record<string, string>
  key?: string
}

let number = 0
function form(more: Sent) {
  number += 1
  const texts = { titles: { en: `To some ${number}` }, contents: { en: 'Please begin.' } }
  return { courseIdSign: course, ...texts, key: randomUUID(), ...more }
}
const send = (more: Sent = {}, by = teacher) =>
  testApp.ask(messages.messageStudents, form(more), by)
const sent = async (more: Sent = {}) => {
  const { body } = await send(more)
  if (!body.data) throw new Error(JSON.stringify(body))
  testApp.clock.pass(1)
  return body.data
}
const listOf = async (person: Person, language = 'en') => {
  const { body } = await testApp.ask(messages.allCourseMessages, {}, { person, language })
  return body.data?.list ?? []
}
const titlesOf = async (person: Person, language?: string) =>
  (await listOf(person, language)).map(({ title }) => title)
const unreadOf = async (person: Person) =>
  (await testApp.ask(messages.unreadNumber, {}, person)).body.data
const read = (person: Person, ...signs: string[]) =>
  testApp.ask(messages.markRead, { signs }, person)
const board = async (by = teacher) => {
  const { body } = await testApp.ask(messages.sentNotices, { courseIdSign: course }, by)
  return body.data?.list ?? []
}
const withdraw = (sign: string, by = teacher) => testApp.ask(messages.removeMessage, { sign }, by)
const loggedBy = async ({ userId }: Person) =>
  (await testApp.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId))).map(
    ({ action, detail }) => ({ action, detail: JSON.stringify(detail) }),
  )

describe('a notice to chosen students', () => {
  it('[FRM-367] goes only to the ticked students, and not to a ticked person of another course', async () => {
    const [ticked, other] = [await student('T'), await student('T')]
    const signOf = async ({ userId }: Person) => {
      const [row] = await testApp.db.select().from(enrolments).where(eq(enrolments.userId, userId))
      return testApp.seal('enrolment', row?.id ?? 0)
    }
    const studentList = [await signOf(ticked)]
    expect((await sent({ studentList })).told).toBe(1)
    const kept = await testApp.db
      .select({ userId: messageRecipients.userId })
      .from(messageRecipients)
      .innerJoin(rows, eq(rows.id, messageRecipients.messageId))
      .where(eq(rows.courseId, courseId))
    expect(kept.map(({ userId }) => userId)).toEqual([ticked.userId])
    expect(await listOf(other)).toEqual([])
    const { body } = await testApp.ask(
      statistics.exportStudentList,
      { courseId: course, studentList },
      teacher,
    )
    const text = Buffer.from(body.data?.base64 ?? '', 'base64').toString()
    expect(text.trim().split('\n')).toHaveLength(2)
    const elsewhere = await testApp.person()
    const { schoolId, userId } = elsewhere
    const by = { schoolId, authorId: teacher.userId }
    const far = {
      schoolId,
      userId,
      courseId: await makeCourse(testApp.db, by, testApp.clock.now()),
    }
    await enrol(testApp.db, far, testApp.clock.now())
    expect((await send({ studentList: [await signOf(elsewhere)] })).body.ok).toBe(false)
    expect((await send({ studentList: [] })).body.ok).toBe(false)
  })

  it('[FRM-331] goes to nobody if a ticked student has left the course, and says that one is missing', async () => {
    const [here, gone] = [await student('V'), await student('V')]
    const signOf = async ({ userId }: Person) => {
      const [row] = await testApp.db.select().from(enrolments).where(eq(enrolments.userId, userId))
      return testApp.seal('enrolment', row?.id ?? 0)
    }
    const studentList = [await signOf(here), await signOf(gone)]
    await leave(testApp.db, { ...gone, courseId }, testApp.clock.now())
    expect((await send({ studentList })).status).toBe(404)
    expect(await listOf(here)).toEqual([])
    expect(await testApp.db.select().from(rows).where(eq(rows.courseId, courseId))).toEqual([])
  })

  it('[TCH-079] [TCH-124] [CNT-112] goes once to each student of the filter, in their language, with the teacher’s name', async () => {
    const [one, two, other] = [await student('A'), await student('A'), await student('B')]
    const notice = form({
      className: 'A',
      titles: { en: 'Come back', zh: '请回来' },
      contents: { en: 'We miss you.', zh: '想你' },
    })
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => testApp.ask(messages.messageStudents, notice, teacher)),
    )
    const [first] = answers.map(({ body }) => body.data)
    expect(first).toEqual({ sign: expect.stringMatching(/^[\w-]{22}$/), told: 2 })
    expect(answers.map(({ body }) => body.data)).toEqual([first, first, first])
    const stored = await testApp.db.select().from(rows).where(eq(rows.courseId, courseId))
    expect(stored).toMatchObject([
      {
        kind: 2,
        authorId: teacher.userId,
        told: 2,
        titles: notice.titles,
        contents: notice.contents,
        key: notice.key,
        removedAt: null,
      },
    ])
    const messageId = stored[0]?.id ?? 0
    const recipients = await testApp.db
      .select({ userId: messageRecipients.userId })
      .from(messageRecipients)
      .where(eq(messageRecipients.messageId, messageId))
    expect(recipients.map(({ userId }) => userId)).toEqual([one.userId, two.userId])
    expect(await listOf(one)).toMatchObject([
      {
        sign: first?.sign,
        msgType: 2,
        title: 'Come back',
        content: 'We miss you.',
        authorName: teacher.name,
        courseId: course,
        url: `/courseDetail/${course}`,
        isRead: false,
        readers: null,
        times: 1,
        may: { remove: false },
      },
    ])
    expect(await titlesOf(one, 'zh')).toEqual(['请回来'])
    expect(await titlesOf(one, 'my')).toEqual(['Come back'])
    expect(await unreadOf(two)).toMatchObject({ courseMsgUnreadNum: 1, systemMsgUnreadNum: 0 })
    for (const person of [other, await testApp.person()]) {
      expect(await listOf(person)).toEqual([])
      expect(await unreadOf(person)).toMatchObject({ courseMsgUnreadNum: 0 })
      expect((await read(person, first?.sign ?? '')).status).toBe(404)
    }
    const ofCourse = { courseIdSign: course }
    const listed = await testApp.ask(messages.courseMessages, ofCourse, one)
    expect(listed.body.data?.total).toBe(1)
    for (const person of [other, teacher])
      expect((await testApp.ask(messages.courseMessages, ofCourse, person)).body.data?.total).toBe(
        0,
      )
  })

  it('[TCH-124] [CNT-098] [CNT-099] is refused without readers or text, to other people, twice a minute and too often', async () => {
    expect((await send()).body).toMatchObject({ code: -2, extend: { reason: 'nobodyFound' } })
    const person = await student()
    const half = await send({ titles: { en: 'One', zh: '一' } })
    expect(Object.keys(half.body.extend?.fields ?? {})).toEqual(['contents.zh'])
    expect((await send({}, await testApp.person('teacher,normal'))).body.code).toBe(-6)
    expect((await send({}, person)).body.code).toBe(-6)
    expect(await listOf(person)).toEqual([])
    const same = { titles: { en: 'Twice' } }
    await sent(same)
    expect((await send(same)).body.code).toBe(-4)
    // Another student is among the recipients now, so the same text is no second click.
    const late = await student()
    expect((await send(same)).body.data?.told).toBe(2)
    expect(await titlesOf(late)).toEqual(['Twice'])
    for (let more = 2; more < noticeLimits.perHour; more += 1) await sent()
    const over = await send()
    expect([over.status, over.body.extend?.reason]).toEqual([429, 'tooManyNotices'])
  })

  it('[CNT-112] stays with a student who leaves the course', async () => {
    const person = await student()
    await sent({ titles: { en: 'Kept' } })
    const { schoolId, userId } = person
    await testApp.db.transaction((tx) =>
      leave(tx, { schoolId, userId, courseId }, testApp.clock.now()),
    )
    expect(await titlesOf(person)).toEqual(['Kept'])
  })

  it('[CNT-099] [CNT-112] takes as many statements for one student as for 3,000, in writing and reading', async () => {
    const person = await student()
    await sent()
    const few = await testApp.statementsOf(() => send())
    const fewRead = await testApp.statementsOf(() => unreadOf(person))
    const { schoolId } = teacher
    await testApp.db
      .execute(sql`insert into users (school_id, area_code, mobile, name, roles, class_name, created_at)
      select ${schoolId}, '60', (610000000 + n)::text, 'P' || n, 'student,normal', 'big', now() from generate_series(1, 3000) n`)
    await testApp.db.execute(sql`insert into enrolments (school_id, user_id, course_id, joined_at)
      select school_id, id, ${courseId}, now() from users where school_id = ${schoolId} and class_name = 'big'`)
    testApp.clock.pass(1)
    let recipientCount: number | undefined
    const many = await testApp.statementsOf(async () => {
      recipientCount = (await send()).body.data?.told
    })
    expect([recipientCount, many]).toEqual([3001, few])
    expect(await testApp.statementsOf(() => unreadOf(person))).toBe(fewRead)
    expect(await unreadOf(person)).toMatchObject({ courseMsgUnreadNum: 3 })
  })
})

describe('a sent notice to chosen students', () => {
  it('[CNT-113] [CNT-106] is listed for all teachers of the course with the number of recipients and readers', async () => {
    const [one, two] = [await student('A'), await student('A')]
    await student('B')
    const { sign } = await sent({
      className: 'A',
      titles: { en: 'For A', zh: '甲班' },
      contents: { en: 'A', zh: '甲' },
    })
    const toAll = { audience: 'course' as const, target: course, key: randomUUID() }
    const texts = { titles: { en: 'For all' }, contents: { en: 'All' } }
    await testApp.ask(messages.sendNotice, { ...toAll, ...texts }, teacher)
    await read(one, sign)
    const [all, chosen] = await board()
    expect(all).toMatchObject({
      title: 'For all',
      to: { audience: 'course' },
      readers: { read: 0, of: 3 },
    })
    expect(chosen).toMatchObject({
      title: 'For A',
      to: { audience: 'students' },
      languages: ['en', 'zh'],
      readers: { read: 1, of: 2 },
      may: { remove: true },
    })
    await read(two, sign)
    await read(two, sign)
    expect((await board())[1]?.readers).toEqual({ read: 2, of: 2 })
    const other = await testApp.person('teacher,normal')
    expect(
      (await testApp.ask(messages.sentNotices, { courseIdSign: course }, other)).body.code,
    ).toBe(-6)
    const { schoolId, userId } = other
    await makeTeacher(testApp.db, { schoolId, courseId, userId, master: false })
    expect((await board(other)).map(({ title, may }) => [title, may.remove])).toEqual([
      ['For all', false],
      ['For A', false],
    ])
    const staff = await testApp.person('schoolAdmin,normal')
    const own = await testApp.ask(messages.sentNotices, {}, staff)
    expect(own.body.data?.list[1]).toMatchObject({ title: 'For A', to: { audience: 'students' } })
    expect((await testApp.ask(messages.sentNotices, {}, other)).body.data?.total).toBe(0)
  })

  it('[CNT-113] [CNT-106] [CNT-107] leaves lists and counts of all open pages when withdrawn, and stays in the log', async () => {
    const [unread, done, other] = [await student('A'), await student('A'), await student('B')]
    const pages = [await listen(port, ofPerson(unread)), await listen(port, ofPerson(done))]
    const strange = await listen(port, ofPerson(other))
    const { sign } = await sent({ className: 'A', titles: { en: 'A slip of the pen' } })
    await waitForMessages(pages, 1)
    await read(done, sign)
    await waitForMessages(pages.slice(1), 2)
    for (const by of [other, unread, await testApp.person('teacher,normal')])
      expect((await withdraw(sign, by)).body.code).toBe(-6)
    expect(await titlesOf(done)).toEqual(['A slip of the pen'])
    expect((await withdraw(sign)).body.ok).toBe(true)
    await waitForMessages(pages.slice(0, 1), 2)
    await waitForMessages(pages.slice(1), 3)
    for (const person of [unread, done]) {
      expect(await listOf(person)).toEqual([])
      expect(await unreadOf(person)).toMatchObject({ courseMsgUnreadNum: 0 })
    }
    expect(await board()).toEqual([])
    const [row] = await testApp.db.select().from(rows).where(eq(rows.courseId, courseId))
    expect(row?.removedAt).toEqual(testApp.clock.now())
    const log = await loggedBy(teacher)
    expect(log.map(({ action }) => action)).toEqual(['notice.sent', 'notice.removed'])
    for (const { detail } of log) {
      expect(detail).toContain('A slip of the pen')
      expect(detail).toContain('Please begin.')
    }
    expect(log[0]?.detail).toContain('{"after":"2","field":"recipients","before":""}')
    expect((await withdraw(sign)).status).toBe(404)
    expect(strange.topics).toEqual([])
  })

  it('[CNT-106] [CNT-113] is withdrawn by staff too, also from students who have left', async () => {
    const person = await student()
    const { sign } = await sent({ titles: { en: 'Not so' } })
    const { schoolId, userId } = person
    await testApp.db.transaction((tx) =>
      leave(tx, { schoolId, userId, courseId }, testApp.clock.now()),
    )
    const page = await listen(port, ofPerson(person))
    const staff = await testApp.person('schoolAdmin,normal')
    expect((await withdraw(sign, staff)).body.ok).toBe(true)
    await waitForMessages([page], 1)
    expect(await listOf(person)).toEqual([])
    expect((await loggedBy(staff)).map(({ action }) => action)).toEqual(['notice.removed'])
  })
})

describe('repeated notices with the same text', () => {
  const same = { titles: { en: 'Please begin' } }
  const short = async (person: Person) =>
    (await listOf(person)).map(({ title, times, isRead }) => [title, times, isRead])
  const again = async (more: Sent = {}) => {
    testApp.clock.pass(61)
    return sent({ ...same, ...more })
  }

  it('[CNT-114] are one with a count as long as they are unread; after reading, a new one begins', async () => {
    const [lazy, quick] = [await student(), await student()]
    const first = await sent(same)
    await sent({ titles: { en: 'Something else' } })
    await read(quick, first.sign)
    const second = await again()
    expect(await short(lazy)).toEqual([
      ['Please begin', 2, false],
      ['Something else', 1, false],
    ])
    expect(await unreadOf(lazy)).toMatchObject({ courseMsgUnreadNum: 2 })
    expect(await short(quick)).toEqual([
      ['Please begin', 1, false],
      ['Something else', 1, false],
      ['Please begin', 1, true],
    ])
    await again()
    expect((await short(lazy))[0]).toEqual(['Please begin', 3, false])
    expect((await short(quick))[0]).toEqual(['Please begin', 2, false])
    const [newest] = await listOf(lazy)
    await read(lazy, newest?.sign ?? '')
    expect(await unreadOf(lazy)).toMatchObject({ courseMsgUnreadNum: 1 })
    expect((await board()).map(({ readers }) => readers?.read)).toEqual([1, 1, 0, 2])
    await again()
    expect(await short(lazy)).toEqual([
      ['Please begin', 1, false],
      ['Please begin', 3, true],
      ['Something else', 1, false],
    ])
    expect((await read(lazy, second.sign)).status).toBe(200)
  })

  it('[CNT-114] are counted for each student, teacher and course separately', async () => {
    const [inBoth, inOne] = [await student('A'), await student('B')]
    await sent({ ...same, className: 'A' })
    await again()
    expect(await short(inBoth)).toEqual([['Please begin', 2, false]])
    expect(await short(inOne)).toEqual([['Please begin', 1, false]])
    const other = await testApp.person('teacher,normal')
    const { schoolId, userId } = other
    await makeTeacher(testApp.db, { schoolId, courseId, userId, master: false })
    expect((await send(same, other)).body.ok).toBe(true)
    expect((await short(inOne)).map(([, times]) => times)).toEqual([1, 1])
  })

  it('[CNT-114] [CNT-113] are separate again when the newer one is withdrawn', async () => {
    const person = await student()
    await sent(same)
    const second = await again()
    expect(await short(person)).toEqual([['Please begin', 2, false]])
    await withdraw(second.sign)
    expect(await short(person)).toEqual([['Please begin', 1, false]])
    expect(await unreadOf(person)).toMatchObject({ courseMsgUnreadNum: 1 })
  })

  it('[CNT-108] [CNT-114] are all read by one click', async () => {
    const person = await student()
    await sent(same)
    await again()
    await testApp.ask(messages.markAllRead, {}, person)
    expect(await unreadOf(person)).toMatchObject({ courseMsgUnreadNum: 0 })
    expect((await board()).map(({ readers }) => readers?.read)).toEqual([1, 1])
  })
})
