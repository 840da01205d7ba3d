import { accounts, exams } from '@titian/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, TestClock } from '../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../support/database.ts'
import { migratedPlace } from '../support/migrated-place.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { seatClass, type Sitting } from '../support/classroom.ts'
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

/** Students who save answers, and as many people who use other parts, each one call at a time. */
const students = 12

let place: EmptyPlace
let person: Person
let sittings: Sitting[]
let server: RunningServer
let usual: RunningServer
let admin: pg.Client

beforeAll(async () => {
  if (!url) return
  place = await migratedPlace(url)
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  person = await testApp.person()
  sittings = (await seatClass(testApp, students)).sittings
  await testApp.close()
  admin = new pg.Client({ connectionString: place.databaseUrl })
  await admin.connect()
  const env = { DATABASE_POOL: String(poolSize), WORKER: '0' }
  server = await startServer({ ...place, port: await freePort(), env })
}, 120_000)
afterAll(async () => {
  if (!url) return
  await server.stop('SIGKILL')
  await usual?.stop('SIGKILL')
  await admin.end()
  await place.remove()
})

async function timed(path: string) {
  const begun = performance.now()
  const response = await fetch(`${server.origin}${path}`, { signal: AbortSignal.timeout(8000) })
  await response.text()
  const isCached = response.headers.has('etag')
  return { path, status: response.status, isCached, took: performance.now() - begun }
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
    expect(looks.filter(({ took }) => took > 2500)).toEqual([])
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    await admin.query('commit')
    const busy = { status: 503, retryAfter: '2', msg: expect.stringContaining('Sistem sibuk') }
    expect(await Promise.all(asked)).toEqual(Array.from({ length: stuck }, () => busy))
    expect(await askForCourses('en')).toMatchObject({ status: 200 })
  },
  60_000,
)

interface Timed {
  status: number
  took: number
  retryAfter: string | null
}

async function timedCall(token: string, path: string, body?: object): Promise<Timed> {
  const begun = performance.now()
  const response = await fetch(`${usual.origin}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json' }), cookie: `token=${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, took: performance.now() - begun, retryAfter }
}

async function repeat(until: number, call: () => Promise<Timed>): Promise<Timed[]> {
  const all: Timed[] = []
  while (Date.now() < until) {
    all.push(await call())
    await pause(all.at(-1)?.status === 200 ? 10 : 100)
  }
  return all
}

const share = (all: Timed[], part: number) =>
  all.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? Infinity

describe('[OPS-040] a table that is locked under load', () => {
  let seq = 0
  const save = (sitting: Sitting) =>
    timedCall(sitting.person.token, exams.savePaper.path, {
      unitestingUserRecordId: sitting.recordId,
      countDown: null,
      subjectAnswerReqList: [
        { unitestingBankId: sitting.items[0], answer: 'again', seq: (seq += 1) },
      ],
    })
  const read = () => timedCall(person.token, accounts.loginInfo.path)

  it.runIf(url)(
    'leaves other calls as quick as before, and calls on it are refused within seconds with a retry time',
    async () => {
      const env = { WORKER: '0' }
      usual = await startServer({ ...place, port: await freePort(), env })
      const before = Date.now() + 4000
      const [earlier] = await Promise.all([
        Promise.all(sittings.map(() => repeat(before, read))),
        Promise.all(sittings.map((sitting) => repeat(before, () => save(sitting)))),
      ])
      const quiet = earlier.flat()
      await admin.query('begin; lock table attempts in access exclusive mode')
      const end = Date.now() + locked
      const [saves, reads] = await Promise.all([
        Promise.all(sittings.map((sitting) => repeat(end, () => save(sitting)))),
        Promise.all(sittings.map(() => repeat(end, read))),
      ])
      await admin.query('commit')
      const others = reads.flat()
      const stuck = saves.flat()
      console.log(
        JSON.stringify({
          trial: 'attempts locked',
          others: others.length,
          p50: share(others, 0.5),
          p99: share(others, 0.99),
          p99Before: share(quiet, 0.99),
          refused: stuck.length,
          longestRefusal: share(stuck, 1 - 1e-9),
        }),
      )
      expect(others.filter(({ status }) => status !== 200)).toEqual([])
      expect(share(others, 0.99)).toBeLessThan(Math.max(1000, 3 * share(quiet, 0.99)))
      expect(new Set(stuck.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
        new Set(['503 2']),
      )
      expect(share(stuck, 1 - 1e-9)).toBeLessThan(6000)
      const saved = await Promise.all(sittings.map(save))
      expect(saved.map(({ status }) => status)).toEqual(sittings.map(() => 200))
    },
    60_000,
  )
})
