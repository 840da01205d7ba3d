// Defines which files may import which. check-boundaries.mjs turns it into rules for
// dependency-cruiser, and the ladder test and `npm run new:module` read the names from here.

/** The server's modules, lowest first. A module imports lower ones only. */
export const ladder = [
  'files',
  'schools',
  'mails',
  'accounts',
  'people',
  'identities',
  'courses',
  'materials',
  'articles',
  'practice',
  'study',
  'homework',
  'exams',
  'discussions',
  'reviews',
  'favourites',
  'notes',
  'sharing',
  'orders',
  'grades',
  'certificates',
  'bundles',
  'training',
  'evaluations',
  'progress',
  'messages',
  'resume',
  'employment',
  'skills',
  'promote',
  'applications',
  'statistics',
  'privacy',
  'operations',
]

/**
 * The floors of a module with many topics, lowest first: a topic imports topics of its own floor
 * and of lower ones. The module's other files are below all floors (tables, rules, policy, present)
 * or above them (routes, jobs, index).
 */
export const floors = { exams: ['authoring', 'sitting', 'marking'] }

/** Folders of the contract that belong to no module; every call uses them. */
export const contractExtras = ['wire']

export const sites = ['web', 'teacher', 'admin']

/** The workspaces, and which workspaces each may import. */
export const layers = {
  'packages/ui': [],
  // The practice engines run on the server and in the browser, so they import nothing of either.
  'packages/practice': [],
  'packages/exam-items': ['packages/ui'],
  'packages/contract': ['packages/exam-items'],
  'packages/site': ['packages/ui', 'packages/contract', 'packages/exam-items', 'packages/practice'],
  'apps/server': ['packages/contract', 'packages/exam-items', 'packages/practice', 'packages/ui'],
  ...Object.fromEntries(
    sites.map((site) => [
      `apps/${site}`,
      [
        'packages/ui',
        'packages/contract',
        'packages/exam-items',
        'packages/practice',
        'packages/site',
      ],
    ]),
  ),
}

/**
 * The entries of exam-items that each workspace may use: a student's browser must never receive the
 * marking code. The student site loads packages/site, so it gets the student's entries.
 */
export const examItemsEntries = {
  'packages/contract': ['shape', 'public'],
  'apps/server': ['shape', 'public', 'score', 'exchange'],
  'packages/site': ['shape', 'public', 'render'],
  'apps/web': ['shape', 'public', 'render', 'short'],
  'apps/teacher': ['shape', 'public', 'score', 'render', 'short', 'edit', 'merge/merge-items'],
  'apps/admin': ['shape', 'public', 'score', 'render', 'edit'],
}

/**
 * The parts of packages/ui that the server may import. The server draws covers with the same code
 * as the sites; all other parts need React.
 */
export const uiDoorsOfTheServer = ['terraces', 'art/mark']

// The check creates files with violations in this folder, which has the layout of the repository.
// Every pattern below also accepts this folder in front of a path.
export const plantFolder = '.cache/planted'
const root = `^(?:${plantFolder.replaceAll('.', '\\.')}/)?`
const at = (path) => `${root}${path}/`
const anyOf = (names) => `(?:${names.join('|')})`

const modules = 'apps/server/src/modules'
const testing = '(?:\\.test\\.tsx?|/factories\\.ts|/testing/.*)$'
const databaseLibrary = '(?:^|/)node_modules/(?:drizzle-orm|pg|pg-boss|@electric-sql/pglite)/'
const browserLibrary =
  '(?:^|/)node_modules/(?:react|react-dom|@mantine/[^/]+|@tanstack/react-[^/]+)/'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

function layerRules() {
  return Object.entries(layers).map(([folder, allowed]) =>
    rule(
      `layer-of-${folder.replace('/', '-')}`,
      `${folder} may import ${allowed.join(', ') || 'no other workspace'}`,
      { path: `${at(folder)}src/` },
      {
        path: `${root}(?:apps|packages|tests|tools)/`,
        pathNot: `${root}${anyOf([folder, ...allowed])}/`,
      },
    ),
  )
}

