import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  makeChapter,
  makeCourse,
  makeFile,
} from '../../apps/server/src/modules/courses/factories.ts'
import { openTestApp, type Person, TestClock } from '../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../support/database.ts'
import { migratedPlace } from '../support/migrated-place.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { pause } from './class-at-work.ts'
import { howOften, timeLimit } from './figures.ts'

// The embedded database is not tested, because only one process can use its directory.
const url = process.env.DATABASE_URL
const rounds = howOften(50, 4)
/** Milliseconds after a commit by which every visitor must see the change (FRM-276). */
const soon = 1000

let place: EmptyPlace
let staff: Person
let sign: string
let courseId: number
let reader: RunningServer
let database: pg.Client

beforeAll(async () => {
  if (!url) return
  place = await migratedPlace(url)
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  staff = await testApp.person('schoolAdmin,normal')
  const { schoolId, userId: authorId } = await testApp.person('teacher,normal')
  courseId = await makeCourse(
    testApp.db,
    { schoolId, authorId, names: { en: 'Orchids at home' } },
    testApp.clock.now(),
  )
  // The course gets a video, because a course without videos cannot be listed again.
  const video = await makeFile(testApp.db, { schoolId, ownerId: authorId })
  await makeChapter(testApp.db, { schoolId, courseId }, [video])
  sign = testApp.seal('course', courseId)
  await testApp.close()
  database = new pg.Client({ connectionString: place.databaseUrl })
  await database.connect()
  reader = await startServer({ ...place, port: await freePort() })
}, 180_000)
afterAll(async () => {
  if (!url) return
  await reader.stop('SIGKILL')
  await database.end()
  await place.remove()
})

async function askForList() {
  const response = await fetch(`${reader.origin}/api/v1/course/courseList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en' },
    body: '{}',
  })
  const isCached = response.headers.has('etag')
  return { isCached, shows: (await response.text()).includes('Orchids at home') }
}

async function askForPage() {
  const response = await fetch(`${reader.origin}/en/course`)
  const isCached = response.headers.has('etag')
  return { isCached, shows: (await response.text()).includes('Orchids at home') }
}

/** Waits until both responses come from the cache, and show or hide the course as expected. */
async function untilCached(shows: boolean) {
  const expected = { isCached: true, shows }
  await expect.poll(askForPage, { timeout: 20_000 }).toEqual(expected)
  await expect.poll(askForList, { timeout: 20_000 }).toEqual(expected)
}

async function isOnList(): Promise<boolean> {
  const { rows } = await database.query('select on_list from courses where id = $1', [courseId])
  return rows[0].on_list
}

async function untilSeen(shows: boolean) {
  const limit = { timeout: soon, interval: 20 }
  await expect.poll(async () => (await askForList()).shows, limit).toBe(shows)
  await expect.poll(async () => (await askForPage()).shows, limit).toBe(shows)
}

it.runIf(url)(
  '[FRM-276] every visitor sees a change whose process was killed right after its commit',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const shows = round % 2 === 1
      const writer = await startServer({ ...place, port: await freePort(), env: { WORKER: '0' } })
      await untilCached(!shows)
      const written = fetch(`${writer.origin}/api/v1/course/courseAction`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          language: 'en',
          cookie: `token=${staff.token}`,
        },
        body: JSON.stringify({ sign, action: shows ? 'putBack' : 'takeOff' }),
      }).catch(() => undefined)
      const limit = Date.now() + 10_000
      while ((await isOnList()) !== shows && Date.now() < limit) await pause(1)
      await writer.stop('SIGKILL')
      await written
      expect(await isOnList()).toBe(shows)
      await untilSeen(shows)
    }
  },
  timeLimit,
)

it.runIf(url)(
  '[FRM-276] every visitor sees a change that was made while a process received no notices',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const shows = !(await isOnList())
      await untilCached(!shows)
      const cut = await database.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
      expect(cut.rowCount).toBeGreaterThan(0)
      await database.query('update courses set on_list = $1 where id = $2', [shows, courseId])
      await untilSeen(shows)
    }
  },
  timeLimit,
)
