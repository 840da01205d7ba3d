// `npm run build`: the three sites and the server, two at a time, and the weight of the first route.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { sites } from './boundaries.mjs'
import { judgeFirstRoute, weighFirstRoute } from './first-route.mjs'
import { binary, runNode, runSome } from './processes.mjs'
import { root } from './source-files.mjs'

const build = (app) => ({
  name: app,
  run: () =>
    runNode([binary('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'apps', app),
      env: { NODE_ENV: 'production' },
    }),
})

const apps = ['server', ...sites]
const missing = apps.filter((app) => !existsSync(join(root, 'apps', app, 'vite.config.ts')))
for (const app of missing) console.error(`apps/${app} has no vite.config.ts`)

const present = apps.filter((app) => !missing.includes(app))
const results = await runSome(present.map(build), 2, ({ name, code, output, seconds }) => {
  console.log(`  ${code === 0 ? 'built ' : 'FAILED'} ${name.padEnd(8)} ${seconds.toFixed(1)} s`)
  if (output.trim()) console.log(output.trimEnd())
})
if (missing.length || results.some(({ code }) => code !== 0)) process.exit(1)

const firstRoute = judgeFirstRoute(weighFirstRoute(join(root, 'apps/web/dist')))
console.log(`  ${firstRoute.text}`)
process.exit(firstRoute.ok ? 0 : 1)
