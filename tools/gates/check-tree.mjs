// Checks the folders and files themselves: names of modules, sizes, names that say nothing, folders
// with too many files, and tests that were switched off.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { contractExtras, ladder, sites } from './boundaries.mjs'
import { filesUnder, foldersIn, isTest, isTypeScript, root } from '../source-files.mjs'

const limits = { warn: 300, fail: 500 }
const emptyNames = /^(?:utils?|helpers?|common|misc|managers?|services?)$/
const generated = /(?:^|\/)(?:seeds\/data|data|generated)\/|\.generated\.tsx?$|\.d\.m?ts$/
// A journey may skip itself on one device, with a condition and a reason. A call that begins with a
// title switches a test off.
const switchedOff =
  /\b(?:describe|it|test|suite)(?:\.\w+)*\.(?:(?:only|todo|fixme|fails)\b|skip\(\s*(?:['"`)]|$))|\bx(?:it|describe|test)\(/

/**
 * Folders whose subfolders are named after modules, and the further names that each may contain.
 */
const places = [
  { folder: 'packages/contract/src', extras: contractExtras },
  { folder: 'apps/server/src/modules', extras: [] },
  ...sites.map((site) => ({ folder: `apps/${site}/src/modules`, extras: [] })),
  { folder: 'tests/e2e', extras: [] },
]

export function foldersOffTheLadder(list = foldersIn) {
  return places.flatMap(({ folder, extras }) =>
    list(folder)
      .filter((name) => !ladder.includes(name) && !extras.includes(name))
      .map((name) => `${folder}/${name} is no name of the ladder in tools/gates/boundaries.mjs`),
  )
}

export function emptyNamesIn(files) {
  return files
    .filter((path) => path.split('/').some((part) => emptyNames.test(part.split('.')[0])))
    .map((path) => `${path}: this name does not say what is inside`)
}

export function namesNotKebab(files) {
  return files
    .filter((path) => isTypeScript(path) && !/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(basename(path)))
    .map((path) => `${path}: file names are kebab-case`)
}

const mostInFolder = 25

/**
 * Folders that may have more files. Migrations and decisions are numbered and read in their order.
 * The seeds have a file for each module and its data, and films are no text.
 */
const sequences =
  /^(?:apps\/server\/migrations|docs\/decisions|apps\/server\/seeds(?:\/data|\/media\/films)?)$/

/** A folder with more files than this is hard to overview, and probably holds two topics. */
export function fullFoldersIn(files) {
  const counts = new Map()
  for (const folder of files.map((path) => dirname(path)))
    if (!sequences.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > mostInFolder)
    .map(([folder, count]) => `${folder} holds ${count} files (limit ${mostInFolder})`)
}

/** On the server the folder names the topic, so the name of a file must be its role alone. */
export function topicsInNames(files) {
  return files
    .filter((path) => path.startsWith('apps/server/src/'))
    .filter((path) => /-(?:answers|actions|queries|helpers)\./.test(basename(path)))
    .map((path) => `${path}: a topic is a folder, as in exams/saving/actions.ts`)
}

/**
 * The number of lines of a file. It is 0 if a comment near the top of the file says why the file is
 * long.
 */
function countLines(path) {
  const text = readFileSync(join(root, path), 'utf8')
  return /^(?:.*\n){0,15}.*Long because /.test(text) ? 0 : text.trimEnd().split('\n').length
}

export function sizesOf(files, lines = countLines) {
  const sized = files
    .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && !generated.test(path))
    .map((path) => ({ path, count: lines(path) }))
  const say = ({ path, count }) => `${path} has ${count} lines`
  return {
    problems: sized
      .filter(({ count }) => count > limits.fail)
      .map((file) => `${say(file)} (limit ${limits.fail})`),
    advice: sized.filter(({ count }) => count > limits.warn && count <= limits.fail).map(say),
  }
}

export function testsSwitchedOff(files, read = (path) => readFileSync(join(root, path), 'utf8')) {
  return files.filter(isTest).flatMap((path) =>
    read(path)
      .split('\n')
      .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
      .filter(({ line }) => switchedOff.test(line))
      .map(({ place }) => `${place}: a focused or skipped test`),
  )
}

const storageHelper = 'packages/site/src/storage/'

/**
 * Lists product code that uses the browser's storage directly. It should use the shared helper,
 * which knows to whom the data belongs and when to remove it.
 */
export function directStorageIn(files, read = (path) => readFileSync(join(root, path), 'utf8')) {
  return files
    .filter((path) => /^(?:apps|packages)\/[^/]+\/src\//.test(path) && isTypeScript(path))
    .filter((path) => !isTest(path) && !path.startsWith(storageHelper))
    .filter((path) => /\b(?:local|session)Storage\b/.test(read(path)))
    .map((path) => `${path}: web storage is reached through \`stored\` of ${storageHelper} only`)
}

const formHooks = 'packages/site/src/forms/'
/**
 * Lists forms that do not use the shared hooks for forms. The hooks keep drafts, prevent parallel
 * requests and show failures.
 */
export function mantineFormIn(files, read = (path) => readFileSync(join(root, path), 'utf8')) {
  return files
    .filter((path) => /^(?:apps|packages)\/[^/]+\/src\//.test(path) && isTypeScript(path))
    .filter((path) => !path.startsWith(formHooks))
    .filter((path) => /['"]@mantine\/form['"]/.test(read(path)))
    .map((path) => `${path}: forms go through the hooks of ${formHooks} only`)
}

const followAddress = 'packages/site/src/routing/use-follow-address.ts'
const pastTheRoutes = [
  [/\bstrict: false\b/, 'say with `from` whose words and signs are read'],
  [/\bwithQuery\(/, 'give `to`, `params` and `search` of `linkTo`, which the routes check'],
  [
    /\bnavigate\(\{[^}]*(?<![.\w])href\b/,
    'give what `linkTo` says, or follow an address from data by useFollowAddress',
  ],
]
/**
 * Lists pages and links that pass addresses to the router as text, so that TypeScript cannot check
 * them against the routes.
 */
export function stringRoutesIn(files, read = (path) => readFileSync(join(root, path), 'utf8')) {
  return files
    .filter((path) => /^(?:apps\/[^/]+|packages\/site)\/src\//.test(path) && isTypeScript(path))
    .filter((path) => !isTest(path) && path !== followAddress)
    .flatMap((path) => {
      const text = read(path)
      return pastTheRoutes
        .filter(([pattern]) => pattern.test(text))
        .map(([, advice]) => `${path}: ${advice}`)
    })
}

export function checkTree() {
  const files = filesUnder(['apps', 'packages', 'tests', 'tools'])
  const { problems, advice } = sizesOf(files)
  return {
    advice,
    problems: [
      ...foldersOffTheLadder(),
      ...emptyNamesIn(files),
      ...namesNotKebab(files),
      ...fullFoldersIn([...files, ...filesUnder(['docs'])]),
      ...topicsInNames(files),
      ...problems,
      ...testsSwitchedOff(files),
      ...directStorageIn(files),
      ...mantineFormIn(files),
      ...stringRoutesIn(files),
    ],
  }
}

if (process.argv[1] === import.meta.filename) {
  const { problems, advice } = checkTree()
  for (const line of advice) console.log(`advice: ${line}, aim under 100`)
  for (const line of problems) console.error(line)
  process.exit(problems.length ? 1 : 0)
}
