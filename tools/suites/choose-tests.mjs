// `npm test -- --changed BASE`: selects the tests that a change can affect. The selection depends
// only on the changed paths, the imports and the test files (decision 0077).
import { nounOf, dependenciesOf, reachedFrom } from './reach.mjs'

const isTestCode = (path) =>
  /\.(?:test|spec)\.[mc]?tsx?$|\.test\.mjs$|\/factories\.ts$|\/testing\/|^tests\//.test(path)
const isProduct = (path) => /^(?:apps|packages)\//.test(path) && !isTestCode(path)

/** Files that affect no running program. Only the check reads them. */
const readByCheckOnly =
  /^(?:docs|findings|\.github)\/|\.md$|^(?:knip\.json|\.gitignore|\.oxlintrc\.json|\.oxfmtrc\.jsonc?|LICENSE)$/
/**
 * Files that run the suites. A change of these files, or of the files in tools and tests that they
 * import, affects every test that they run.
 */
const runsEverything = ['tools/test.mjs', 'vitest.config.ts']
const runsJourneys = ['playwright.config.ts', 'tools/serve-for-tests.mjs']
const runsComponents = 'tests/component-setup.ts'
const server = 'apps/server/src/app.ts'
const sites = /^apps\/(web|teacher|admin)\//

/**
 * The files that stand for a file which no code imports: the code files beside it, or the entry of
 * its program.
 */
function standIns(path, { imports }) {
  if (imports.has(path)) return [path]
  const [area, workspace] = path.split('/')
  const folder = path.replace(/\/(?:texts\/)?[^/]*$/, '/')
  const isBeside = (file) => file.startsWith(folder) && isProduct(file)
  const beside = path.includes('/src/') ? [...imports.keys()].filter(isBeside) : []
  if (beside.length > 0) return [path, ...beside]
  if (path.startsWith('apps/server/seeds/')) return [path]
  if (path.startsWith('apps/server/')) return [path, server]
  if (area !== 'apps' && area !== 'packages') return [path]
  return [
    path,
    ...[...imports.keys()].filter((file) => file.startsWith(`${area}/${workspace}/src/`)),
  ]
}

const known = new WeakMap()

/**
 * Remembers for each graph what was found about a test file. This does not depend on the change, so
 * it is found only once.
 */
function once(graph, what, path, find) {
  if (!known.has(graph)) known.set(graph, new Map())
  const key = `${what} ${path}`
  if (!known.get(graph).has(key)) known.get(graph).set(key, find(path, graph))
  return known.get(graph).get(key)
}

/** The modules whose calls are made by a test or by the helpers that it imports. */
function callsMade(path, graph) {
  const isFixture = (file) => isTestCode(file)
  return [...dependenciesOf(path, graph, isFixture)]
    .filter((file) => file.startsWith('packages/contract/'))
    .map(nounOf)
    .filter(Boolean)
}

/** True if a journey visits all pages of a site, because it reads the table of the pages. */
const visitsAllPages = (path, site, graph) =>
  dependenciesOf(path, graph, isTestCode).has(`apps/${site}/src/app/paths.ts`)

/** True if a test, or a program that it runs, lists the files of the repository. */
function listsFolders(path, graph) {
  const isProgram = (file) => !isProduct(file)
  const files = [path, ...dependenciesOf(path, graph, isProgram)].filter(isProgram)
  return files.some((file) => graph.walkers.has(file))
}

const journeysOf = (noun, files) => files.filter((file) => file.startsWith(`tests/e2e/${noun}/`))

/**
 * The modules whose journeys must run. If a module has no journeys, the pages of other modules show
 * it, so these are the modules whose pages make its calls.
 */
function journeyNouns(nouns, files, { imports }) {
  return new Set(
    nouns.flatMap((noun) => {
      if (journeysOf(noun, files).length > 0) return [noun]
      const calls = `packages/contract/src/${noun}/calls.ts`
      return [...imports.keys()]
        .filter((path) => sites.test(path) && isProduct(path) && imports.get(path).includes(calls))
        .map(nounOf)
        .filter(Boolean)
    }),
  )
}

/**
 * Finds the programs of tools and tests that a change reaches. Product files are left out, because
 * they have their own tests.
 */
function runnersReached(changed, graph) {
  const imports = new Map([...graph.imports].filter(([path]) => !isProduct(path)))
  const setup = [...imports].map(([path, targets]) => [
    path,
    path === 'vitest.config.ts' ? targets.filter((target) => target !== runsComponents) : targets,
  ])
  const own = changed.filter((path) => !isProduct(path))
  return reachedFrom(own, { imports: new Map(setup), through: new Map() })
}

