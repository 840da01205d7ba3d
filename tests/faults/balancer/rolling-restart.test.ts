import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, TestClock } from '../../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../../support/database.ts'
import { migratedPlace } from '../../support/migrated-place.ts'
import { findBalancer, ownBalancer, type OwnBalancer } from '../../support/own-balancer.ts'
import { findPooler, ownPooler, type OwnPooler } from '../../support/postgres/own-pooler.ts'
import { freePort, type RunningServer, startServer } from '../../support/server.ts'

const url = process.env.DATABASE_URL
const program = findBalancer()
const poolerProgram = findPooler()
// The embedded database has room for one process only.
if (url && !program)
  console.warn('SKIPPED: HAProxy is not installed here, so no rolling restart is tried behind it.')

const callers = 8
/** Milliseconds between two requests of a caller: the test wants failures, not a full machine. */
const between = 60

let place: EmptyPlace
let person: Person
let pooler: OwnPooler | undefined
let balancer: OwnBalancer
const servers: RunningServer[] = []
let ports: number[]

const start = (port: number): Promise<RunningServer> =>
  startServer({
    directory: place.directory,
    databaseUrl: pooler?.url ?? place.databaseUrl,
    port,
    env: {
      DRAIN_SECONDS: '4',
      TRUST_PROXY: 'loopback',
      ...(pooler && { DATABASE_DIRECT_URL: place.databaseUrl }),
    },
  })

beforeAll(async () => {
  if (!url || !program) return
  place = await migratedPlace(url)
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  person = await testApp.person()
  await testApp.close()
  if (poolerProgram) pooler = await ownPooler(poolerProgram, place.databaseUrl)
  ports = [await freePort(), await freePort()]
  servers.push(...(await Promise.all(ports.map(start))))
  balancer = await ownBalancer(program, ports)
}, 180_000)

afterAll(async () => {
  if (!url || !program) return
  balancer?.remove()
  for (const server of servers) await server.stop('SIGKILL')
  await pooler?.remove()
  await place?.remove()
}, 60_000)

const bothReady = () =>
  expect.poll(() => balancer.listReady(), { timeout: 60_000 }).toEqual(['one', 'two'])

/** Number of responses by method and status, or by the error, until `isOver`. */
async function callUntil(isOver: () => boolean) {
  const counts = new Map<string, number>()
  const call = async (number: number) => {
    const headers = {
      'content-type': 'application/json',
      language: 'en',
      // HAProxy says that visitors came by https, where the cookie has this prefix.
      cookie: `__Host-token=${person.token}`,
      // HAProxy has connections with and without a next request, as browsers and programs have.
      ...(number % 2 === 0 && { connection: 'close' }),
    }
    const [path, method] =
      number % 4 < 2 ? ['course/courseList', 'POST'] : ['user/loginInfo', 'GET']
    while (!isOver()) {
      const init = method === 'POST' ? { method, body: '{"page":1,"size":5}' } : {}
      const outcome = await fetch(`${balancer.origin}/api/v1/${path}`, { ...init, headers }).then(
        async (response) => {
          const text = await response.text()
          return `${response.status} ${text.includes('"ok":true')}`
        },
        (error: Error) => (error.cause instanceof Error ? error.cause : error).message,
      )
      const key = `${method} ${outcome}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      await pause(between)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, number) => call(number)))
  return counts
}

it.runIf(url && program)(
  '[OPS-060] a rolling restart of two servers behind HAProxy fails no request',
  async () => {
    await bothReady()
    let isOver = false
    const calling = callUntil(() => isOver)
    await pause(1000)
    for (const [at, port] of ports.entries()) {
      expect(await servers[at]?.stop('SIGTERM'), servers[at]?.output()).toBe(0)
      servers[at] = await start(port)
      await bothReady()
    }
    await pause(1000)
    isOver = true
    const counts = await calling
    expect([...counts.keys()].toSorted()).toEqual(['GET 200 true', 'POST 200 true'])
    expect(Math.min(...counts.values())).toBeGreaterThan(callers * 10)
  },
  240_000,
)
