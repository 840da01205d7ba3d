// `npm run build`: the three sites and the server, two at a time.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { sites } from './boundaries.mjs'
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
process.exit(missing.length || results.some(({ code }) => code !== 0) ? 1 : 0)
