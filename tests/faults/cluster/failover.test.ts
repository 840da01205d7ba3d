import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { OwnClient } from '../../../apps/server/src/platform/database/servers/own-client.ts'
import { type EmptyPlace, emptyPlace } from '../../support/database.ts'
import {
  findCluster,
  type OwnCluster,
  ownCluster,
} from '../../support/postgres/cluster/own-cluster.ts'
import type { Member } from '../../support/postgres/cluster/member.ts'
import { freePort, type RunningServer, startServer } from '../../support/server.ts'
import { pause } from '../class-at-work.ts'
import {
  howOften,
  isFull,
  isTriedAtLength,
  isTriedHere,
  printFigures,
  timeLimit,
} from '../figures.ts'
import { recordResponses } from './recorded-responses.ts'
import {
  acknowledgedOf,
  compareSchool,
  prepareSchool,
  type School,
  schoolUntil,
  sendNotice,
} from './school-at-work.ts'

const { programs, missing } = findCluster()
if (!programs)
  console.warn(
    `SKIPPED: ${missing.join(', ')} not installed here, so no failover of PostgreSQL is tried.`,
  )
// The test starts its own PostgreSQL, so it need not run once for each database.
const isTried = isTriedHere && programs !== undefined
const isTriedLong = isTried && isTriedAtLength

const rounds = howOften(10, 1)
/**
 * Milliseconds in which the longest pause of acknowledged writes must end. `npm test` also runs on
 * machines that are busy with something else.
 */
const longest = isFull ? { failover: 10_000, none: 3000 } : { failover: 25_000, none: 10_000 }
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
  // Nothing is lost while the school is prepared, so its rows need not wait for the replica.
  const quickly = `${place.databaseUrl}?options=-c%20synchronous_commit%3Doff`
  school = await prepareSchool(
    { ...place, databaseUrl: quickly },
    { students: 6, buyers: 2, turns: 5 * rounds },
  )
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
    page: 'operations',
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
  const unclear = Object.keys(counts).filter((one) => !/^(?:200 ok|503 wait 2)$/.test(one))
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

it.runIf(isTriedLong)(
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

it.runIf(isTriedLong)(
  '[OPS-066] loses nothing that was acknowledged when the primary is cut off from etcd and its replica while people still reach it',
  () =>
    tryUnderLoad('primary cut off', longest.failover, async () => {
      const { primary } = await cluster.untilWhole()
      const lines = [primary.toEtcd, ...cluster.members.flatMap(({ fromMembers }) => fromMembers)]
      for (const line of lines) line.cut()
      await untilOther(primary).finally(() => {
        for (const line of lines) line.mend()
      })
    }),
  timeLimit,
)

it.runIf(isTriedLong)(
  '[OPS-067] a planned switch of the primary loses nothing and is short',
  () => tryUnderLoad('planned switch', longest.failover, () => cluster.switchOver()),
  timeLimit,
)

it.runIf(isTriedLong)(
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

it.runIf(isTried)(
  '[OPS-068] a replica refuses writes, and a process that reaches only a replica is not ready',
  async () => {
    const { primary, replica } = await cluster.untilWhole()
    const ping = async ({ port }: Member) => {
      const url = new URL(place.databaseUrl)
      url.port = String(port)
      const client = new OwnClient(url.href)
      try {
        await client.ping()
      } finally {
        await client.end()
      }
    }
    await expect(ping(replica)).rejects.toThrow('takes no writes')
    await ping(primary)
  },
  120_000,
)

/** The jobs of each minute that were created after the moment. */
async function listMinuteJobs(since: Date) {
  const client = new pg.Client({ connectionString: place.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string; runs: number; completed: number }>(
    `select j.name, count(*)::int as runs, (count(*) filter (where j.state = 'completed'))::int as completed
     from jobs.job j join jobs.schedule s on s.name = j.name and s.cron = '* * * * *'
     where j.created_on > $1 group by j.name`,
    [since],
  )
  await client.end()
  return rows
}

/** Fails unless an open page of the first student receives a notice through the other server. */
async function receiveNotice([sender, listener]: RunningServer[]) {
  if (!sender || !listener) throw new Error('Two servers must run.')
  let heard = 0
  const socket = new WebSocket(`${listener.origin.replace('http', 'ws')}/ws`, {
    headers: { cookie: `token=${school.sittings[0]?.person.token}` },
  })
  await new Promise((resolve) => socket.once('open', resolve))
  socket.on('message', () => (heard += 1))
  const limit = Date.now() + 20_000
  await sendNotice(sender, school, () => Date.now() > limit)
  await expect.poll(() => heard, { timeout: 10_000 }).toBeGreaterThan(0)
  socket.close()
}

it.runIf(isTriedLong)(
  '[OPS-069] after a failover jobs continue and none is created twice, and a notice through one process reaches a page of another one',
  async () => {
    const since = new Date()
    const { primary } = await cluster.untilWhole()
    await primary.kill()
    await untilOther(primary)
    primary.start()
    await cluster.untilWhole()
    const later = new Date()
    await receiveNotice(servers)
    const areCompleted = async () =>
      (await listMinuteJobs(later)).some(({ completed }) => completed > 0)
    await expect.poll(areCompleted, { timeout: 150_000, interval: 1000 }).toBe(true)
    // The job of the first minute may have been created late.
    const minuteOf = (milliseconds: number) => Math.floor(milliseconds / 60_000)
    const minutes = minuteOf(Date.now()) - minuteOf(since.getTime()) + 1
    const tooMany = (await listMinuteJobs(since)).filter(({ runs }) => runs > minutes)
    expect(tooMany).toEqual([])
  },
  timeLimit,
)
