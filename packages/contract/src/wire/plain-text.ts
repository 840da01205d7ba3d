const signs: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function signOf(all: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return signs[name.toLowerCase()] ?? all
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : all
}

/** Tags that separate lines. Without a break, the words around such a tag would join. */
const lineBreak = /<\/?(?:p|div|br|hr|li|ul|ol|h[1-6]|blockquote|pre|tr|t[dh])\b[^>]*>/gi

/** Returns the text of HTML from the editor (CRS-038), without a browser. */
export function plainText(html: string): string {
  return html
    .replaceAll(lineBreak, ' ')
    .replaceAll(/<[a-z/!][^>]*>/gi, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, signOf)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
