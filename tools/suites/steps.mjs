// The steps of `npm test`, each with its files, and which of them a run is asked for.
import { concerns } from './test-files.mjs'

/** Beside PostgreSQL: what depends on the database, and each call once (decisions 0057 and 0077). */
const askedOfEmbedded = (path) =>
  path.startsWith('apps/server/src/platform/') || path === 'tests/contract/access.test.ts'

/** `filters` are the arguments of the test program: none means all files of the suite. */
const step = (name, suite, files, more = {}) => ({ name, suite, files, filters: [], ...more })

/** The steps of a run. `isNoun`: nouns are named, whose calls are asked on every database. */
export function listSteps(tests, { hasPostgres, isNoun = false, hasFirefox = false }) {
  const withPostgres = (one) => (hasPostgres ? [one] : [])
  const embedded = [...tests.calls, ...tests.contract].filter(askedOfEmbedded)
  return [
    step('check', 'check', ['check']),
    step('unit', 'unit', tests.unit),
    step('components', 'components', tests.components),
    hasPostgres && !isNoun
      ? step('embedded', 'calls', embedded, { filters: embedded })
      : step('calls', 'calls', tests.calls),
    ...withPostgres(step('calls-postgresql', 'calls', tests.calls)),
    step('contract', 'contract', tests.contract),
    step('e2e', 'e2e', tests.e2e),
    ...(hasFirefox ? [step('e2e-firefox', 'e2e', tests.e2e)] : []),
    step('faults', 'faults', tests.faults),
    ...withPostgres(step('faults-postgresql', 'faults', tests.faults)),
  ]
}

/** Keeps of each step the files that are to run. */
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

/** What chooseTests chose; the check runs after every change. */
export function isAmong(chosen) {
  const files = new Set(Object.values(chosen).flatMap((suite) => suite.files))
  return (file, { suite }) => suite === 'check' || files.has(file)
}
