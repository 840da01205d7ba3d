export interface Cue {
  /** Seconds. */
  start: number
  end: number
  text: string
}

const times = /^((?:\d+:)?\d{2}:\d{2}[.,]\d{3})\s+-->\s+((?:\d+:)?\d{2}:\d{2}[.,]\d{3})/

function secondsOf(stamp: string): number {
  return stamp
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

function plain(lines: string[]): string {
  const text = lines.join(' ').replace(/<[^>]*>/g, '')
  return text
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

function readBlock(block: string): Cue | null {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => times.test(line))
  const found = at < 0 ? null : times.exec(lines[at] ?? '')
  if (!found) return null
  const cue = {
    start: secondsOf(found[1] ?? ''),
    end: secondsOf(found[2] ?? ''),
    text: plain(lines.slice(at + 1)),
  }
  return cue.text === '' || cue.end <= cue.start ? null : cue
}

/** The lines of a WebVTT file as plain text; what is no cue is left out. */
export function readCues(file: string): Cue[] {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  const cues = blocks.map(readBlock).filter((cue) => cue !== null)
  return cues.toSorted((one, other) => one.start - other.start)
}

/** The line that is spoken, or the last one that was; -1 before the first. */
export function cueAt(cues: readonly Cue[], seconds: number): number {
  return cues.findLastIndex((cue) => cue.start <= seconds + 0.05)
}

/** Finds words without regard to case and to the width of letters. */
export function findLines(cues: readonly Cue[], words: string): Cue[] {
  const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase()
  const sought = fold(words.trim())
  return cues.filter((cue) => fold(cue.text).includes(sought))
}
