// `npm run new:module NAME`: a noun in all its places, small and compiling, and what to do next.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { ladder } from './boundaries.mjs'
import { root } from './source-files.mjs'

const capital = (name) => name[0].toUpperCase() + name.slice(1)

/** Path -> content of every file a new module starts with. */
export function skeleton(name) {
  const contract = `packages/contract/src/${name}`
  const server = `apps/server/src/modules/${name}`
  const site = `apps/web/src/modules/${name}`
  const texts = `${JSON.stringify({ title: '' }, null, 2)}\n`
  return {
    [`${contract}/calls.ts`]: `import type { CallTable } from '../wire/call.ts'\n\nexport const ${name} = {} satisfies CallTable\n`,
    [`${server}/routes.ts`]: `import { ${name} } from '@titian/contract'\nimport { answer } from '../../platform/http/answer.ts'\n\nexport const ${name}Routes = answer(${name}, {})\n`,
    [`${server}/index.ts`]: `import type { ServerModule } from '../../platform/module.ts'\nimport { ${name}Routes } from './routes.ts'\n\nexport const ${name}Module: ServerModule = { name: '${name}', routes: ${name}Routes }\n`,
    [`${site}/pages/${name}-page.tsx`]: `import { useTranslation } from 'react-i18next'\n\nexport function ${capital(name)}Page() {\n  const { t } = useTranslation('${name}')\n  return <h1>{t('title')}</h1>\n}\n`,
    [`${site}/routes.tsx`]: `import { createRoute } from '@tanstack/react-router'\nimport { lazyPage, type ModuleRoutes } from '@titian/site'\n\nexport const ${name}Routes: ModuleRoutes = (parent) => [\n  createRoute({\n    getParentRoute: () => parent,\n    path: '/${name}',\n    component: lazyPage(() => import('./pages/${name}-page.tsx'), '${capital(name)}Page'),\n  }),\n]\n`,
    [`${site}/texts/en.json`]: texts,
    [`${site}/texts/zh.json`]: texts,
    [`${site}/texts/ms.json`]: texts,
    [`tests/e2e/${name}/${name}.spec.ts`]: `import { expect, test } from '@playwright/test'\n\ntest('shows the home page of the school', async ({ page }) => {\n  await page.goto('/home')\n  await expect(page.getByRole('main')).toBeVisible()\n})\n`,
  }
}

export function nextSteps(name) {
  return [
    `1. Export the calls: in packages/contract/src/index.ts import { ${name} } from './${name}/calls.ts' and add it to \`contract\`.`,
    '2. Write shapes.ts and calls.ts from the lines of docs/requirements; `npm run requirements` lists those without a test.',
    `3. Add ${name}Module to the list in apps/server/src/app.ts, at its rung of the ladder.`,
    '4. Answer the calls in routes.ts: load, allow, act, present. Create policy.ts, queries.ts, tables.ts … only when needed, and topic folders with the same names once a folder would hold more than 25 files.',
    '5. Give tables a migration: apps/server/migrations/NNNN-what.sql.',
    `6. Write the texts in three languages, name the path in apps/web/src/app/paths.ts, and add ${name}Routes to apps/web/src/app/router.tsx.`,
    `7. Replace the journey in tests/e2e/${name} by the first real one, with its requirement's id in the title.`,
    '8. npm run map && npm run check',
  ]
}

function main(name) {
  if (!name) throw new Error('Usage: npm run new:module NAME')
  if (!ladder.includes(name)) {
    throw new Error(
      `${name} is no rung. Decide its place in the ladder of tools/boundaries.mjs first; the rungs are ${ladder.join(', ')}.`,
    )
  }
  const files = Object.entries(skeleton(name))
  const taken = files.filter(([path]) => existsSync(join(root, path)))
  if (taken.length)
    throw new Error(`${name} exists already: ${taken.map(([path]) => path).join(', ')}`)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(`created ${path}`)
  }
  console.log(`\n${nextSteps(name).join('\n')}`)
}

if (process.argv[1] === import.meta.filename) {
  try {
    main(process.argv[2])
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
