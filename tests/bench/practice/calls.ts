// `npm run bench -- decisions` measures orders of the beer game beside a server that only runs the
// same statements, and the pages of a teacher with a class of 200. It uses the database of
// DATABASE_URL, and writes docs/proof/practice.md.
import { loadavg } from 'node:os'
import { evaluations, openRunsMost, practice, type PracticeRun } from '@titian/contract'
import { publishedRubric } from '../../../apps/server/src/modules/evaluations/factories.ts'
import { order, startRun } from '../../../apps/server/src/modules/practice/factories.ts'
import { Given } from '../../../apps/server/src/modules/practice/assignments/factories.ts'
import { makeMember } from '../../../apps/server/src/modules/accounts/factories.ts'
import {
  openTestApp,
  type Person,
  type TestApp,
  TestClock,
} from '../../../apps/server/src/testing/test-app.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
  writeProof,
} from '../../../tools/documents/marked-text.mjs'
import { copyPlace, emptyPlace, type EmptyPlace } from '../../support/database.ts'
import { freePort, startServer } from '../../support/server.ts'
import { startFloor, warmUpRounds } from '../floor.ts'
import { connections, measure, quantile, type Send } from '../load.ts'
import { processorTime } from '../process-figures.ts'
import { recordRounds, separateIds } from '../recorded-rounds.ts'
import type { Scene } from '../scene.ts'

/**
 * The ratio of the processor time to that of the floor, and the milliseconds until the response.
 */
const aims = { processor: 1.5, page: 150 }
const counted = 100
const students = 200
/** Weeks that each student of the class has played. */
const played = 8
const times = 40

const seat = 'retailer' as const

async function send<Data>(by: Send, path: string, token: string, body: object): Promise<Data> {
  const { text } = await by({ method: 'POST', path: `/api/v1${path}`, token, body })
  const answer = JSON.parse(text) as { ok: boolean; msg: string; data: Data }
  if (!answer.ok) throw new Error(`${path}: ${answer.msg}`)
  return answer.data
}

interface Player {
  token: string
  /** Open runs with a played first week. */
  runs: readonly PracticeRun[]
}

/** Each connection plays its own runs of the beer game in one role, week by week. */
function orders(players: readonly Player[]): Scene {
  const left = players.map(({ runs }) => [...runs])
  return {
    name: 'an order of a week',
    kind: 'write',
    async exchange(connection, by) {
      const runs = left[connection] ?? []
      const [run] = runs
      if (!run) throw new Error('There are too few runs.')
      const { sign, number, day } = run
      const decisions = [order(day, 4 + (day % 3), seat)]
      const next = await send<PracticeRun>(
        by,
        practice.decideRun.path,
        players[connection]?.token ?? '',
        { sign, number, decisions },
      )
      if (next.state === 'active') runs[0] = next
      else runs.shift()
      return next.number
    },
  }
}

/** A player for each connection, with the maximum number of open runs. */
async function preparePlayers(place: EmptyPlace): Promise<Player[]> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  const players: Player[] = []
  for (let number = 1; number <= connections; number += 1) {
    const person = await makeMember(testApp, { name: `Player ${number}` })
    const runs: PracticeRun[] = []
    for (let at = 0; at < openRunsMost; at += 1) {
      const { sign } = await startRun(testApp, person, { seat })
      const first = { sign, number: 1, decisions: [order(1, 4, seat)] }
      const { body } = await testApp.ask(practice.decideRun, first, person)
      if (body.data) runs.push(body.data)
    }
    players.push({ token: person.token, runs })
  }
  await separateIds(testApp.database.pool)
  await testApp.close()
  return players
}

