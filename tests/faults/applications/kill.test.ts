import { applications } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  makeApplicant,
  makeOpening,
} from '../../../apps/server/src/modules/applications/factories.ts'
import { openTestApp, type Person, TestClock } from '../../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../../support/database.ts'
import { migratedPlace } from '../../support/migrated-place.ts'
import { freePort, type RunningServer, startServer } from '../../support/server.ts'
import { pause } from '../class-at-work.ts'
import { howOften, isTriedAtLength, printFigures, timeLimit } from '../figures.ts'

const kills = howOften(50, 3)
const students = 6
/**
 * The maximum time in milliseconds from a round's first application to the kill. Kills hit the
 * server before, within and after the transaction, and while it sends mails.
 */
const longest = 2500
const patience = 60_000

let place: EmptyPlace
let port: number
const people: Person[] = []
/** A job post for each round, because a person can apply to a post only once. */
const posts: string[] = []

const openPlace = () => openTestApp({ clock: new TestClock(new Date()), keep: { ...place } })

beforeAll(async () => {
  place = await migratedPlace()
  port = await freePort()
  const testApp = await openPlace()
  for (let number = 0; number < students; number += 1)
    people.push((await makeApplicant(testApp)).student)
  const [first] = people
  for (let round = 0; round < kills && first; round += 1)
    posts.push((await makeOpening(testApp, first)).positionId)
  await testApp.close()
}, 120_000)
afterAll(() => place.remove())

/** The sealed id of the application, or undefined without a response. */
async function send(server: RunningServer, { token }: Person, positionId: string) {
  const response = await fetch(`${server.origin}/api/v1${applications.sendEmail.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en', cookie: `token=${token}` },
    body: JSON.stringify({ positionId }),
  }).catch(() => undefined)
  const body = (await response?.json().catch(() => undefined)) as
    | { data: { sign: string } | null }
    | undefined
  return body?.data?.sign
}

async function inDatabase<Result>(
  run: (testApp: Awaited<ReturnType<typeof openPlace>>) => Promise<Result>,
): Promise<Result> {
  const testApp = await openPlace()
  try {
    return await run(testApp)
  } finally {
    await testApp.close()
  }
}

const rowsOf = (query: string) =>
  inDatabase(async ({ db }) => (await db.execute<Record<string, number>>(query)).rows)

it.runIf(isTriedAtLength)(
  `[JOB-043] [JOB-048] loses no delivery and mails each company once through ${kills} kills between the application and its mail`,
  async () => {
    const restarts: number[] = []
    const signs = new Map<string, string>()
    let acknowledged = 0
    const begin = async () => {
      const began = performance.now()
      const server = await startServer({ ...place, port })
      restarts.push(performance.now() - began)
      return server
    }
    /** Sends all applications without a response again to the next server. */
    const sendOpen = (server: RunningServer, rounds: string[]) =>
      Promise.all(
        rounds.flatMap((positionId) =>
          people.map(async (person) => {
            const key = `${person.userId} ${positionId}`
            const sign = await send(server, person, positionId)
            if (sign === undefined) return
            acknowledged += 1
            // If an application was acknowledged and is sent again, the response has the same
            // sealed id.
            expect(signs.get(key) ?? sign).toBe(sign)
            signs.set(key, sign)
          }),
        ),
      )
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await begin()
      const sending = sendOpen(server, posts.slice(kill, kill + 1))
      await pause(Math.random() * longest)
      await server.stop('SIGKILL')
      await sending
    }
    await inDatabase(({ db }) =>
      db.execute(`update mails set next_try_at = now() where state in ('queued', 'sending')`),
    )
    const last = await begin()
    await sendOpen(last, posts)
    expect(signs.size).toBe(kills * students)
    const end = Date.now() + patience
    while (Date.now() < end) {
      const [waiting] = await rowsOf(
        `select count(*)::int as count from mails where state in ('queued', 'sending')`,
      )
      if (waiting?.['count'] === 0) break
      await pause(500)
    }
    await last.stop('SIGTERM')
    const [counts] = await rowsOf(`select
      (select count(*) from job_applications)::int as applications,
      (select count(*) from application_steps)::int as steps,
      (select count(*) from application_links)::int as links,
      (select count(*) from mails where state = 'sent')::int as mails,
      (select count(distinct about_id) from mails)::int as told,
      (select count(distinct message_id) from sandbox_mails)::int as arrived`)
    const wanted = kills * students
    printFigures(
      `applications, server killed, ${place.databaseUrl ? 'PostgreSQL' : 'embedded database'}`,
      {
        kills,
        acknowledged,
        lost: wanted - (counts?.['applications'] ?? 0),
        wrong: (counts?.['mails'] ?? 0) - wanted,
        restarts,
      },
    )
    expect(counts).toEqual({
      applications: wanted,
      steps: wanted,
      links: wanted,
      mails: wanted,
      told: wanted,
      arrived: wanted,
    })
  },
  timeLimit,
)
