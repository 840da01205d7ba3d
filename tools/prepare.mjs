// Provides everything needed to run the project: the right Node, the packages of the lockfile, and
// a current build. A step that was already done is skipped.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run, runNode } from './processes.mjs'
import { filesUnder, root } from './source-files.mjs'

const lockfile = join(root, 'package-lock.json')
const installed = join(root, 'node_modules/.titian-lock')
const built = join(root, '.cache/built')
const outputs = [
  'server/dist/main.js',
  'web/dist/server/render.js',
  ...['web', 'teacher', 'admin'].map((site) => `${site}/dist/index.html`),
]

const hash = (text) => createHash('sha256').update(text).digest('hex')
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** True if npm's record in node_modules matches the lockfile. */
function installedByHand() {
  const record = read(join(root, 'node_modules/.package-lock.json'))
  if (!record) return false
  const wanted = JSON.parse(read(lockfile)).packages
  const present = JSON.parse(record).packages
  return Object.entries(wanted).every(
    ([path, { version, link, optional, peer }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      ((optional || peer) && !present[path]) ||
      present[path]?.version === version,
  )
}

/** Installs the packages of the lockfile unless they are installed. */
export async function ensureInstalled() {
  const wanted = hash(read(lockfile))
  if (read(installed) === wanted) return
  if (!installedByHand()) {
    console.log('Installing packages (npm ci) …')
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const { code } = await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      show: true,
    })
    if (code !== 0) throw new Error('npm ci did not succeed; its message is above.')
  }
  writeFileSync(installed, wanted)
}

/**
 * A fingerprint that changes with every change of a source. It uses times and sizes of the files,
 * because reading them takes only milliseconds.
 */
export function sourcesAsTheyAre() {
  const files = [
    ...filesUnder(['apps', 'packages'], (path) => !/\.test\.tsx?$|\/seeds\/media\//.test(path)),
    'package-lock.json',
    'tsconfig.base.json',
  ]
  const lines = files.map((path) => {
    const { mtimeMs, size } = statSync(join(root, path))
    return `${path} ${mtimeMs} ${size}`
  })
  return hash(lines.join('\n'))
}

/** Records of which sources the current build was made. */
export function noteBuilt(sources) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(built, sources)
}

/** Builds the sites and the server, unless there is a build of the current sources. */
export async function ensureBuilt() {
  const wanted = sourcesAsTheyAre()
  const complete = outputs.every((path) => existsSync(join(root, 'apps', path)))
  if (complete && read(built) === wanted) return
  console.log('Building the sites and the server …')
  const { code } = await runNode(['tools/build.mjs'], { show: true })
  if (code !== 0) throw new Error('The build did not succeed; its message is above.')
}