async function measureOrders() {
  const place = await emptyPlace()
  const players = await preparePlayers(place)
  const [recordPlace, floorPlace] = [await copyPlace(place), await copyPlace(place)]
  const recorder = await openTestApp({ clock: new TestClock(new Date()), keep: recordPlace })
  const recorded = await recordRounds(recorder, orders(players), warmUpRounds + counted)
  await recorder.close()
  await recordPlace.remove()
  const floor = await startFloor(floorPlace, 12, [recorded])
  const under = await floor.measure(0, counted)
  await floor.stop()
  await floorPlace.remove()
  const { directory, databaseUrl } = place
  const server = await startServer({ directory, databaseUrl, port: await freePort() })
  const scene = orders(players)
  await measure(server.origin, 2, scene.exchange)
  const before = processorTime(server.pid)
  const measured = await measure(server.origin, 5, scene.exchange)
  const cpu = (processorTime(server.pid) - before) / measured.done
  await server.stop('SIGTERM')
  await place.remove()
  if (measured.failed > 0) throw new Error(`${measured.failed} orders failed.`)
  const ratio = cpu / under.cpu
  return {
    row: [
      scene.name,
      measured.perSecond.toFixed(0),
      measured.p50.toFixed(1),
      measured.p99.toFixed(1),
      cpu.toFixed(2),
      under.cpu.toFixed(2),
      ratio.toFixed(2),
    ],
    misses: ratio > aims.processor ? [`an order: ${ratio.toFixed(2)} of the floor`] : [],
  }
}

/** A class with open runs of some weeks, and the same class with ended runs rated by a rubric. */
async function prepareClass(testApp: TestApp) {
  const given = await Given.open(testApp)
  const open = await given.give()
  const ended = await given.give()
  const people: Person[] = []
  for (let number = 0; number < students; number += 1) people.push(await given.classmate())
  for (const person of people) {
    const run = await given.begun(open, person)
    for (let week = 1; week <= played; week += 1) await given.decide(run, week, week, person)
    const { sign } = await given.begun(ended, person)
    await testApp.ask(practice.submitRun, { sign }, person)
  }
  const rubric = await publishedRubric(testApp, given.teacher)
  const choice = { assignment: ended.sign, rubric: rubric.sign, version: 0 }
  await testApp.ask(evaluations.chooseRubric, choice, given.teacher)
  await testApp.database.pool.script('vacuum analyze')
  return { teacher: given.teacher, open: open.sign, ended: ended.sign }
}

async function measurePages() {
  const testApp = await openTestApp()
  const { teacher, open, ended } = await prepareClass(testApp)
  const of = { assignment: ended }
  const pages = {
    'board of 200 runs': () =>
      testApp.ask(practice.practiceBoard, { sign: open, page: 1, size: 100 }, teacher),
    'evaluation of 200 students': () => testApp.ask(evaluations.evaluationOf, of, teacher),
    'page of the heat map': () =>
      testApp.ask(evaluations.evaluationRows, { ...of, page: 1, size: 100 }, teacher),
    'queue of all that waits': () =>
      testApp.ask(evaluations.assessmentQueue, { page: 1, size: 20 }, teacher),
  }
  const misses: string[] = []
  const rows = []
  for (const [name, ask] of Object.entries(pages)) {
    const taken: number[] = []
    for (let round = -3; round < times; round += 1) {
      const began = performance.now()
      const { body } = await ask()
      if (!body.ok) throw new Error(`${name}: ${body.msg}`)
      if (round >= 0) taken.push(performance.now() - began)
    }
    const sorted = taken.toSorted((one, other) => one - other)
    const late = quantile(sorted, 0.95)
    if (late > aims.page) misses.push(`${name}: p95 ${late.toFixed(0)} ms`)
    rows.push([name, quantile(sorted, 0.5).toFixed(1), late.toFixed(1), aims.page])
  }
  await testApp.close()
  return { rows, misses }
}

const load = loadavg()[0]?.toFixed(1)
const ofOrders = await measureOrders()
const ofPages = await measurePages()
const heads = ['call', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'floor CPU ms', 'ratio']
const ordersTable = markdownTable(heads, [ofOrders.row])
const pagesTable = markdownTable(['page', 'p50 ms', 'p95 ms', 'aim of p95'], ofPages.rows)
const where = process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded database'
writeProof(
  'decisions',
  `Version ${describeVersion()}, ${describeMachine()}, ${where}, load average before: ${load}. ${connections} players order as fast as they get an answer; every 35th order ends a run with its score. Aim: ${aims.processor} of the processor time of a server that runs the same statements.\n\n${ordersTable}\n\nA class of ${students}: on the board each has played ${played} weeks; in the evaluation each has ended a run.\n\n${pagesTable}`,
  'practice',
)
console.log(`${ordersTable}\n\n${pagesTable}`)
const misses = [...ofOrders.misses, ...ofPages.misses]
console.log(misses.length > 0 ? `Above the aims: ${misses.join(', ')}` : 'All aims met.')
if (misses.length > 0) process.exitCode = 1
