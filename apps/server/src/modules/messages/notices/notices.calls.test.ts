import { randomUUID } from 'node:crypto'
import { messages, noticeLimits } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { waitForMessages } from '../../../testing/wait-for-messages.ts'
import { listen, ofPerson, startLive } from '../../../testing/socket-client.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../../accounts/index.ts'
import { makeCourse, makeTeacher } from '../../courses/factories.ts'
import { enrol } from '../../courses/index.ts'
import { joinTraining, type MadeTraining, makeTraining } from '../../training/factories.ts'

let testApp: TestApp
let teacher: Person
let staff: Person
let courseId: number
let course: string
let training: MadeTraining
let port: number

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  staff = await testApp.person('schoolAdmin,normal')
  const { schoolId, userId } = teacher
  courseId = await makeCourse(testApp.db, { schoolId, authorId: userId }, testApp.clock.now())
  await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
  course = testApp.seal('course', courseId)
  training = await makeTraining(testApp, teacher)
  port = await startLive(testApp)
})
afterAll(() => testApp.close())

async function student({ className = '' } = {}): Promise<Person> {
  const person = await testApp.person()
  const { schoolId, userId } = person
  await enrol(testApp.db, { schoolId, userId, courseId }, testApp.clock.now())
  if (className) await testApp.db.update(users).set({ className }).where(eq(users.id, userId))
  testApp.clock.pass(1)
  return person
}

interface Sent {
  audience?: 'school' | 'class' | 'course' | 'training'
  target?: string
  titles?: Record<string, string>
  contents?: Record<string, string>
  key?: string
}

let number = 0
const form = (more: Sent) => {
  number += 1
  const titles = { en: `Notice ${number}` }
  return {
    audience: 'school' as const,
    titles,
    contents: { en: 'As it is.' },
    key: randomUUID(),
    ...more,
  }
}
const send = (more: Sent, by = staff) => testApp.ask(messages.sendNotice, form(more), by)
const titleOf = (more: { language?: string; person: Person }, msgType: 1 | 3 = 3) =>
  testApp
    .ask(messages.allSystemMessages, { msgType }, more)
    .then(({ body }) => body.data?.list[0]?.title)
const unreadOf = async (person: Person) =>
  (await testApp.ask(messages.unreadNumber, {}, person)).body.data
const sumOf = async (person: Person) => {
  const numbers = await unreadOf(person)
  return Object.values(numbers ?? {}).reduce((sum, one) => sum + one, 0)
}

describe('the audience of a notice', () => {
  it('[CNT-097] is a class: only its members receive it, on the page of school notices', async () => {
    const [inside, outside] = [await student({ className: 'K-1' }), await student()]
    expect((await send({ audience: 'class', target: 'K-1' }, teacher)).body.code).toBe(-6)
    const sent = await send({ audience: 'class', target: 'K-1', titles: { en: 'For K-1' } })
    expect(sent.body.ok).toBe(true)
    expect((await unreadOf(inside))?.schoolMsgUnreadNum).toBe(1)
    expect((await unreadOf(outside))?.schoolMsgUnreadNum).toBe(0)
    expect(await titleOf({ person: inside })).toBe('For K-1')
    expect(await titleOf({ person: outside })).not.toBe('For K-1')
    const signs = [sent.body.data?.sign ?? '']
    expect((await testApp.ask(messages.markRead, { signs }, outside)).status).toBe(404)
    expect((await testApp.ask(messages.markRead, { signs }, inside)).body.ok).toBe(true)
    expect((await unreadOf(inside))?.schoolMsgUnreadNum).toBe(0)
  })

  it('[CNT-097] [CNT-109] is a course or training: its teachers write it, and it links there', async () => {
    const [person, other] = [await student(), await testApp.person('teacher,normal')]
    await joinTraining(testApp, training, person)
    testApp.clock.pass(1)
    const places = [
      { audience: 'course', target: course },
      { audience: 'training', target: training.trainId },
    ] as const
    for (const place of places) {
      expect((await send(place, other)).body.code).toBe(-6)
      expect((await send(place, teacher)).body.ok).toBe(true)
      testApp.clock.pass(1)
    }
    const { body } = await testApp.ask(messages.allCourseMessages, {}, person)
    const urls = body.data?.list.map(({ url }) => url)
    expect(urls).toEqual([`/trainDetail/${training.trainId}`, `/courseDetail/${course}`])
    expect((await unreadOf(person))?.courseMsgUnreadNum).toBe(2)
  })

  it('[CNT-097] is offered with its size: to staff every class, course and training, to teachers their own', async () => {
    const [one] = [await student({ className: 'Z-9' }), await student({ className: 'Z-9' })]
    const other = await testApp.person('teacher,normal')
    const ask = (audience: 'school' | 'class' | 'course' | 'training', by: Person, name = '') =>
      testApp.ask(messages.noticeTargets, { audience, name, size: 100 }, by)
    const classes = (await ask('class', staff, 'z-')).body.data
    expect(classes).toEqual({ list: [{ value: 'Z-9', name: 'Z-9', recipients: 2 }], total: 1 })
    const [{ count }] = (
      await testApp.db.execute<{ count: number }>(
        sql`select count(*)::int as count from users where school_id = ${one.schoolId} and id <> ${staff.userId}`,
      )
    ).rows as [{ count: number }]
    expect((await ask('school', staff)).body.data?.list[0]?.recipients).toBe(count)
    for (const audience of ['school', 'class'] as const)
      expect((await ask(audience, teacher)).body.code).toBe(-6)
    const values = async (audience: 'course' | 'training', by: Person) =>
      (await ask(audience, by)).body.data?.list.map(({ value }) => value)
    expect(await values('course', teacher)).toEqual([course])
    expect(await values('training', teacher)).toEqual([training.trainId])
    expect(await values('course', other)).toEqual([])
    expect(await values('training', staff)).toContain(training.trainId)
    const statements = await testApp.statementsOf(() => ask('course', staff))
    expect(statements).toBeLessThanOrEqual(3)
  })
})

