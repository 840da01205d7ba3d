import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TestClock } from '../../../apps/server/src/testing/test-app.ts'
import { type EmptyPlace, emptyPlace } from '../../support/database.ts'
import { migratedPlace } from '../../support/migrated-place.ts'
import { findPostgres, ownPostgres, type OwnPostgres } from '../../support/postgres/own-postgres.ts'
import { freePort, startServer } from '../../support/server.ts'
import { pause } from '../class-at-work.ts'
import { howOften, isTriedHere, timeLimit } from '../figures.ts'
import { type Buyer, buyUntil, noneAcknowledged, type AcknowledgedOrders } from './buyer-at-work.ts'
import { printMoney } from './money-figures.ts'
import { compareOrders, stockShop } from './shop.ts'

const kills = Number(process.env['MONEY_KILLS'] ?? howOften(50, 2, 3))
const buyers = 8
/** Milliseconds between two kills: a minimum plus a random part. */
const life = { least: 300, spread: 900 }
const courses = Math.max(40, kills * 4)
const leastPaid = howOften(buyers, 1)

const paidIn = (acknowledged: AcknowledgedOrders[]) =>
  acknowledged.reduce((sum, { paid }) => sum + paid.size, 0)

/** Creates buyers and courses in a place from which a server can start. */
async function prepare(place: EmptyPlace): Promise<Buyer[]> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  try {
    return await stockShop(testApp, { buyers, courses })
  } finally {
    await testApp.close()
  }
}

async function compare(place: EmptyPlace, acknowledged: AcknowledgedOrders[], trial: string) {
  const { lost, violations, money } = await compareOrders(place, acknowledged)
  printMoney(trial, {
    stories: 0,
    kills,
    ...money,
    lost: lost.length,
    violations: violations.length,
  })
  expect({ lost, violations }).toEqual({ lost: [], violations: [] })
  expect(paidIn(acknowledged)).toBeGreaterThanOrEqual(leastPaid)
}

/** Waits until there are some payments before the last kill, because a busy machine pays late. */
async function untilPaid(acknowledged: AcknowledgedOrders[]): Promise<void> {
  for (let second = 0; second < 60 && paidIn(acknowledged) < leastPaid; second += 1)
    await pause(1000)
}

const nextLife = () => pause(life.least + Math.random() * life.spread)

describe('kills of the server', () => {
  let place: EmptyPlace
  beforeAll(async () => {
    place = await migratedPlace()
  }, 120_000)
  afterAll(() => place.remove())

  it(
    `[ORD-066] lose no order and no payment through ${kills} kills at random moments`,
    async () => {
      const people = await prepare(place)
      const acknowledged = people.map(noneAcknowledged)
      const port = await freePort()
      let isOver = false
      const origin = `http://localhost:${port}`
      const start = () => startServer({ ...place, port, env: { WORKER: '0' } })
      let server = await start()
      const work = people.map((buyer, at) =>
        buyUntil({ origin }, buyer, acknowledged[at] ?? noneAcknowledged(), () => isOver),
      )
      for (let kill = 0; kill < kills; kill += 1) {
        await nextLife()
        await server.stop('SIGKILL')
        server = await start()
      }
      await nextLife()
      await untilPaid(acknowledged)
      isOver = true
      await Promise.all(work)
      await server.stop('SIGKILL')
      const database = place.databaseUrl ? 'PostgreSQL' : 'embedded database'
      await compare(place, acknowledged, `server killed, ${database}`)
    },
    timeLimit,
  )
})

const isKilled = findPostgres() !== undefined && isTriedHere

describe.runIf(isKilled)('kills of PostgreSQL', () => {
  let postgres: OwnPostgres | undefined
  let place: EmptyPlace
  beforeAll(async () => {
    postgres = await ownPostgres()
    place = await emptyPlace(postgres?.url)
  }, 120_000)
  afterAll(async () => {
    await place?.remove()
    await postgres?.remove()
  }, 60_000)

  it(
    `[ORD-066] lose no order and no payment through ${kills} kills of PostgreSQL`,
    async () => {
      const people = await prepare(place)
      const acknowledged = people.map(noneAcknowledged)
      let isOver = false
      const server = await startServer({ ...place, port: await freePort(), env: { WORKER: '0' } })
      const work = people.map((buyer, at) =>
        buyUntil(server, buyer, acknowledged[at] ?? noneAcknowledged(), () => isOver),
      )
      for (let kill = 0; kill < kills; kill += 1) {
        await nextLife()
        await postgres?.kill()
        await postgres?.start()
      }
      await nextLife()
      await untilPaid(acknowledged)
      isOver = true
      await Promise.all(work)
      await server.stop('SIGTERM')
      await compare(place, acknowledged, 'PostgreSQL killed')
    },
    timeLimit,
  )
})
