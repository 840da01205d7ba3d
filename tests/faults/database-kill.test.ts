import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareClassroom, type Sitting } from '../support/classroom.ts'
import type { EmptyPlace } from '../support/database.ts'
import { emptyPlace } from '../support/database.ts'
import { findPostgres, ownPostgres, type OwnPostgres } from '../support/postgres/own-postgres.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import {
  type Acknowledged,
  compareWithDatabase,
  nothingYet,
  pause,
  savesOf,
  workUntil,
} from './class-at-work.ts'
import { howOften, isTriedHere, printFigures, timeLimit } from './figures.ts'

const students = 10
const kills = howOften(100, 3, 5)
/** Milliseconds between PostgreSQL's starts and kills: a minimum plus a random part. */
const life = { least: 200, spread: 600 }
const backWithin = 30_000

// The test starts its own PostgreSQL, so it need not run once for each database.
const isInstalled = findPostgres() !== undefined
if (!isInstalled)
  console.warn(
    'SKIPPED: PostgreSQL is not installed here, so no test kills it. Install it to run them.',
  )

let postgres: OwnPostgres | undefined
let place: EmptyPlace
let sittings: Sitting[]
let server: RunningServer

beforeAll(async () => {
  if (!isInstalled || !isTriedHere) return
  postgres = await ownPostgres()
  place = await emptyPlace(postgres?.url)
  sittings = await prepareClassroom(place, students)
  server = await startServer({ ...place, port: await freePort(), env: { WORKER: '0' } })
}, 120_000)

afterAll(async () => {
  await server?.stop('SIGKILL')
  await place?.remove()
  await postgres?.remove()
}, 60_000)

async function untilSaved(notes: Acknowledged[]): Promise<number> {
  const began = performance.now()
  const before = savesOf(notes)
  while (savesOf(notes) === before) {
    if (performance.now() - began > backWithin)
      throw new Error(`Nothing was saved within ${backWithin} ms:\n${server.output()}`)
    await pause(2)
  }
  return performance.now() - began
}

it.runIf(isInstalled && isTriedHere)(
  `[EXM-102] [CRS-050] keeps every acknowledged answer through ${kills} kills of PostgreSQL, and the server survives`,
  async () => {
    const notes = sittings.map(nothingYet)
    const restarts: number[] = []
    let seq = 0
    let isOver = false
    const writers = sittings.map((sitting, at) =>
      workUntil(
        server,
        sitting,
        notes[at] ?? nothingYet(),
        () => ++seq,
        () => isOver,
      ),
    )
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(life.least + Math.random() * life.spread)
      await postgres?.kill()
      await postgres?.start()
      restarts.push(await untilSaved(notes))
    }
    isOver = true
    await Promise.all(writers)
    expect(await server.stop('SIGTERM'), server.output()).toBe(0)
    const { lost, wrong } = await compareWithDatabase(place, sittings, notes)
    printFigures('PostgreSQL killed', {
      kills,
      acknowledged: savesOf(notes),
      lost: lost.length,
      wrong: wrong.length,
      restarts,
    })
    expect({ lost, wrong }).toEqual({ lost: [], wrong: [] })
  },
  timeLimit,
)
