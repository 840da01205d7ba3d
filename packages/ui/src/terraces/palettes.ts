import type { ScaleName } from '../palette.ts'
import type { TerracePalette, Token } from './shapes.ts'

const fade = (scale: ScaleName, from: number): Token[] =>
  Array.from({ length: 8 }, (_, step): Token => `${scale}-${from - step}`)

const named = {
  paddy: {
    ramp: fade('green', 8),
    edge: 'green-9',
    water: 'sky-2',
    accent: 'amber-3',
    sky: 'neutral-0',
    sun: 'brand-4',
    far: ['green-1', 'green-2'],
  },
  clay: {
    ramp: fade('brand', 8),
    edge: 'brand-9',
    water: 'green-2',
    accent: 'amber-2',
    sky: 'neutral-0',
    sun: 'amber-4',
    far: ['brand-1', 'brand-2'],
  },
  lake: {
    ramp: fade('sky', 8),
    edge: 'sky-9',
    water: 'neutral-0',
    accent: 'brand-4',
    sky: 'neutral-0',
    sun: 'brand-4',
    far: ['sky-1', 'sky-2'],
  },
  dawn: {
    ramp: ['green-8', 'green-7', 'green-6', 'green-5', 'amber-4', 'amber-3', 'brand-3', 'brand-2'],
    edge: 'green-9',
    water: 'brand-1',
    accent: 'brand-5',
    sky: 'brand-0',
    sun: 'brand-5',
    far: ['brand-1', 'brand-2'],
  },
  ripe: {
    ramp: fade('amber', 7),
    edge: 'amber-8',
    water: 'green-2',
    accent: 'green-5',
    sky: 'neutral-0',
    sun: 'brand-5',
    far: ['amber-1', 'amber-2'],
  },
  dusk: {
    ramp: ['brand-9', 'brand-8', 'brand-7', 'brand-6', 'brand-5', 'amber-4', 'amber-3', 'amber-2'],
    edge: 'brand-9',
    water: 'sky-2',
    accent: 'sky-4',
    sky: 'amber-0',
    sun: 'brand-5',
    far: ['amber-1', 'amber-2'],
  },
  mist: {
    ramp: [
      'neutral-4',
      'neutral-3',
      'green-2',
      'neutral-2',
      'green-1',
      'neutral-1',
      'green-0',
      'neutral-0',
    ],
    edge: 'neutral-5',
    water: 'sky-1',
    accent: 'brand-2',
    sky: 'neutral-0',
    sun: 'brand-3',
    far: ['neutral-1', 'neutral-2'],
  },
  valley: {
    ramp: ['sky-9', 'sky-8', 'green-8', 'green-7', 'green-6', 'green-5', 'green-4', 'green-3'],
    edge: 'sky-9',
    water: 'sky-3',
    accent: 'amber-4',
    sky: 'sky-0',
    sun: 'amber-3',
    far: ['sky-1', 'sky-2'],
  },
  night: {
    ramp: [
      'neutral-9',
      'green-9',
      'green-9',
      'green-8',
      'green-8',
      'green-7',
      'green-7',
      'green-6',
    ],
    edge: 'neutral-9',
    water: 'green-5',
    accent: 'brand-5',
    sky: 'neutral-9',
    sun: 'amber-3',
    far: ['green-9', 'green-8'],
  },
  ink: {
    ramp: [
      'neutral-9',
      'neutral-9',
      'neutral-8',
      'neutral-7',
      'neutral-6',
      'neutral-5',
      'neutral-4',
      'neutral-3',
    ],
    edge: 'neutral-9',
    water: 'neutral-4',
    accent: 'brand-5',
    sky: 'neutral-0',
    sun: 'brand-5',
    far: ['neutral-1', 'neutral-2'],
  },
  paper: {
    ramp: [
      'neutral-2',
      'neutral-1',
      'neutral-1',
      'neutral-0',
      'neutral-0',
      'neutral-0',
      'neutral-0',
      'neutral-0',
    ],
    edge: 'neutral-3',
    water: 'green-1',
    accent: 'brand-1',
    sky: 'neutral-0',
    sun: 'brand-2',
    far: ['neutral-1', 'neutral-1'],
  },
} as const satisfies Record<string, TerracePalette>

export type TerracePaletteName = keyof typeof named

export const terracePalettes = Object.keys(named) as TerracePaletteName[]

/**
 * The quiet and the dark palettes are used only when they are named, because a cover should be
 * colourful.
 */
const forCovers = [
  'paddy',
  'clay',
  'lake',
  'dawn',
  'ripe',
  'dusk',
  'valley',
  'paddy',
  'dawn',
] as const

export function choosePalette(
  wanted: TerracePaletteName | undefined,
  draw: number,
): TerracePalette {
  return named[wanted ?? forCovers[Math.floor(draw * forCovers.length)] ?? 'paddy']
}
