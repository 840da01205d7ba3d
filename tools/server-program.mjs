// Runs the programs of the server for operators: `npm run setup`, `backup`, `restore`, `doctor`, `manage` and
// others of package.json. They are built where they are not. Each has `--help`.
import './node-version.mjs'
import { join } from 'node:path'

const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs')
const { run } = await import('./processes.mjs')
const { root } = await import('./source-files.mjs')

const [name, ...flags] = process.argv.slice(2)
await ensureInstalled()
await ensureBuilt()
const program = join(root, `apps/server/dist/${name}.js`)
const { code } = await run(process.execPath, ['--enable-source-maps', program, ...flags], {
  show: true,
})
process.exit(code)
