import { createApp } from './app.ts'
import { beginDatabase } from './begin-database.ts'
import { readEnv } from './env.ts'
import { warnOfNearSettings } from './near-settings.ts'
import { DatabaseClock } from './platform/database/database-clock.ts'
import { describeFailure } from './platform/database/database.ts'
import { startLog } from './platform/observe/start-log.ts'
import { seedDemo } from './seed.ts'
import { welcome } from './welcome.ts'

/**
 * Milliseconds after the drain until the process is ended; orchestrators kill it after ten seconds.
 */
const stopLimit = 8000

async function main() {
  const log = startLog(process.env['NODE_ENV'] === 'production')
  for (const warning of warnOfNearSettings(process.env))
    log('warn', { event: 'server.settingUnknown' }, warning)
  const env = readEnv(process.env)
  const database = await beginDatabase(env, log)
  const clock = await DatabaseClock.start(database.pool)
  const app = await createApp(env, database, clock)
  const { files, jobs, seal } = app.services
  const seeded = env.SEED_DEMO && (await seedDemo(database, files, clock, seal))
  clock.keep()
  await app.start()
  // Without this job the demo lessons would have no renditions until the nightly job. The journeys
  // need no such job, because they convert their own uploads.
  if (seeded && env.NODE_ENV === 'development') await jobs.send('files.makeRenditions', {})
  await app.http.listen({ port: env.PORT, host: env.HOST })
  if (env.SMS === 'none')
    app.http.log.warn(
      { event: 'sms.off' },
      'No SMS gateway is set: registration codes are not sent.',
    )
  await welcome(app, env, database)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    app.http.log.info({ event: 'server.stopping' }, 'the server stops')
    // A hanging call, such as a statement of a lost database, must not keep the process alive.
    setTimeout(() => process.exit(1), env.DRAIN_SECONDS * 1000 + stopLimit).unref()
    await app.stop()
    clock.stop()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

main().catch((error: unknown) => {
  // The log does not exist yet, so the error goes to the terminal.
  process.stderr.write(`${describeFailure(error)}\n`)
  process.exit(1)
})
