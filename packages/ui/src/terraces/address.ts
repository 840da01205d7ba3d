import { hash } from './random.ts'
import type { TerracesOptions } from './options.ts'
import { terracePalettes } from './palettes.ts'

/**
 * The edition of the drawing in its address, increased when the drawing changes, because browsers
 * cache a picture for a year.
 */
const edition = '3'

const ranges = {
  width: [16, 2000],
  height: [16, 2000],
  layers: [1, 12],
  lean: [-2, 2],
  ridge: [-1, 2],
  rise: [-2, 2],
  depth: [0, 4],
  sunX: [-1, 2],
  sunY: [-1, 2],
} as const
const switches = ['sky', 'sun', 'accents'] as const

type Range = keyof typeof ranges
type Switch = (typeof switches)[number]

/** The seed of a picture and its options, as parsed from its address. */
export interface ArtAddress {
  seed: number
  primary?: string
  options: TerracesOptions
}

/**
 * The address at which the server draws the terraces of a seed (FRM-281). It contains only the hash
 * of the seed.
 */
export function artAddress(seed: string, options: TerracesOptions, primary?: string): string {
  const words = new URLSearchParams({ v: edition })
  for (const [name, value] of Object.entries(options))
    if (value !== undefined) words.set(name, typeof value === 'boolean' ? `${+value}` : `${value}`)
  if (primary) words.set('primary', primary.replace('#', ''))
  return `/art/${hash(seed).toString(36)}.svg?${words}`
}

function readOption(name: string, text: string): TerracesOptions | undefined {
  if (name === 'palette') {
    const palette = terracePalettes.find((known) => known === text)
    return palette && { palette }
  }
  if (switches.includes(name as Switch))
    return text === '0' || text === '1' ? { [name]: text === '1' } : undefined
  const [least, most] = name in ranges ? ranges[name as Range] : []
  const value = Number(text)
  const isIn = least !== undefined && text !== '' && value >= least && value <= most
  return isIn ? { [name]: value } : undefined
}

/**
 * Parses the address of a picture; returns undefined for an address that none of our pages uses.
 */
export function readArtAddress(name: string, words: URLSearchParams): ArtAddress | undefined {
  const seed = /^[0-9a-z]{1,7}$/.test(name) ? Number.parseInt(name, 36) : Number.NaN
  if (!(seed <= 0xff_ff_ff_ff) || words.get('v') !== edition) return undefined
  const found: ArtAddress = { seed, options: {} }
  for (const [word, text] of words) {
    if (word === 'v') continue
    if (word === 'primary') {
      if (!/^[0-9a-f]{6}$/i.test(text)) return undefined
      found.primary = `#${text}`
      continue
    }
    const option = readOption(word, text)
    if (!option) return undefined
    Object.assign(found.options, option)
  }
  return found
}
