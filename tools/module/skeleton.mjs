// The initial files of a module: small, compiling, and with a page that can be opened.
const capital = (name) => name[0].toUpperCase() + name.slice(1)
const lines = (...all) => `${all.join('\n')}\n`

/** The contents of every file of a new module. */
export function skeleton(name, titles) {
  const contract = `packages/contract/src/${name}`
  const server = `apps/server/src/modules/${name}`
  const site = `apps/web/src/modules/${name}`
  const texts = Object.entries(titles).map(([language, title]) => [
    `${site}/texts/${language}.json`,
    `${JSON.stringify({ title }, null, 2)}\n`,
  ])
  return {
    [`${contract}/calls.ts`]: lines(
      "import type { CallTable } from '../wire/call.ts'",
      '',
      `export const ${name} = {} satisfies CallTable`,
    ),
    [`${server}/routes.ts`]: lines(
      `import { ${name} } from '@titian/contract'`,
      "import { answer } from '../../platform/http/answer.ts'",
      '',
      `export const ${name}Routes = answer(${name}, {})`,
    ),
    [`${server}/index.ts`]: lines(
      "import type { ServerModule } from '../../platform/module.ts'",
      `import { ${name}Routes } from './routes.ts'`,
      '',
      `export const ${name}Module: ServerModule = { name: '${name}', routes: ${name}Routes }`,
    ),
    [`${site}/pages/${name}-page.tsx`]: lines(
      "import { useTranslation } from 'react-i18next'",
      '',
      `export function ${capital(name)}Page() {`,
      `  const { t } = useTranslation('${name}')`,
      "  return <h1>{t('title')}</h1>",
      '}',
    ),
    [`${site}/routes.tsx`]: lines(
      "import { createRoute } from '@tanstack/react-router'",
      "import { lazyPage, type SiteRootRoute } from '@titian/site'",
      "import { paths } from '../../app/paths.ts'",
      '',
      `export const ${name}Routes = (parent: SiteRootRoute) => [`,
      '  createRoute({',
      '    getParentRoute: () => parent,',
      `    path: paths.${name},`,
      `    component: lazyPage(() => import('./pages/${name}-page.tsx'), '${capital(name)}Page'),`,
      `    staticData: { title: '${name}:title' },`,
      '  }),',
      ']',
    ),
    ...Object.fromEntries(texts),
    [`tests/e2e/${name}/${name}.spec.ts`]: lines(
      "import { expect, test } from '../../support/journey.ts'",
      '',
      `test('the page of ${name} shows its heading', async ({ page }) => {`,
      `  await page.goto('/${name}')`,
      `  await expect(page.getByRole('heading', { name: '${titles.en}' })).toBeVisible()`,
      '})',
    ),
  }
}

export const nextSteps = (name) => [
  '1. Write shapes.ts and calls.ts from the lines of docs/requirements; `npm run requirements` lists those without a test.',
  '2. Answer the calls in routes.ts: load, allow, act, present. Create policy.ts, queries.ts, tables.ts … only when needed, and topic folders with the same names once a folder would hold more than 25 files.',
  '3. Give tables a migration: apps/server/migrations/NNNN-what.sql.',
  `4. Replace the page and the journey in tests/e2e/${name} by the first real ones, with the requirement's id in the title.`,
  '5. npm run map && npm run check',
]
