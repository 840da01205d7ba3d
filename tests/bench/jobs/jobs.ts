// The search of posts in a school of 100,000 posts: its time compared with a school of 1,000, and
// its processor time compared with a server that runs the same statements.
import { loadavg } from 'node:os'
import { employment } from '@titian/contract'
import { openTestApp, TestClock } from '../../../apps/server/src/testing/test-app.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
  writeProof,
} from '../../../tools/documents/marked-text.mjs'
import { copyPlace, emptyPlace, type EmptyPlace } from '../../support/database.ts'
import { freePort, startServer } from '../../support/server.ts'
import { startFloor } from '../floor.ts'
import { measure } from '../load.ts'
import { processorTime } from '../process-figures.ts'
import { quantiles } from '../quantiles.ts'
import type { Scene } from '../scene.ts'
import { recordRounds, type Rounds } from '../recorded-rounds.ts'
import { line } from '../table.ts'
import { applicantTimes } from './applicant.ts'
import { fillPosts } from './rows.ts'
import { searches, searchScenes } from './scenes.ts'

const few = 1_000
const many = 100_000
/** The 95th percentile in milliseconds, and its ratios to the small school and to the floor. */
const aims = { late: 50, growth: 1.5, processor: 1.5 }
/** The 95th percentile in milliseconds. */
const applicantAims: Readonly<Record<string, number>> = {
  'order of every post by match': 150,
  'send to all of 20': 300,
}
const rounds = 60

type Times = Record<string, [half: number, late: number]>

const open = (place: EmptyPlace) => openTestApp({ clock: new TestClock(new Date()), keep: place })

/** Fills the school and measures each search without HTTP. */
async function timesAt(place: EmptyPlace, range: readonly [number, number]): Promise<Times> {
  const testApp = await open(place)
  const staff = await testApp.person('schoolAdmin,normal')
  const begin = performance.now()
  await fillPosts(testApp, { schoolId: testApp.schoolId, userId: staff.userId }, range)
  console.log(`${range[1]} posts after ${((performance.now() - begin) / 1000).toFixed(0)} s`)
  const times: Times = {}
  for (const [name, asked] of Object.entries(searches))
    times[name] = await quantiles(() =>
      testApp.ask(employment.searchPost, { ...asked, page: 1, size: 10 }),
    )
  await testApp.close()
  return times
}

/** The statements of the searches of a signed-in person. Their responses are not cached. */
async function record(place: EmptyPlace): Promise<{ recorded: Rounds[]; token: string }> {
  const testApp = await open(place)
  const { token } = await testApp.person()
  const recorded: Rounds[] = []
  for (const scene of searchScenes(token))
    recorded.push((await recordRounds(testApp, scene, 2)).map((list) => list.slice(1)))
  await testApp.close()
  return { recorded, token }
}

type Processor = Record<string, [visitor: number, person: number, floor: number]>

/** Milliseconds of processor time of a search in the built server, and of the same statements. */
async function processorTimes(place: EmptyPlace): Promise<Processor> {
  const { recorded, token } = await record(place)
  const floorPlace = await copyPlace(place)
  const floor = await startFloor(floorPlace, 12, recorded)
  const { directory, databaseUrl } = place
  const server = await startServer({ directory, databaseUrl, port: await freePort() })
  const timeOf = async ({ name, exchange }: Scene) => {
    await measure(server.origin, 1, exchange)
    const before = processorTime(server.pid)
    const measured = await measure(server.origin, 3, exchange)
    if (measured.failed > 0) throw new Error(`${name}: ${measured.failed} failed.`)
    return (processorTime(server.pid) - before) / measured.done
  }
  const taken: Processor = {}
  const visitors = searchScenes()
  for (const [number, person] of searchScenes(token).entries()) {
    const { name } = person
    const under = await floor.measure(number, rounds)
    if (under.different > 0) throw new Error(`${name}: the floor read other rows.`)
    const visitor = visitors[number]
    taken[name] = [visitor ? await timeOf(visitor) : Number.NaN, await timeOf(person), under.cpu]
  }
  await floor.stop()
  await server.stop('SIGTERM')
  await floorPlace.remove()
  return taken
}

const place = await emptyPlace()
const [load = 0] = loadavg()
const small = await timesAt(place, [1, few])
const large = await timesAt(place, [few + 1, many])
const processor = await processorTimes(place)
const applicantApp = await open(place)
const applicant = await applicantTimes(applicantApp)
await applicantApp.close()
await place.remove()

const heads = [
  'search',
  'p50 ms',
  'p95 ms',
  'at 1,000',
  'growth',
  'CPU, kept ms',
  'CPU, made ms',
  'floor',
  'kept ratio',
  'made ratio',
]
console.log(line(heads))
const misses: string[] = []
const rows = Object.keys(searches).map((name) => {
  const [half, late] = large[name] ?? [Number.NaN, Number.NaN]
  const [atFew] = small[name] ?? [Number.NaN]
  const [visitor, person, under] = processor[name] ?? [Number.NaN, Number.NaN, Number.NaN]
  const [growth, kept, ratio] = [half / atFew, visitor / under, person / under]
  if (late > aims.late) misses.push(`${name}: p95 ${late.toFixed(0)} ms, aim ${aims.late}`)
  if (growth > aims.growth)
    misses.push(`${name}: ${growth.toFixed(2)} of 1,000 posts, aim ${aims.growth}`)
  for (const [kind, share] of [
    ['kept', kept],
    ['made', ratio],
  ] as const)
    if (share > aims.processor)
      misses.push(`${name}, ${kind}: ${share.toFixed(2)} of the floor, aim ${aims.processor}`)
  const cells = [half, late, atFew].map((one) => one.toFixed(1))
  const row = [
    name,
    ...cells,
    growth.toFixed(2),
    visitor.toFixed(2),
    person.toFixed(2),
    under.toFixed(2),
    kept.toFixed(2),
    ratio.toFixed(2),
  ]
  console.log(line(row))
  return row
})
const applicantHeads = ['a student asks', 'p50 ms', 'p95 ms', 'aim ms']
const applicantRows = Object.entries(applicant).map(([name, [half, late]]) => {
  const aim = applicantAims[name] ?? 0
  if (late > aim) misses.push(`${name}: p95 ${late.toFixed(0)} ms, aim ${aim}`)
  return [name, half.toFixed(1), late.toFixed(1), String(aim)]
})
console.log(markdownTable(applicantHeads, applicantRows))
console.log(misses.length > 0 ? `\nBelow the aims:\n  ${misses.join('\n  ')}` : '\nAll aims met.')
if (process.env.DATABASE_URL) {
  const conditions = `${many.toLocaleString('en-US')} posts in one school. Version ${describeVersion()}, ${describeMachine()}, PostgreSQL, load average before: ${load.toFixed(1)}. Aims: p95 ${aims.late} ms, ${aims.growth} of the time at ${few.toLocaleString('en-US')} posts, ${aims.processor} of the processor time of a server that runs the same statements. Visitors get kept answers as long as nothing of the school changes; a signed-in person's are made each time.`
  writeProof(
    'search',
    `${conditions}\n\n${markdownTable(heads, rows)}\n\n${markdownTable(applicantHeads, applicantRows)}`,
    'jobs',
  )
}
