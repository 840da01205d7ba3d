import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmptyPlace, emptyPlace } from '../../support/database.ts'
import {
  findCluster,
  type OwnCluster,
  ownCluster,
} from '../../support/postgres/cluster/own-cluster.ts'
import type { Member } from '../../support/postgres/cluster/member.ts'
import { freePort, type RunningServer, startServer } from '../../support/server.ts'
import { pause } from '../class-at-work.ts'
import { howOften, isTriedHere, printFigures, timeLimit } from '../figures.ts'
import { recordResponses } from './recorded-responses.ts'
import {
  acknowledgedOf,
  compareSchool,
  prepareSchool,
  type School,
  schoolUntil,
} from './school-at-work.ts'

const { programs, missing } = findCluster()
if (!programs)
  console.warn(
    `SKIPPED: ${missing.join(', ')} not installed here, so no failover of PostgreSQL is tried.`,
  )
// The test starts its own PostgreSQL, so it need not run once for each database.
const isTried = isTriedHere && programs !== undefined

const rounds = howOften(10, 1)
/** Milliseconds in which the longest pause of acknowledged writes must end. */
const longest = { failover: 10_000, none: 3000 }
/** Milliseconds of work before and after each fault. */
const worked = 3000

let cluster: OwnCluster
let place: EmptyPlace
let school: School
const servers: RunningServer[] = []
let worker: RunningServer

beforeAll(async () => {
  if (!isTried) return
  cluster = await ownCluster(programs)
  place = await emptyPlace(cluster.url)
  school = await prepareSchool(place, {
    students: 6,
    buyers: 2,
    courses: howOften(400, 60),
    writers: howOften(30, 5),
  })
  const start = async (WORKER: string) =>
    startServer({ ...place, port: await freePort(), env: { WORKER, DATABASE_POOL: '8' } })
  servers.push(await start('0'), await start('0'))
  worker = await start('1')
}, 240_000)

afterAll(async () => {
  if (!isTried) return
  for (const server of [...servers, worker]) await server?.stop('SIGKILL')
  await cluster?.remove()
}, 60_000)

/** Waits until a write was acknowledged after now. */
async function untilSaved() {
  const before = acknowledgedOf(school)
  await expect.poll(() => acknowledgedOf(school), { timeout: 40_000 }).toBeGreaterThan(before + 20)
}

async function untilOther(former: Member): Promise<void> {
  const isOther = async () => {
    const primary = await cluster.findPrimary()
    return primary !== undefined && primary.name !== former.name
  }
  await expect.poll(isOther, { timeout: 40_000, interval: 100 }).toBe(true)
}

/** Lets the school work while `fault` runs, several times, and compares what was acknowledged. */
async function tryUnderLoad(trial: string, limit: number, fault: () => Promise<void>) {
  const pauses: number[] = []
  const counts: Record<string, number> = {}
  for (let round = 0; round < rounds; round += 1) {
    await cluster.untilWhole()
    const recording = recordResponses(servers.map(({ origin }) => origin))
    let isOver = false
    const working = schoolUntil(servers, school, () => isOver)
    await pause(worked)
    await fault()
    await untilSaved()
    await cluster.untilWhole()
    await pause(worked)
    isOver = true
    await working
    recording.stop()
    pauses.push(recording.longestPause())
    for (const [outcome, count] of Object.entries(recording.counts()))
      counts[outcome] = (counts[outcome] ?? 0) + count
  }
  const { lost, wrong, doubled } = await compareSchool(place, school)
  printFigures(trial, {
    kills: rounds,
    acknowledged: acknowledgedOf(school),
    lost: lost.length,
    wrong: wrong.length + doubled.length,
    restarts: pauses,
    note: Object.entries(counts)
      .map(([outcome, count]) => `${outcome}: ${count}`)
      .join(', '),
  })
  expect({ lost, wrong, doubled }).toEqual({ lost: [], wrong: [], doubled: [] })
  const unclear = Object.keys(counts).filter((one) => !/^(?:200 ok|503 wait \d+)$/.test(one))
  expect(unclear, servers.map((server) => server.output()).join('\n')).toEqual([])
  expect(Math.max(...pauses)).toBeLessThan(limit)
}

it.runIf(isTried)(
  '[OPS-066] loses nothing that was acknowledged when the primary is killed, and the former primary returns as a replica',
  () =>
    tryUnderLoad('primary killed', longest.failover, async () => {
      const { primary } = await cluster.untilWhole()
      await primary.kill()
      await untilOther(primary)
      primary.start()
    }),
  timeLimit,
)

it.runIf(isTried)(
  '[OPS-066] loses nothing that was acknowledged when the primary freezes and wakes up after another took its place',
  () =>
    tryUnderLoad('primary frozen', longest.failover, async () => {
      const { primary } = await cluster.untilWhole()
      primary.freeze()
      await untilOther(primary)
      await pause(worked)
      primary.thaw()
    }),
  timeLimit,
)

it.runIf(isTried)(
  '[OPS-066] loses nothing that was acknowledged when the primary is cut off from etcd while people still reach it',
  () =>
    tryUnderLoad('primary cut off from etcd', longest.failover, async () => {
      const { primary } = await cluster.untilWhole()
      primary.toEtcd.cut()
      await untilOther(primary)
      primary.toEtcd.mend()
    }),
  timeLimit,
)

it.runIf(isTried)(
  '[OPS-067] a planned switch of the primary loses nothing and is short',
  () => tryUnderLoad('planned switch', longest.failover, () => cluster.switchOver()),
  timeLimit,
)

it.runIf(isTried)(
  '[OPS-067] nobody notices a restart of etcd',
  () =>
    tryUnderLoad('etcd restarted', longest.none, async () => {
      await cluster.etcd.kill()
      await pause(2000)
      await cluster.etcd.start()
      await pause(8000)
    }),
  timeLimit,
)
