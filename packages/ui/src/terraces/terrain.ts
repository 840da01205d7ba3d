import { OUTSIDE, type Grid } from './contours.ts'
import type { Random } from './random.ts'
import type { TerracesOptions } from './options.ts'

export interface Terrain {
  grid: Grid
  /** The height below which the given share of the visible land lies. */
  levelAt: (share: number) => number
  ridge: (x: number) => number
  rise: number
}

export interface Frame {
  width: number
  height: number
  /** The unit of all thicknesses: the picture's height, unless it is a narrow column. */
  unit: number
  sky: boolean
}

type Field = (x: number, y: number) => number

/** A slope towards the ridge, three warped waves, and a few hills or hollows. */
function shapeTerrain(
  random: Random,
  aspect: number,
  options: TerracesOptions,
): { field: Field; lean: number } {
  const kind = Math.floor(random() * 4)
  const side = random() < 0.5 ? -1 : 1
  const drawn = side * (0.15 + random() * 0.5)
  const lean = options.lean ?? drawn
  const waves = [0, 1, 2].map((n) => ({
    a: (0.3 - 0.07 * n) * (0.7 + random() * 0.6),
    fx: (0.9 + random() * 1.1) * (1 + n * 0.8),
    fy: (0.8 + random() * 1.5) * (1 + n * 0.6),
    p: random() * 6.28,
    q: random() * 6.28,
  }))
  const hills = Array.from({ length: 1 + (kind % 3) + (aspect > 3 ? 2 : 0) }, () => ({
    x: random() * aspect,
    y: 0.15 + random() * 0.8,
    s: 0.2 + random() * 0.32,
    a: (random() < 0.72 ? 1 : -1) * (0.45 + random() * 0.5),
  }))
  const steep = [0.9, 1.5, 0.55, 1.15][kind] ?? 1
  const wobble = 0.5 + random() * 0.5
  const field: Field = (x, y) => {
    const wx = x + 0.16 * wobble * Math.sin(y * 4.1 + (waves[0]?.p ?? 0))
    const wy = y + 0.13 * wobble * Math.sin(x * 2.6 + (waves[1]?.q ?? 0))
    let height = steep * (1 - wy) + lean * (x / aspect - 0.5) * 1.6
    for (const wave of waves) {
      height += wave.a * Math.sin(wx * wave.fx * 2 + wave.p) * Math.cos(wy * wave.fy * 2 + wave.q)
    }
    for (const hill of hills) {
      const dx = (wx - hill.x) * 0.62
      const dy = wy - hill.y
      height += hill.a * Math.exp(-(dx * dx + dy * dy) / (hill.s * hill.s))
    }
    return height
  }
  return { field, lean }
}

function shapeRidge(random: Random, frame: Frame, lean: number, options: TerracesOptions) {
  const phase = random() * 6.28
  const drawn = 0.2 + random() * 0.12
  const base = options.ridge ?? drawn
  const rise = options.rise ?? lean * 0.22
  const ridge = (x: number) => {
    const swell = 0.045 * Math.sin((x / frame.unit) * 2.3 + phase)
    const ripple = 0.025 * Math.sin((x / frame.unit) * 4.7 + phase * 2)
    return (base - rise * (x / frame.width - 0.5) + swell + ripple) * frame.height
  }
  return { ridge, rise }
}

function layGrid(field: Field, frame: Frame, ridge: (x: number) => number) {
  const { width, height, unit, sky } = frame
  const cell = Math.max(5, unit / (unit > 240 ? 24 : 17))
  const pad = cell * 2
  const columns = Math.ceil((width + pad * 2) / cell) + 3
  const rows = Math.ceil((height + pad * 2) / cell) + 3
  const values = new Float64Array(columns * rows).fill(OUTSIDE)
  const ridges = new Float64Array(columns)
  for (let column = 1; column < columns - 1; column++)
    ridges[column] = sky ? ridge((column - 1) * cell - pad) : 0
  const visible: number[] = []
  for (let row = 1; row < rows - 1; row++) {
    const y = (row - 1) * cell - pad
    for (let column = 1; column < columns - 1; column++) {
      const x = (column - 1) * cell - pad
      const value = field(x / unit, y / height)
      values[row * columns + column] = value
      if (x >= 0 && x <= width && y <= height && y >= (ridges[column] ?? 0)) visible.push(value)
    }
  }
  const heights = Float64Array.from(visible).sort()
  return { grid: { values, columns, rows, cell, pad }, heights }
}

export function makeTerrain(random: Random, frame: Frame, options: TerracesOptions): Terrain {
  const { field, lean } = shapeTerrain(random, frame.width / frame.unit, options)
  const { ridge, rise } = shapeRidge(random, frame, lean, options)
  const { grid, heights } = layGrid(field, frame, ridge)
  const last = heights.length - 1
  const levelAt = (share: number) =>
    heights[Math.min(last, Math.max(0, Math.floor(share * heights.length)))] ?? 0
  return { grid, levelAt, ridge, rise }
}
