// `npm test`: everything, on any machine with Node. Prints a table, and as its very last line
// how many passed and failed.
import './node-version.mjs'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { ladder } from './boundaries.mjs'
import { isWhole, readArguments, usage } from './suites/arguments.mjs'
import { playwrightRepeats, vitestRepeats } from './suites/repeat.mjs'
import {
  countReport,
  failedTests,
  joinRepeat,
  mostRepeats,
  readPlaywright,
  readVitest,
  slowest,
} from './suites/reports.mjs'
import { knownNouns, testFiles } from './suites/test-files.mjs'

const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs')
const { binary, runNode } = await import('./processes.mjs')
const { root } = await import('./source-files.mjs')

const asked = readArguments(process.argv.slice(2), knownNouns(ladder))
if (asked.problem) {
  console.error(`${asked.problem}\nUsage: ${usage}`)
  process.exit(2)
}

const results = join(root, 'test-results')
const suites = []
let begun = 0
const nothing = { tests: [], unnamed: false }

/** The same PostgreSQL, which waits for no disk at a commit: only the fault tests ask what a crash leaves. */
function withoutDisk(server) {
  const url = new URL(server)
  const options = `options=${encodeURIComponent('-c synchronous_commit=off')}`
  url.search = url.search ? `${url.search}&${options}` : options
  return url.href
}

