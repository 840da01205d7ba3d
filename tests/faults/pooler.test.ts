import { messages } from '@titian/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openTestApp, type Person, TestClock } from '../../apps/server/src/testing/test-app.ts'
import { seatClass, type Sitting } from '../support/classroom.ts'
import type { EmptyPlace } from '../support/database.ts'
import { migratedPlace } from '../support/migrated-place.ts'
import { findPooler, ownPooler, type OwnPooler } from '../support/postgres/own-pooler.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { compareWithDatabase, nothingYet, pause, savesOf, workUntil } from './class-at-work.ts'

const url = process.env.DATABASE_URL
const program = findPooler()
if (url && !program)
  console.warn('SKIPPED: PgBouncer is not installed here, so nothing is tried through it.')
const isTried = Boolean(url && program)

const students = 8
/** Milliseconds of work before and after the kill of the pooler. */
const worked = 4000

let place: EmptyPlace
let pooler: OwnPooler
let sittings: Sitting[]
let staff: Person
let server: RunningServer

beforeAll(async () => {
  if (!url || !program) return
  place = await migratedPlace(url)
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  sittings = (await seatClass(testApp, students)).sittings
  staff = await testApp.person('schoolAdmin,normal')
  await testApp.close()
  pooler = await ownPooler(program, place.databaseUrl)
  // The server uses more connections than the pooler has to the database, so that the statements of
  // one client run on several connections.
  const env = { DATABASE_DIRECT_URL: place.databaseUrl, DATABASE_POOL: '12' }
  server = await startServer({ ...place, databaseUrl: pooler.url, port: await freePort(), env })
}, 120_000)
afterAll(async () => {
  if (!isTried) return
  await server?.stop('SIGKILL')
  await pooler?.remove()
  await place.remove()
}, 60_000)

/**
 * Lets readers request lists until `isOver`; returns the number of responses with each status code.
 */
async function readUntil(isOver: () => boolean) {
  const answers = new Map<number, number>()
  const read = async ({ person }: Sitting) => {
    const headers = { 'content-type': 'application/json', cookie: `token=${person.token}` }
    while (!isOver()) {
      for (const path of ['/course/courseList', '/user/loginInfo']) {
        const init = path.endsWith('List') ? { method: 'POST', body: '{}' } : {}
        const { status } = await fetch(`${server.origin}/api/v1${path}`, { ...init, headers })
        answers.set(status, (answers.get(status) ?? 0) + 1)
      }
    }
  }
  await Promise.all(sittings.map(read))
  return answers
}

/** Fails unless an open page of the first student receives a school notice within ten seconds. */
async function receiveNews() {
  let heard = 0
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws`, {
    headers: { cookie: `token=${sittings[0]?.person.token}` },
  })
  await new Promise((resolve) => socket.once('open', resolve))
  socket.on('message', () => (heard += 1))
  const sent = await fetch(`${server.origin}/api/v1${messages.sendNotice.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `token=${staff.token}` },
    body: JSON.stringify({
      key: crypto.randomUUID(),
      audience: 'school',
      titles: { en: 'Rain' },
      contents: { en: 'Lessons begin at nine.' },
    }),
  })
  expect(await sent.json()).toMatchObject({ ok: true })
  await expect.poll(() => heard, { timeout: 10_000 }).toBeGreaterThan(0)
  socket.close()
}

it.runIf(isTried)(
  '[FRM-345] works behind PgBouncer in transaction mode: no request fails, responses and notices arrive, and statements have their time limit',
  async () => {
    const notes = sittings.map(nothingYet)
    let seq = 0
    const end = Date.now() + worked
    const isOver = () => Date.now() > end
    const writing = sittings.map((sitting, at) =>
      workUntil(server, sitting, notes[at] ?? nothingYet(), () => ++seq, isOver),
    )
    const answers = await readUntil(isOver)
    await Promise.all(writing)
    expect([...answers.keys()], server.output()).toEqual([200])
    expect(savesOf(notes)).toBeGreaterThan(students)
    expect(await compareWithDatabase(place, sittings, notes)).toEqual({ lost: [], wrong: [] })
    await receiveNews()
    const client = new pg.Client({ connectionString: pooler.url })
    await client.connect()
    const { rows } = await client.query('show statement_timeout')
    await client.end()
    expect(rows).toEqual([{ statement_timeout: '1min' }])
  },
  60_000,
)

it.runIf(isTried)(
  '[FRM-345] loses no acknowledged answer when PgBouncer is killed, and works again once it is back',
  async () => {
    const notes = sittings.map(nothingYet)
    let seq = 100_000
    let isOver = false
    const writing = sittings.map((sitting, at) =>
      workUntil(
        server,
        sitting,
        notes[at] ?? nothingYet(),
        () => ++seq,
        () => isOver,
      ),
    )
    await pause(500)
    await pooler.kill()
    const before = savesOf(notes)
    await pause(1000)
    await pooler.start()
    await expect.poll(() => savesOf(notes), { timeout: 30_000 }).toBeGreaterThan(before + students)
    isOver = true
    await Promise.all(writing)
    expect(await compareWithDatabase(place, sittings, notes)).toEqual({ lost: [], wrong: [] })
    expect(await server.stop('SIGTERM'), server.output()).toBe(0)
  },
  60_000,
)
