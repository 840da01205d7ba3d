import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, TestClock } from '../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../support/database.ts'
import { migratedPlace } from '../support/migrated-place.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { pause } from './class-at-work.ts'

// The embedded database is not tested. It has one connection, so nothing but the server could lock
// a table.
const url = process.env.DATABASE_URL
const poolSize = 3
/** Requests that each need a connection of their own, and wait for a locked table. */
const stuck = 9
/**
 * The duration of the lock in milliseconds. It is longer than a school is cached, and longer than a
 * request waits for a connection.
 */
const locked = 12_000

let place: EmptyPlace
let person: Person
let server: RunningServer
let admin: pg.Client

beforeAll(async () => {
  if (!url) return
  place = await migratedPlace(url)
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  person = await testApp.person()
  await testApp.close()
  admin = new pg.Client({ connectionString: place.databaseUrl })
  await admin.connect()
  const env = { DATABASE_POOL: String(poolSize), WORKER: '0' }
  server = await startServer({ ...place, port: await freePort(), env })
}, 120_000)
afterAll(async () => {
  if (!url) return
  await server.stop('SIGKILL')
  await admin.end()
  await place.remove()
})

async function timed(path: string) {
  const begun = performance.now()
  const response = await fetch(`${server.origin}${path}`, { signal: AbortSignal.timeout(8000) })
  await response.text()
  const isCached = response.headers.has('etag')
  return { status: response.status, isCached, took: performance.now() - begun }
}

/** A call of a signed-in person, whose response is not cached. */
async function askForCourses(language: string) {
  const response = await fetch(`${server.origin}/api/v1/course/courseList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language, cookie: `token=${person.token}` },
    body: '{}',
  })
  const { msg } = (await response.json()) as { msg: string }
  return { status: response.status, retryAfter: response.headers.get('retry-after'), msg }
}

it.runIf(url)(
  '[FRM-343] [FRM-344] one locked table stops neither readiness nor cached pages, and requests without a connection get a retry time',
  async () => {
    await expect
      .poll(async () => (await timed('/en/home')).isCached, { timeout: 20_000 })
      .toBe(true)
    await admin.query('begin; lock table courses in access exclusive mode')
    const asked = Array.from({ length: stuck }, () => askForCourses('my'))
    await pause(300)
    const end = Date.now() + locked
    const looks = []
    while (Date.now() < end) {
      looks.push(...(await Promise.all([timed('/readyz'), timed('/en/home')])))
      await pause(500)
    }
    expect(looks.filter(({ status }) => status !== 200)).toEqual([])
    expect(Math.max(...looks.map(({ took }) => took))).toBeLessThan(2500)
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    await admin.query('commit')
    const busy = { status: 503, retryAfter: '2', msg: expect.stringContaining('Sistem sibuk') }
    expect(await Promise.all(asked)).toEqual(Array.from({ length: stuck }, () => busy))
    expect(await askForCourses('en')).toMatchObject({ status: 200 })
  },
  60_000,
)
