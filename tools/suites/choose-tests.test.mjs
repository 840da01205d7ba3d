import { describe, expect, it } from 'vitest'
import { chooseTests } from './choose-tests.mjs'

const server = 'apps/server/src'
const exams = `${server}/modules/exams`
const grades = `${server}/modules/grades`
const study = `${server}/modules/study`
const helper = `${server}/testing/test-app.ts`
const contract = 'packages/contract/src'

/**
 * The imports of a small repository. On the server the module grades imports the module exams, and
 * the program imports all modules.
 */
const imports = new Map(
  Object.entries({
    [`${server}/platform/clock.ts`]: [],
    [`${study}/index.ts`]: [`${server}/platform/clock.ts`, `${contract}/study/calls.ts`],
    [`${exams}/rules.ts`]: [],
    [`${exams}/index.ts`]: [`${exams}/rules.ts`, `${contract}/exams/calls.ts`],
    [`${grades}/index.ts`]: [`${exams}/index.ts`, `${contract}/grades/calls.ts`],
    [`${server}/platform/http.ts`]: [],
    [`${server}/app.ts`]: [
      `${server}/platform/http.ts`,
      `${study}/index.ts`,
      `${exams}/index.ts`,
      `${grades}/index.ts`,
    ],
    [helper]: [`${server}/app.ts`],
    [`${exams}/rules.test.ts`]: [`${exams}/rules.ts`],
    [`${study}/study.calls.test.ts`]: [helper, `${contract}/study/calls.ts`],
    [`${exams}/exams.calls.test.ts`]: [helper, `${contract}/exams/calls.ts`],
    [`${grades}/grades.calls.test.ts`]: [helper, `${contract}/grades/calls.ts`],
    [`${contract}/study/calls.ts`]: [],
    [`${contract}/exams/calls.ts`]: [],
    [`${contract}/grades/calls.ts`]: [],
    'packages/ui/src/button.tsx': [],
    'packages/site/src/list.tsx': ['packages/ui/src/button.tsx'],
    'apps/web/src/app/paths.ts': [],
    'apps/web/src/app/main.tsx': ['apps/web/src/app/router.tsx'],
    'apps/web/src/app/router.tsx': ['apps/web/src/modules/exams/page.tsx'],
    'apps/web/src/modules/exams/page.tsx': ['packages/site/src/list.tsx'],
    'apps/web/src/modules/exams/page.test.tsx': ['apps/web/src/modules/exams/page.tsx'],
    'apps/web/src/modules/study/page.tsx': [`${contract}/study/calls.ts`],
    'tests/support/paper.ts': [`${contract}/exams/calls.ts`],
    'tests/faults/kill.test.ts': ['tests/support/paper.ts', helper],
    'tests/faults/setup.test.ts': [],
    'tests/contract/pages.test.ts': [],
    'tests/e2e/exams/sit.spec.ts': [],
    'tests/e2e/grades/book.spec.ts': [],
    'tests/e2e/study/watch.spec.ts': [],
    'tests/e2e/schools/every-route.spec.ts': ['apps/web/src/app/paths.ts'],
    'tools/check.mjs': ['tools/gates/check-styles.mjs'],
    'tools/gates/check-styles.mjs': [],
    'tools/gates/check-styles.test.mjs': ['tools/gates/check-styles.mjs'],
    'tools/test.mjs': ['tools/check.mjs', 'tools/suites/steps.mjs'],
    'tools/suites/steps.mjs': [],
    'vitest.config.ts': [],
    'playwright.config.ts': ['tools/browser/find-browser.mjs'],
    'tools/browser/find-browser.mjs': [],
  }),
)
const through = new Map([[`${grades}/index.ts`, [`${exams}/names.ts`]]])
const graph = { imports, through, walkers: new Set() }
const suites = {
  unit: [/\.test\.m?[jt]s$/, /\.calls\.|^tests\//],
  components: [/\.test\.tsx$/],
  calls: [/\.calls\.test\.ts$/],
  contract: [/^tests\/contract\//],
  e2e: [/\.spec\.ts$/],
  faults: [/^tests\/faults\//],
}
const tests = Object.fromEntries(
  Object.entries(suites).map(([suite, [is, isNot = /^$/]]) => [
    suite,
    [...imports.keys()].filter((path) => is.test(path) && !isNot.test(path)),
  ]),
)

/** The selected files by suite. Suites without a selected file are left out. */
function chosen(...changed) {
  const names = Object.entries(chooseTests(changed, graph, tests)).map(([suite, { files }]) => [
    suite,
    files.map((path) => path.split('/').at(-1).split('.')[0]),
  ])
  return Object.fromEntries(names.filter(([, files]) => files.length > 0))
}
const everything = Object.fromEntries(
  Object.entries(tests).map(([suite, files]) => [
    suite,
    files.map((path) => path.split('/').at(-1).split('.')[0]),
  ]),
)

describe('[FRM-415] chooses the tests that a change can affect', () => {
  it('for documents: only the check', () => {
    expect(
      chosen('docs/map.md', 'README.md', 'findings/zip.sh', '.github/workflows/ci.yml'),
    ).toEqual({})
  })

  it('for a module on the server: its tests and those of the modules that import it, but not of modules that it imports', () => {
    expect(chosen(`${exams}/rules.ts`)).toEqual({
      unit: ['rules'],
      calls: ['exams', 'grades'],
      contract: ['pages'],
      e2e: ['sit', 'book'],
      faults: ['kill'],
    })
    expect(chosen(`${grades}/index.ts`)).toEqual({
      calls: ['grades'],
      contract: ['pages'],
      e2e: ['book'],
    })
    expect(chosen(`${study}/index.ts`)).toEqual({
      calls: ['study'],
      contract: ['pages'],
      e2e: ['watch'],
    })
  })

  it('for a module of the contract: the tests of the server and of the pages that use it', () => {
    expect(chosen(`${contract}/study/calls.ts`)).toMatchObject({
      calls: ['study'],
      contract: ['pages'],
      e2e: ['watch', 'every-route'],
    })
  })

  it('for a page: its component tests, the journeys of its module and those that visit all pages', () => {
    const page = { components: ['page'], e2e: ['sit', 'every-route'] }
    expect(chosen('apps/web/src/modules/exams/page.tsx')).toEqual(page)
    expect(chosen('apps/web/src/modules/exams/texts/ms.json')).toEqual(page)
  })

  it('for packages/site and packages/ui: the tests of the pages that use them', () => {
    for (const path of ['packages/site/src/list.tsx', 'packages/ui/src/button.tsx'])
      expect(chosen(path), path).toEqual({ components: ['page'], e2e: ['sit', 'every-route'] })
  })

  it('for the frame of a site: all journeys', () => {
    expect(chosen('apps/web/src/app/main.tsx')).toEqual({ e2e: everything.e2e })
  })

  it('for a part of the platform that one module uses: the tests of that module', () => {
    expect(chosen(`${server}/platform/clock.ts`).calls).toEqual(['study'])
  })

  it('for the platform and for migrations: all tests that call the server', () => {
    for (const path of [`${server}/platform/http.ts`, 'apps/server/migrations/0100-a.sql'])
      expect(chosen(path), path).toEqual({
        calls: ['study', 'exams', 'grades'],
        contract: ['pages'],
        e2e: everything.e2e,
        faults: ['kill', 'setup'],
      })
  })
})

describe('[FRM-415] chooses for files outside of modules', () => {
  it('for demo schools and for the start of the browser: all journeys', () => {
    expect(chosen('apps/server/seeds/media/film.mp4')).toEqual({ e2e: everything.e2e })
    expect(chosen('tools/browser/find-browser.mjs')).toEqual({ e2e: everything.e2e })
  })

  it('for a part of the check: its test', () => {
    expect(chosen('tools/gates/check-styles.mjs')).toEqual({ unit: ['check-styles'] })
  })

  it('all tests if packages or the suites themselves have changed', () => {
    for (const path of [
      'package-lock.json',
      'vitest.config.ts',
      'tools/suites/steps.mjs',
      '.npmrc',
    ])
      expect(chosen(path), path).toEqual(everything)
  })

  it('for a test or its helpers: the tests that use them', () => {
    expect(chosen('tests/e2e/exams/sit.spec.ts')).toEqual({ e2e: ['sit'] })
    expect(chosen('tests/support/paper.ts')).toEqual({ faults: ['kill'] })
  })

  it('for a file that only exports from other files: the tests that import through it', () => {
    expect(chosen(`${exams}/names.ts`).calls).toEqual(['exams', 'grades'])
  })

  it('for a removed file: the tests of the files beside it', () => {
    expect(chosen('apps/web/src/modules/exams/gone.tsx').components).toEqual(['page'])
  })
})

it('[FRM-415] says how many files it chose and why', () => {
  expect(chooseTests([`${exams}/rules.ts`], graph, tests).calls).toEqual({
    files: [`${exams}/exams.calls.test.ts`, `${grades}/grades.calls.test.ts`],
    of: 3,
    why: '2 nouns: exams, grades',
  })
})
