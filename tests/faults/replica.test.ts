import { people } from '@titian/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, TestClock } from '../../apps/server/src/testing/test-app.ts'
import { type EmptyPlace, emptyPlace } from '../support/database.ts'
import {
  findPostgres,
  ownPostgres,
  type OwnPostgres,
  ownReplica,
} from '../support/postgres/own-postgres.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { isTriedHere } from './figures.ts'

// The test starts its own primary and replica, so a second run on another database would be the same.
const isTried = isTriedHere && findPostgres() !== undefined

let primary: OwnPostgres | undefined
let replica: OwnPostgres | undefined
let place: EmptyPlace
let staff: Person
let student: { sign: string }
const servers: RunningServer[] = []

const replicaUrl = () => {
  const url = new URL(place.databaseUrl)
  url.port = new URL(replica?.url ?? '').port
  return url.href
}

beforeAll(async () => {
  if (!isTried) return
  primary = await ownPostgres()
  if (!primary) throw new Error('PostgreSQL is not installed.')
  place = await emptyPlace(primary.url)
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  staff = await testApp.person('schoolAdmin,normal')
  const { userId } = await testApp.person()
  student = { sign: testApp.seal('user', userId) }
  await testApp.close()
  replica = await ownReplica(primary)
  for (const port of [await freePort(), await freePort()])
    servers.push(
      await startServer({
        ...place,
        port,
        env: { WORKER: '0', DATABASE_REPLICA_URL: replicaUrl() },
      }),
    )
}, 180_000)
afterAll(async () => {
  for (const server of servers) await server.stop('SIGKILL')
  await replica?.remove()
  await place?.remove()
  await primary?.remove()
}, 60_000)

/** A browser of the member of staff, with its cookies. */
function browser() {
  const cookies = new Map([['token', staff.token]])
  return async (server: RunningServer, { path, method }: typeof people.listAuditLog, body = {}) => {
    const response = await fetch(`${server.origin}/api/v1${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
        language: 'en',
      },
      body: JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const { ok, data } = (await response.json()) as { ok: boolean; data: { total: number } }
    expect(ok, `${response.status}`).toBe(true)
    return data?.total
  }
}
type Ask = ReturnType<typeof browser>

const countEntries = (ask: Ask, server: RunningServer) => ask(server, people.listAuditLog)

async function runOnReplica<Row extends object>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: replicaUrl() })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

/** The number of statements that the replica has answered. */
async function countAnswered(): Promise<number> {
  const [row] = await runOnReplica<{ done: number }>(
    `select xact_commit::int as done from pg_stat_database where datname = current_database()`,
  )
  return row?.done ?? 0
}

const pair = () => {
  const [first, second] = servers
  if (!first || !second) throw new Error('Two servers must run.')
  return { first, second }
}

/** Fails unless the replica comes to answer the lists of a person. */
async function untilReplicaAnswers(server: RunningServer) {
  const ask = browser()
  const grows = async () => {
    const before = await countAnswered()
    for (let number = 0; number < 10; number += 1) await countEntries(ask, server)
    return (await countAnswered()) - before
  }
  // Each list takes at least two statements, and the count itself takes two.
  await expect.poll(grows, { timeout: 60_000, interval: 500 }).toBeGreaterThanOrEqual(20)
}

it.runIf(isTried)('[OPS-100] the replica answers a read that may lag', async () => {
  await untilReplicaAnswers(pair().first)
})

it.runIf(isTried)(
  '[OPS-101] a person sees the own writes at once, through another process too, while the replica lags far behind',
  async () => {
    const { first, second } = pair()
    const ask = browser()
    await untilReplicaAnswers(second)
    let entries = await countEntries(ask, first)
    await runOnReplica('select pg_wal_replay_pause()')
    for (let number = 0; number < 20; number += 1) {
      const change = { ...student, disabled: number % 2 === 0, reason: 'A test of the replica.' }
      await ask(first, people.changePersonState as never, change)
      entries += 1
      expect(await countEntries(ask, second)).toBe(entries)
    }
    // Other people see the writes after the longest lag.
    await expect.poll(() => countEntries(browser(), second), { timeout: 10_000 }).toBe(entries)
    await runOnReplica('select pg_wal_replay_resume()')
    await untilReplicaAnswers(second)
    expect(await countEntries(browser(), second)).toBe(entries)
  },
)

it.runIf(isTried)(
  '[OPS-102] the primary answers while the replica is away, and the replica again once it is back',
  async () => {
    const { first } = pair()
    await untilReplicaAnswers(first)
    const entries = await countEntries(browser(), first)
    await replica?.kill()
    for (let number = 0; number < 30; number += 1)
      expect(await countEntries(browser(), first)).toBe(entries)
    await replica?.start()
    await untilReplicaAnswers(first)
  },
)
