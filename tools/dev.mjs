// `npm run dev`: starts the server on port 3000, which restarts after a change, and the sites on
// the ports from 5173, which update after a change without a reload. The sites pass API requests to
// the server.
import './node-version.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { sites } from './gates/boundaries.mjs'
import { ensureInstalled } from './prepare.mjs'
import { become, binary } from './processes.mjs'
import { root } from './source-files.mjs'

const serverPort = process.env.PORT ?? '3000'

// The configuration of the sites passes API requests to this address.
process.env.API_ORIGIN = `http://localhost:${serverPort}`

await ensureInstalled()
const { createServer } = await import('vite')

become(
  process.execPath,
  [binary('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
  { env: { PORT: serverPort, SEED_DEMO: process.env.SEED_DEMO ?? '1' } },
)

for (const site of sites) {
  const folder = join(root, 'apps', site)
  if (!existsSync(join(folder, 'vite.config.ts'))) continue
  const server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    clearScreen: false,
  })
  await server.listen()
  console.log(`${site.padEnd(8)} ${server.resolvedUrls?.local[0] ?? ''}`)
}
