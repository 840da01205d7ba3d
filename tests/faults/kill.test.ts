import { exams } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, TestClock } from '../../apps/server/src/testing/test-app.ts'
import { prepareClassroom, type Sitting } from '../support/classroom.ts'
import type { EmptyPlace } from '../support/database.ts'
import { migratedPlace } from '../support/migrated-place.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import {
  type Acknowledged,
  compareWithDatabase,
  nothingYet,
  pause,
  savesOf,
  workUntil,
} from './class-at-work.ts'
import { howOften, printFigures, timeLimit } from './figures.ts'

const students = 20
const kills = howOften(100, 3, 5)
/**
 * The number of acknowledged saves before a kill, and the milliseconds that follow. Both are
 * random.
 */
const savesBefore = { least: howOften(5, 40), spread: 60 }
const extraTime = 120
const roundLimit = 20_000

let place: EmptyPlace
let sittings: Sitting[]
let port: number
let seq = 0
const next = () => ++seq

beforeAll(async () => {
  place = await migratedPlace()
  sittings = await prepareClassroom(place, students)
  port = await freePort()
}, 120_000)
afterAll(() => place.remove())

async function roundUntilKilled(server: RunningServer, notes: Acknowledged[], next: () => number) {
  let isOver = false
  const writers = sittings.map((sitting, at) =>
    workUntil(server, sitting, notes[at] ?? nothingYet(), next, () => isOver),
  )
  const enough = savesOf(notes) + savesBefore.least + Math.random() * savesBefore.spread
  const limit = Date.now() + roundLimit
  while (savesOf(notes) < enough && Date.now() < limit) await pause(5)
  await pause(Math.random() * extraTime)
  await server.stop('SIGKILL')
  isOver = true
  await Promise.all(writers)
}

it(
  `[EXM-102] [CRS-050] keeps every acknowledged answer and watch report through ${kills} kills at random moments`,
  async () => {
    const notes = sittings.map(nothingYet)
    const restarts: number[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const began = performance.now()
      const server = await startServer({ ...place, port, env: { WORKER: '0' } })
      restarts.push(performance.now() - began)
      await roundUntilKilled(server, notes, next)
    }
    const acknowledged = savesOf(notes)
    expect(acknowledged).toBeGreaterThan(students * 5)
    expect(notes.filter(({ watchReports }) => watchReports > 0).length).toBeGreaterThan(
      students / 2,
    )
    const { lost, wrong } = await compareWithDatabase(place, sittings, notes)
    printFigures(`server killed, ${place.databaseUrl ? 'PostgreSQL' : 'embedded database'}`, {
      kills,
      acknowledged,
      lost: lost.length,
      wrong: wrong.length,
      restarts,
    })
    expect({ lost, wrong }).toEqual({ lost: [], wrong: [] })
  },
  timeLimit,
)

const isEmbedded = !process.env.DATABASE_URL

it.runIf(isEmbedded)(
  'refuses a second process on the same embedded directory, with the reason',
  async () => {
    const first = await startServer({
      directory: place.directory,
      databaseUrl: '',
      port,
      env: { WORKER: '0' },
    })
    const second = startServer({
      directory: place.directory,
      databaseUrl: '',
      port: await freePort(),
      env: { WORKER: '0' },
    })
    await expect(second).rejects.toThrow(/in use by process \d+/)
    expect(await first.stop('SIGTERM')).toBe(0)
  },
  60_000,
)

it('loses no acknowledged work when it is stopped, and ends by itself', async () => {
  const server = await startServer({
    directory: place.directory,
    databaseUrl: place.databaseUrl,
    port,
  })
  // If the server refuses the connection, there is no response. The student's page then sends
  // again.
  const send = (sitting: Sitting, seq: number) =>
    fetch(`${server.origin}/api/v1${exams.savePaper.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        language: 'en',
        cookie: `token=${sitting.person.token}`,
      },
      body: JSON.stringify({
        unitestingUserRecordId: sitting.recordId,
        subjectAnswerReqList: [{ unitestingBankId: sitting.items[0], answer: 'the last one', seq }],
      }),
    }).then(
      (response) => ({ sitting, seq, status: response.status }),
      () => ({ sitting, seq, status: 0 }),
    )
  const sending = sittings.flatMap((sitting) =>
    [next(), next()].map((number) => send(sitting, number)),
  )
  await Promise.race(sending)
  const code = await server.stop('SIGTERM')
  const answered = await Promise.all(sending)
  expect(code).toBe(0)
  expect(answered.map(({ status }) => status)).toContain(200)
  expect(answered.filter(({ status }) => ![0, 200, 503].includes(status))).toEqual([])

  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: { ...place } })
  const { rows } = await testApp.db.execute<{ user_id: string; seq: number }>(
    'select t.user_id, max(a.seq) as seq from attempt_answers a join attempt_items i on i.id = a.attempt_item_id join attempts t on t.id = i.attempt_id group by t.user_id',
  )
  await testApp.close()
  const stored = new Map(rows.map((row) => [Number(row.user_id), row.seq]))
  const lost = answered.filter(
    ({ sitting, seq, status }) => status === 200 && (stored.get(sitting.person.userId) ?? 0) < seq,
  )
  expect(lost).toEqual([])
}, 60_000)
