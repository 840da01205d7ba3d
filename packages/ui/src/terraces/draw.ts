import type { ScaleName } from '../palette.ts'
import { bends, contour, round, type Point } from './contours.ts'
import { makeTerrain, type Frame, type Terrain } from './terrain.ts'
import { randomFrom, type Random } from './random.ts'
import type { TerracesOptions } from './options.ts'
import { choosePalette } from './palettes.ts'
import type { Paint, TerracePalette, Token } from './shapes.ts'

interface Drawing {
  frame: Frame
  terrain: Terrain
  colors: TerracePalette
  options: TerracesOptions
  random: Random
  color: (token: Token) => string
}

function tokenPaint(paint: Paint) {
  return (token: Token) => {
    const [scale, step] = token.split('-') as [ScaleName, string]
    return paint(scale, Number(step))
  }
}

function plates({ frame, terrain, colors, options, random, color }: Drawing): string {
  const count = options.layers ?? 8
  const { unit } = frame
  const rampAt = (layer: number) =>
    color(
      colors.ramp[
        Math.min(colors.ramp.length - 1, Math.floor((layer * colors.ramp.length) / count))
      ] ?? 'neutral-9',
    )
  const riser = Math.max(2, unit * 0.02) * (options.depth ?? 1)
  const wet = 1 + Math.floor(random() * (count - 3))
  const crop = (wet + 2 + Math.floor(random() * 3)) % count
  const fillOf = (layer: number) => {
    if (options.accents === false) return rampAt(layer)
    if (layer === wet) return color(colors.water)
    return layer === crop ? color(colors.accent) : rampAt(layer)
  }
  const paper = color('neutral-0')
  let svg = `<rect width="${frame.width}" height="${frame.height}" fill="${rampAt(0)}"/>`
  for (let layer = 1; layer < count; layer++) {
    const level = terrain.levelAt(layer / count + ((random() - 0.5) * 0.35) / count)
    const path = contour(terrain.grid, level)
    if (!path) continue
    const shape = `p${layer}`
    const again = (down: number, look: string) =>
      `<use href="#${shape}" y="${round(down)}" ${look}/>`
    svg += `<defs><path id="${shape}" d="${path}"/></defs>`
    svg += again(riser * 2.1, `fill="${color(colors.edge)}" opacity=".16"`)
    svg += again(riser, `fill="${rampAt(Math.max(0, layer - 2))}"`)
    svg += again(
      0,
      `fill="${fillOf(layer)}" stroke="${paper}" stroke-opacity=".38" stroke-width="${round(Math.max(0.7, unit / 260))}"`,
    )
    const inner = contour(terrain.grid, terrain.levelAt(Math.min(0.995, (layer + 0.42) / count)))
    const stroke = layer === wet ? color(colors.ramp[Math.min(7, layer)] ?? colors.edge) : paper
    if (inner) {
      svg += `<path d="${inner}" fill="none" stroke="${stroke}" stroke-opacity="${layer === wet ? '.35' : '.22'}" stroke-width="${round(Math.max(0.6, unit / 320))}"/>`
    }
  }
  return svg
}

/** A rounded line across the picture and slightly beyond its edges. */
function trace({ width }: Frame, heightAt: (x: number) => number): string {
  const stride = Math.max(6, width / 16)
  const at = (x: number): Point => [x, heightAt(x)]
  const points: Point[] = []
  let x = 0
  for (; x <= width; x += stride) points.push(at(x))
  return bends(at(-stride), points, at(x), 10)
}

function sun({ frame, terrain, colors, options, random, color }: Drawing): string {
  const { width, height, unit } = frame
  const x =
    options.sunX === undefined
      ? width * (terrain.rise > 0 ? 0.14 + random() * 0.3 : 0.56 + random() * 0.3)
      : options.sunX * width
  const radius = unit * (0.075 + random() * 0.035)
  const y =
    options.sunY === undefined
      ? terrain.ridge(x) - radius * (0.2 + random() * 0.9)
      : options.sunY * height
  if (options.sun === false) return ''
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color(colors.sun)}"/>`
}

function heaven(drawing: Drawing): string {
  const { frame, terrain, colors, random, color } = drawing
  const { width, height, unit } = frame
  const beyond = Math.max(6, width / 16)
  const ridge = trace(frame, terrain.ridge)
  let svg = `<clipPath id="sky"><path d="${ridge}L${round(width + beyond)} -9L${round(-beyond)} -9Z"/></clipPath>`
  svg += `<g clip-path="url(#sky)"><rect width="${width}" height="${height}" fill="${color(colors.sky)}"/>${sun(drawing)}`
  colors.far.forEach((token, index) => {
    const lift = (0.105 - index * 0.06) * height
    const phase = random() * 6.28
    const far = trace(
      frame,
      (x) => terrain.ridge(x) - lift + 0.04 * height * Math.sin((x / unit) * (1.7 + index) + phase),
    )
    svg += `<path d="${far}V${height}H0Z" fill="${color(token)}"/>`
  })
  return `${svg}</g><path d="${ridge}" fill="none" stroke="${color('neutral-0')}" stroke-opacity=".7" stroke-width="${round(Math.max(0.8, unit / 240))}"/>`
}

/**
 * A smooth height field is cut at levels of equal area; each level is a plate with a darker riser
 * below it, so that the plates read as rice terraces seen from the opposite slope.
 */
export function drawTerraces(seed: number, options: TerracesOptions, paint: Paint): string {
  const width = options.width ?? 320
  const height = options.height ?? 180
  const random = randomFrom(seed)
  const colors = choosePalette(options.palette, random())
  const randomSky = random() < 0.5
  const sky = options.sky ?? randomSky
  const frame: Frame = { width, height, unit: Math.min(height, width * 0.62), sky }
  const terrain = makeTerrain(random, frame, options)
  const drawing: Drawing = { frame, terrain, colors, options, random, color: tokenPaint(paint) }
  const ground = plates(drawing)
  const picture = sky ? ground + heaven(drawing) : ground
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${picture}</svg>`
}
