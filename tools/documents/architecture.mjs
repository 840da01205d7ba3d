// `npm run map`: draws the floors of the code into ARCHITECTURE.md from the imports. `--check` only
// compares. A folder is one floor above the highest folder that it imports.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ladder, layers } from '../gates/boundaries.mjs'
import { fillMarked, markdownTable } from './marked-text.mjs'
import { root } from '../source-files.mjs'
import { readGraph } from '../suites/import-graph.mjs'
import { finish, keepPage } from './kept-page.mjs'

const page = join(root, 'ARCHITECTURE.md')
const testing = /\.test\.[mc]?tsx?$|\/factories\.ts$|\/testing\/|\.d\.m?ts$/

const workspaceOf = (path) =>
  Object.keys(layers).find((folder) => path.startsWith(`${folder}/src/`))

const modules = 'apps/server/src/modules/'
const moduleOf = (path) =>
  path.startsWith(modules) ? path.slice(modules.length).split('/')[0] : undefined

/**
 * The folders that each folder imports. `folderOf` returns undefined for files that are not in the
 * drawing.
 */
export function arrowsOf(imports, folderOf) {
  const arrows = new Map()
  for (const [path, targets] of imports) {
    const from = testing.test(path) ? undefined : folderOf(path)
    if (!from) continue
    const to = targets.map(folderOf).filter((target) => target && target !== from)
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...to]))
  }
  return arrows
}

/** The floor of each folder. A folder that imports none of the others is on floor 1. */
export function floorsOf(arrows) {
  const floors = new Map()
  const floorOf = (folder, above) => {
    if (above.includes(folder)) throw new Error(`A circle: ${[...above, folder].join(' -> ')}`)
    if (!floors.has(folder)) {
      const below = [...(arrows.get(folder) ?? [])].map((to) => floorOf(to, [...above, folder]))
      floors.set(folder, Math.max(0, ...below) + 1)
    }
    return floors.get(folder)
  }
  for (const folder of arrows.keys()) floorOf(folder, [])
  return floors
}

function reaches(from, to, arrows) {
  return [...(arrows.get(from) ?? [])].some((next) => next === to || reaches(next, to, arrows))
}

/**
 * Leaves out arrows that a longer path implies: if A imports B and C, and B imports C, the arrow
 * from A to C is left out.
 */
export function directArrows(arrows) {
  return [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to, arrows)))
      .map((to) => [from, to]),
  )
}

const inOrder = (names) => [...names].toSorted((one, other) => one.localeCompare(other))
const onFloor = (floors, floor) =>
  [...floors].filter(([, own]) => own === floor).map(([name]) => name)
const fromTheTop = (floors) =>
  Array.from({ length: Math.max(...floors.values()) }, (_, index) => index + 1).toReversed()

/** The workspaces as a Mermaid diagram. An arrow means "imports". */
export function drawWorkspaces(arrows) {
  const floors = floorsOf(arrows)
  const node = (name) => name.replaceAll(/[^a-z]/g, '_')
  return [
    '```mermaid',
    'flowchart TD',
    ...fromTheTop(floors).flatMap((floor) => [
      `  subgraph floor_${floor}[floor ${floor}]`,
      ...inOrder(onFloor(floors, floor)).map((name) => `    ${node(name)}[${name}]`),
      '  end',
    ]),
    ...directArrows(arrows)
      .map(([from, to]) => `  ${node(from)} --> ${node(to)}`)
      .toSorted(),
    '```',
  ].join('\n')
}

/** The modules of the server by floor, with their outgoing arrows. */
export function drawModules(arrows, order) {
  const floors = floorsOf(arrows)
  const direct = directArrows(arrows)
  const byOrder = (names) =>
    names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  const below = (name) => byOrder(direct.filter(([from]) => from === name).map(([, to]) => to))
  const rows = fromTheTop(floors).flatMap((floor) =>
    byOrder(onFloor(floors, floor)).map((name) => [
      floor,
      `\`${name}\``,
      below(name)
        .map((to) => `\`${to}\``)
        .join(' '),
    ]),
  )
  return markdownTable(['floor', 'module', 'imports'], rows)
}

/** An export from another file counts as an import. Starting another program does not. */
function allImports({ imports, through, started }) {
  const isImport = (path) => (target) => !started.get(path).includes(target)
  return new Map(
    [...imports].map(([path, targets]) => [
      path,
      [...targets.filter(isImport(path)), ...through.get(path)],
    ]),
  )
}

function draw(text) {
  const imports = allImports(readGraph())
  const withWorkspaces = fillMarked(
    text,
    'workspaces',
    drawWorkspaces(arrowsOf(imports, workspaceOf)),
  )
  return fillMarked(withWorkspaces, 'modules', drawModules(arrowsOf(imports, moduleOf), ladder))
}

if (process.argv[1] === import.meta.filename)
  finish(keepPage(page, draw(readFileSync(page, 'utf8')), { command: 'npm run map' }))
