// `npm test`: everything, on any machine with Node. Prints a table, and as its very last line
// how many passed and failed.
import './node-version.mjs'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs')
const { binary, runNode } = await import('./processes.mjs')
const { root } = await import('./source-files.mjs')

const results = join(root, 'test-results')
const table = []

function readJson(name) {
  try {
    return JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8'))
  } catch {
    return undefined
  }
}

const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  broken: report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    const titles = failed.map(({ fullName }) => `${relative(root, name)} › ${fullName}`)
    return titles.length > 0 || status !== 'failed' ? titles : [relative(root, name)]
  }),
})

const brokenSpecs = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(brokenSpecs),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file} › ${title} (${tests[0]?.projectName})`),
]

const countPlaywright = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
  broken: brokenSpecs({ suites }),
})

/** A step that broke without naming a test, or that ran no test at all, counts as one failure. */
function honest(counts, code) {
  const silent = counts.passed + counts.failed === 0
  const broke = code !== 0 && counts.failed === 0
  if (!silent && !broke) return counts
  const told = 'what no test is named for; the output of the suite says it'
  return { ...counts, failed: counts.failed + 1, broken: [...counts.broken, told] }
}

async function step(name, count, work) {
  console.log(`\n== ${name}`)
  const started = performance.now()
  const code = await work()
  const report = readJson(name)
  const counts = report ? count(report) : { passed: 0, failed: 0, skipped: 0, broken: [] }
  const seconds = (performance.now() - started) / 1000
  table.push({ name, ...honest(counts, code), seconds })
  console.log(`== ${name}: ${seconds.toFixed(1)} s`)
}

function suite(name, project, env = {}) {
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${name}.json`,
  ]
  return step(name, countVitest, async () => {
    const { code } = await runNode([binary('vitest/vitest.mjs'), ...args], {
      show: true,
      env: { NODE_ENV: 'test', ...env },
    })
    return code
  })
}

/** Gets ready for a step; what goes wrong is told and makes the step fail, not the whole run. */
async function ready(prepare) {
  try {
    await prepare()
    return true
  } catch (error) {
    console.error(error.message)
    return false
  }
}

async function journeys() {
  const { ensureBrowser } = await import('./get-browser.mjs')
  if (!(await ready(ensureBrowser)) || !(await ready(ensureBuilt))) return 1
  const { code } = await runNode([binary('@playwright/test/cli.js'), 'test'], { show: true })
  return code
}

function print() {
  const row = (cells) =>
    cells.map((cell, at) => (at ? String(cell).padStart(9) : cell.padEnd(22))).join('')
  console.log(`\n${row(['suite', 'passed', 'failed', 'skipped', 'seconds'])}`)
  for (const { name, passed, failed, skipped, seconds } of table) {
    console.log(row([name, passed, failed, skipped, seconds.toFixed(1)]))
  }
  // Once more at the end, where they are found also in a log that was cut.
  for (const { name, broken } of table)
    for (const title of broken) console.log(`failed in ${name}: ${title}`)
}

if (!(await ready(ensureInstalled))) process.exit(1)
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const postgres = process.env.TEST_DATABASE_URL
const embedded = { DATABASE_URL: '' }

await step(
  'check',
  (report) => ({ ...report, skipped: 0 }),
  async () => {
    const { code } = await runNode(['tools/check.mjs'], { show: true })
    return code
  },
)
await suite('unit', 'unit')
await suite('components', 'components')
await suite('calls', 'calls', embedded)
if (postgres) await suite('calls-postgresql', 'calls', { DATABASE_URL: postgres })
await step('e2e', countPlaywright, journeys)
await ready(ensureBuilt)
await suite('faults', 'faults', embedded)
if (postgres) await suite('faults-postgresql', 'faults', { DATABASE_URL: postgres })

print()
const total = (key) => table.reduce((sum, row) => sum + row[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') ? 1 : 0)
