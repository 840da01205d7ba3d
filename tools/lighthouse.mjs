// `npm run lighthouse`: rates the public pages on a phone, with a built server and demo data.
import './node-version.mjs'

const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs')
const { binary, runNode } = await import('./processes.mjs')

await ensureInstalled()
await ensureBuilt()
const { code } = await runNode([binary('tsx/dist/cli.mjs'), 'tests/bench/lighthouse.ts'], {
  show: true,
})
process.exit(code)
