import { describe, expect, it } from 'vitest'
import { chooseTests } from './choose-tests.mjs'

const server = 'apps/server/src'
const exams = `${server}/modules/exams`
const grades = `${server}/modules/grades`
const study = `${server}/modules/study`
const helper = `${server}/testing/test-app.ts`
const contract = 'packages/contract/src'

/** A small repository: grades import exams on the server; the program imports all. */
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
    'tools/check.mjs': ['tools/check-styles.mjs'],
    'tools/check-styles.mjs': [],
    'tools/check-styles.test.mjs': ['tools/check-styles.mjs'],
    'tools/test.mjs': ['tools/check.mjs', 'tools/suites/steps.mjs'],
    'tools/suites/steps.mjs': [],
    'vitest.config.ts': [],
    'playwright.config.ts': ['tools/find-browser.mjs'],
    'tools/find-browser.mjs': [],
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

/** The selection, by suite and file name; suites without a file are omitted. */
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

describe('[FRM-415] the tests selected for a change', () => {
  it('are the check only, for documents', () => {
    expect(
      chosen('docs/map.md', 'README.md', 'findings/zip.sh', '.github/workflows/ci.yml'),
    ).toEqual({})
  })

  it('of a module on the server are its tests and those of its importers, not those of its imports', () => {
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

  it('of a module of the contract are those of the server and of the pages that use it', () => {
    expect(chosen(`${contract}/study/calls.ts`)).toMatchObject({
      calls: ['study'],
      contract: ['pages'],
      e2e: ['watch', 'every-route'],
    })
  })

  it("of a page are its component tests, its module's journeys and those that visit all pages", () => {
    const page = { components: ['page'], e2e: ['sit', 'every-route'] }
    expect(chosen('apps/web/src/modules/exams/page.tsx')).toEqual(page)
    expect(chosen('apps/web/src/modules/exams/texts/ms.json')).toEqual(page)
  })

  it('of packages/site and packages/ui are those of the pages that use it', () => {
    for (const path of ['packages/site/src/list.tsx', 'packages/ui/src/button.tsx'])
      expect(chosen(path), path).toEqual({ components: ['page'], e2e: ['sit', 'every-route'] })
  })

  it('of the frame of a site are all journeys', () => {
    expect(chosen('apps/web/src/app/main.tsx')).toEqual({ e2e: everything.e2e })
  })

  it('of the platform used by one module are those of that module', () => {
    expect(chosen(`${server}/platform/clock.ts`).calls).toEqual(['study'])
  })

  it('of the platform and of migrations are all that call the server', () => {
    for (const path of [`${server}/platform/http.ts`, 'apps/server/migrations/0100-a.sql'])
      expect(chosen(path), path).toEqual({
        calls: ['study', 'exams', 'grades'],
        contract: ['pages'],
        e2e: everything.e2e,
        faults: ['kill', 'setup'],
      })
  })
})

describe('[FRM-415] the tests selected outside of modules and pages', () => {
  it('are all journeys, for demo schools and for files that start a browser', () => {
    expect(chosen('apps/server/seeds/media/film.mp4')).toEqual({ e2e: everything.e2e })
    expect(chosen('tools/find-browser.mjs')).toEqual({ e2e: everything.e2e })
  })

  it('are its own test, for a gate of the check', () => {
    expect(chosen('tools/check-styles.mjs')).toEqual({ unit: ['check-styles'] })
  })

  it('are all, when the packages or the suites changed', () => {
    for (const path of [
      'package-lock.json',
      'vitest.config.ts',
      'tools/suites/steps.mjs',
      '.npmrc',
    ])
      expect(chosen(path), path).toEqual(everything)
  })

  it('are these tests, for a test or its helper', () => {
    expect(chosen('tests/e2e/exams/sit.spec.ts')).toEqual({ e2e: ['sit'] })
    expect(chosen('tests/support/paper.ts')).toEqual({ faults: ['kill'] })
  })

  it('are those that import through it, for a file that only re-exports', () => {
    expect(chosen(`${exams}/names.ts`).calls).toEqual(['exams', 'grades'])
  })

  it('are those of the files beside it, for a removed file', () => {
    expect(chosen('apps/web/src/modules/exams/gone.tsx').components).toEqual(['page'])
  })
})

it('[FRM-415] include their number and the reason', () => {
  expect(chooseTests([`${exams}/rules.ts`], graph, tests).calls).toEqual({
    files: [`${exams}/exams.calls.test.ts`, `${grades}/grades.calls.test.ts`],
    of: 3,
    why: '2 nouns: exams, grades',
  })
})
