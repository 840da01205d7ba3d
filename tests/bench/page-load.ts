import { emptyPlace } from '../support/database.ts'
import { freePort, startServer } from '../support/server.ts'
import { startBare } from './bare.ts'
import { memory } from './process-figures.ts'
import { measureVisitorPages, pageAims } from './visitor-pages.ts'

const place = await emptyPlace()
const bare = await startBare()
const server = await startServer({
  ...place,
  port: await freePort(),
  env: { SEED_DEMO: '1', PASSWORD_COST: 'quick', NODE_ENV: 'test' },
})
try {
  const misses = await measureVisitorPages(server, bare)
  const megabytes = memory(server.pid)
  // The embedded database runs in this process, so its memory would be counted as the server's.
  if (place.databaseUrl && megabytes > pageAims.megabytes)
    misses.push(`memory: ${megabytes.toFixed(0)} MB, aim ${pageAims.megabytes}`)
  console.log(misses.length > 0 ? `\nBelow the aims:\n  ${misses.join('\n  ')}` : '\nAll aims met.')
} finally {
  await server.stop('SIGTERM')
  bare.stop()
  await place.remove()
}
