// What a change can reach by imports. Files that join all nouns are not passed by a change of one noun:
// everything would depend on everything there.
import { ladder } from '../gates/boundaries.mjs'

/** Files that import every noun to put a program together. */
export const joints = [
  'apps/server/src/app.ts',
  'apps/web/src/app/router.tsx',
  'apps/teacher/src/app/router.tsx',
  'apps/admin/src/app/router.tsx',
  'packages/contract/src/index.ts',
  'packages/contract/src/manifests.ts',
  'packages/contract/src/noun-audit-words.ts',
]

/** The check runs after every change, so that its own files choose only the check. */
const ends = ['tools/check.mjs']

const nounFolders = /^(?:packages\/contract\/src|apps\/[^/]+\/src\/modules)\/([^/]+)\//

/** The noun in whose folder a file of the product is. */
export function nounOf(path) {
  const noun = nounFolders.exec(path)?.[1]
  return ladder.includes(noun) ? noun : undefined
}

const known = new WeakMap()

/** The same graph from the imported file to its importers; made once, since every change walks it. */
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
 * All files that depend on the changed ones. The value is true where a way leads there that passes no noun:
 * such a change is shared by all nouns.
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

/** All files that a file depends on; `goesOn` says behind which of them to look further. */
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
