// `npm run lighthouse`: measures the public pages as on a phone, with the built server and demo
// data.
import './node-version.mjs'

const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs')
const { binary, runNode } = await import('./processes.mjs')

await ensureInstalled()
await ensureBuilt()
const { code } = await runNode([binary('tsx/dist/cli.mjs'), 'tests/bench/lighthouse.ts'], {
  show: true,
})
process.exit(code)
