import { decodeHTMLStrict } from 'entities'

/**
 * Normalises a text for files: line ends, outer spaces, and characters that XML cannot contain.
 * Nobody would see a difference between the texts before and after.
 */
export const normaliseText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|\p{Surrogate}|[\uFFFE\uFFFF]/gu, '')
    .trim()

/**
 * Decodes numeric entities and the entities of HTML, but not entities that the file itself defines.
 * No-break spaces become spaces, because only the format needed them.
 */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});/g, (whole) =>
    whole === '&nbsp;' ? ' ' : decodeHTMLStrict(whole),
  )

/** A zero-width character. With it, several empty lines are kept in HTML. */
export const emptyLine = '&#8203;'
