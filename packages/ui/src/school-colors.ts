import { contrast, readHex, writeHex } from './color/contrast.ts'
import { fromOklch, toOklch, type Oklch } from './color/oklch.ts'
import { ink, palette, white, type Shades } from './palette.ts'

export interface SchoolColors {
  shades: Shades
  /** The text colour on the filled colour. */
  onPrimary: string
  /** The filled colour on hover. */
  primaryHover: string
  /** The school's colour as text on white, paper and its own tints. */
  primaryText: string
  /** All colours as CSS variables for a style rule on :root. */
  variables: Record<string, string>
}

const READABLE = 4.5
/**
 * The lightness of the tints, and the share of the school's chroma in each shade; both are measured
 * from the default scales.
 */
const TINTS = [0.972, 0.94, 0.885, 0.814, 0.735, 0.64] as const
const DEPTHS = [0.852, 0.702, 0.55] as const
const CHROMA = [0.1, 0.2, 0.38, 0.56, 0.76, 0.94, 1, 0.87, 0.74, 0.61] as const
const GROUNDS = [white, palette.neutral[0], palette.neutral[1]] as const

function darkenUntil(start: Oklch, passes: (hex: string) => boolean): string {
  const color = { ...start }
  while (color.l > 0 && !passes(fromOklch(color))) color.l -= 0.005
  return fromOklch(color)
}

/**
 * A medium tone on which neither white nor dark text is readable is darkened until white is; a
 * light colour remains unchanged and gets dark text.
 */
function filled(hex: string, lch: Oklch): string {
  const onWhite = contrast(hex, white)
  if (onWhite >= READABLE || onWhite < 3) return hex
  // Slightly above the limit, so that rounding never decides between white and dark text.
  return darkenUntil(lch, (candidate) => contrast(candidate, white) >= READABLE + 0.05)
}

function tint(step: number, base: Oklch): string {
  const house = TINTS[step] ?? 1
  const top = TINTS[0]
  // The tints must be lighter than the school's colour. For a light colour, they are compressed
  // into the range between this colour and the lightest tint.
  const l = base.l <= 0.58 ? house : top - ((top - house) / (top - 0.514)) * (top - base.l)
  return fromOklch({ ...base, l: Math.max(l, base.l), c: base.c * (CHROMA[step] ?? 0) })
}

function shadesOf(hex: string): Shades {
  const given = toOklch(hex)
  if (!given || hex.toUpperCase() === palette.brand[6]) return palette.brand
  const six = filled(hex, given)
  const base = toOklch(six) ?? given
  const [zero, one, two, three, four, five] = TINTS.map((_, step) => tint(step, base))
  const deep = (step: 0 | 1 | 2, from: number) =>
    ({ ...base, l: from * DEPTHS[step], c: base.c * (CHROMA[step + 7] ?? 1) }) satisfies Oklch
  const grounds = [...GROUNDS, zero ?? white, one ?? white]
  const seven = darkenUntil(deep(0, base.l), (candidate) =>
    grounds.every((ground) => contrast(candidate, ground) >= READABLE),
  )
  const origin = (toOklch(seven)?.l ?? 0) / DEPTHS[0]
  const eight = fromOklch(deep(1, origin))
  const nine = fromOklch(deep(2, origin))
  return [zero, one, two, three, four, five, six, seven, eight, nine].map(
    String,
  ) as unknown as Shades
}

/**
 * Computes all colours from one school colour. An invalid hexadecimal colour gives the default
 * colours.
 */
export function schoolColors(primaryHex: string = palette.brand[6]): SchoolColors {
  const rgb = readHex(primaryHex)
  const shades = shadesOf(rgb ? writeHex(rgb) : palette.brand[6])
  const carriesWhite = contrast(shades[6], white) >= READABLE
  const readsAsText = [...GROUNDS, shades[0], shades[1]].every(
    (ground) => contrast(shades[6], ground) >= READABLE,
  )
  const colors = {
    shades,
    onPrimary: carriesWhite ? white : ink,
    primaryHover: carriesWhite ? shades[7] : shades[5],
    primaryText: readsAsText ? shades[6] : shades[7],
  }
  return { ...colors, variables: variablesOf(colors) }
}

function variablesOf(colors: Omit<SchoolColors, 'variables'>): Record<string, string> {
  return {
    ...Object.fromEntries(colors.shades.map((shade, step) => [`--brand-${step}`, shade])),
    '--on-primary': colors.onPrimary,
    '--primary-hover': colors.primaryHover,
    '--primary-text': colors.primaryText,
  }
}
