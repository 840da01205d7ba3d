// `npm run dev`: the server restarts on change (3000); the sites reload in place (5173 and up) and
// pass what is not theirs on to the server.
import './node-version.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'

import { sites } from './boundaries.mjs'
import { ensureInstalled } from './prepare.mjs'
import { become, binary } from './processes.mjs'
import { root } from './source-files.mjs'

const serverPort = process.env.PORT ?? '3000'
const firstSitePort = 5173
const target = `http://localhost:${serverPort}`
const passOn = ['/api', '/files', '/sandbox', '/media', '/uploads']

await ensureInstalled()

become(
  process.execPath,
  [binary('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
  { env: { PORT: serverPort, SEED_DEMO: process.env.SEED_DEMO ?? '1' } },
)

for (const [index, site] of sites.entries()) {
  const folder = join(root, 'apps', site)
  if (!existsSync(join(folder, 'vite.config.ts'))) continue
  const server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    clearScreen: false,
    server: {
      port: firstSitePort + index,
      strictPort: true,
      proxy: Object.fromEntries(passOn.map((path) => [path, { target, ws: true }])),
    },
  })
  await server.listen()
  console.log(`${site.padEnd(8)} ${server.resolvedUrls?.local[0] ?? ''}`)
}
