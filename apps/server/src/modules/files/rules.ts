/** Types that a browser may show. Files of all other types can only be saved (FRM-180). */
const shownInPlace = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
  'video/mp4',
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'text/vtt',
])

export function isShownInPlace(type: string): boolean {
  return shownInPlace.has(type)
}

export type Range =
  | { kind: 'whole' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'outside' }

/**
 * Reads one byte range of a `Range` header. For several ranges or another unit, returns the whole
 * file, as the standard allows.
 */
export function readRange(header: string | undefined, size: number): Range {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return { kind: 'whole' }
  if (from === '')
    return Number(to) === 0 || size === 0
      ? { kind: 'outside' }
      : { kind: 'part', start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return { kind: 'whole' }
  return start >= size ? { kind: 'outside' } : { kind: 'part', start, end }
}

const longestName = 200

/**
 * Characters that change the direction of writing. With them, people read `gpj.exe` as `exe.jpg`.
 */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Returns a name that is safe on a disk: without path, control characters or direction marks, and
 * of limited length.
 */
export function plainName(name: string): string {
  const last = name.split(/[\\/]/).pop() ?? ''
  const clean = last
    .replace(directionMarks, '')
    .replace(/[\p{Cc}"<>|:*?]/gu, '_')
    .trim()
    .replace(/^\.+/, '')
  return clean.slice(0, longestName).toWellFormed() || 'file'
}

/**
 * The file extensions of each type. If a name has an extension of another type, it gets the first
 * one of the list.
 */
const endings: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'video/mp4': ['mp4', 'm4v'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'text/vtt': ['vtt'],
  'text/csv': ['csv', 'txt', 'tsv'],
  'application/zip': ['zip'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
}
export function typeEndings(type: string): readonly string[] {
  return endings[type] ?? []
}
const knownEndings = new Set(Object.values(endings).flat())

/**
 * Returns a safe name with the extension of the type, so that a program cannot be saved as a
 * picture (FRM-180).
 */
export function nameOfType(name: string, type: string): string {
  const plain = plainName(name)
  const [wanted] = endings[type] ?? []
  const dot = plain.lastIndexOf('.')
  const ending = dot > 0 ? plain.slice(dot + 1).toLowerCase() : ''
  if (wanted === undefined || endings[type]?.includes(ending)) return plain
  const stem = knownEndings.has(ending) ? plain.slice(0, dot) : plain
  return `${stem.slice(0, longestName - wanted.length - 1).toWellFormed()}.${wanted}`
}

/** RFC 5987: returns the name in UTF-8, and another in ASCII for old clients. */
export function attachmentNamed(name: string): string {
  const plain = plainName(name)
  const ascii = plain.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(plain).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

export interface FileAddress {
  sign: string
  expires: number
  signature: string
}

/**
 * Reads the sealed id of a file, or an address that this platform returned. Any other address
 * yields undefined (FRM-178).
 */
export function readFileUrl(fileUrl: string): FileAddress | undefined {
  if (/^[\w-]{22}$/.test(fileUrl)) return { sign: fileUrl, expires: 0, signature: '' }
  const url = URL.parse(fileUrl, 'http://any.invalid')
  const sign = /^\/api\/v1\/file\/(?:serve|public)\/([\w-]{22})$/.exec(url?.pathname ?? '')?.[1]
  if (!url || !sign) return undefined
  return {
    sign,
    expires: Number(url.searchParams.get('expires') ?? 0),
    signature: url.searchParams.get('signature') ?? '',
  }
}
