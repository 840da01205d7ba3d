/** A blank in the stem: three or more underscores. */
const blankMark = /_{3,}/g

/** The text around the blanks: always one part more than there are blanks. */
export const stemParts = (stem: string): string[] => stem.split(blankMark)

export const countBlanks = (stem: string): number => stemParts(stem).length - 1
