export interface Grid {
  values: Float64Array
  columns: number
  rows: number
  cell: number
  /** How far the grid reaches beyond the picture on each side. */
  pad: number
}

type Point = readonly [number, number]
interface Crossing {
  /** Number of the grid edge: numbers, since a map of texts cost most of the drawing time. */
  id: number
  point: Point
}
type Side = 'top' | 'right' | 'bottom' | 'left'

const OUTSIDE = -9
const NONE = [] as const

/** Marching squares: for each pattern of corners above the level, the sides a line enters and leaves by. */
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

/** Where the level crosses between two neighbours; at the rim the line keeps close to the inner one. */
function share(level: number, one: number, other: number): number {
  if (one === OUTSIDE) return 0.98
  if (other === OUTSIDE) return 0.02
  return (level - one) / (other - one)
}

function valueAt(grid: Grid, i: number, j: number): number {
  const inside = i >= 0 && j >= 0 && i < grid.columns && j < grid.rows
  return inside ? (grid.values[j * grid.columns + i] ?? OUTSIDE) : OUTSIDE
}

type Corners = readonly [number, number, number, number]

function cross(
  grid: Grid,
  level: number,
  [i, j]: Point,
  [a, b, c, d]: Corners,
  side: Side,
): Crossing {
  const edge = (x: number, y: number, upright: 0 | 1) =>
    ((y + 1) * (grid.columns + 2) + x + 1) * 2 + upright
  const place = (x: number, y: number): Point => [
    x * grid.cell - grid.pad,
    y * grid.cell - grid.pad,
  ]
  const upright = side === 'left' || side === 'right'
  const x = side === 'right' ? i + 1 : i
  const y = side === 'bottom' ? j + 1 : j
  if (!upright) {
    const along = side === 'top' ? share(level, a, b) : share(level, d, c)
    return { id: edge(i, y, 0), point: place(i + along, y) }
  }
  const along = side === 'left' ? share(level, a, d) : share(level, b, c)
  return { id: edge(x, j, 1), point: place(x, j + along) }
}

type Steps = Map<number, { point: Point; next: number }>

function collect(grid: Grid, level: number): Steps {
  const steps: Steps = new Map()
  for (let j = -1; j < grid.rows; j++) {
    let a = OUTSIDE
    let d = OUTSIDE
    for (let i = -1; i < grid.columns; i++) {
      const b = valueAt(grid, i + 1, j)
      const c = valueAt(grid, i + 1, j + 1)
      const pattern =
        (a >= level ? 8 : 0) | (b >= level ? 4 : 0) | (c >= level ? 2 : 0) | (d >= level ? 1 : 0)
      for (const [from, to] of lines[pattern] ?? NONE) {
        const start = cross(grid, level, [i, j], [a, b, c, d], from)
        const end = cross(grid, level, [i, j], [a, b, c, d], to)
        steps.set(start.id, { point: start.point, next: end.id })
      }
      a = b
      d = c
    }
  }
  return steps
}

function follow(steps: Steps, start: number): Point[] {
  const points: Point[] = []
  let id = start
  for (let step = steps.get(id); step; step = steps.get(id)) {
    steps.delete(id)
    points.push(step.point)
    id = step.next
  }
  return points
}

export const round = (value: number) => Math.round(value * 10) / 10

function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) => `${round((a[0] + b[0]) / 2)},${round((a[1] + b[1]) / 2)}`
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  let path = `M${middle(last, first)}`
  points.forEach((point, index) => {
    const after = points[index + 1] ?? first
    path += `Q${round(point[0])} ${round(point[1])} ${middle(point, after)}`
  })
  return `${path}Z`
}

/** One path of closed, rounded lines around all ground at or above the level. */
export function contour(grid: Grid, level: number): string {
  const steps = collect(grid, level)
  let path = ''
  for (const start of steps.keys()) {
    const points = follow(steps, start)
    // Specks of a few points look like dirt.
    if (points.length > 5) path += smooth(points)
  }
  return path
}
