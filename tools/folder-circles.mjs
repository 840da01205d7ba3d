// Circles between folders: two folders that import each other, directly or by others, although no two of
// their files do. The check refuses them, apart from older ones that are listed here and may only shrink.
import { readGraph } from './suites/import-graph.mjs'

/** The folders directly below each of these places are compared with each other. */
const places = [
  'packages/contract/src',
  'packages/site/src',
  'apps/server/src/modules',
  'apps/server/src/platform',
  'apps/web/src/modules',
  'apps/teacher/src/modules',
  'apps/admin/src/modules',
]

/** Circles from before the check. A folder that has left its circle is taken off the list. */
export const known = {
  'packages/site/src': [['calls', 'format', 'forms', 'language', 'parts', 'routing', 'session']],
  'apps/server/src/platform': [['events', 'http', 'live']],
}

const testing = /\.test\.tsx?$|\/factories\.ts$|\/testing\//

/** Folder -> folders that it imports. */
function edgesBelow(place, imports) {
  const folderOf = (path) =>
    path.startsWith(`${place}/`) && !testing.test(path)
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

/** The circles of a place: folders that reach each other. */
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

/** What is wrong with the circles of a place: new ones, folders that joined an old one, and old ones that were removed. */
export function problemsOf(place, circles, listed = []) {
  const grown = circles
    .filter((circle) => !listed.some((old) => circle.every((folder) => old.includes(folder))))
    .map((circle) => `${place}: these folders import each other in a circle: ${circle.join(', ')}`)
  const shrunk = listed
    .filter((old) => !circles.some((circle) => circle.join() === old.join()))
    .map((old) => `${place}: this circle is smaller now, shorten the list: ${old.join(', ')}`)
  return grown.length ? grown : shrunk
}

/** What a file only passes on counts like what it imports. */
function allImports({ imports, through }) {
  return new Map(
    [...imports].map(([path, targets]) => [path, [...targets, ...(through.get(path) ?? [])]]),
  )
}

export function checkFolderCircles() {
  const imports = allImports(readGraph())
  return places.flatMap((place) => problemsOf(place, circlesBelow(place, imports), known[place]))
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkFolderCircles()
  for (const problem of problems) console.error(problem)
  process.exit(problems.length ? 1 : 0)
}
