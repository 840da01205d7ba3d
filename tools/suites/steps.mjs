// Lists the steps of `npm test` with their files, and selects those of a run.
import { concerns } from './test-files.mjs'

/**
 * If there is a PostgreSQL, the embedded database runs only the tests that depend on the database,
 * and makes each call once (decisions 0057 and 0077).
 */
const askedOfEmbedded = (path) =>
  path.startsWith('apps/server/src/platform/') || path === 'tests/contract/access.test.ts'

/**
 * Fault tests that run on the embedded database even if there is a PostgreSQL. They test its
 * storage and start, or need it (decision 0077).
 */
const faultsOfEmbedded = [
  'tests/faults/browser-kill.test.ts',
  'tests/faults/kill.test.ts',
  'tests/faults/start.test.ts',
  'tests/faults/exams/everything.test.ts',
  'tests/faults/orders/stories.test.ts',
]

/** `filters` are the arguments of the test program: none means all files of the suite. */
const step = (name, suite, files, more = {}) => ({ name, suite, files, filters: [], ...more })

/**
 * The steps of a run. `isNoun` means that the run names modules, whose calls then run on every
 * database.
 */
export function listSteps(tests, { hasPostgres, isNoun = false, hasFirefox = false }) {
  const withPostgres = (one) => (hasPostgres ? [one] : [])
  const embedded = [...tests.calls, ...tests.contract].filter(askedOfEmbedded)
  const isShort = hasPostgres && !isNoun
  const faults = isShort
    ? tests.faults.filter((path) => faultsOfEmbedded.includes(path))
    : tests.faults
  return [
    step('check', 'check', ['check']),
    step('unit', 'unit', tests.unit),
    step('components', 'components', tests.components),
    isShort
      ? step('embedded', 'calls', embedded, { filters: embedded })
      : step('calls', 'calls', tests.calls),
    ...withPostgres(step('calls-postgresql', 'calls', tests.calls)),
    step('contract', 'contract', tests.contract),
    step('e2e', 'e2e', tests.e2e),
    ...(hasFirefox ? [step('e2e-firefox', 'e2e', tests.e2e)] : []),
    step('faults', 'faults', faults, isShort ? { filters: faults } : {}),
    ...withPostgres(step('faults-postgresql', 'faults', tests.faults)),
  ]
}

const bySome = (files) => ({ filters: files })

/** The steps of `npm run test:long`: the tests that a whole run of `npm test` leaves out. */
export function listLongSteps(tests, { hasPostgres }) {
  const of = (suite, end) => tests[suite].filter((path) => path.endsWith(end))
  const access = of('contract', '/access.test.ts')
  const badInput = of('contract', '/bad-input.test.ts')
  return [
    step('embedded', 'contract', access, bySome(access)),
    step('contract', 'contract', badInput, bySome(badInput)),
    step('e2e', 'e2e', tests.e2e),
    step('faults', 'faults', tests.faults),
    ...(hasPostgres ? [step('faults-postgresql', 'faults', tests.faults)] : []),
  ]
}

/**
 * The lines in the summary of `npm test` about the tests that only the long run includes. Without
 * PostgreSQL the embedded database runs everything.
 */
export const onlyLong = ({ hasPostgres, journeys = 'some' }) => [
  ...(hasPostgres
    ? [
        'every call on the embedded database for those who may not make it; PostgreSQL is asked for them here',
        'connections, devices, notices, setup, stop and kills amid orders on the embedded database; PostgreSQL is tried here',
      ]
    : []),
  'every wrong value in every field of every call; here each schema gets it in one field',
  `${journeys} journeys on another device or in another language than here, and refusals that tests of components show`,
  '5 or 3 kills of a server; here 3 or 2, and 100 in npm run faults',
  'a primary of PostgreSQL that freezes or is cut off, a planned switch and a restart of etcd; here a killed primary',
]

/** Reduces each step to the files for which `isToRun` returns true. */
export function narrowSteps(steps, isToRun) {
  return steps.map((one) => {
    const files = one.files.filter((file) => isToRun(file, one))
    const isAll = files.length === one.files.length
    return { ...one, files, filters: isAll ? one.filters : files }
  })
}

export const isAbout =
  ({ nouns, check }) =>
  (file, { suite }) =>
    suite === 'check' ? check : concerns(file, nouns)

/**
 * True for files that chooseTests has selected, and for the check, which runs after every change.
 */
export function isAmong(chosen) {
  const files = new Set(Object.values(chosen).flatMap((suite) => suite.files))
  return (file, { suite }) => suite === 'check' || files.has(file)
}
