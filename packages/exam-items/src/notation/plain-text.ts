import { decodeHTMLStrict } from 'entities'

/**
 * A text as files can carry it: one kind of line end, no edges of spaces, nothing that XML cannot hold. Two texts that
 * differ in no more look the same to everybody.
 */
export const normaliseText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|\p{Surrogate}|[\uFFFE\uFFFF]/gu, '')
    .trim()

/**
 * Entities are letters by number or of the HTML table; nothing that a file defines itself is followed. A space that
 * does not break becomes one that does, because only the form needed it.
 */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});/g, (whole) =>
    whole === '&nbsp;' ? ' ' : decodeHTMLStrict(whole),
  )

/** A letter without width, which keeps an empty line where HTML has several in a row. */
export const emptyLine = '&#8203;'
