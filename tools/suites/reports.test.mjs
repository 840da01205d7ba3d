import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../source-files.mjs'
import { playwrightRepeats, vitestRepeats } from './repeat.mjs'
import {
  countReport,
  failedTests,
  joinRepeat,
  readPlaywright,
  readVitest,
  slowest,
} from './reports.mjs'

const file = 'tests/faults/kill.test.ts'
const assertion = (fullName, status, duration = 1000) => ({ fullName, status, duration })
const vitest = (assertionResults, status = 'passed') =>
  readVitest({ testResults: [{ name: join(root, file), status, assertionResults }] })

const spec = (title, status, more = {}) => ({
  file: 'exams/sit.spec.ts',
  line: 7,
  title,
  tests: [{ projectName: 'desktop', status, results: [{ duration: 2000 }] }],
  ...more,
})
const playwright = (specs, more = {}) =>
  readPlaywright({
    suites: [{ title: 'exams/sit.spec.ts', file: 'exams/sit.spec.ts', specs }],
    ...more,
  })

it('counts a failed test, and repeats it separately', () => {
  const first = vitest([assertion('a (b)', 'failed'), assertion('c', 'passed')], 'failed')
  expect(countReport(first, true)).toMatchObject({
    passed: 1,
    failed: 1,
    broken: [`${file} › a (b)`],
  })
  expect(vitestRepeats(failedTests(first))).toEqual([[file, '-t', '^\\s*a \\(b\\)$']])
})

it('passes when the repeated test passes, and calls it flaky', () => {
  const first = vitest([assertion('a', 'failed'), assertion('c', 'passed')], 'failed')
  const second = vitest([assertion('a', 'passed'), assertion('c', 'pending')])
  expect(countReport(joinRepeat(first, second), false)).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    broken: [],
    flaky: [`${file} › a`],
  })
})

it('fails when the test fails again', () => {
  const first = vitest([assertion('a', 'failed')], 'failed')
  const row = countReport(joinRepeat(first, first), true)
  expect(row).toMatchObject({ passed: 0, failed: 1, flaky: [] })
})

it('repeats a whole file when no test of it is named', () => {
  const first = vitest([], 'failed')
  expect(vitestRepeats(failedTests(first))).toEqual([[file]])
  const row = countReport(joinRepeat(first, vitest([assertion('a', 'passed')])), false)
  expect(row).toMatchObject({ passed: 1, failed: 0, flaky: [file] })
})

it('counts a failure outside of tests as one, also beside a flaky test', () => {
  const silent = 'what no test is named for; the output of the suite says it'
  expect(countReport(vitest([]), true).broken).toEqual([silent])
  expect(countReport(vitest([assertion('a', 'passed')]), true).broken).toEqual([silent])
  const first = playwright([spec('a', 'unexpected')], { errors: [{ message: 'out of a test' }] })
  const second = playwright([spec('a', 'expected')])
  expect(countReport(joinRepeat(first, second), false)).toMatchObject({
    failed: 1,
    broken: [silent],
  })
})

it('repeats journeys for each device by file and line, a serial group as a whole', () => {
  const phone = { tests: [{ projectName: 'phone', status: 'unexpected', results: [] }] }
  const { tests } = playwright([spec('a', 'unexpected'), spec('b', 'unexpected', phone)])
  const group = { title: 'group', file: 'exams/sit.spec.ts', specs: [spec('c', 'unexpected')] }
  const grouped = readPlaywright({
    suites: [{ title: 'exams/sit.spec.ts', file: 'exams/sit.spec.ts', suites: [group] }],
  })
  expect(playwrightRepeats(tests)).toEqual([
    ['exams/sit.spec.ts:7', '--project=desktop', '--workers=1'],
    ['exams/sit.spec.ts:7', '--project=phone', '--workers=1'],
  ])
  expect(grouped.tests[0].name).toBe('exams/sit.spec.ts › group › c (desktop)')
  expect(playwrightRepeats(grouped.tests)[0][0]).toBe('exams/sit.spec.ts')
})

it('counts tests that a failure had skipped once its group passes', () => {
  const first = playwright([spec('a', 'unexpected'), spec('b', 'skipped')])
  const second = playwright([spec('a', 'expected'), spec('b', 'expected')])
  const row = countReport(joinRepeat(first, second), false)
  expect(row).toMatchObject({ passed: 2, skipped: 0, failed: 0 })
})

it('lists the slowest first', () => {
  const report = vitest([assertion('quick', 'passed', 10), assertion('slow', 'passed', 3000)])
  expect(slowest(report, 1)).toEqual([`    3.0 s  ${file} › slow`])
})
