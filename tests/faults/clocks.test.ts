import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareClassroom, type Sitting } from '../support/classroom.ts'
import type { EmptyPlace } from '../support/database.ts'
import { migratedPlace } from '../support/migrated-place.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { compareWithDatabase, nothingYet, pause, savesOf, workUntil } from './class-at-work.ts'
import { howOften, printFigures, timeLimit } from './figures.ts'

const wrongClock = fileURLToPath(new URL('wrong-clock.mjs', import.meta.url))
const students = 6
/** Seconds that remain in each exam, and the seconds by which the clock of each server is wrong. */
const left = { time: howOften(120, 12), grace: 3 }
const wrong = [0, 3600, -3600]

// The embedded database is not tested, because only one process can use its directory.
const url = process.env.DATABASE_URL

let place: EmptyPlace
let sittings: Sitting[]
let servers: RunningServer[]
let database: pg.Client

beforeAll(async () => {
  if (!url) return
  place = await migratedPlace(url)
  sittings = await prepareClassroom(place, students)
  database = new pg.Client({ connectionString: place.databaseUrl })
  await database.connect()
  servers = await Promise.all(
    wrong.map(async (seconds) =>
      startServer({
        ...place,
        port: await freePort(),
        env: { NODE_OPTIONS: `--import=${wrongClock}`, WRONG_CLOCK: String(seconds) },
      }),
    ),
  )
}, 180_000)
afterAll(async () => {
  if (!url) return
  for (const server of servers) await server.stop('SIGKILL')
  await database.end()
  await place.remove()
})

const read = async <Row extends pg.QueryResultRow>(statement: string) =>
  (await database.query<Row>(statement)).rows

it.runIf(url)(
  '[EXM-154] [EXM-102] servers whose clocks are two hours apart close no exam early, and keep every answer until then',
  async () => {
    for (const [at, seconds] of wrong.entries()) {
      const health = await (await fetch(`${servers[at]?.origin}/readyz`)).text()
      if (seconds === 0) expect(health).not.toContain('clock')
      else expect(health).toMatch(seconds > 0 ? /clock.*36\d\d s ahead/ : /clock.*36\d\d s behind/)
    }
    await database.query(`
      update attempts set deadline = now() + interval '${left.time} s',
        closes_at = now() + interval '${left.time + left.grace} s'`)
    const notes = sittings.map(nothingYet)
    let seq = 0
    let isOver = false
    const writers = sittings.map((sitting, at) =>
      workUntil(
        servers[at % servers.length] ?? { origin: '' },
        sitting,
        notes[at] ?? nothingYet(),
        () => (seq += 1),
        () => isOver,
      ),
    )
    await pause((left.time - 2) * 1000)
    expect(await read(`select id from attempts where state <> 'in_progress'`)).toEqual([])
    const before = savesOf(notes)
    expect(before).toBeGreaterThan(students * 5)
    const open = () => read(`select id from attempts where state = 'in_progress'`)
    await expect.poll(open, { timeout: 90_000, interval: 500 }).toEqual([])
    isOver = true
    await Promise.all(writers)
    const early = await read(`select id from attempts where submitted_at < deadline`)
    expect(early).toEqual([])
    await Promise.all(servers.map((server) => server.stop('SIGTERM')))
    const { lost, wrong: changed } = await compareWithDatabase(place, sittings, notes)
    printFigures('clocks two hours apart, PostgreSQL', {
      kills: 0,
      acknowledged: savesOf(notes),
      lost: lost.length,
      wrong: changed.length,
      restarts: [],
    })
    expect({ lost, changed }).toEqual({ lost: [], changed: [] })
  },
  timeLimit,
)
