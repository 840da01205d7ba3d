import { isDeepStrictEqual } from 'node:util'
import { replay } from '@titian/practice/engine'
import { kindOf } from '@titian/practice/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readKept, startRun } from '../../../apps/server/src/modules/practice/factories.ts'
import { openTestApp, TestClock } from '../../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../../support/database.ts'
import { migratedPlace } from '../../support/migrated-place.ts'
import { freePort, startServer } from '../../support/server.ts'
import { pause } from '../class-at-work.ts'
import { fewerEmbedded, howOften, isTriedAtLength, printFigures, timeLimit } from '../figures.ts'
import { type Player, playUntil } from './player-at-work.ts'

const kills = howOften(100, fewerEmbedded(2, 3), 5)
/** The number of runs of 36 weeks: so many that some have not ended at any kill. */
const players = Math.max(6, kills)
const atOnce = 4
/**
 * The number of acknowledged orders before a kill, and the milliseconds that follow. Both are
 * random.
 */
const ordersBefore = 12
const extraTime = 60
const roundLimit = 20_000

let place: EmptyPlace

beforeAll(async () => {
  place = await migratedPlace()
}, 120_000)
afterAll(() => place.remove())

const openPlace = () => openTestApp({ clock: new TestClock(new Date()), keep: { ...place } })

async function prepare(): Promise<Player[]> {
  const testApp = await openPlace()
  const made: Player[] = []
  for (let number = 0; number < players; number += 1) {
    const student = await testApp.person()
    made.push({ student, run: await startRun(testApp, student), orders: [], refused: [] })
  }
  await testApp.close()
  return made
}

const ordersOf = (all: Player[]) => all.reduce((sum, { orders }) => sum + orders.length, 0)

async function untilOrdered(all: Player[], count: number): Promise<void> {
  const limit = Date.now() + roundLimit
  while (ordersOf(all) < count && Date.now() < limit) await pause(5)
}

/** Only a few runs are played at a time, so that orders are on their way at every kill. */
async function playAll(origin: string, all: Player[], isOver: () => boolean) {
  const waiting = [...all]
  const next = async () => {
    for (let player = waiting.shift(); player && !isOver(); player = waiting.shift())
      await playUntil(origin, player, isOver)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

/** Compares each stored run with its acknowledged orders, and with a replay of these orders. */
async function compare(all: Player[]) {
  const testApp = await openPlace()
  const lost: string[] = []
  const wrong: string[] = []
  try {
    const kind = kindOf('supply-chain')
    for (const { run: begun, orders } of all) {
      const { run, log, state } = await readKept(testApp, begun)
      const stored = log.map(({ command }) => command.quantity)
      if (JSON.stringify(stored) !== JSON.stringify(orders))
        lost.push(`${JSON.stringify(orders)} is ${JSON.stringify(stored)}`)
      const { scenario, seed, day } = run
      const days = run.state === 'active' ? day - 1 : day
      const last = kind && replay(kind, { scenario, seed, log, days }).at(-1)
      if (!isDeepStrictEqual(state, last))
        wrong.push(`The state of run ${run.id} is not that of its decisions.`)
    }
  } finally {
    await testApp.close()
  }
  return { lost, wrong }
}

it.runIf(isTriedAtLength)(
  `[PRC-027] keeps every acknowledged order of a practice once through ${kills} kills at random moments`,
  async () => {
    const all = await prepare()
    const restarts: number[] = []
    const port = await freePort()
    const start = async () => {
      const began = performance.now()
      const server = await startServer({ ...place, port, env: { WORKER: '0' } })
      restarts.push(performance.now() - began)
      return server
    }
    let isOver = false
    let server = await start()
    const work = playAll(server.origin, all, () => isOver)
    for (let kill = 0; kill < kills; kill += 1) {
      await untilOrdered(all, ordersOf(all) + Math.ceil(Math.random() * ordersBefore))
      await pause(Math.random() * extraTime)
      await server.stop('SIGKILL')
      server = await start()
    }
    isOver = true
    await work
    await server.stop('SIGKILL')
    const { lost, wrong } = await compare(all)
    const acknowledged = ordersOf(all)
    const database = place.databaseUrl ? 'PostgreSQL' : 'embedded database'
    printFigures(`practice, server killed, ${database}`, {
      kills,
      acknowledged,
      lost: lost.length,
      wrong: wrong.length,
      restarts,
    })
    expect(all.flatMap(({ refused }) => refused)).toEqual([])
    expect(lost).toEqual([])
    expect(wrong).toEqual([])
    expect(acknowledged).toBeGreaterThan(kills)
  },
  timeLimit,
)