const isOf = (folders) => (path) => folders.some((folder) => path.startsWith(folder))
const isAsked = isOf([
  'packages/contract/src/',
  'apps/server/src/modules/',
  'apps/server/src/pages/',
  'apps/server/src/platform/',
  server,
])
const isServed = isOf(['packages/contract/src/', 'apps/server/src/'])
const isKnownPlace = isOf(['apps/', 'packages/', 'tests/', 'tools/'])
const nounsIn = (paths) => [...new Set(paths.map(nounOf).filter(Boolean))]

function describeReach(changed, graph) {
  const known = changed.filter((path) => !readByCheckOnly.test(path))
  const reached = reachedFrom([...new Set(known.flatMap((path) => standIns(path, graph)))], graph)
  const product = [...reached.keys()].filter(isProduct)
  const runners = runnersReached(known, graph)
  return {
    reached,
    product,
    nouns: nounsIn(product),
    servedNouns: nounsIn(product.filter(isServed)),
    isCode: known.length > 0,
    areTexts: known.some((path) => path.includes('/texts/')),
    // A file at the root that nothing above knows may affect every test.
    isWhole:
      known.some((path) => !graph.imports.has(path) && !isKnownPlace(path)) ||
      runsEverything.some((path) => runners.has(path)),
    isServerShared: reached.get(server) === true,
    isSiteShared: product.some(
      (path) => reached.get(path) && /^apps\/[^/]+\/src\/app\//.test(path),
    ),
    areJourneysShared:
      known.some((path) => path.startsWith('apps/server/seeds/') && isProduct(path)) ||
      runsJourneys.some((path) => runners.has(path)),
    asksServer: product.some(isAsked),
  }
}

/** For each rule: its suites, the reason that the table shows, and whether it selects a file. */
function rulesOf(reach, tests, graph) {
  const { reached, nouns, servedNouns, product } = reach
  const journeys = journeyNouns(nouns, tests.e2e ?? [], graph)
  const touched = [...new Set(product.map((path) => sites.exec(path)?.[1]).filter(Boolean))]
  const all = Object.keys(tests)
  const served = ['calls', 'contract', 'faults', 'e2e']
  return [
    [all, 'shared by all suites', () => reach.isWhole],
    [all, 'imports what changed', (file) => reached.has(file)],
    [['components'], 'prepared by what changed', () => reached.has(runsComponents)],
    [['unit'], 'lists folders', (file) => reach.isCode && once(graph, 'lists', file, listsFolders)],
    [
      ['components'],
      'reads texts',
      (file) => reach.areTexts && once(graph, 'lists', file, listsFolders),
    ],
    [served, 'shared by all nouns on the server', () => reach.isServerShared],
    [['contract'], 'the contract or the server changed', () => reach.asksServer],
    [['calls'], `nouns: ${servedNouns.join(', ')}`, (file) => servedNouns.includes(nounOf(file))],
    [
      ['calls', 'faults'],
      'makes calls of these nouns',
      (file) => once(graph, 'calls', file, callsMade).some((noun) => servedNouns.includes(noun)),
    ],
    [['e2e'], 'shared by all journeys', () => reach.areJourneysShared || reach.isSiteShared],
    [['e2e'], `nouns: ${[...journeys].join(', ')}`, (file) => journeys.has(file.split('/')[2])],
    [
      ['e2e'],
      `visits all pages of ${touched.join(', ')}`,
      (file) => touched.some((site) => visitsAllPages(file, site, graph)),
    ],
  ]
}

/**
 * Selects the tests that the changed paths can affect from `tests`, which has the files of each
 * suite. The check is not included, because it runs after every change.
 */
export function chooseTests(changed, graph, tests) {
  const reach = describeReach(changed, graph)
  const rules = rulesOf(reach, tests, graph)
  const suites = Object.entries(tests).map(([suite, files]) => {
    const reasons = new Map()
    const chosen = files.filter((file) => {
      const rule = rules.find(([suites, , chooses]) => suites.includes(suite) && chooses(file))
      if (rule) reasons.set(rule[1], (reasons.get(rule[1]) ?? 0) + 1)
      return rule !== undefined
    })
    const why = [...reasons].map(([reason, count]) => `${count} ${reason}`).join('; ')
    return [suite, { files: chosen, of: files.length, why }]
  })
  return Object.fromEntries(suites)
}
