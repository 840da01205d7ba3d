import { expect, it } from 'vitest'
import { nounOfTest, readBudget } from './budget.mjs'
import { readTotal } from './long-journeys.mjs'
import { divideSteps, isIn } from './parts.mjs'
import { listLongSteps, listSteps, narrowSteps, onlyLong } from './steps.mjs'
import { allTestFiles } from './test-files.mjs'

const budget = readBudget()
const tests = allTestFiles()

it.each([
  ['with PostgreSQL', { hasPostgres: true }, 3],
  ['on the embedded database alone', { hasPostgres: false }, 2],
  ['with Firefox', { hasPostgres: true, hasFirefox: true }, 4],
])('[FRM-416] puts every test file of every step into exactly one part, %s', (_, machine, of) => {
  const steps = listSteps(tests, machine)
  const parts = divideSteps(steps, of, budget).map((part) => narrowSteps(steps, isIn(part)))
  const keysOf = (list) => list.flatMap(({ name, files }) => files.map((file) => `${name} ${file}`))
  const divided = parts.flatMap(keysOf)
  expect(new Set(divided)).toEqual(new Set(keysOf(steps)))
  expect(divided.length).toBe(keysOf(steps).length)
  expect(new Set(keysOf(steps)).size).toBe(keysOf(steps).length)
  for (const suite of Object.values(tests))
    for (const file of suite)
      expect(keysOf(steps).some((key) => key.endsWith(` ${file}`))).toBe(true)
})

it('[FRM-416] creates parts of about equal time', () => {
  const seconds = divideSteps(listSteps(tests, { hasPostgres: true }), 3, budget).map(
    (part) => part.seconds,
  )
  expect(Math.max(...seconds) / Math.min(...seconds)).toBeLessThan(1.05)
})

it('[FRM-416] makes the same parts on every machine', () => {
  const divide = () => divideSteps(listSteps(tests, { hasPostgres: true }), 3, budget)
  expect(divide()).toEqual(divide())
})

it('passes no file names to the test program when a whole suite is to run', () => {
  const steps = listSteps(tests, { hasPostgres: true })
  for (const { name, filters, files } of steps)
    expect(filters, name).toEqual(['embedded', 'faults'].includes(name) ? files : [])
})

it('[FRM-418] includes whole suites in the long run that the short one runs in part', () => {
  const short = listSteps(tests, { hasPostgres: true })
  const long = listLongSteps(tests, { hasPostgres: true })
  const filesOf = (steps, name) => steps.find((one) => one.name === name)?.files
  expect(filesOf(short, 'faults').length).toBe(5)
  expect(filesOf(short, 'faults-postgresql')).toEqual(tests.faults)
  expect(filesOf(long, 'faults')).toEqual(tests.faults)
  expect(filesOf(long, 'embedded')).toEqual(['tests/contract/access.test.ts'])
  expect(filesOf(long, 'contract')).toEqual(['tests/contract/bad-input.test.ts'])
  expect(filesOf(long, 'e2e')).toEqual(tests.e2e)
  expect(onlyLong({ hasPostgres: true }).length).toBe(6)
  expect(onlyLong({ hasPostgres: false }).length).toBe(4)
  // If there is no PostgreSQL, the embedded database runs all fault tests.
  expect(filesOf(listSteps(tests, { hasPostgres: false }), 'faults')).toEqual(tests.faults)
})

it('[FRM-419] reports how many journeys only the long run includes', () => {
  expect(readTotal('Listing tests:\n  [phone] › a\nTotal: 61 tests in 40 files\n')).toBe(61)
  expect(readTotal('Error: no tests')).toBeUndefined()
  expect(onlyLong({ hasPostgres: false, journeys: 61 }).join('\n')).toContain('61 journeys')
})

it('passes only the selected files when a part of a suite is to run', () => {
  const steps = listSteps(
    {
      unit: ['a.test.ts', 'b.test.ts'],
      components: [],
      calls: [],
      contract: [],
      e2e: [],
      faults: [],
    },
    { hasPostgres: false },
  )
  const [, all] = narrowSteps(steps, () => true)
  const [, some] = narrowSteps(steps, (file) => file === 'b.test.ts')
  expect(all.filters).toEqual([])
  expect(some.filters).toEqual(['b.test.ts'])
})

it('finds the module of a test file, or its folder', () => {
  expect(nounOfTest('apps/server/src/modules/exams/a.calls.test.ts')).toBe('exams')
  expect(nounOfTest('tests/e2e/study/a.spec.ts')).toBe('study')
  expect(nounOfTest('tests/faults/orders/kills.test.ts')).toBe('orders')
  expect(nounOfTest('apps/server/src/platform/a.test.ts')).toBe('server')
  expect(nounOfTest('packages/ui/src/a.test.ts')).toBe('ui')
  expect(nounOfTest('tests/faults/kill.test.ts')).toBe('shared')
})
