// `npm run setup`: creates the first school and the first administrator of an installation. The
// flags are those of apps/server/src/setup/input.ts; `npm run setup -- --help` lists them.
import './node-version.mjs'
import { join } from 'node:path'

const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs')
const { run } = await import('./processes.mjs')
const { root } = await import('./source-files.mjs')

await ensureInstalled()
await ensureBuilt()
const program = join(root, 'apps/server/dist/setup.js')
const { code } = await run(
  process.execPath,
  ['--enable-source-maps', program, ...process.argv.slice(2)],
  { show: true },
)
process.exit(code)
