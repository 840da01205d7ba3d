import type { VTTNode } from 'media-captions'

export interface Cue {
  /** The start and the end of the line, in seconds. */
  start: number
  end: number
  text: string
}

const wordsOf = (tokens: readonly VTTNode[]): string =>
  tokens.map((token) => (token.type === 'text' ? token.data : wordsOf(token.children))).join('')

/** Chinese lines are joined without a space. */
const breaksOfChinese = /(?<=[\p{Script=Han}，。、；：？！”）])\s*\n\s*(?=[\p{Script=Han}“（])/gu

/** Invisible marks of the writing direction. */
const directions = /[\u200E\u200F]/g

/**
 * Returns the lines of a WebVTT file as plain text, without other blocks. The player uses the same
 * library, and both load it lazily.
 */
export async function readCues(file: string): Promise<Cue[]> {
  const { parseText, tokenizeVTTCue } = await import('media-captions')
  const { cues } = await parseText(file)
  return cues
    .map((cue) => ({
      start: cue.startTime,
      end: cue.endTime,
      text: wordsOf(tokenizeVTTCue(cue))
        .replace(directions, '')
        .replace(breaksOfChinese, '')
        .replace(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ start, end, text }) => text !== '' && end > start)
    .toSorted((one, other) => one.start - other.start)
}

/**
 * Returns the index of the line at this time, or of the last line before it; -1 before the first
 * line.
 */
export function cueAt(cues: readonly Cue[], seconds: number): number {
  return cues.findLastIndex((cue) => cue.start <= seconds + 0.05)
}

/** Finds lines regardless of case and character width. */
export function findLines(cues: readonly Cue[], words: string): Cue[] {
  const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase()
  const sought = fold(words.trim())
  return cues.filter((cue) => fold(cue.text).includes(sought))
}
