// `npm run bench`: load on the hot calls of the built server, as ratios to references of the same run.
import './node-version.mjs'

const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs')
const { binary, runNode } = await import('./processes.mjs')

await ensureInstalled()
await ensureBuilt()
const { code } = await runNode([binary('tsx/dist/cli.mjs'), 'tests/bench/bench.ts'], { show: true })
process.exit(code)
