// The test files of a suite, and those of a module.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { filesUnder, foldersIn, root } from '../source-files.mjs'

const belongs = {
  unit: (path) =>
    /^(?:packages|apps|tools|tests\/support)\/.*\.test\.m?[tj]s$/.test(path) &&
    !path.endsWith('.calls.test.ts'),
  components: (path) => /^(?:packages|apps)\/.*\.test\.tsx$/.test(path),
  calls: (path) => path.endsWith('.calls.test.ts'),
  contract: (path) => /^tests\/contract\/.*\.test\.ts$/.test(path),
  e2e: (path) => /^tests\/e2e\/.*\.spec\.ts$/.test(path),
  faults: (path) => /^tests\/faults\/.*\.test\.ts$/.test(path),
}

const read = (path) => readFileSync(join(root, path), 'utf8')

/**
 * The modules whose calls a fault test makes. It belongs to these modules, because no module's
 * folder contains it.
 */
const callsOf = (source) =>
  [...source.matchAll(/import \{([^}]*)\} from '@titian\/contract'/g)].flatMap(([, names]) =>
    names.split(',').map((name) => name.trim()),
  )

/** True if a test file of a suite belongs to one of the modules. */
export function concerns(path, nouns, source = read) {
  if (nouns.some((noun) => path.includes(`/${noun}/`))) return true
  return belongs.faults(path) && callsOf(source(path)).some((name) => nouns.includes(name))
}

/** The test files of a suite as paths from the root: those of the modules, or all. */
export function testFiles(suite, nouns) {
  const wanted = belongs[suite]
  return filesUnder(['apps', 'packages', 'tests', 'tools'], wanted).filter(
    (path) => !nouns || concerns(path, nouns),
  )
}

/** All files of each suite. */
export const allTestFiles = () =>
  Object.fromEntries(Object.keys(belongs).map((suite) => [suite, testFiles(suite)]))

/** The modules that have code in the contract, the server, the sites or the packages. */
export function knownNouns(ladder) {
  const places = ['packages/contract/src', 'apps/server/src/modules', 'tests/e2e']
  const found = new Set(places.flatMap((folder) => foldersIn(folder)))
  // The package with the practice engines belongs to the module of the same name.
  return [...new Set([...ladder.filter((noun) => found.has(noun)), ...foldersIn('packages')])]
}
