import { describe, expect, it } from 'vitest'

import {
  directStorageIn,
  emptyNamesIn,
  foldersOffTheLadder,
  fullFoldersIn,
  mantineFormIn,
  namesNotKebab,
  sizesOf,
  stringRoutesIn,
  testsSwitchedOff,
  topicsInNames,
} from './check-tree.mjs'

describe('names and folders of the tree', () => {
  it('accept module folders with names of the ladder only', () => {
    expect(foldersOffTheLadder()).toEqual([])
  })

  it('are refused for a folder outside of the ladder, in each place', () => {
    expect(foldersOffTheLadder(() => ['exams', 'wire', 'quizzes'])).toHaveLength(6 + 5)
  })

  it('are refused when they are meaningless', () => {
    expect(
      emptyNamesIn([
        'apps/web/src/utils/a.ts',
        'packages/ui/src/helpers.ts',
        'packages/ui/src/face.tsx',
      ]),
    ).toHaveLength(2)
  })

  it('are refused when they are not kebab-case', () => {
    expect(
      namesNotKebab(['packages/ui/src/Face.tsx', 'packages/ui/src/face-round.test.tsx']),
    ).toHaveLength(1)
  })

  it('are refused for a folder with too many files', () => {
    const fill = (folder, count) => Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`)
    const full = 'apps/server/src/modules/exams'
    expect(fullFoldersIn([...fill(full, 25), ...fill('apps/server/migrations', 90)])).toEqual([])
    for (const folder of ['tools', 'tests/contract', 'docs', 'apps/web/public'])
      expect(fullFoldersIn(fill(folder, 26))).toHaveLength(1)
    expect(fullFoldersIn([...fill(full, 26), ...fill(`${full}/bank`, 20)])).toEqual([
      `${full} holds 26 files (limit 25)`,
    ])
  })

  it('are refused when a file name of the server contains the topic', () => {
    const server = 'apps/server/src/modules'
    const wrong = [
      `${server}/exams/bank-queries.ts`,
      `${server}/exams/bank/twin-actions.calls.test.ts`,
      `${server}/accounts/login-answers.ts`,
      'apps/server/src/platform/http/cookie-helpers.ts',
    ]
    const right = [
      `${server}/exams/bank/queries.ts`,
      'apps/server/seeds/seed-exam-answers.ts',
      'apps/web/src/app/sign-in/left-answers.tsx',
    ]
    expect(topicsInNames([...wrong, ...right])).toHaveLength(wrong.length)
  })
})

describe('sizes and helpers of files', () => {
  it('cause a warning for long files and an error for very long ones, but not for data', () => {
    const lines = { 'a.ts': 299, 'b.ts': 301, 'c.ts': 501, 'seeds/data/d.ts': 5000 }
    const { problems, advice } = sizesOf(Object.keys(lines), (path) => lines[path])
    expect(advice).toHaveLength(1)
    expect(problems).toHaveLength(1)
  })

  it('are checked for web storage without the helper', () => {
    const files = [
      'packages/site/src/storage/web-storage.ts',
      'apps/web/src/app/shell/a.ts',
      'apps/web/src/app/shell/a.test.ts',
      'tests/e2e/schools/setup-page.ts',
    ]
    expect(directStorageIn(files, () => 'window.localStorage.getItem(key)')).toEqual([
      expect.stringContaining('apps/web/src/app/shell/a.ts'),
    ])
    expect(directStorageIn(files, () => 'stored({ name })')).toEqual([])
  })

  it('are checked for forms without the hooks', () => {
    const files = [
      'packages/site/src/forms/use-form.ts',
      'packages/site/src/account/use-password-form.ts',
      'apps/web/src/modules/accounts/login/use-login.ts',
    ]
    expect(mantineFormIn(files, () => "import { useForm } from '@mantine/form'")).toEqual([
      expect.stringContaining('packages/site/src/account/'),
      expect.stringContaining('apps/web/src/modules/accounts/'),
    ])
    expect(mantineFormIn(files, () => "import { useForm } from '@titian/site'")).toEqual([])
  })

  it('are checked for focused and skipped tests', () => {
    // The names are joined here, so that the check does not find them in this file.
    const focused = ['it', 'only'].join('.')
    const skipped = ['test', 'describe', 'skip'].join('.')
    const text = `${focused}('a')\n${skipped}('b')\nit('c')\n${skipped}(isMobile, 'd')`
    expect(testsSwitchedOff(['a.test.ts'], () => text)).toHaveLength(2)
  })
})

describe('links to pages', () => {
  it('are checked for the router used with a string', () => {
    const files = [
      'apps/web/src/modules/study/pages/courses-page.tsx',
      'packages/site/src/staff/frame/use-sign-out.ts',
      'packages/site/src/routing/use-follow-address.ts',
      'packages/site/src/routing/site-link.test.tsx',
      'apps/server/src/modules/study/routes.test.ts',
    ]
    const planted = [
      'const { sign } = useParams({ strict: false })',
      "const href = withQuery(paths.records, { state: '1' })",
      "void router.navigate({ href: '/records', replace: true })",
      'void router.navigate({\n  replace: true,\n  href,\n})',
    ]
    for (const text of planted)
      expect(stringRoutesIn(files, () => text)).toEqual([
        expect.stringContaining('courses-page.tsx: '),
        expect.stringContaining('use-sign-out.ts: '),
      ])
    const typed = [
      'const { sign } = useParams({ from: paths.lesson })',
      'void router.navigate({ ...linkToSignIn(location.href), replace: true })',
    ]
    expect(stringRoutesIn(files, () => typed.join('\n'))).toEqual([])
  })
})
