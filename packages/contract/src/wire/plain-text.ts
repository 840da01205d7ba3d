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

/** What begins a line of its own, so that the words around it stand apart. */
const lineBreak = /<\/?(?:p|div|br|hr|li|ul|ol|h[1-6]|blockquote|pre|tr|t[dh])\b[^>]*>/gi

/** The words of a text that may hold marks of an editor (CRS-038), without a browser to read them. */
export function plainText(html: string): string {
  return html
    .replaceAll(lineBreak, ' ')
    .replaceAll(/<[a-z/!][^>]*>/gi, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, signOf)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
