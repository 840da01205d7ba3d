// `npm run build`: the three sites and the server, two at a time, and the weight of the first
// routes.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { sites } from './gates/boundaries.mjs'
import {
  firstRoutes,
  furtherRoutes,
  judgeFirstRoute,
  judgeFurtherRoute,
  weighFirstRoute,
  weighFurtherRoute,
} from './first-route.mjs'
import { noteBuilt, sourcesAsTheyAre } from './prepare.mjs'
import { binary, runNode, runSome } from './processes.mjs'
import { writeSbom } from './documents/sbom.mjs'
import { root } from './source-files.mjs'

// The sources are recorded before the build, because a change during the build is not in the built
// files.
const sources = sourcesAsTheyAre()

const vite = (app, ...options) =>
  runNode([binary('vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...options], {
    cwd: join(root, 'apps', app),
    env: { NODE_ENV: 'production' },
  })

/**
 * The student site is built twice: once for the browser, and once for the server, which renders its
 * public pages.
 */
async function buildApp(app) {
  const browser = await vite(app)
  if (app !== 'web' || browser.code !== 0) return browser
  const server = await vite(app, '--ssr', 'src/app/render.tsx')
  return {
    code: server.code,
    output: browser.output + server.output,
    seconds: browser.seconds + server.seconds,
  }
}

const build = (app) => ({ name: app, run: () => buildApp(app) })

const apps = ['server', ...sites]
const missing = apps.filter((app) => !existsSync(join(root, 'apps', app, 'vite.config.ts')))
for (const app of missing) console.error(`apps/${app} has no vite.config.ts`)

const present = apps.filter((app) => !missing.includes(app))
const results = await runSome(present.map(build), 2, ({ name, code, output, seconds }) => {
  console.log(`  ${code === 0 ? 'built ' : 'FAILED'} ${name.padEnd(8)} ${seconds.toFixed(1)} s`)
  if (output.trim()) console.log(output.trimEnd())
})
if (missing.length || results.some(({ code }) => code !== 0)) process.exit(1)

const dist = join(root, 'apps/web/dist')
const judged = [
  ...firstRoutes.map((route) => judgeFirstRoute(weighFirstRoute(dist, route), route)),
  ...furtherRoutes.map((route) => judgeFurtherRoute(weighFurtherRoute(dist, route), route)),
]
for (const { text } of judged) console.log(`  ${text}`)
writeSbom(join(root, 'apps/server/dist/sbom.json'))
const isLight = judged.every(({ ok }) => ok)
if (isLight) noteBuilt(sources)
process.exit(isLight ? 0 : 1)
