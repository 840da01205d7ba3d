// `npm test`: runs all tests, on any machine with Node. Prints a table, and in the last line how
// many tests passed and failed.
import './node-version.mjs'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ladder } from './gates/boundaries.mjs'
import { isWhole, readArguments, usage } from './suites/arguments.mjs'
import { compareCosts, costsOf, overBudget, readBudget } from './suites/budget.mjs'
import { changedPaths } from './suites/changed-paths.mjs'
import { chooseTests } from './suites/choose-tests.mjs'
import { printChoice, printOnlyLong, printOverBudget, printTable } from './suites/closing-table.mjs'
import { countLongJourneys } from './suites/long-journeys.mjs'
import { divideSteps, isIn } from './suites/parts.mjs'
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
import {
  isAbout,
  isAmong,
  listLongSteps,
  listSteps,
  narrowSteps,
  onlyLong,
} from './suites/steps.mjs'
import { allTestFiles, knownNouns } from './suites/test-files.mjs'

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

/**
 * The address of the PostgreSQL server, with a setting by which commits do not wait for the disk.
 * Only the fault tests examine what remains after a crash.
 */
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
  // Steps that run at the same time end in any order. They are printed in the order in which they
  // began.
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

/** Runs Vitest, and writes its report under the given name. */
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
    { show: true, env: { NODE_ENV: 'test', TEST_LENGTH: asked.isLong ? 'long' : '', ...env } },
  )
  return code
}

/**
 * Runs a step if the run has selected any of its files. `work` receives the name of the report and
 * the files.
 */
async function runStep(name, read, work, repeats) {
  const { files, filters = [] } = steps.find((one) => one.name === name) ?? {}
  if (!files) return
  if (files.length === 0) {
    console.log(`\n== ${name}: nothing to run here`)
    return
  }
  await step(name, read, (report, args = filters) => work(report, args), repeats)
}

async function runSuite(name, projects, env = {}, repeats) {
  const work = (report, args) => runVitest(report, projects, args, env)
  await runStep(name, readVitest, work, repeats)
}

/** Runs the calls on each database that is available, and the contract tests on the faster one. */
async function callsAndContract() {
  await runSuite('calls', ['calls'], embedded, vitestRepeats)
  const length = { TEST_LENGTH: asked.isLong ? 'long' : 'short' }
  await runSuite('embedded', ['calls', 'contract'], { ...embedded, ...length }, vitestRepeats)
  const served = hasty ? { DATABASE_URL: hasty } : embedded
  await runSuite('calls-postgresql', ['calls'], served, vitestRepeats)
  await runSuite('contract', ['contract'], served)
}

/**
 * Prepares a step. If this fails, the failure is printed and counts for the step, and the run
 * continues.
 */
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
/**
 * The browser is requested once in a run, while the first suites run, because downloading it may
 * take long.
 */
const obtainBrowser = () =>
  (obtained ??= import('./browser/get-browser.mjs').then(({ ensureBrowser }) =>
    ready(ensureBrowser),
  ))

async function runPlaywright(name, args, env = {}) {
  if (!(await obtainBrowser()) || !(await ready(ensureBuilt))) return 1
  try {
    const { tsImport } = await import('tsx/esm/api')
    const { emptyPlace } = await tsImport('../tests/support/database.ts', import.meta.url)
    const place = await emptyPlace(hasty ?? '')
    const { code } = await runNode([binary('@playwright/test/cli.js'), 'test', ...args], {
      show: true,
      env: {
        E2E_REPORT: name,
        E2E_DATABASE_URL: place.databaseUrl,
        TEST_LENGTH: asked.isLong ? 'long' : '',
        ...env,
      },
    })
    await place.remove()
    return code
  } catch (error) {
    console.error(error.message)
    return 1
  }
}

async function journeys() {
  // Some files have no journey of the requested length, which is no failure.
  const work = (name, args) => runPlaywright(name, [...args, '--pass-with-no-tests'])
  await runStep('e2e', readPlaywright, work, playwrightRepeats)
}

