// Finds the files that a change can affect through imports. If a module changes, files that import
// all modules are not followed, because everything depends on them.
import { ladder } from '../gates/boundaries.mjs'

/** Files that import every module, to compose a program. */
export const joints = [
  'apps/server/src/app.ts',
  'apps/web/src/app/router.tsx',
  'apps/teacher/src/app/router.tsx',
  'apps/admin/src/app/router.tsx',
  'packages/contract/src/index.ts',
  'packages/contract/src/manifests.ts',
  'packages/contract/src/noun-audit-words.ts',
]

/**
 * Files that are not followed further: they run the check, which runs after every change anyway.
 */
const ends = ['tools/check.mjs']

const nounFolders = /^(?:packages\/contract\/src|apps\/[^/]+\/src\/modules)\/([^/]+)\//

/** The module to which a file of the product belongs, by its folder. */
export function nounOf(path) {
  const noun = nounFolders.exec(path)?.[1]
  return ladder.includes(noun) ? noun : undefined
}

const known = new WeakMap()

/**
 * The graph from imported files to the files that import them. It is stored, because every change
 * needs it.
 */
function reverse(imports) {
  if (!known.has(imports)) known.set(imports, reversed(imports))
  return known.get(imports)
}

function reversed(imports) {
  const importers = new Map()
  for (const [path, targets] of imports)
    for (const target of targets)
      importers.set(target, importers.get(target)?.concat(path) ?? [path])
  return importers
}

/**
 * All files that depend on the changed files. The value of a file is true if it depends on a
 * changed file by a path outside of all modules, so that the change concerns all modules.
 */
export function reachedFrom(changed, { imports, through }) {
  const importers = reverse(imports)
  const passers = reverse(through)
  const reached = new Map()
  const waiting = changed.map((path) => ({ path, isShared: true, isChanged: true }))
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, isChanged } = next
    const isShared = next.isShared && nounOf(path) === undefined
    const isJoined = !isShared && !isChanged && joints.includes(path)
    if (isJoined || (reached.has(path) && (reached.get(path) || !isShared))) continue
    reached.set(path, isShared)
    if (ends.includes(path)) continue
    const further = [
      ...(importers.get(path) ?? []),
      ...(isChanged ? (passers.get(path) ?? []) : []),
    ]
    waiting.push(...further.map((one) => ({ path: one, isShared })))
  }
  return reached
}

/**
 * All files that a file depends on. `goesOn` decides whether the imports of a file are followed.
 */
export function dependenciesOf(path, { imports }, goesOn = () => true) {
  const found = new Set()
  const waiting = [path]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const target of imports.get(next) ?? []) {
      if (found.has(target)) continue
      found.add(target)
      if (goesOn(target)) waiting.push(target)
    }
  }
  return found
}
