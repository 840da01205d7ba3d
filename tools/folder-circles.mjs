// Circles between folders: two folders that import each other, directly or by others, although no two of
// their files do. The check refuses them, apart from older ones that are listed here and may only shrink.
import { readGraph } from './suites/import-graph.mjs'

const source = /^(?:apps|packages)\/[^/]+\/src\//
// Below these the folders are the modules of a site, and its shell, which names all of them.
const shells = /^apps\/(?:admin|teacher|web)\/src$/

/** Every folder of sources that holds folders: these are compared with each other. */
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

/** Circles from before the check. A folder that has left its circle is taken off the list. */
export const known = {
  'apps/admin/src/modules/people': [['directory', 'person']],
  'apps/admin/src/modules/schools': [['home-layout', 'parts']],
  'apps/server/src/modules/accounts': [
    ['codes', 'impersonation', 'locks', 'passwords', 'sessions', 'sign-in', 'two-step'],
  ],
  'apps/server/src/modules/courses': [
    ['authoring', 'review', 'versions'],
    ['groups', 'members'],
  ],
  'apps/server/src/modules/orders': [['disputes', 'payment', 'refunds']],
  'apps/server/src/modules/practice': [['assignments', 'games', 'rounds']],
  'apps/server/src/modules/schools': [['agreements', 'pages', 'platform', 'settings', 'texts']],
  'apps/server/src/modules/training': [['board', 'programmes', 'timetable']],
  'apps/teacher/src/modules/courses': [['catalogue', 'study-info', 'summary', 'versions']],
  'apps/teacher/src/modules/exams': [
    ['examinations', 'papers'],
    ['exchange', 'media', 'questions'],
  ],
  'apps/teacher/src/modules/practice': [['erp', 'parts']],
  'apps/web/src/app': [['footer', 'frame', 'header', 'phone', 'search']],
  'apps/web/src/modules/accounts': [['forms', 'login', 'parts', 'recovery', 'social']],
  'apps/web/src/modules/courses': [['detail', 'homework']],
  'apps/web/src/modules/employment': [['saved', 'search']],
  'apps/web/src/modules/practice': [['games', 'given', 'kinds', 'lobby']],
  'apps/web/src/modules/practice/kinds/erp': [
    ['cards', 'erp-books', 'erp-documents', 'home', 'parts'],
  ],
  'apps/web/src/modules/resume': [['data', 'export', 'forms', 'panels', 'parts', 'sharing']],
  'apps/web/src/modules/study': [['captions', 'lesson-list', 'notes', 'player', 'stage']],
  'packages/exam-items/src': [
    ['exchange', 'kinds', 'parts'],
    ['formula', 'media', 'texts'],
  ],
  'packages/practice/src/marketplace': [['commands', 'day', 'ledger', 'steps', 'view']],
  'packages/site/src/staff': [['frame', 'sign-in']],
}

const testing = /\.test\.tsx?$|\/factories\.ts$|\/testing\//

export const isTesting = (path) => testing.test(path)

/** Folder -> folders that it imports. */
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
export function allImports({ imports, through }) {
  return new Map(
    [...imports].map(([path, targets]) => [path, [...targets, ...(through.get(path) ?? [])]]),
  )
}

export function checkFolderCircles() {
  const imports = allImports(readGraph())
  return places(imports).flatMap((place) =>
    problemsOf(place, circlesBelow(place, imports), known[place]),
  )
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkFolderCircles()
  for (const problem of problems) console.error(problem)
  process.exit(problems.length ? 1 : 0)
}