describe('the languages of a notice', () => {
  it('[CNT-098] are chosen for each reader, with another language if that text is missing', async () => {
    const person = await student()
    const all = { en: 'Sports day', zh: '运动会', my: 'Hari sukan' }
    await send({ titles: all, contents: { en: 'At 8.', zh: '八点', my: 'Jam 8.' } })
    const title = (language: string) => titleOf({ person, language })
    expect([await title('en'), await title('zh'), await title('my')]).toEqual(Object.values(all))
    testApp.clock.pass(1)
    await send({ titles: { zh: '停课' }, contents: { zh: '周五' } })
    expect([await title('en'), await title('zh'), await title('my')]).toEqual([
      '停课',
      '停课',
      '停课',
    ])
  })

  it('[CNT-098] are refused at the field of a title without a text, or if there is none', async () => {
    const half = await send({ titles: { en: 'One', my: 'Satu' }, contents: { en: 'Text' } })
    expect(Object.keys(half.body.extend?.fields ?? {})).toEqual(['contents.my'])
    const none = await send({ titles: { en: ' ' }, contents: {} })
    expect(Object.keys(none.body.extend?.fields ?? {})).toEqual(['titles'])
  })
})

describe('the limits of writing', () => {
  it('[CNT-099] refuse a text that is too long, a notice without readers, and too many within an hour', async () => {
    const long = { en: 'a'.repeat(noticeLimits.title + 1) }
    const fields = (await send({ titles: long })).body.extend?.fields ?? {}
    expect(Object.keys(fields)).toEqual(['titles.en'])
    const nobody = await send({ audience: 'class', target: 'Nobody is in it' })
    expect(nobody.body.extend?.reason).toBe('nobodyReads')
    const writer = await testApp.person('schoolAdmin,normal')
    for (let written = 0; written < noticeLimits.perHour; written += 1)
      expect((await send({}, writer)).body.ok).toBe(true)
    const more = await send({}, writer)
    expect([more.status, more.body.extend?.reason]).toEqual([429, 'tooManyNotices'])
    testApp.clock.pass(3601)
    expect((await send({}, writer)).body.ok).toBe(true)
  })

  it('[CNT-099] refuse a notice to more people than allowed', async () => {
    const far = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    const { schoolId } = far
    const people = noticeLimits.recipients + 1
    await testApp.db
      .execute(sql`insert into users (school_id, area_code, mobile, name, roles, class_name, created_at)
      select ${schoolId}, '60', (700000000 + n)::text, 'P' || n, 'student,normal', 'crowd', now() from generate_series(1, ${people}::int) n`)
    const sent = await send({}, far)
    expect(sent.body.extend?.reason).toBe('tooManyReaders')
  })

  it('[CNT-099] make one notice of one form, also when it is sent five times at once', async () => {
    const person = await student()
    const notice = form({})
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => testApp.ask(messages.sendNotice, notice, staff)),
    )
    const signs = new Set(answers.map(({ body }) => body.data?.sign))
    expect(signs.size).toBe(1)
    expect((await unreadOf(person))?.schoolMsgUnreadNum).toBe(1)
  })

  it('[CNT-099] allow a notice to a school of 5,000 people, written in one statement', async () => {
    const { schoolId } = staff
    const few = await testApp.statementsOf(() => send({}))
    await testApp.db
      .execute(sql`insert into users (school_id, area_code, mobile, name, roles, class_name, created_at)
      select ${schoolId}, '60', (600000000 + n)::text, 'P' || n, 'student,normal', 'big', now() from generate_series(1, 5000) n`)
    const rows = async () =>
      Number((await testApp.db.execute(sql`select count(*) from messages`)).rows[0]?.['count'])
    const before = await rows()
    const many = await testApp.statementsOf(() => send({}))
    expect(many).toBe(few)
    expect(await rows()).toBe(before + 1)
  })
})