function readReport(name, read) {
  try {
    return read(JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8')))
  } catch {
    return nothing
  }
}

async function step(name, read, work, repeats) {
  // Steps that run beside each other end in any order, and are told of in this one.
  const place = begun++
  console.log(`\n== ${name}`)
  const started = performance.now()
  const code = await work(name)
  const report = readReport(name, read)
  const seconds = (performance.now() - started) / 1000
  suites[place] = { name, read, report, broke: code !== 0, seconds, repeats, work }
  const slow = slowest(report)
  if (slow.length > 0) console.log(`\nSlowest of ${name}\n${slow.join('\n')}`)
  console.log(`== ${name}: ${seconds.toFixed(1)} s`)
}

/** Runs tests of Vitest and leaves their report under the name. */
async function runVitest(name, projects, files, env) {
  const { code } = await runNode(
    [
      binary('vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=test-results/${name}.json`,
      ...files,
    ],
    { show: true, env: { NODE_ENV: 'test', ...env } },
  )
  return code
}

/** The files of a suite to run: all where no noun is named, none where it has none of the noun. */
function chosen(name, project) {
  if (isWhole(asked)) return []
  const files = asked.nouns.length > 0 ? testFiles(project, asked.nouns) : []
  if (files.length === 0) console.log(`\n== ${name}: nothing of ${asked.nouns.join(', ')} here`)
  return files.length > 0 ? files : undefined
}

async function suite(name, project, env = {}, repeats) {
  const files = chosen(name, project)
  if (!files) return
  const work = (report, args = files) => runVitest(report, [project], args, env)
  await step(name, readVitest, work, repeats)
}

/** Beside PostgreSQL, in a whole run: what depends on the database, and each call once for each person (decision 0057). */
const askedOfEmbedded = ['apps/server/src/platform/', 'tests/contract/access.test.ts']

/** The calls on each database that there is, and the generated questions on the faster one. */
async function callsAndContract() {
  if (!isWhole(asked) || !hasty) await suite('calls', 'calls', embedded, vitestRepeats)
  else {
    const work = (name, args = askedOfEmbedded) =>
      runVitest(name, ['calls', 'contract'], args, embedded)
    await step('embedded', readVitest, work, vitestRepeats)
  }
  const served = hasty ? { DATABASE_URL: hasty } : embedded
  if (hasty) await suite('calls-postgresql', 'calls', served, vitestRepeats)
  await suite('contract', 'contract', served)
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

let obtained
/** Once for the run: it may take the network a while, during which the first suites run. */
const obtainBrowser = () =>
  (obtained ??= import('./get-browser.mjs').then(({ ensureBrowser }) => ready(ensureBrowser)))

async function runPlaywright(name, args, env = {}) {
  if (!(await obtainBrowser()) || !(await ready(ensureBuilt))) return 1
  try {
    const { tsImport } = await import('tsx/esm/api')
    const { emptyPlace } = await tsImport('../tests/support/database.ts', import.meta.url)
    const place = await emptyPlace(hasty ?? '')
    const { code } = await runNode([binary('@playwright/test/cli.js'), 'test', ...args], {
      show: true,
      env: { E2E_REPORT: name, E2E_DATABASE_URL: place.databaseUrl, ...env },
    })
    await place.remove()
    return code
  } catch (error) {
    console.error(error.message)
    return 1
  }
}

async function journeys() {
  const files = chosen('e2e', 'e2e')
  if (!files) return
  const work = (name, args = files) => runPlaywright(name, args)
  await step('e2e', readPlaywright, work, playwrightRepeats)
}

/** The desktop journeys once more in Firefox, when it is asked for. */
async function journeysInFirefox() {
  if (!asked.browsers.includes('firefox')) return
  const files = chosen('e2e-firefox', 'e2e')
  if (!files) return
  const { findFirefox } = await import('./find-browser.mjs')
  const isThere = findFirefox() !== undefined
  const work = (name, args = [...files, '--project=firefox']) =>
    isThere ? runPlaywright(name, args, { E2E_FIREFOX: '1' }) : 1
  if (!isThere)
    console.error(
      '\nNo Firefox is on this machine, so nothing was tried in it. Install it, or name it in FIREFOX_PATH.',
    )
  await step('e2e-firefox', readPlaywright, work, playwrightRepeats)
}

/** Runs alone, once more, what failed in the suites that depend on a machine's speed. */
async function repeatFailed(done) {
  const failed = failedTests(done.report)
  if (!done.repeats || failed.length === 0) return
  if (failed.length > mostRepeats) {
    console.log(`\n== ${done.name}: ${failed.length} failed, too many to be chance; not repeated`)
    return
  }
  console.log(`\n== ${done.name}: ${failed.length} failed and run once more, alone`)
  let second = nothing
  let broke = false
  for (const [at, args] of done.repeats(failed).entries()) {
    const name = `${done.name}-repeat-${at + 1}`
    if ((await done.work(name, args)) !== 0) broke = true
    const { tests, unnamed } = readReport(name, done.read)
    second = { tests: [...second.tests, ...tests], unnamed: second.unnamed || unnamed }
  }
  done.report = joinRepeat(done.report, second)
  done.broke = broke
}

function print(table) {
  const row = (cells) =>
    cells.map((cell, at) => (at ? String(cell).padStart(9) : cell.padEnd(22))).join('')
  console.log(`\n${row(['suite', 'passed', 'failed', 'skipped', 'seconds'])}`)
  for (const { name, passed, failed, skipped, seconds } of table) {
    console.log(row([name, passed, failed, skipped, seconds.toFixed(1)]))
  }
  // Once more at the end, where they are found also in a log that was cut.
  for (const { name, broken, flaky } of table) {
    for (const title of flaky) console.log(`flaky in ${name}: ${title}`)
    for (const title of broken) console.log(`failed in ${name}: ${title}`)
  }
}

const readCheck = ({ gates }) => ({
  tests: gates.map(({ name, ok, seconds }) => ({ name, state: ok ? 'passed' : 'failed', seconds })),
  unnamed: false,
})

async function runCheck() {
  const { code } = await runNode(['tools/check.mjs'], { show: true })
  return code
}

if (!(await ready(ensureInstalled))) process.exit(1)
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const postgres = process.env.TEST_DATABASE_URL
const hasty = postgres && withoutDisk(postgres)
const embedded = { DATABASE_URL: '' }

if (isWhole(asked) || asked.check) await step('check', readCheck, runCheck)
if (isWhole(asked)) void obtainBrowser()
await suite('unit', 'unit')
await suite('components', 'components', {}, vitestRepeats)
await callsAndContract()
await journeys()
await journeysInFirefox()
await ready(ensureBuilt)
// A process that is killed and started again leaves half of a small machine to the other database.
const once = (where) => postgres && { FAULTS_ONCE: where }
await Promise.all([
  suite('faults', 'faults', { ...embedded, ...once('elsewhere') }, vitestRepeats),
  postgres &&
    suite(
      'faults-postgresql',
      'faults',
      { DATABASE_URL: postgres, ...once('here') },
      vitestRepeats,
    ),
])

for (const done of suites) await repeatFailed(done)
const table = suites.map(({ name, report, broke, seconds }) => ({
  name,
  seconds,
  ...countReport(report, broke),
}))
print(table)
const total = (key) => table.reduce((sum, row) => sum + row[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') ? 1 : 0)