function doorRules() {
  const examItems = Object.entries(examItemsEntries).map(([folder, entries]) =>
    rule(
      `exam-items-entries-of-${folder.replace('/', '-')}`,
      `${folder} uses these entries of exam-items only: ${entries.join(', ')}`,
      { path: at(folder), pathNot: '\\.test\\.tsx?$' },
      {
        path: at('packages/exam-items'),
        pathNot: `${at('packages/exam-items/src')}${anyOf(entries)}\\.tsx?$`,
      },
    ),
  )
  const doorOfUi = rule(
    'ui-entries-of-apps-server',
    'the server uses what draws covers and the mark, and nothing else of ui',
    { path: at('apps/server') },
    {
      path: at('packages/ui'),
      pathNot: `${at('packages/ui/src')}${anyOf(uiDoorsOfTheServer)}\\.ts$`,
    },
  )
  return [...examItems, doorOfUi]
}

/**
 * The entry files of programs. Checking reachability for every file would double the time of the
 * check.
 */
const beginsBrowser = (site) => `${at(`apps/${site}`)}src/app/(?:main|render)\\.tsx$`
const beginsServer = `${at('apps/server')}src/(?:main|.*-worker)\\.ts$`

function reachRules() {
  return [
    rule(
      'no-marking-code-in-the-student-site',
      'score and edit must not be reachable from the student site by any route',
      { path: beginsBrowser('web') },
      { path: `${at('packages/exam-items/src')}[^.]*\\b(?:score|edit)[^/]*$`, reachable: true },
    ),
    rule(
      'no-react-on-the-server',
      'the server must not reach React by any route',
      { path: beginsServer },
      { path: browserLibrary, reachable: true },
    ),
    rule(
      'no-server-libraries-in-the-browser',
      'sites must not reach the database library',
      { path: sites.map(beginsBrowser).join('|') },
      { path: `(?:${databaseLibrary})|(?:^|/)node_modules/fastify/`, reachable: true },
    ),
  ]
}

function ladderRules() {
  const upward = ladder.map((name, rung) =>
    rule(
      `ladder-of-${name}`,
      `${name} imports lower rungs only; to be heard by a higher module, emit an event`,
      { path: at(`${modules}/${name}`), pathNot: testing },
      { path: `${root}${modules}/`, pathNot: at(`${modules}/${anyOf(ladder.slice(0, rung + 1))}`) },
    ),
  )
  return [
    ...upward,
    rule(
      'other-modules-by-their-index',
      'a module sees only the index.ts of another; index.ts is what it promises',
      { path: `${at(modules)}([^/]+)/`, pathNot: testing },
      {
        path: `${at(modules)}[^/]+/`,
        pathNot: [at(`${modules}/$1`), `${at(modules)}[^/]+/index\\.ts$`],
      },
    ),
    rule(
      'platform-below-the-modules',
      'the platform knows no noun',
      { path: at('apps/server/src/platform'), pathNot: testing },
      { path: at(modules) },
    ),
  ]
}

function floorRules() {
  const beside = (name, files) => `${root}${modules}/${name}/${anyOf(files)}\\.ts$`
  return Object.entries(floors).flatMap(([name, list]) => {
    const floor = (names) => at(`${modules}/${name}/${anyOf(names)}`)
    const above = beside(name, ['routes', 'jobs', 'index'])
    return [
      ...list.map((own, height) =>
        rule(
          `floor-${own}-of-${name}`,
          `what ${own} needs of a higher floor moves down, as in decision 0132`,
          { path: floor([own]), pathNot: testing },
          { path: [above, ...list.slice(height + 1).map((higher) => floor([higher]))] },
        ),
      ),
      rule(
        `ground-of-${name}`,
        'what all floors share imports none of them',
        { path: beside(name, ['tables', 'rules', 'policy', 'present']) },
        { path: [above, floor(list)] },
      ),
    ]
  })
}

