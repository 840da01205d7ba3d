// `node tools/folder-floors.mjs` counts the folders that are part of circles, and the imports
// inside modules that lead upward. FRM-425 refuses new circles; this program prints the figures for
// a decision.
import { dirname } from 'node:path'

import { allImports, circlesBelow, isTesting, places } from './folder-circles.mjs'
import { readGraph } from './suites/import-graph.mjs'

/** The nodes of a module's graph: each folder with files, and each file beside index.ts. */
function roomsOf(place, imports) {
  const roomOf = (path) => {
    if (!path.startsWith(`${place}/`) || isTesting(path)) return undefined
    const folder = dirname(path)
    return folder === place ? path : folder
  }
  const rooms = new Map()
  for (const [path, targets] of imports) {
    const room = roomOf(path)
    if (!room) continue
    const further = targets.map(roomOf).filter((target) => target && target !== room)
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...further]))
  }
  return rooms
}

/**
 * Orders the nodes so that few arrows point upward, by the algorithm of Eades, Lin and Smyth, and
 * returns the upward arrows. A node without remaining imports is placed at the bottom, and a node
 * without remaining importers at the top. If no such node is left, the node with the smallest
 * difference of imports and importers is placed at the bottom.
 */
export function climbingArrows(rooms) {
  const left = new Map([...rooms].map(([room, targets]) => [room, new Set(targets)]))
  const takenBy = (room) => [...left].filter(([, targets]) => targets.has(room)).length
  const up = []
  while (left.size) {
    const [lowest] = [...left.keys()]
      .map((room) => ({ room, down: left.get(room).size, fromAbove: takenBy(room) }))
      .toSorted(
        (one, other) =>
          Number(one.down > 0) - Number(other.down > 0) ||
          Number(one.fromAbove > 0) - Number(other.fromAbove > 0) ||
          one.down - one.fromAbove - (other.down - other.fromAbove) ||
          one.room.localeCompare(other.room),
      )
    // All nodes that the highest node imports are below it, so it has no upward arrow.
    if (lowest.fromAbove > 0) up.push(...[...left.get(lowest.room)].map((to) => [lowest.room, to]))
    left.delete(lowest.room)
    for (const targets of left.values()) targets.delete(lowest.room)
  }
  return up
}

function row(place, imports) {
  const rooms = roomsOf(place, imports)
  const circles = circlesBelow(place, imports)
  return {
    place,
    rooms: rooms.size,
    arrows: [...rooms.values()].reduce((sum, targets) => sum + targets.size, 0),
    climbing: climbingArrows(rooms).length,
    circles: circles.map((circle) => circle.length).join(' + ') || '-',
  }
}

if (process.argv[1] === import.meta.filename) {
  const imports = allImports(readGraph())
  const named = process.argv.slice(2)
  console.table((named.length ? named : places(imports)).map((place) => row(place, imports)))
}
