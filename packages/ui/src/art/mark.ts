import { schoolColors } from '../school-colors.ts'

export { palette } from '../palette.ts'

/** The three terraces of the mark, the nearest first, in a square of 32. */
export const markPaths = {
  front: 'M5 22c5-1 6-4 11-4s7 3 11 2',
  middle: 'M7.5 16c3.5-1 5-3.5 8.5-3.5s5.5 2 8.5 1.5',
  back: 'M11 10.5c2-.5 3-2 5-2s3.5 1 5 .8',
}

const opacities = { front: 1, middle: 0.74, back: 0.58 }

/**
 * Returns the mark as an SVG picture that fills a square of 32 to its edges, for icons that the
 * device itself rounds.
 */
export function markPicture(primary?: string): string {
  const { shades, onPrimary } = schoolColors(primary)
  const lines = (['front', 'middle', 'back'] as const).map(
    (part) => `<path d="${markPaths[part]}" stroke-opacity="${opacities[part]}"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${shades[6]}"/>` +
    `<g fill="none" stroke="${onPrimary}" stroke-width="2.4" stroke-linecap="round">${lines.join('')}</g></svg>`
  )
}
