// The files that a change can affect by imports. Files that import all modules are not followed for
// a change of one module, because everything would depend on them.
import { ladder } from '../gates/boundaries.mjs'

/** Files that import every module to compose a program. */
export const joints = [
  'apps/server/src/app.ts',
  'apps/web/src/app/router.tsx',
  'apps/teacher/src/app/router.tsx',
  'apps/admin/src/app/router.tsx',
  'packages/contract/src/index.ts',
  'packages/contract/src/manifests.ts',
  'packages/contract/src/noun-audit-words.ts',
]

/** The check runs after every change, so its own files select only the check. */
const ends = ['tools/check.mjs']

const nounFolders = /^(?:packages\/contract\/src|apps\/[^/]+\/src\/modules)\/([^/]+)\//

/** The module in whose folder a product file is. */
export function nounOf(path) {
  const noun = nounFolders.exec(path)?.[1]
  return ladder.includes(noun) ? noun : undefined
}

const known = new WeakMap()

/** The graph from imported files to importers; cached, because every change uses it. */
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
 * All files that depend on the changed ones. The value is true when a path leads there without
 * passing a module: such a change is shared by all modules.
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

/** All files that a file depends on; `goesOn` decides which of them to follow. */
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
