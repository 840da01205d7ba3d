import { mails } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, TestClock } from '../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../support/database.ts'
import { migratedPlace } from '../support/migrated-place.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { pause } from './class-at-work.ts'
import { howOften, printFigures, timeLimit } from './figures.ts'

const kills = howOften(50, 2)
/** The number of mails in a round, which are queued together. */
const perRound = 20
/**
 * The maximum time in milliseconds from the last commit to the kill. Kills hit the server before,
 * while and after the job sends mails.
 */
const longest = 2600
const patience = 60_000

let place: EmptyPlace
let port: number
let staff: Person
let signs: string[]

beforeAll(async () => {
  place = await migratedPlace()
  port = await freePort()
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: { ...place } })
  staff = await testApp.person('schoolAdmin,normal')
  const { rows } = await testApp.db.execute<{ id: string }>(`
    insert into mails (school_id, kind, to_name, to_address, language, subject, text, state, queued_at, message_id, created_at)
    select ${staff.schoolId}, 'application', 'Company ' || n, 'hr' || n || '@company.example', 'en', 'Subject ' || n, 'Text',
      'failed', now(), n || '@kill.example', now()
    from generate_series(1, ${kills * perRound}) n returning id`)
  signs = rows.map(({ id }) => testApp.seal('mail', Number(id)))
  await testApp.close()
}, 120_000)
afterAll(() => place.remove())

/** True if the server has acknowledged that the mail is queued. */
async function queue(server: RunningServer, sign: string): Promise<boolean> {
  const response = await fetch(`${server.origin}/api/v1${mails.sendMailAgain.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      language: 'en',
      cookie: `token=${staff.token}`,
    },
    body: JSON.stringify({ sign }),
  }).catch(() => undefined)
  if (!response) return false
  const { code } = (await response.json()) as { code: number }
  // The code -4 means that the mail was queued before, and that the process was killed before its
  // response.
  return code === 200 || code === -4
}

async function inDatabase<Result>(
  run: (db: Awaited<ReturnType<typeof openTestApp>>['db']) => Promise<Result>,
): Promise<Result> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: { ...place } })
  try {
    return await run(testApp.db)
  } finally {
    await testApp.close()
  }
}

/**
 * Ends the wait of five minutes after which another process sends the mails of a killed process.
 */
const endLeases = () =>
  inDatabase((db) =>
    db.execute(`update mails set next_try_at = now() where state in ('queued', 'sending')`),
  )

async function untilAllAreSent(server: RunningServer) {
  const limit = Date.now() + patience
  while (Date.now() < limit) {
    const response = await fetch(`${server.origin}/api/v1${mails.listMails.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        language: 'en',
        cookie: `token=${staff.token}`,
      },
      body: JSON.stringify({ state: 'waiting' }),
    })
    const { data } = (await response.json()) as { data: { total: number } }
    if (data.total === 0) return
    await pause(200)
  }
}

it(
  `[JOB-060] [JOB-065] loses no mail and shows none twice through ${kills} kills between the commit and the mail`,
  async () => {
    const restarts: number[] = []
    let confirmed = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const began = performance.now()
      const server = await startServer({ ...place, port })
      restarts.push(performance.now() - began)
      const ofRound = signs.slice(kill * perRound, (kill + 1) * perRound)
      const queued = await Promise.all(ofRound.map((sign) => queue(server, sign)))
      confirmed += queued.filter(Boolean).length
      await pause(Math.random() * longest)
      await server.stop('SIGKILL')
    }
    expect(confirmed).toBe(kills * perRound)
    await endLeases()
    const last = await startServer({ ...place, port })
    await untilAllAreSent(last)
    await last.stop('SIGTERM')
    const { states, shown } = await inDatabase(async (db) => ({
      states: (await db.execute('select state, count(*)::int as count from mails group by state'))
        .rows,
      shown: (
        await db.execute<{ message_id: string; deliveries: number }>(
          'select message_id, deliveries from sandbox_mails',
        )
      ).rows,
    }))
    const repeated = shown.filter(({ deliveries }) => deliveries > 1).length
    printFigures(
      `mails, server killed, ${place.databaseUrl ? 'PostgreSQL' : 'embedded database'}`,
      {
        kills,
        acknowledged: confirmed,
        lost: confirmed - shown.length,
        wrong: shown.length - new Set(shown.map(({ message_id: id }) => id)).size,
        restarts,
        note: `handed over twice under one Message-ID: ${repeated}`,
      },
    )
    expect(states).toEqual([{ state: 'sent', count: kills * perRound }])
    expect(new Set(shown.map(({ message_id: id }) => id)).size).toBe(kills * perRound)
    expect(shown).toHaveLength(kills * perRound)
  },
  timeLimit,
)
