const latin = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1')

/** Brands of the same container that hold no film for the web: QuickTime, sound alone, still pictures, mobile phones. */
const otherBrands = /^(?:qt|M4[ABPV]|F4[ABPV]|avi[fs]|mif1|msf1|hei[cmsx]|hev[cmsx]|crx|3g)/

/** The type that the first bytes show; a handful of comparisons, however the rest is made. */
export function typeOfBytes(head: Uint8Array): string | undefined {
  if (latin(head, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg'
  if (latin(head, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png'
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return 'image/webp'
  if (latin(head, 0, 5) === '%PDF-') return 'application/pdf'
  if (latin(head, 0, 4) === 'PK\u0003\u0004') return 'application/zip'
  const isFilm = latin(head, 4, 8) === 'ftyp' && !otherBrands.test(latin(head, 8, 12))
  return isFilm ? 'video/mp4' : undefined
}
