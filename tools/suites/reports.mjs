// Reads the reports of both test programs into one format, and merges the results of repeated tests
// into the first report: { tests: [{ name, state, seconds, file, … }], unnamed } where `unnamed` is
// true for a failure outside of any test.
import { relative } from 'node:path'

import { root } from '../source-files.mjs'

/** If more tests fail than this number, it is no coincidence, and they are not repeated. */
export const mostRepeats = 20

const vitestStates = { passed: 'passed', failed: 'failed' }

/** A file that failed outside of its tests counts as one failed test. */
function testsOfFile({ name, status, assertionResults, startTime = 0, endTime = 0 }) {
  const file = relative(root, name)
  const tests = assertionResults.map(({ fullName, status: state, duration }) => ({
    name: `${file} › ${fullName}`,
    state: vitestStates[state] ?? 'skipped',
    seconds: (duration ?? 0) / 1000,
    file,
    title: fullName,
  }))
  if (status !== 'failed' || tests.some(({ state }) => state === 'failed')) return tests
  return [...tests, { name: file, state: 'failed', seconds: (endTime - startTime) / 1000, file }]
}

export const readVitest = (report) => ({
  tests: report.testResults.flatMap(testsOfFile),
  unnamed: false,
})

const playwrightStates = { expected: 'passed', skipped: 'skipped' }

function testsOfSuite({ suites = [], specs = [] }, titles = []) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} › ${[...titles, title].join(' › ')} (${projectName})`,
      state: playwrightStates[status] ?? 'failed',
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      file,
      line,
      project: projectName,
      // In a group of serial journeys a failure skips the following journeys, so the whole group is
      // repeated.
      together: titles.length > 0,
    })),
  )
  return [
    ...own,
    ...suites.flatMap((suite) =>
      testsOfSuite(suite, suite.title === suite.file ? titles : [...titles, suite.title]),
    ),
  ]
}

export const readPlaywright = ({ suites, errors = [] }) => ({
  tests: testsOfSuite({ suites }),
  unnamed: errors.length > 0,
})

const inState = (tests, state) => tests.filter((test) => test.state === state)
export const failedTests = ({ tests }) => inState(tests, 'failed')

/** The slowest tests, as lines of text. */
export function slowest({ tests }, most = 10) {
  return tests
    .filter(({ seconds }) => seconds > 0)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

const isWholeFile = ({ title, line }) => title === undefined && line === undefined

/**
 * A file that failed outside of its tests counts as passed if all its tests passed when it was
 * repeated.
 */
function fileRecovered(failed, { tests }) {
  const own = tests.filter(({ file }) => file === failed.file)
  return own.length > 0 && own.every(({ state }) => state !== 'failed')
}

/**
 * The first report, in which the repeated results replace the failures. `flaky` lists the tests
 * that passed when they were repeated.
 */
export function joinRepeat(first, second) {
  const again = new Map(second.tests.map((test) => [test.name, test]))
  const known = new Set(first.tests.map(({ name }) => name))
  const isBetter = (test) =>
    isWholeFile(test) ? fileRecovered(test, second) : again.get(test.name)?.state === 'passed'
  const better = new Set(first.tests.filter((test) => test.state !== 'passed' && isBetter(test)))
  return {
    tests: [
      ...first.tests
        .filter((test) => !(isWholeFile(test) && better.has(test)))
        .map((test) => (better.has(test) ? { ...test, state: 'passed' } : test)),
      ...second.tests.filter(({ name }) => !known.has(name)),
    ],
    flaky: failedTests(first)
      .filter((test) => better.has(test))
      .map(({ name }) => name),
    unnamed: first.unnamed || second.unnamed,
  }
}

const silence = 'what no test is named for; the output of the suite says it'

/**
 * The row of the summary table. A suite that failed outside of its tests, or that ran no test,
 * counts as one failure.
 */
export function countReport({ tests, unnamed, flaky = [] }, broke) {
  const failures = inState(tests, 'failed').map(({ name }) => name)
  const passed = inState(tests, 'passed').length
  const silent = passed + failures.length === 0
  const problems = unnamed || silent || (broke && failures.length === 0) ? [silence] : []
  return {
    passed,
    failed: failures.length + problems.length,
    skipped: inState(tests, 'skipped').length,
    broken: [...failures, ...problems],
    flaky,
  }
}
