import { loadavg } from 'node:os'
import {
  describeMachine,
  describeVersion,
  markdownTable,
  writeProof,
} from '../../../tools/documents/marked-text.mjs'
import { openScene, type Scene } from '../../contract/scene.ts'
import { quantiles } from '../quantiles.ts'
import { fillSchool } from './fill.ts'
import { size } from './learning-rows.ts'
import { excluded, limits, type Measured, measure, reads } from './reads.ts'

// `npm run bench -- school`, measures all calls that read. `--only exams,homework` measures the
// calls of these modules, and only prints the figures.

const [load = 0] = loadavg()
const place = process.argv.indexOf('--only')
const nouns = place > 0 ? (process.argv[place + 1] ?? '').split(',') : []
const isPostgres = Boolean(process.env.DATABASE_URL)
if (!isPostgres) throw new Error('Set DATABASE_URL: a school of this size is filled on PostgreSQL.')

/**
 * Measures a call that reads one row, to show how long the way to the database and back takes in
 * this run.
 */
async function measureReference({ testApp, first }: Scene): Promise<number> {
  const { token, host } = first.people.student
  const url = '/api/v1/user/loginInfo'
  const [half] = await quantiles(async () => {
    const { statusCode } = await testApp.app.http.inject({
      url,
      headers: { host, language: 'en', cookie: `token=${token}` },
    })
    return { status: statusCode }
  })
  return half
}

const isMiss = ({ late, limit }: Measured) => late > limit

const cellsOf = (one: Measured, reference: number) => [
  one.name,
  one.input,
  one.statements,
  one.half.toFixed(0),
  `${one.late.toFixed(0)}${isMiss(one) ? ' (over)' : ''}`,
  (one.half / reference).toFixed(0),
  one.bytes > 100_000 ? `${Math.round(one.bytes / 1000)}` : '',
]

const begin = performance.now()
const scene = await openScene()
const { testApp } = scene
await fillSchool(scene)
const filled = (performance.now() - begin) / 1000
const reference = await measureReference(scene)
console.log(`\nFilled in ${filled.toFixed(0)} s. Reference: ${reference.toFixed(2)} ms.\n`)
const measured: Measured[] = []
/** Calls that were refused for every caller, and calls that were refused for some callers. */
const unanswered: string[] = []
const partly: string[] = []
const asked = reads(nouns)
for (const noun of new Set(asked.map((named) => named.noun))) {
  const calls = asked.filter((named) => named.noun === noun)
  const began = performance.now()
  const before = measured.length
  for (const named of calls) {
    const one = await measure(scene, named)
    if (one.measured) measured.push(one.measured)
    ;(one.measured ? partly : unanswered).push(...one.refused)
  }
  const over = measured.slice(before).filter(isMiss)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `${noun.padEnd(24)}${seconds.padStart(7)} s ${calls.length} calls, over: ${over.map(({ name, late }) => `${name} ${late.toFixed(0)} ms`).join(', ') || 'none'}`,
  )
}
const sorted = measured.toSorted((one, other) => other.late - one.late)
for (const one of sorted)
  console.log(
    cellsOf(one, reference)
      .map((cell, at) => (at < 2 ? String(cell).padEnd(36) : String(cell).padStart(11)))
      .join(''),
  )
const misses = sorted.filter(isMiss)
console.log(`\n${measured.length} calls measured, ${misses.length} over their limit.`)
if (unanswered.length > 0) console.log(`Not answered:\n${unanswered.join('\n')}`)
if (partly.length > 0) console.log(`Refused in one way:\n${partly.join('\n')}`)
// Empties the database for the next test. The session acts as a replica, which runs no triggers,
// because triggers forbid deleting bookings.
await testApp.database.pool.script(
  'begin; set local session_replication_role = replica; truncate schools cascade; commit',
)
await testApp.close()

if (nouns.length === 0) {
  const thousands = (number: number) => number.toLocaleString('en-US')
  const conditions = `${thousands(size.people)} people in one school, ${thousands(size.members)} of them in the course that is asked about. Version ${describeVersion()}, ${describeMachine()}, PostgreSQL, ${new Date().toISOString().slice(0, 10)}, load average before: ${load.toFixed(1)}, filled in ${filled.toFixed(0)} s. Limit: ${limits.page} ms, of a file with all rows ${limits.file} ms. Reference: login info, ${reference.toFixed(2)} ms. ${measured.length} calls, ${misses.length} over their limit.`
  const heads = ['call', 'slowest as', 'statements', 'p50 ms', 'p95 ms', 'p50 to reference', 'kB']
  const shown = sorted.filter((one) => one.late > 20 || isMiss(one))
  const table = markdownTable(
    heads,
    shown.map((one) => cellsOf(one, reference)),
  )
  const rest = `The other ${sorted.length - shown.length} calls have a p95 of at most 20 ms.`
  const reasons = Object.entries(excluded).map(([name, reason]) => `\`${name}\` ${reason}`)
  const refused = partly.length > 0 ? ` Refused in one of their ways: ${partly.join('; ')}.` : ''
  const leftOut = `Not measured: ${[...reasons, ...unanswered].join('; ')}.${refused}`
  writeProof('calls', `${conditions}\n\n${table}\n\n${rest} ${leftOut}`, 'school')
}
process.exit(misses.length > 0 || unanswered.length > 0 ? 1 : 0)
