// Runs dependency-cruiser with the rules of boundaries.mjs. No output means success, so each run
// also proves that the check works: it must have read every file, and must find the violations
// created below.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'

import { forbidden, plantFolder } from './boundaries.mjs'
import { filesUnder, isTypeScript, root } from '../source-files.mjs'
import { readGraph } from '../suites/import-graph.mjs'

const folders = ['apps', 'packages', 'tests']

// Each file breaks exactly the rule in its name. Some violations are imports of types, because a
// parser that ignores types would otherwise pass.
const server = 'apps/server/src/modules'
const plants = [
  {
    rule: 'ladder-of-courses',
    files: {
      [`${server}/courses/jobs.ts`]:
        "import type { Planted } from '../exams/index'\nexport type A = Planted\n",
      [`${server}/exams/index.ts`]: 'export type Planted = string\n',
    },
  },
  {
    rule: 'floor-authoring-of-exams',
    files: {
      [`${server}/exams/authoring/bank/routes.ts`]:
        "import type { Planted } from '../../sitting/saving/queries'\nexport type A = Planted\n",
      [`${server}/exams/sitting/saving/queries.ts`]: 'export type Planted = string\n',
    },
  },
  {
    rule: 'other-modules-by-their-index',
    files: {
      [`${server}/exams/actions.ts`]:
        "import { planted } from '../files/queries'\nexport const a = planted\n",
      [`${server}/files/queries.ts`]: 'export const planted = 1\n',
    },
  },
  {
    rule: 'layer-of-packages-contract',
    files: {
      'packages/contract/src/planted.ts':
        "import type { App } from '../../../apps/server/src/app'\nexport type A = App\n",
      'apps/server/src/app.ts': 'export type App = string\n',
    },
  },
  {
    rule: 'site-modules-apart',
    files: {
      'apps/web/src/modules/exams/routes.tsx':
        "import { planted } from '../courses/routes'\nexport const A = () => <b>{planted}</b>\n",
      'apps/web/src/modules/courses/routes.tsx': 'export const planted = 1\n',
    },
  },
  {
    rule: 'staff-parts-not-in-the-student-site',
    files: {
      'packages/site/src/index.ts': "export { planted } from './staff/index'\n",
      'packages/site/src/staff/index.ts': 'export const planted = 1\n',
    },
  },
  {
    rule: 'no-marking-code-in-the-student-site',
    files: {
      'apps/web/src/app/main.tsx':
        "export { planted } from '../../../../packages/exam-items/src/render'\n",
      'packages/exam-items/src/render.tsx': "export { planted } from './score'\n",
      'packages/exam-items/src/score.ts': 'export const planted = 1\n',
    },
  },
  {
    rule: 'no-react-on-the-server',
    files: {
      'apps/server/src/main.ts': "import { useState } from 'react'\nexport const a = useState\n",
    },
  },
  {
    rule: 'no-server-libraries-in-the-browser',
    files: {
      'apps/teacher/src/app/main.tsx': "export { planted } from '../planted'\n",
      'apps/teacher/src/planted.ts': "import { Pool } from 'pg'\nexport const planted = Pool\n",
    },
  },
  {
    rule: 'database-library-behind-queries',
    files: { [`${server}/files/actions.ts`]: "import { Pool } from 'pg'\nexport const a = Pool\n" },
  },
  {
    rule: 'sandbox-loaded-when-asked-for',
    files: {
      'apps/server/src/planted-sandbox.ts':
        "import type { Planted } from '../sandbox/planted'\nexport type A = Planted\n",
      'apps/server/sandbox/planted.ts': 'export type Planted = string\n',
    },
  },
  {
    rule: 'no-cycles',
    files: {
      'packages/ui/src/planted-a.ts':
        "import type { B } from './planted-b'\nexport type A = B | 1\n",
      'packages/ui/src/planted-b.ts':
        "import type { A } from './planted-a'\nexport type B = A | 2\n",
    },
  },
]

function plant() {
  rmSync(join(root, plantFolder), { recursive: true, force: true })
  for (const { files } of plants) {
    for (const [path, text] of Object.entries(files)) {
      const file = join(root, plantFolder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
}

async function look() {
  const found = filesUnder(folders, isTypeScript)
  const planted = plants.flatMap(({ files }) =>
    Object.keys(files).map((path) => `${plantFolder}/${path}`),
  )
  const { output } = await cruise(
    [...new Set([...found, ...planted])],
    {
      ruleSet: { forbidden: forbidden() },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(?:^|/)dist/' },
      baseDir: root,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  )
  return { found, output }
}

const isPlanted = (path) => path.startsWith(plantFolder)

function unseen(found, output) {
  const seen = new Set(
    output.modules.filter((module) => !module.couldNotResolve).map((module) => module.source),
  )
  return found.filter((path) => !seen.has(path)).map((path) => `not seen by the check: ${path}`)
}

function uncaught(violations) {
  const caught = new Set(
    violations.filter(({ from }) => isPlanted(from)).map((violation) => violation.rule.name),
  )
  return plants
    .filter((planted) => !caught.has(planted.rule))
    .map((planted) => `the planted violation of ${planted.rule} was not caught: the check is blind`)
}

/**
 * `npm test -- --changed` reads imports with code of its own. This compares: that code must see
 * every import that was found here.
 */
function unseenByChoice(output) {
  const { imports, through } = readGraph()
  return output.modules
    .filter(({ source }) => imports.has(source))
    .flatMap(({ source, dependencies }) => {
      const seen = new Set([source, ...imports.get(source), ...through.get(source)])
      return dependencies
        .map(({ resolved }) => resolved)
        .filter((path) => isTypeScript(path) && imports.has(path) && !seen.has(path))
        .map((path) => `not seen by npm test -- --changed: ${source} imports ${path}`)
    })
}

function describe({ rule, from, to, cycle, via }, comments) {
  const path = (cycle ?? via ?? []).map((step) => step.name ?? step).join(' -> ')
  return `${rule.name}: ${from} -> ${to}${path ? ` (${path})` : ''}\n    ${comments.get(rule.name)}`
}

/** Returns all import errors, and how many files were read. */
export async function checkBoundaries() {
  plant()
  try {
    const { found, output } = await look()
    const { violations } = output.summary
    const comments = new Map(forbidden().map(({ name, comment }) => [name, comment]))
    const real = violations
      .filter(({ from }) => !isPlanted(from))
      .map((violation) => describe(violation, comments))
    return {
      files: found.length,
      problems: [
        ...unseen(found, output),
        ...unseenByChoice(output),
        ...uncaught(violations),
        ...real,
      ],
    }
  } finally {
    rmSync(join(root, plantFolder), { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(root)
  const { files, problems } = await checkBoundaries()
  for (const problem of problems) console.error(problem)
  console.log(
    `boundaries: ${files} files, ${plants.length} planted violations, ${problems.length} problems`,
  )
  process.exit(problems.length ? 1 : 0)
}
