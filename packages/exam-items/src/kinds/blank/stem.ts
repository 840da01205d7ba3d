import { maskMedia } from '../../media/media-marks.ts'

/** A blank in the stem: three or more underscores. */
const blankMark = /_{3,}/g

/** The text around the blanks: always one part more than there are blanks. Signs of files have underscores too. */
export function stemParts(stem: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: mark } of maskMedia(stem).matchAll(blankMark)) {
    parts.push(stem.slice(from, index))
    from = index + mark.length
  }
  return [...parts, stem.slice(from)]
}

/** How long the line of a blank is where nothing else is said. */
export const usualLength = 3

/** How many underscores each blank of the stem has. */
export const blankLengths = (stem: string): number[] =>
  [...maskMedia(stem).matchAll(blankMark)].map(([mark]) => mark.length)

export const countBlanks = (stem: string): number => stemParts(stem).length - 1
