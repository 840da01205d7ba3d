/**
 * A margin of one point on each side, which counts as outside, surrounds the land; `columns`
 * includes it.
 */
export interface Grid {
  values: Float64Array
  columns: number
  rows: number
  cell: number
  /** How far the land extends beyond the picture on each side. */
  pad: number
}

export const OUTSIDE = -9
/**
 * The permitted distance of a line from its points, as a share of a cell: it is invisible, and
 * halves the size.
 */
const tolerance = 0.12

export type Point = readonly [number, number]
type Side = 'top' | 'right' | 'bottom' | 'left'

/**
 * Marching squares: for each pattern of corners above the level, the sides at which a line enters
 * and leaves.
 */
const lines: Record<number, readonly (readonly [Side, Side])[]> = {
  1: [['bottom', 'left']],
  2: [['right', 'bottom']],
  3: [['right', 'left']],
  4: [['top', 'right']],
  5: [
    ['top', 'left'],
    ['bottom', 'right'],
  ],
  6: [['top', 'bottom']],
  7: [['top', 'left']],
  8: [['left', 'top']],
  9: [['bottom', 'top']],
  10: [
    ['left', 'bottom'],
    ['right', 'top'],
  ],
  11: [['right', 'top']],
  12: [['left', 'right']],
  13: [['bottom', 'right']],
  14: [['left', 'bottom']],
}

/**
 * The position where the level crosses between two neighbours; at the margin the line is close to
 * the inner one.
 */
function share(level: number, one: number, other: number): number {
  if (one === OUTSIDE) return 0.98
  if (other === OUTSIDE) return 0.02
  return (level - one) / (other - one)
}

/**
 * An edge of the grid runs right (even) or down (odd) from the point whose index in `values` is
 * half of it.
 */
function edgeOf(side: Side, at: number, columns: number): number {
  if (side === 'top') return at * 2
  if (side === 'left') return at * 2 + 1
  return side === 'right' ? (at + 1) * 2 + 1 : (at + columns) * 2
}

/** For each edge at which a line enters, the edge at which it leaves. */
type Steps = Map<number, number>

function collect({ values, columns, rows }: Grid, level: number): Steps {
  const steps: Steps = new Map()
  for (let row = 0; row < rows - 1; row++) {
    const first = row * columns
    let left = 0
    for (let at = first; at < first + columns - 1; at++) {
      const right =
        ((values[at + 1] ?? OUTSIDE) >= level ? 4 : 0) |
        ((values[at + columns + 1] ?? OUTSIDE) >= level ? 2 : 0)
      const pattern = left | right
      // The right side of this square is the left side of the next.
      left = ((right & 4) << 1) | ((right & 2) >> 1)
      if (pattern === 0 || pattern === 15) continue
      for (const [from, to] of lines[pattern] ?? [])
        steps.set(edgeOf(from, at, columns), edgeOf(to, at, columns))
    }
  }
  return steps
}

function pointOn({ values, columns, cell, pad }: Grid, level: number, edge: number): Point {
  const at = edge >> 1
  const isUpright = edge % 2 === 1
  const here = values[at] ?? OUTSIDE
  const there = values[isUpright ? at + columns : at + 1] ?? OUTSIDE
  const along = share(level, here, there)
  const x = (at % columns) - 1
  const y = Math.floor(at / columns) - 1
  return isUpright
    ? [x * cell - pad, (y + along) * cell - pad]
    : [(x + along) * cell - pad, y * cell - pad]
}

function follow(steps: Steps, start: number): number[] {
  const edges: number[] = []
  for (let edge = start, next = steps.get(edge); next !== undefined; next = steps.get(edge)) {
    steps.delete(edge)
    edges.push(edge)
    edge = next
  }
  return edges
}

export const round = (value: number) => Math.round(value * 10) / 10

function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const length = Math.hypot(toX - fromX, toY - fromY)
  if (length === 0) return Math.hypot(x - fromX, y - fromY)
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length
}

/**
 * The algorithm of Douglas and Peucker: removes the points that are closer than `most` to the line
 * between the remaining ones.
 */
function thin(points: readonly Point[], most: number): Point[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  let farthest = 0
  let farthestOff = most
  for (let at = 1; at < points.length - 1; at++) {
    const off = distance(points[at] ?? first, first, last)
    if (off <= farthestOff) continue
    farthest = at
    farthestOff = off
  }
  if (farthest === 0) return [first, last]
  const before = thin(points.slice(0, farthest + 1), most)
  return [...before.slice(0, -1), ...thin(points.slice(farthest), most)]
}

const halfWay = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2]

/**
 * Returns the path of a line that bends at each point and passes through the middle between two
 * points. Each control point mirrors the previous one, so only the middles are written, relative to
 * each other. A rounding error of one step is corrected by the next.
 */
export function bends(from: Point, points: readonly Point[], to: Point, fine = 1): string {
  const rounded = ([x, y]: Point): Point => [Math.round(x * fine), Math.round(y * fine)]
  let pen = rounded(from)
  let bend = rounded(points[0] ?? to)
  const step = ([x, y]: Point) => {
    const [dx, dy] = [x - pen[0], y - pen[1]]
    return `${dx < 0 ? '' : ' '}${dx / fine}${dy < 0 ? '' : ' '}${dy / fine}`
  }
  let path = `M${pen[0] / fine} ${pen[1] / fine}q${step(bend)}`
  points.forEach((_, at) => {
    const [x, y] = points[at + 1] ?? to
    const half = rounded(halfWay([bend[0] / fine, bend[1] / fine], [x, y]))
    path += (at === 1 ? 't' : '') + step(half)
    bend = [2 * half[0] - bend[0], 2 * half[1] - bend[1]]
    pen = half
  })
  return path.replace(/([qt]) /g, '$1')
}

/** A closed curve, in whole units. */
function smooth(points: readonly Point[]): string {
  const [start] = points
  const end = points.at(-1)
  return start && end ? `${bends(halfWay(end, start), points, start)}Z` : ''
}

/** One path of closed, rounded lines around all land at or above the level. */
export function contour(grid: Grid, level: number): string {
  const steps = collect(grid, level)
  let path = ''
  for (const start of steps.keys()) {
    const edges = follow(steps, start)
    // Regions of only a few points look like dirt.
    if (edges.length > 5)
      path += smooth(
        thin(
          edges.map((edge) => pointOn(grid, level, edge)),
          grid.cell * tolerance,
        ),
      )
  }
  return path
}
