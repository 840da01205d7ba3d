import { maskMedia } from '../../media/media-marks.ts'

/** A blank in the stem: three or more underscores. */
const blankMark = /_{3,}/g

/**
 * Returns the texts around the blanks; there is one more text than blanks. Underscores in sealed
 * ids of files do not count.
 */
export function stemParts(stem: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: mark } of maskMedia(stem).matchAll(blankMark)) {
    parts.push(stem.slice(from, index))
    from = index + mark.length
  }
  return [...parts, stem.slice(from)]
}

/** The default length of a blank. */
export const usualLength = 3

/** Returns the number of underscores of each blank. */
export const blankLengths = (stem: string): number[] =>
  [...maskMedia(stem).matchAll(blankMark)].map(([mark]) => mark.length)

export const countBlanks = (stem: string): number => stemParts(stem).length - 1