function sandboxRules() {
  const sandbox = at('apps/server/sandbox')
  return [
    rule(
      'sandbox-loaded-when-asked-for',
      'played services are imported dynamically only, by src/sandbox.ts: production never loads them',
      { path: at('apps/server/src'), pathNot: testing },
      { path: sandbox, dynamic: false },
    ),
    rule(
      'sandbox-plays-the-platform',
      'the sandbox plays what the platform asks of the outside world, and knows no noun',
      { path: sandbox },
      {
        path: `${root}(?:apps|packages|tests|tools)/`,
        pathNot: [sandbox, at('apps/server/src/platform'), '/node_modules/'],
      },
    ),
  ]
}

// The name of a file gives its role even if the file is in the folder of a topic, as in
// `late/queries.ts`.
function fileRoleRules() {
  const role = (names) => `${at(modules)}.*\\b${anyOf(names)}\\.ts$`
  return [
    rule(
      'pure-files-stay-pure',
      'policy, rules and present never import queries, actions or the platform',
      { path: role(['policy', 'rules', 'present']) },
      {
        path: `(?:${role(['queries', 'actions', 'jobs', 'routes'])})|(?:${at('apps/server/src/platform')})`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'pure-files-take-only-types-of-tables',
      'policy, rules and present may name a row type, and nothing else of tables.ts',
      { path: role(['policy', 'rules', 'present']) },
      { path: role(['tables']), dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'database-library-behind-queries',
      'only queries.ts and tables.ts of a module know the database library',
      { path: at(modules), pathNot: [role(['queries', 'tables']), testing] },
      { path: databaseLibrary },
    ),
    rule(
      'test-code-stays-in-tests',
      'what ships does not import tests or factories',
      { path: `${root}(?:apps|packages)/`, pathNot: testing },
      { path: `${root}(?:apps|packages)/.*${testing}` },
    ),
  ]
}

function siteRules() {
  const site = anyOf(sites)
  return [
    rule(
      'site-modules-apart',
      'modules of a site never import each other; a part needed twice moves to packages/site',
      { path: `${root}apps/(${site})/src/modules/([^/]+)/` },
      { path: `${root}apps/${site}/src/modules/`, pathNot: at('apps/$1/src/modules/$2') },
    ),
    rule(
      'site-modules-below-the-shell',
      'a module knows the typed paths of the shell and nothing else of it',
      { path: `${root}apps/${site}/src/modules/`, pathNot: testing },
      { path: `${root}apps/${site}/src/app/`, pathNot: `/src/app/paths\\.tsx?$` },
    ),
    rule(
      'staff-parts-not-in-the-student-site',
      'what only staff see is never loaded by the student site: @titian/site/staff is an entry of its own',
      { path: [`${at('apps/web')}src/`, `${at('packages/site/src')}(?!staff/)`] },
      { path: at('packages/site/src/staff') },
    ),
    rule(
      'journeys-know-no-code',
      'a journey sees what a visitor sees',
      { path: at('tests/e2e') },
      // Two suites read the tables of pages, so tests may import them.
      {
        path: `${root}(?:apps|packages)/`,
        pathNot: [
          at('packages/contract'),
          `${root}apps/[^/]+/src/app/paths\\.ts$`,
          `${root}packages/site/src/staff/staff-paths\\.ts$`,
        ],
      },
    ),
  ]
}

function soundnessRules() {
  return [
    rule('no-cycles', 'cycles are errors, types included', {}, { circular: true }),
    rule(
      'no-dead-imports',
      'an import that leads nowhere hides whatever it was meant to reach',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ]
}

/** All rules, in the format of dependency-cruiser. */
export function forbidden() {
  return [
    ...layerRules(),
    ...doorRules(),
    ...reachRules(),
    ...ladderRules(),
    ...floorRules(),
    ...sandboxRules(),
    ...fileRoleRules(),
    ...siteRules(),
    ...soundnessRules(),
  ]
}
