// `npm run bench`: load on the hot calls of the built server, as ratios to references of the same run.
// `npm run bench -- courses`: the lists of courses in a growing school, without the built server.
import './node-version.mjs'

const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs')
const { binary, runNode } = await import('./processes.mjs')

await ensureInstalled()
const ofCourses = process.argv[2] === 'courses'
if (!ofCourses) await ensureBuilt()
const script = `tests/bench/${ofCourses ? 'course-lists' : 'bench'}.ts`
const { code } = await runNode([binary('tsx/dist/cli.mjs'), script], { show: true })
process.exit(code)
