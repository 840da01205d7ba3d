// `npm run bench -- days`: 200 students end a day of their marketplace shop, and of their ERP
// books, within a minute, on the database of DATABASE_URL. Writes docs/proof/practice.md.
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { practice, type PracticeRun } from '@titian/contract'
import { readKept, startRun } from '../../../apps/server/src/modules/practice/factories.ts'
import { openTestApp, type Person } from '../../../apps/server/src/testing/test-app.ts'
import { playDay } from '../../../packages/practice/src/marketplace/plays/reference.ts'
import { manners } from '../../../packages/practice/src/marketplace/plays/plays.ts'
import type { MarketState } from '../../../packages/practice/src/marketplace.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
  writeProof,
} from '../../../tools/documents/marked-text.mjs'
import { quantile } from '../load.ts'

const students = 200
/** Seconds within which each student presses once. */
const seconds = 60
/** The target in milliseconds for the 95th percentile. */
const aim = 100
/** Number of days that the reference plan has played in each shop before the measurement. */
const played = 20
/** Maximum decisions of one call. */
const atOnce = 20

const testApp = await openTestApp()

interface Player {
  person: Person
  run: PracticeRun
}

async function endDay({ person, run }: Player, decisions: object[] = []): Promise<PracticeRun> {
  const input = { sign: run.sign, number: run.number, decisions, endDay: 1 }
  const { body } = await testApp.ask(practice.decideRun, input as never, person)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}

/** Plays the days as the reference plan decides, with as many decisions as one call allows. */
async function playShop(player: Player): Promise<Player> {
  let { run } = player
  for (let day = 1; day <= played; day += 1) {
    const kept = await readKept(testApp, run)
    const sent = playDay(kept.state as MarketState, manners.reference)
    const decisions = sent
      .slice(0, atOnce)
      .map(({ seat, command }) => ({ seat, command, note: '' }))
    run = await endDay({ ...player, run }, decisions)
  }
  return { ...player, run }
}

async function begun(idSign: string, prepare: (player: Player) => Promise<Player>) {
  const players: Player[] = []
  for (let number = 0; number < students; number += 1) {
    const person = await testApp.person()
    players.push(await prepare({ person, run: await startRun(testApp, person, { idSign }) }))
  }
  return players
}

async function pressed(players: readonly Player[]): Promise<number[]> {
  await testApp.database.pool.script('vacuum analyze')
  return Promise.all(
    players.map(async (player) => {
      await pause(Math.random() * seconds * 1000)
      const began = performance.now()
      await endDay(player)
      return performance.now() - began
    }),
  )
}

async function beginCards(player: Player): Promise<Player> {
  const cards = ['masterData', 'stockRule', 'partialReceipt', 'creditLimit']
  const decisions = cards.map((card) => ({
    seat: 'clerk',
    command: { type: 'beginCard', day: player.run.day, card },
    note: '',
  }))
  return { ...player, run: await endDay(player, decisions) }
}

const load = loadavg()[0]?.toFixed(1)
const rows: string[][] = []
const misses: string[] = []
const kinds = [
  [`a shop of ${played} days`, 'market-60-days', playShop],
  ['the books with four cards', 'erp-ten-cards', beginCards],
] as const
for (const [name, idSign, prepare] of kinds) {
  const taken = (await pressed(await begun(idSign, prepare))).toSorted((one, other) => one - other)
  const late = quantile(taken, 0.95)
  if (late > aim) misses.push(`${name}: p95 ${late.toFixed(0)} ms`)
  rows.push([name, quantile(taken, 0.5).toFixed(1), late.toFixed(1), quantile(taken, 1).toFixed(1)])
}
const table = markdownTable(['what', 'p50 ms', 'p95 ms', 'slowest ms'], rows)
const where = process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded database'
writeProof(
  'days',
  `${students} students end a day within ${seconds} seconds. Version ${describeVersion()}, ${describeMachine()}, ${where}, load average before: ${load}. Server and students share one process. Aim of the p95: ${aim} ms.\n\n${table}`,
  'practice',
)
console.log(table)
console.log(misses.length > 0 ? `Above the aim: ${misses.join(', ')}` : 'All aims met.')
if (misses.length > 0) process.exitCode = 1
await testApp.close()
