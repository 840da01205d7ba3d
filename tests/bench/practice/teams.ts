// `npm run bench -- teams`: a class of 200 in 50 games of the beer game, on the database of DATABASE_URL. Every player
// has a page open that reads the run again after each message. Writes docs/proof/practice.md.
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { practice } from '@titian/contract'
import { beginGame } from '../../../apps/server/src/modules/practice/games/factories.ts'
import {
  listen,
  ofPerson,
  type SocketClient,
  startLive,
} from '../../../apps/server/src/testing/socket-client.ts'
import { openTestApp, type Person } from '../../../apps/server/src/testing/test-app.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
  writeProof,
} from '../../../tools/documents/marked-text.mjs'
import { quantile } from '../load.ts'

const games = 50
const seats = 4
const weeks = 3
/** Seconds in which all players order once; the target is a minute. */
const seconds = 20
/** Targets in milliseconds: for an order, and for the message to the other players. */
const aims = { order: 100, live: 300 }

interface Player {
  person: Person
  sign: string
  client: SocketClient
}

const testApp = await openTestApp()
const port = await startLive(testApp)
const teams: Player[][] = []
for (let game = 0; game < games; game += 1) {
  const people: Person[] = []
  for (let seat = 0; seat < seats; seat += 1) people.push(await testApp.person())
  const { sign } = await beginGame(testApp, people, { idSign: 'beer-game', turnSeconds: 600 })
  const players: Player[] = []
  for (const person of people)
    players.push({ person, sign, client: await listen(port, ofPerson(person)) })
  teams.push(players)
}
await testApp.database.pool.script('vacuum analyze')

const times = { order: [] as number[], live: [] as number[], read: [] as number[] }

async function timed<Answer>(into: number[], act: () => Promise<Answer>): Promise<Answer> {
  const began = performance.now()
  const answer = await act()
  into.push(performance.now() - began)
  return answer
}

/** Each message makes the player read the run again, as a page does. */
for (const { client, person, sign } of teams.flat())
  client.socket.on('message', () => {
    void timed(times.read, () => testApp.ask(practice.practiceRun, { sign }, person))
  })

/** Milliseconds until the other players receive the message about the order. */
async function receivedBy(others: readonly Player[], began: number) {
  await Promise.all(
    others.map(
      ({ client }) =>
        new Promise<void>((resolve) => {
          client.socket.once('message', () => {
            times.live.push(performance.now() - began)
            resolve()
          })
        }),
    ),
  )
}

async function playWeek(team: readonly Player[], week: number) {
  const moments = team.map(() => Math.random() * seconds * 1000).toSorted((one, two) => one - two)
  let waited = 0
  for (const [place, player] of team.entries()) {
    await pause((moments[place] ?? 0) - waited)
    waited = moments[place] ?? 0
    const { sign, person } = player
    const isLast = place === team.length - 1
    const began = performance.now()
    const received = isLast
      ? receivedBy(
          team.filter((one) => one !== player),
          began,
        )
      : undefined
    const answer = await timed(times.order, () =>
      testApp.ask(practice.orderSeat, { sign, week, quantity: 4 + (place % 3) }, person),
    )
    if (!answer.body.ok) throw new Error(`week ${week}: ${answer.body.msg}`)
    if (isLast && answer.body.data?.day !== week + 1) throw new Error('The week did not end.')
    await received
  }
}

const before = loadavg()[0]?.toFixed(1)
for (let week = 1; week <= weeks; week += 1)
  await Promise.all(teams.map((team) => playWeek(team, week)))
await pause(1000)

const row = (name: string, taken: readonly number[], aim: number | '') => {
  const sorted = taken.toSorted((one, other) => one - other)
  const at = (share: number) => quantile(sorted, share).toFixed(1)
  return [name, taken.length, at(0.5), at(0.95), at(1), aim]
}
const table = markdownTable(
  ['what', 'times', 'p50 ms', 'p95 ms', 'slowest ms', 'aim of p95'],
  [
    row('an order', times.order, aims.order),
    row('until another player has the message about the new week', times.live, aims.live),
    row('reading the own desk after a message', times.read, ''),
  ],
)
const where = process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded database'
writeProof(
  'teams',
  `${games * seats} players in ${games} games, each week ordered within ${seconds} seconds, ${weeks} weeks. Version ${describeVersion()}, ${describeMachine()}, ${where}, load average before: ${before}. Server and players share one process.\n\n${table}`,
  'practice',
)
console.log(table)
const p95 = (taken: number[]) =>
  quantile(
    taken.toSorted((one, other) => one - other),
    0.95,
  )
const isMet = p95(times.order) <= aims.order && p95(times.live) <= aims.live
console.log(isMet ? 'All aims met.' : 'Above an aim.')
if (!isMet) process.exitCode = 1
for (const { client } of teams.flat()) client.socket.terminate()
await testApp.close()
