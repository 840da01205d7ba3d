import { fromLinear, readHex, toLinear, writeHex, type Rgb } from './contrast.ts'

/** Lightness 0-1, chroma from 0, hue in radians. */
export interface Oklch {
  l: number
  c: number
  h: number
}

export function toOklch(hex: string): Oklch | undefined {
  const rgb = readHex(hex)
  if (!rgb) return undefined
  const [r, g, b] = rgb.map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  }
}

function toLinearRgb({ l: light, c, h }: Oklch): Rgb {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const insideSrgb = (rgb: Rgb) => rgb.every((value) => value >= -0.0005 && value <= 1.0005)

/**
 * Returns the nearest colour that a screen can show: it keeps lightness and hue, and reduces the
 * chroma.
 */
export function fromOklch({ l, c, h }: Oklch): string {
  const light = Math.min(1, Math.max(0, l))
  let chroma = c
  while (chroma > 0.002 && !insideSrgb(toLinearRgb({ l: light, c: chroma, h }))) chroma *= 0.96
  const [r, g, b] = toLinearRgb({ l: light, c: chroma, h })
  const shown = (value: number) => fromLinear(Math.min(1, Math.max(0, value)))
  return writeHex([shown(r), shown(g), shown(b)])
}
