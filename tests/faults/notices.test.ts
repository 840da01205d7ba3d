import { randomUUID } from 'node:crypto'
import { messages } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCourse, makeTeacher } from '../../apps/server/src/modules/courses/factories.ts'
import { openTestApp, type Person, TestClock } from '../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../support/database.ts'
import { migratedPlace } from '../support/migrated-place.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { howOften, printFigures, timeLimit } from './figures.ts'

const people = 5000
const kills = howOften(100, 2)
/**
 * The maximum random time in milliseconds from the sending to the kill. Some kills come before the
 * notice is written, and some after.
 */
const longest = 400
const noticesOfOne = 25

let place: EmptyPlace
let port: number
/** There are several writers, because one person may write only 60 notices within an hour. */
let writers: Person[]
let reader: Person
let course: string

beforeAll(async () => {
  place = await migratedPlace()
  port = await freePort()
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: { ...place } })
  writers = []
  for (let written = 0; written < kills; written += noticesOfOne)
    writers.push(await testApp.person('schoolAdmin,normal'))
  const [staff] = writers
  if (!staff) throw new Error('Nobody writes.')
  reader = await testApp.person()
  const { schoolId, userId } = staff
  const courseId = await makeCourse(testApp.db, { schoolId, authorId: userId }, testApp.clock.now())
  await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
  course = testApp.seal('course', courseId)
  await testApp.db
    .execute(`insert into users (school_id, area_code, mobile, name, roles, created_at)
    select ${schoolId}, '60', (200000000 + n)::text, 'Student ' || n, 'student,normal', now() from generate_series(2, ${people}) n`)
  await testApp.db.execute(`insert into enrolments (school_id, user_id, course_id, joined_at)
    select school_id, id, ${courseId}, now() from users where school_id = ${schoolId} and roles = 'student,normal'`)
  await testApp.close()
}, 120_000)
afterAll(() => place.remove())

interface Forms {
  by: Person | undefined
  school: { key: string }
  course: { key: string }
}

const forms = (_: unknown, number: number): Forms => ({
  by: writers[Math.floor(number / noticesOfOne)],
  school: { key: randomUUID() },
  course: { key: randomUUID() },
})

async function post(
  server: RunningServer,
  by: Person | undefined,
  path: string,
  input: object,
): Promise<boolean> {
  const body = JSON.stringify(input)
  const headers = {
    'content-type': 'application/json',
    language: 'en',
    cookie: `token=${by?.token}`,
  }
  return fetch(`${server.origin}/api/v1${path}`, { method: 'POST', headers, body }).then(
    async (response) => ((await response.json()) as { ok: boolean }).ok,
    () => false,
  )
}

/**
 * The requests of two dialogs: for a notice to the school, and for a message to every student of
 * the course.
 */
const send = (server: RunningServer, { by, school, course: { key } }: Forms) =>
  Promise.all([
    post(server, by, messages.sendNotice.path, {
      ...school,
      audience: 'school',
      titles: { en: school.key },
      contents: { en: 'Text' },
    }),
    post(server, by, messages.messageStudents.path, {
      courseIdSign: course,
      state: 'all',
      titles: { en: key },
      contents: { en: 'Text' },
      key,
    }),
  ])

it(
  `[CNT-099] [TCH-124] notifies each of ${people} people once, through ${kills} kills and repetitions`,
  async () => {
    const restarts: number[] = []
    const all = Array.from({ length: kills }, forms)
    let acknowledged = 0
    let unsure: Forms | undefined
    for (const next of [...all, undefined]) {
      const began = performance.now()
      const server = await startServer({ ...place, port, env: { WORKER: '0' } })
      restarts.push(performance.now() - began)
      // If a writer has got no response, the same form is sent again.
      if (unsure) expect(await send(server, unsure)).toEqual([true, true])
      const sending = next && send(server, next)
      if (sending) await new Promise((done) => setTimeout(done, Math.random() * longest))
      await server.stop('SIGKILL')
      acknowledged += ((await sending) ?? []).filter(Boolean).length
      unsure = next
    }
    const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: { ...place } })
    const { rows: notices } = await testApp.db.execute(
      `select key, count(*)::int as times from messages where kind = 3 group by key`,
    )
    const { rows: courseNotices } = await testApp.db.execute<{
      text: string
      rows: number
      people: number
    }>(
      `select m.key as text, count(*)::int as rows, count(distinct r.user_id)::int as people
        from messages m join message_recipients r on r.message_id = m.id group by m.id`,
    )
    const { body } = await testApp.ask(messages.unreadNumber, {}, reader)
    await testApp.close()
    printFigures(
      `notices to ${people} people, ${place.databaseUrl ? 'PostgreSQL' : 'embedded database'}`,
      {
        kills,
        acknowledged,
        lost: kills - notices.length + kills - courseNotices.length,
        wrong: courseNotices.filter(({ rows, people: each }) => rows !== people || each !== people)
          .length,
        restarts,
      },
    )
    const keys = (of: 'school' | 'course') => all.map((one) => one[of].key).toSorted()
    expect(notices.map(({ key }) => String(key)).toSorted()).toEqual(keys('school'))
    expect(notices.every(({ times }) => times === 1)).toBe(true)
    expect(courseNotices.map(({ text }) => text).toSorted()).toEqual(keys('course'))
    expect(
      courseNotices.every(({ rows, people: each }) => rows === people && each === people),
    ).toBe(true)
    expect(body.data).toMatchObject({ schoolMsgUnreadNum: kills, courseMsgUnreadNum: kills })
  },
  timeLimit,
)
