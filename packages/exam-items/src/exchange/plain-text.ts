/**
 * A text as files can carry it: one kind of line end, no edges of spaces, nothing that XML cannot hold. Two texts that
 * differ in no more look the same to everybody.
 */
export const normaliseText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|\p{Surrogate}|[\uFFFE\uFFFF]/gu, '')
    .trim()

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  times: '×',
  divide: '÷',
  deg: '°',
  plusmn: '±',
  euro: '€',
}

function codePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Entities are letters of this list or numbers; nothing that a file defines itself is followed. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z]{2,8});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole
    const isHex = name[1] === 'x' || name[1] === 'X'
    return codePoint(isHex ? parseInt(name.slice(2), 16) : Number(name.slice(1)))
  })

/** A letter without width, which keeps an empty line where HTML has several in a row. */
export const emptyLine = '&#8203;'

/** HTML as the plain text that a reader sees. Every letter is looked at a fixed number of times. */
export function plainFromHtml(html: string): string {
  const lines = html
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-zA-Z!][^<>]*>/g, '')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll(new RegExp(`(?<=\\n)${emptyLine}(?=\\n)`, 'g'), '')
  // Last: a space that is written as an entity is meant, at the end of a line too.
  return decodeEntities(lines).trim()
}
