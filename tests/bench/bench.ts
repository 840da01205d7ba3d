import { openTestApp, TestClock } from '../../apps/server/src/testing/test-app.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { prepareClassroom } from '../support/classroom.ts'
import { copyPlace, emptyPlace, type EmptyPlace } from '../support/database.ts'
import { freePort, startServer } from '../support/server.ts'
import { startBare } from './bare.ts'
import { connections, measure } from './load.ts'
import { captchaAnswer, measureLoginQueue, prepareLogins } from './login-queue.ts'
import { memory, processorTime } from './process-figures.ts'
import { type Scene, scenes } from './scene.ts'
import { recordStatements, type Statement } from '../support/recorded-statements.ts'
import { measureReplays, type Replayed } from './statements.ts'
import { line } from './table.ts'
import { measureVisitorPages, pageAims } from './visitor-pages.ts'

const warmUp = 2
const seconds = 5
const aims = {
  read: { bare: 0.25, driver: 0.6 },
  write: { bare: 0, driver: 0.5 },
  p99: 50,
  p99BesideLogins: 100,
}

async function statementsOf(all: Scene[], place: { directory: string; databaseUrl: string }) {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  const phones = await prepareLogins(testApp)
  const found = new Map<Scene, Statement[]>()
  for (const scene of all) {
    await scene.once(testApp)
    found.set(scene, await recordStatements(testApp.database.pool, () => scene.once(testApp)))
  }
  await testApp.close()
  return { found, phones }
}

/** The bare driver, on a copy: the server listens to what is written in its own database. */
async function openDriver(place: EmptyPlace) {
  const copy = await copyPlace(place)
  const database = await openDatabase({
    url: copy.databaseUrl,
    poolSize: connections,
    directory: copy.directory,
  })
  return {
    async measure(statements: Statement[]): Promise<Replayed> {
      await measureReplays(database.pool, statements, connections, 1)
      return measureReplays(database.pool, statements, connections, seconds)
    },
    async close() {
      await database.close()
      await copy.remove()
    },
  }
}

async function main() {
  const place = await emptyPlace()
  const sittings = await prepareClassroom(place, 2 * connections)
  const all = scenes(sittings)
  const { found, phones } = await statementsOf(all, place)
  const driver = await openDriver(place)
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
      'vs http',
      'vs driver',
      'its p99',
      'failed',
    ]),
  )
  const misses: string[] = []
  for (const scene of all) {
    // Beside each call, for a machine may get faster or slower within a run.
    const statements = found.get(scene) ?? []
    const replayed = await driver.measure(statements)
    await measure(server.origin, warmUp, scene.exchange)
    const before = processorTime(server.pid)
    const measured = await measure(server.origin, seconds, scene.exchange)
    const cpu = (processorTime(server.pid) - before) / measured.done
    const size = measured.bytes
    const reference = await measure(
      bare.origin,
      3,
      async (_connection, send) => (await send({ method: 'GET', path: `/${size}` })).text.length,
    )
    const [toBare, toDriver] = [
      measured.perSecond / reference.perSecond,
      measured.perSecond / replayed.perSecond,
    ]
    console.log(
      line([
        scene.name,
        measured.perSecond.toFixed(0),
        measured.p50.toFixed(1),
        measured.p99.toFixed(1),
        cpu.toFixed(2),
        statements.length,
        toBare.toFixed(2),
        toDriver.toFixed(2),
        replayed.p99.toFixed(1),
        measured.failed,
      ]),
    )
    if (toBare < aims[scene.kind].bare)
      misses.push(`${scene.name}: ${toBare.toFixed(2)} of bare http, aim ${aims[scene.kind].bare}`)
    if (toDriver < aims[scene.kind].driver)
      misses.push(
        `${scene.name}: ${toDriver.toFixed(2)} of the bare driver, aim ${aims[scene.kind].driver}`,
      )
    if (measured.p99 > aims.p99)
      misses.push(
        `${scene.name}: p99 ${measured.p99.toFixed(0)} ms, aim ${aims.p99}, the bare driver ${replayed.p99.toFixed(0)}`,
      )
  }
  await driver.close()
  const queue = await measureLoginQueue(server.origin, phones, all[0]!)
  console.log(
    `\n${queue.done} of ${queue.asked} sign-ins at ${phones.length} a second, the slowest after ${queue.slowest.toFixed(0)} ms; ${all[0]!.name} of ${connections} others meanwhile: p50 ${queue.others.p50.toFixed(1)} ms, p99 ${queue.others.p99.toFixed(1)} ms`,
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
