export type MediaKind = 'picture' | 'audio'

/**
 * A picture or audio in a text is written as `![description](picture:SIGN)` or
 * `[title](audio:SIGN)`.
 */
export interface MediaMark {
  kind: MediaKind
  /** The alternative text of a picture, or the title of audio. */
  words: string
  /** The sealed id of the stored file. */
  sign: string
}

export type MediaPart = { kind: 'text'; text: string } | MediaMark

export const picturesMost = 10
export const audiosMost = 3
export const mediaWordsMost = 200

/** Matches a mark in linear time, because no part matches its own closing bracket. */
const markPattern = /!?\[([^[\]\n]*)\]\((picture|audio):([^()\s]*)\)/g

/** EXM-201, EXM-202: splits a text at its pictures and audio. */
export function mediaParts(text: string): MediaPart[] {
  const parts: MediaPart[] = []
  let from = 0
  for (const found of text.matchAll(markPattern)) {
    const [source, words = '', kind, sign = ''] = found
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) })
    parts.push({ kind: kind === 'audio' ? 'audio' : 'picture', words: words.trim(), sign })
    from = found.index + source.length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

export const mediaMarks = (text: string): MediaMark[] =>
  mediaParts(text).flatMap((part) => (part.kind === 'text' ? [] : [part]))

export const hasMedia = (text: string): boolean => mediaMarks(text).length > 0

/**
 * Returns the mark of a stored file. Characters of the description that would end the mark are
 * removed.
 */
export function mediaMark({ kind, words, sign }: MediaMark): string {
  const plain = words
    .replace(/\s+/g, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .trim()
    .slice(0, mediaWordsMost)
  return `${kind === 'picture' ? '!' : ''}[${plain}](${kind}:${sign})`
}

/** Returns a text for a list, in which descriptions replace pictures and audio. */
export const shortText = (text: string, wordsOf: (mark: MediaMark) => string): string =>
  mediaParts(text)
    .map((part) => (part.kind === 'text' ? part.text : wordsOf(part)))
    .join('')

/**
 * Returns a text of the same length in which other characters replace the marks of pictures and
 * audio.
 */
export const maskMedia = (text: string): string =>
  text.replace(markPattern, (mark) => '\u{fffc}'.repeat(mark.length))
