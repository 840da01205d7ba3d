import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Till } from '../../../apps/server/src/modules/orders/factories.ts'
import { countMoney, reconcileBooks } from '../../../apps/server/src/testing/random-orders.ts'
import { openTestApp, TestClock } from '../../../apps/server/src/testing/test-app.ts'
import { type EmptyPlace, emptyPlace } from '../../support/database.ts'
import { migratedPlace } from '../../support/migrated-place.ts'
import { findPostgres, ownPostgres, type OwnPostgres } from '../../support/postgres/own-postgres.ts'
import { freePort, startServer } from '../../support/server.ts'
import { pause } from '../class-at-work.ts'
import { howOften, isTriedHere, timeLimit } from '../figures.ts'
import { type Buyer, buyUntil, noneAcknowledged, type AcknowledgedOrders } from './buyer-at-work.ts'
import { printMoney } from './money-figures.ts'

const kills = Number(process.env['MONEY_KILLS'] ?? howOften(50, 2, 3))
const buyers = 8
/** Milliseconds between two kills: a minimum plus a random part. */
const life = { least: 300, spread: 900 }
const courses = Math.max(40, kills * 4)
const leastPaid = howOften(buyers, 1)

const paidIn = (acknowledged: AcknowledgedOrders[]) =>
  acknowledged.reduce((sum, { paid }) => sum + paid.size, 0)

/** Creates buyers with coins and courses in a place from which a server can start. */
async function prepare(place: EmptyPlace): Promise<Buyer[]> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  try {
    const till = await Till.open(testApp)
    const shelf: string[] = []
    for (let number = 0; number < courses; number += 1) shelf.push((await till.course()).sign)
    const list: Buyer[] = []
    for (let number = 0; number < buyers; number += 1) {
      const person = await testApp.person()
      await till.give(900, person)
      list.push({ person, courses: shelf })
    }
    return list
  } finally {
    await testApp.close()
  }
}

/** Lets the jobs finish their open work, and compares the acknowledged orders with the bookings. */
async function compare(place: EmptyPlace, acknowledged: AcknowledgedOrders[], trial: string) {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  try {
    const till = await Till.open(testApp)
    // Sends all notices of payments again, as a provider does with notices that were not processed.
    for (const page of acknowledged.flatMap(({ pages }) => [...pages]))
      await till.play(page, 'resend')
    const violations = await reconcileBooks(
      till,
      acknowledged.flatMap(({ pages }) => [...pages]),
    )
    const { rows } = await testApp.db.execute<{ id: string; paid: boolean }>(
      'select id, paid_at is not null as paid from orders',
    )
    const stored = new Map(rows.map(({ id, paid }) => [Number(id), paid]))
    const of = (sign: string) => stored.get(testApp.app.deps.signs.open('order', sign) ?? 0)
    const lost = acknowledged.flatMap(({ made, paid }) => [
      ...[...made].filter((sign) => of(sign) === undefined),
      ...[...paid].filter((sign) => of(sign) !== true),
    ])
    printMoney(trial, {
      stories: 0,
      kills,
      ...(await countMoney(testApp)),
      lost: lost.length,
      violations: violations.length,
    })
    expect({ lost, violations }).toEqual({ lost: [], violations: [] })
    expect(paidIn(acknowledged)).toBeGreaterThanOrEqual(leastPaid)
  } finally {
    await testApp.close()
  }
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
