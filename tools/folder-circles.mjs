// Refuses circles between folders: two folders that import each other directly or indirectly, even
// if no two of their files do.
import { readGraph } from './suites/import-graph.mjs'

const source = /^(?:apps|packages)\/[^/]+\/src\//
// The folders directly below these are the modules of a site and its shell. The shell imports all
// modules.
const shells = /^apps\/(?:admin|teacher|web)\/src$/

/**
 * Every folder of sources that has subfolders. The subfolders of each are compared with each other.
 */
export function places(imports) {
  const found = new Set()
  for (const path of imports.keys()) {
    const parts = path.split('/')
    if (source.test(path))
      for (let depth = 3; depth < parts.length - 1; depth += 1)
        found.add(parts.slice(0, depth).join('/'))
  }
  return [...found].filter((place) => !shells.test(place))
}

const testing = /\.test\.tsx?$|\/factories\.ts$|\/testing\//

export const isTesting = (path) => testing.test(path)

/** The imported folders of each folder. */
function edgesBelow(place, imports) {
  const folderOf = (path) =>
    path.startsWith(`${place}/`) && !isTesting(path)
      ? /^([^/]+)\//.exec(path.slice(place.length + 1))?.[1]
      : undefined
  const edges = new Map()
  for (const [path, targets] of imports) {
    const from = folderOf(path)
    if (!from) continue
    const further = [...targets].map(folderOf).filter((to) => to && to !== from)
    edges.set(from, new Set([...(edges.get(from) ?? []), ...further]))
  }
  return edges
}

function reachable(start, edges) {
  const found = new Set()
  const waiting = [start]
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const to of edges.get(next) ?? [])
      if (!found.has(to)) {
        found.add(to)
        waiting.push(to)
      }
  return found
}

/** The circles below a folder: subfolders that import each other directly or indirectly. */
export function circlesBelow(place, imports) {
  const edges = edgesBelow(place, imports)
  const reach = new Map([...edges.keys()].map((folder) => [folder, reachable(folder, edges)]))
  const circles = new Map()
  for (const [folder, reached] of reach) {
    if (!reached.has(folder)) continue
    const circle = [...reached]
      .filter((other) => reach.get(other)?.has(folder))
      .toSorted((one, other) => one.localeCompare(other))
    circles.set(circle.join(' '), circle)
  }
  return [...circles.values()]
}

/** One problem for each circle of folders. */
export function problemsOf(place, circles) {
  return circles.map(
    (circle) => `${place}: these folders import each other in a circle: ${circle.join(', ')}`,
  )
}

/** Exports from another file count as imports. */
export function allImports({ imports, through }) {
  return new Map(
    [...imports].map(([path, targets]) => [path, [...targets, ...(through.get(path) ?? [])]]),
  )
}

export function checkFolderCircles() {
  const imports = allImports(readGraph())
  return places(imports).flatMap((place) => problemsOf(place, circlesBelow(place, imports)))
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkFolderCircles()
  for (const problem of problems) console.error(problem)
  process.exit(problems.length ? 1 : 0)
}
