export type MediaKind = 'picture' | 'audio'

/** A picture or audio as it stands in a text: `![description](picture:SIGN)`, `[title](audio:SIGN)`. */
export interface MediaMark {
  kind: MediaKind
  /** What a student who does not see the picture reads, or the title of the audio. */
  words: string
  /** Of the stored file. */
  sign: string
}

export type MediaPart = { kind: 'text'; text: string } | MediaMark

export const picturesMost = 10
export const audiosMost = 3
export const mediaWordsMost = 200

/** Each letter is looked at a fixed number of times: neither part goes over a bracket of its own. */
const markPattern = /!?\[([^[\]\n]*)\]\((picture|audio):([^()\s]*)\)/g

/** EXM-201, EXM-202: a text with its pictures and audio apart. */
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

/** The mark of a stored file. What would end it early is left out of its words. */
export function mediaMark({ kind, words, sign }: MediaMark): string {
  const plain = words
    .replace(/\s+/g, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .trim()
    .slice(0, mediaWordsMost)
  return `${kind === 'picture' ? '!' : ''}[${plain}](${kind}:${sign})`
}

/** A text for a list: words in the place of marks. */
export const shortText = (text: string, wordsOf: (mark: MediaMark) => string): string =>
  mediaParts(text)
    .map((part) => (part.kind === 'text' ? part.text : wordsOf(part)))
    .join('')

/** The text with something else in the place of its marks, as long as they are. */
export const maskMedia = (text: string): string =>
  text.replace(markPattern, (mark) => '\u{fffc}'.repeat(mark.length))
