import { openTestApp, TestClock } from '../../apps/server/src/testing/test-app.ts'
import { prepareClassroom } from '../support/classroom.ts'
import { copyPlace, emptyPlace, type EmptyPlace } from '../support/database.ts'
import { freePort, startServer } from '../support/server.ts'
import { startBare } from './bare.ts'
import { startFloor, warmUpRounds } from './floor.ts'
import { connections, measure } from './load.ts'
import { captchaAnswer, measureLoginQueue, prepareLogins } from './login-queue.ts'
import { memory, processorTime } from './process-figures.ts'
import { recordRounds, type Rounds, separateIds } from './recorded-rounds.ts'
import { type Scene, scenes } from './scene.ts'
import { line } from './table.ts'
import { measureVisitorPages, pageAims } from './visitor-pages.ts'

const warmUp = 2
const seconds = 5
const poolSize = 12
/**
 * Number of exchanges on each connection by which the floor is measured. Exchanges that write are
 * recorded one by one before, so there are fewer of them.
 */
const counted = { read: 400, write: 120 }
const aims = { read: 0.7, write: 0.7, p99: 50, p99BesideLogins: 100 }

/** Records the statements of the scenes while they really run. */
async function recordScenes(all: Scene[], place: EmptyPlace): Promise<Rounds[]> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  const recorded: Rounds[] = []
  for (const scene of all)
    if (scene.kind === 'write')
      recorded.push(await recordRounds(testApp, scene, warmUpRounds + counted.write))
    // Keeps the second of two rounds: the first call of a process also fills caches. A call that
    // only reads does not change what the second round finds.
    else recorded.push((await recordRounds(testApp, scene, 2)).map((rounds) => rounds.slice(1)))
  await testApp.close()
  return recorded
}

async function preparePhones(place: EmptyPlace) {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  const phones = await prepareLogins(testApp)
  await separateIds(testApp.database.pool)
  await testApp.close()
  return phones
}

const statementsIn = (rounds: Rounds) =>
  rounds[0]?.at(-1)?.reduce((sum, { statements }) => sum + statements.length, 0) ?? 0

async function main() {
  const place = await emptyPlace()
  const sittings = await prepareClassroom(place, 2 * connections)
  const all = scenes(sittings)
  const phones = await preparePhones(place)
  // The floor repeats the recorded writes, so the recording and the floor start with copies of the
  // same rows.
  const [recordPlace, floorPlace] = [await copyPlace(place), await copyPlace(place)]
  const recorded = await recordScenes(all, recordPlace)
  await recordPlace.remove()
  const floor = await startFloor(floorPlace, poolSize, recorded)
  const bare = await startBare()
  const server = await startServer({
    directory: place.directory,
    databaseUrl: place.databaseUrl,
    port: await freePort(),
    env: { CAPTCHA_ANSWER: captchaAnswer },
  })
  console.log(
    `\n${place.databaseUrl ? 'PostgreSQL' : 'Embedded database'}, ${connections} connections, ${seconds} s each after ${warmUp} s of warm-up\n`,
  )
  console.log(
    line([
      'call',
      'req/s',
      'p50 ms',
      'p99 ms',
      'CPU ms',
      'statements',
      'vs floor',
      'floor CPU',
      'floor p99',
      'rows',
      'failed',
    ]),
  )
  const misses: string[] = []
  for (const [number, scene] of all.entries()) {
    // Measured directly after each call, because a machine's speed changes within a run.
    const under = await floor.measure(number, counted[scene.kind])
    await measure(server.origin, warmUp, scene.exchange)
    const before = processorTime(server.pid)
    const measured = await measure(server.origin, seconds, scene.exchange)
    const cpu = (processorTime(server.pid) - before) / measured.done
    const toFloor = measured.perSecond / under.perSecond
    console.log(
      line([
        scene.name,
        measured.perSecond.toFixed(0),
        measured.p50.toFixed(1),
        measured.p99.toFixed(1),
        cpu.toFixed(2),
        statementsIn(recorded[number] ?? []),
        toFloor.toFixed(2),
        under.cpu.toFixed(2),
        under.p99.toFixed(1),
        (under.written / under.done).toFixed(1),
        measured.failed,
      ]),
    )
    if (under.different > 0 || (scene.kind === 'write' && under.written === 0))
      throw new Error(
        `${scene.name}: the floor wrote ${under.written} rows, and ${under.different} statements returned another number of rows than in the product; it is no reference.`,
      )
    if (toFloor < aims[scene.kind])
      misses.push(`${scene.name}: ${toFloor.toFixed(2)} of the floor, aim ${aims[scene.kind]}`)
    if (measured.p99 > aims.p99)
      misses.push(
        `${scene.name}: p99 ${measured.p99.toFixed(0)} ms, aim ${aims.p99}, the floor ${under.p99.toFixed(0)}`,
      )
  }
  await floor.stop()
  await floorPlace.remove()
  const queue = await measureLoginQueue(server.origin, phones, all[0]!)
  console.log(
    `\n${queue.done} of ${queue.asked} sign-ins at ${phones.length} a second, the slowest after ${queue.slowest.toFixed(0)} ms; ${all[0]!.name} of ${connections} others at the same time: p50 ${queue.others.p50.toFixed(1)} ms, p99 ${queue.others.p99.toFixed(1)} ms`,
  )
  if (queue.others.p99 > aims.p99BesideLogins)
    misses.push(
      `beside sign-ins: p99 ${queue.others.p99.toFixed(0)} ms, aim ${aims.p99BesideLogins}`,
    )
  misses.push(...(await measureVisitorPages(server, bare)))
  const megabytes = memory(server.pid)
  if (place.databaseUrl && megabytes > pageAims.megabytes)
    misses.push(`memory: ${megabytes.toFixed(0)} MB, aim ${pageAims.megabytes}`)
  console.log(
    `\nserver memory ${megabytes.toFixed(0)} MB${place.databaseUrl ? `, aim ${pageAims.megabytes}` : ', the embedded engine included'}`,
  )
  console.log(misses.length > 0 ? `\nBelow the aims:\n  ${misses.join('\n  ')}` : '\nAll aims met.')
  await server.stop('SIGTERM')
  bare.stop()
  await place.remove()
}

await main()