describe('withdrawing a notice', () => {
  it('[CNT-106] updates lists and counts of all open pages at once, and leaves the notice in the log', async () => {
    const [person, other] = [await student(), await testApp.person('teacher,normal')]
    const sent = await send(
      { audience: 'course', target: course, titles: { en: 'A slip of the pen' } },
      teacher,
    )
    const sign = sent.body.data?.sign ?? ''
    const pages = [await listen(port, ofPerson(person)), await listen(port, ofPerson(person))]
    expect((await unreadOf(person))?.courseMsgUnreadNum).toBe(1)
    expect((await testApp.ask(messages.removeMessage, { sign }, other)).body.code).toBe(-6)
    expect((await testApp.ask(messages.removeMessage, { sign }, staff)).body.ok).toBe(true)
    await waitForMessages(pages, 1)
    expect((await unreadOf(person))?.courseMsgUnreadNum).toBe(0)
    const listed = (await testApp.ask(messages.allCourseMessages, {}, person)).body.data?.list
    expect(listed?.map((one) => one.sign)).not.toContain(sign)
    const log = await testApp.db.select().from(auditEntries)
    const acts = log.filter(({ detail }) => JSON.stringify(detail).includes('A slip of the pen'))
    expect(acts.map(({ action }) => action).toSorted()).toEqual(['notice.removed', 'notice.sent'])
    expect(JSON.stringify(acts)).toContain('As it is.')
    const old = (await send({ audience: 'course', target: course }, teacher)).body.data?.sign ?? ''
    await testApp.db.execute(sql`update messages set created_at = created_at - interval '3 years'
      where id = (select max(id) from messages)`)
    expect((await testApp.ask(messages.removeMessage, { sign: old }, teacher)).body.ok).toBe(true)
  })

  it('[CNT-106] is offered in a list with readers: to staff for all of the school, to teachers for their own', async () => {
    const reader = await student({ className: 'K-7' })
    await student({ className: 'K-7' })
    const sent = await send({
      audience: 'class',
      target: 'K-7',
      titles: { en: 'To K-7', zh: '致 K-7' },
      contents: { en: 'Text', zh: '正文' },
    })
    testApp.clock.pass(1)
    await send({ audience: 'course', target: course, titles: { en: 'Mine' } }, teacher)
    await testApp.ask(messages.markRead, { signs: [sent.body.data?.sign ?? ''] }, reader)
    const sentOf = async (by: Person) =>
      (await testApp.ask(messages.sentNotices, {}, by)).body.data?.list ?? []
    const [mine, toClass] = await sentOf(staff)
    expect(mine).toMatchObject({ title: 'Mine', to: { audience: 'course' }, languages: ['en'] })
    expect(toClass).toMatchObject({
      to: { audience: 'class', name: 'K-7' },
      languages: ['en', 'zh'],
      readers: { read: 1, of: 2 },
      may: { remove: true },
    })
    const own = await sentOf(teacher)
    expect(own[0]?.title).toBe('Mine')
    expect(own.every(({ authorName }) => authorName === teacher.name)).toBe(true)
    const statements = await testApp.statementsOf(() =>
      testApp.ask(messages.sentNotices, {}, staff),
    )
    expect(statements).toBeLessThanOrEqual(3)
  })
})

describe('reading notices', () => {
  it('[CNT-107] lowers the count on all open pages of a person, and a new notice of any kind raises it', async () => {
    const person = await student({ className: 'K-3' })
    const pages = [await listen(port, ofPerson(person)), await listen(port, ofPerson(person))]
    const signs: string[] = []
    const kinds: [Sent, Person][] = [
      [{ audience: 'school' }, staff],
      [{ audience: 'class', target: 'K-3' }, staff],
      [{ audience: 'course', target: course }, teacher],
    ]
    for (const [place, by] of kinds) signs.push((await send(place, by)).body.data?.sign ?? '')
    await waitForMessages(pages, 3)
    expect(await sumOf(person)).toBe(3)
    await testApp.ask(messages.markRead, { signs: signs.slice(0, 1) }, person)
    await waitForMessages(pages, 4)
    expect(await sumOf(person)).toBe(2)
  })

  it('[CNT-108] marks everything on all three pages as read, for this person only', async () => {
    const [person, other] = [await student(), await student()]
    await send({})
    await send({ audience: 'course', target: course }, teacher)
    const pages = [await listen(port, ofPerson(person))]
    const zero = { courseMsgUnreadNum: 0, schoolMsgUnreadNum: 0, systemMsgUnreadNum: 0 }
    expect((await testApp.ask(messages.markAllRead, {}, person)).body.data).toEqual(zero)
    await waitForMessages(pages, 1)
    expect(await unreadOf(person)).toEqual(zero)
    expect(await sumOf(other)).toBe(2)
    await testApp.ask(messages.markAllRead, {}, person)
    await waitForMessages(pages, 1)
  })
})