/** Repeats the desktop journeys in Firefox, if the run requests it. */
async function journeysInFirefox() {
  if (!asked.browsers.includes('firefox')) return
  const { findFirefox } = await import('./browser/find-browser.mjs')
  const isThere = findFirefox() !== undefined
  const work = (name, files) => {
    const args = files.some((one) => one.startsWith('--')) ? files : [...files, '--project=firefox']
    return isThere ? runPlaywright(name, args, { E2E_FIREFOX: '1' }) : 1
  }
  if (!isThere)
    console.error(
      '\nNo Firefox is on this machine, so nothing was tried in it. Install it, or name it in FIREFOX_PATH.',
    )
  await runStep('e2e-firefox', readPlaywright, work, playwrightRepeats)
}

/** Repeats failed tests one by one, in the suites that depend on the speed of the machine. */
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

/** The steps that the run requests, with their files. */
async function askedSteps() {
  const tests = allTestFiles()
  const list = asked.isLong ? listLongSteps : listSteps
  const all = list(tests, {
    hasPostgres: Boolean(postgres),
    isNoun: asked.nouns.length > 0,
    hasFirefox: asked.browsers.includes('firefox'),
  })
  if (isWhole(asked)) return all
  const narrowed = await narrow(all, tests)
  if (!asked.part) return narrowed
  const part = divideSteps(narrowed, asked.part.of, readBudget())[asked.part.number - 1]
  return narrowSteps(narrowed, isIn(part))
}

async function narrow(all, tests) {
  if (asked.nouns.length > 0 || asked.check) return narrowSteps(all, isAbout(asked))
  if (!asked.changed) return all
  const { readGraph } = await import('./suites/import-graph.mjs')
  const changed = await changedPaths(asked.changed)
  const chosen = chooseTests(changed, readGraph(), tests)
  printChoice(changed, chosen)
  return narrowSteps(all, isAmong(chosen))
}

let steps = []
if (!(await ready(async () => (steps = await askedSteps())))) process.exit(2)

const isAsked = (name) => steps.some((one) => one.name === name && one.files.length > 0)
await runStep('check', readCheck, runCheck)
if (isAsked('e2e')) void obtainBrowser()
await runSuite('unit', ['unit'])
await runSuite('components', ['components'], {}, vitestRepeats)
await callsAndContract()
await journeys()
await journeysInFirefox()
if (isAsked('faults') || isAsked('faults-postgresql')) await ready(ensureBuilt)
// The journeys of the long run are counted while the fault tests run, because these mostly wait.
const longJourneys = isAsked('e2e') && !asked.isLong ? countLongJourneys() : undefined
// The fault tests run on both databases at the same time: they mostly wait for killed processes to
// start again, which leaves half of a small machine free.
const once = (where) => postgres && { FAULTS_ONCE: where }
const faultsHere = { DATABASE_URL: postgres, ...once('here') }
await Promise.all([
  runSuite('faults', ['faults'], { ...embedded, ...once('elsewhere') }, vitestRepeats),
  runSuite('faults-postgresql', ['faults'], faultsHere, vitestRepeats),
])

for (const done of suites) await repeatFailed(done)
const table = suites.map(({ name, report, broke, seconds }) => ({
  name,
  seconds,
  ...countReport(report, broke),
}))
printTable(table)
const costs = Object.fromEntries(suites.map((done) => [done.name, costsOf(done)]))
const rows = compareCosts(costs, readBudget())
const report = { isWhole: isWhole(asked), costs, rows }
writeFileSync(join(results, 'budget.json'), `${JSON.stringify(report, null, 2)}\n`)
// Only a run of all tests is compared with the budget, because the budget is for whole suites.
if (isWhole(asked)) printOverBudget(overBudget(rows))
if (!asked.isLong)
  printOnlyLong(onlyLong({ hasPostgres: Boolean(postgres), journeys: await longJourneys }))
const total = (key) => table.reduce((sum, row) => sum + row[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') ? 1 : 0)
