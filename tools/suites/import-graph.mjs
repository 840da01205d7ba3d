// The imports of the whole repository, by name. A file that imports one name from an index.ts
// depends on the file that defines this name, and not on everything that index.ts exports.
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

import { filesUnder, foldersIn, root } from '../source-files.mjs'

const everything = '*'
export const codeFolders = ['apps', 'packages', 'tests', 'tools']
const rootFiles = ['vitest.config.ts', 'playwright.config.ts']
const isCode = (path) => /\.(?:tsx?|mjs)$/.test(path)
const text = (path) => readFileSync(join(root, path), 'utf8')

/** The addresses that workspaces export, such as `@titian/site/staff`, and their files. */
function readAddresses() {
  const found = new Map()
  for (const folder of foldersIn('packages')) {
    const { name, exports } = JSON.parse(text(`packages/${folder}/package.json`))
    for (const [entry, target] of Object.entries(exports))
      found.set(normalize(join(name, entry)), normalize(join('packages', folder, target)))
  }
  return found
}

/** Finds the file of an import; undefined for packages and unknown files. */
function resolver(known, addresses) {
  return (from, request) => {
    if (addresses.has(request)) return addresses.get(request)
    if (!request.startsWith('.')) return known.has(request) ? request : undefined
    const target = normalize(join(dirname(from), request.replace(/\?.*$/, '')))
    return [target, `${target}.ts`, `${target}.tsx`].find((path) => known.has(path))
  }
}

/** The names that a file imports, and those that it exports from other files. */
function readImports({ staticImports, staticExports }, resolve) {
  const uses = []
  const locals = new Map()
  for (const { moduleRequest, entries } of staticImports) {
    const target = resolve(moduleRequest.value)
    if (!target) continue
    for (const { importName, localName } of entries)
      locals.set(localName.value, { target, name: importName.name ?? everything })
    if (entries.length === 0) uses.push({ target, name: everything })
  }
  const names = new Map()
  const passedOn = []
  for (const { exportName, importName, localName, moduleRequest } of staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const target = moduleRequest && resolve(moduleRequest.value)
    if (!exportName.name && target) passedOn.push(target)
    else if (target) names.set(exportName.name, { target, name: importName.name ?? everything })
    else names.set(exportName.name, locals.get(localName.name))
  }
  return { uses: [...uses, ...locals.values()], names, passedOn }
}

/**
 * Files that a file names without an import statement: to load them later, to read them, or to
 * start them as a process.
 */
function readNamedFiles(source, resolve) {
  return [...source.matchAll(/['"`]([^'"`\n$ ]*[./][^'"`\n$ ]*)['"`]/g)].map(([, name]) =>
    resolve(name),
  )
}

/** A file that lists the files of folders may read any of them without importing it. */
const walksFolders = /\b(?:readdir|readdirSync|globSync)\(|import\.meta\.glob/

function readFile(path, resolve) {
  const source = text(path)
  const own = (request) => resolve(path, request)
  const parsed = readImports(parseSync(path, source).module, own)
  const exported = [...parsed.names.values()].filter(Boolean)
  const imported = new Set([
    ...[...parsed.uses, ...exported].map(({ target }) => target),
    ...parsed.passedOn,
  ])
  const read = readNamedFiles(source, own).filter((target) => target && !imported.has(target))
  const loaded = [...source.matchAll(/\bimport\(\s*['"`]([^'"`]+)/g)].map(([, name]) => own(name))
  return {
    ...parsed,
    uses: [...parsed.uses, ...exported],
    read,
    started: read.filter((target) => !loaded.includes(target)),
    isWalker: walksFolders.test(source),
  }
}

function exports(files, target, name, seen = new Set()) {
  const file = files.get(target)
  if (!file || seen.has(target)) return false
  seen.add(target)
  return file.names.has(name) || file.passedOn.some((next) => exports(files, next, name, seen))
}

/** The file that defines a name, and the files on the way that only export it again. */
function definitionOf(files, target, name, seen = new Set()) {
  const file = files.get(target)
  const isKnown = seen.has(`${target} ${name}`)
  if (!file || isKnown || name === everything) return { definedIn: target, through: [] }
  seen.add(`${target} ${name}`)
  const again = file.names.get(name)
  const next = again
    ? [again.target, again.name]
    : [file.passedOn.find((one) => exports(files, one, name)), name]
  if (file.names.has(name) ? !again : !next[0]) return { definedIn: target, through: [] }
  const further = definitionOf(files, ...next, seen)
  return { definedIn: further.definedIn, through: [target, ...further.through] }
}

/**
 * `imports`: the files that each file depends on. `through`: files on the way that only export a
 * name again, which matter only if they change themselves. `started`: files that are named without
 * an import, to read them or to start them as a process. `walkers`: files that list folders.
 */
export function readGraph() {
  const known = new Set([...filesUnder(codeFolders), ...rootFiles])
  const resolve = resolver(known, readAddresses())
  const files = new Map([...known].filter(isCode).map((path) => [path, readFile(path, resolve)]))
  const imports = new Map()
  const through = new Map()
  const started = new Map([...files].map(([path, file]) => [path, file.started]))
  for (const [path, { uses, passedOn, read }] of files) {
    const found = uses.map(({ target, name }) => definitionOf(files, target, name))
    const targets = [...found.map(({ definedIn }) => definedIn), ...passedOn, ...read]
    imports.set(
      path,
      [...new Set(targets)].filter((target) => target !== path),
    )
    through.set(path, [...new Set(found.flatMap((one) => one.through))])
  }
  const walkers = new Set([...files].filter(([, { isWalker }]) => isWalker).map(([path]) => path))
  return { imports, through, started, walkers }
}
