/** Captions as WebVTT, and what had to be changed or could not be read in them. */
export interface ReadCaptions {
  vtt: string
  /** Captions with a start and an end. */
  cues: number
  /** Signs `<` that begin no tag and would have hidden the text behind them. */
  escaped: number
  /** Lines with an arrow that name no times; what stands there is text now. */
  unread: { count: number; first: string }
}

const clock = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[,.](\d{1,3}))?`
const timesLine = new RegExp(String.raw`^[ \t]*${clock}[ \t]*-->[ \t]*${clock}(?:[ \t]+(.*))?$`)
/** As WebVTT wants them; such lines stay as they were written. */
const goodTimes =
  /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}(?:[ \t].*)?$/
/** Tags and times inside a text that WebVTT knows. */
const noTag = /<(?!\/?(?:c|i|b|u|v|lang|ruby|rt)(?:[.\s][^<>]*)?>|(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}>)/g
/** What SubRip files carry and WebVTT does not know: fonts, and places on the screen in braces. */
const foreignMarks = /<\/?font[^>]*>|\{\\[^}]*\}/gi

function moment(hours = '0', minutes = '0', seconds = '0', part = '0'): string {
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds}.${part.padEnd(3, '0')}`
}

/** The times as WebVTT writes them, with a point and three digits; `isWebVtt`: hours may be left out. */
function timesOf(line: string, isWebVtt: boolean): string | undefined {
  if (isWebVtt && goodTimes.test(line)) return line
  const match = timesLine.exec(line)
  if (!match) return undefined
  const [, startHours, startMinutes, startSeconds, startPart, ...end] = match
  const [endHours, endMinutes, endSeconds, endPart, settings] = end
  if (!isWebVtt && (startHours === undefined || endHours === undefined)) return undefined
  const start = moment(startHours, startMinutes, startSeconds, startPart)
  const times = `${start} --> ${moment(endHours, endMinutes, endSeconds, endPart)}`
  return isWebVtt && settings ? `${times} ${settings}` : times
}

class Writer {
  readonly lines: string[] = []
  cues = 0
  escaped = 0
  readonly unread = { count: 0, first: '' }
  private isInCue = false
  private readonly isWebVtt: boolean

  constructor(isWebVtt: boolean) {
    this.isWebVtt = isWebVtt
  }

  /** Each caption begins behind a blank line; a number right above its times goes with it. */
  private beginCue(times: string): void {
    const before = this.lines.at(-1) ?? ''
    const isNumber = this.isInCue && /^\d+$/.test(before)
    if (isNumber) this.lines.pop()
    if (this.isInCue || this.lines.length === 1) this.lines.push('')
    if (isNumber) this.lines.push(before)
    this.lines.push(times)
    this.cues += 1
    this.isInCue = true
  }

  private textOf(line: string): string {
    const text = line.replace(foreignMarks, '').replace(noTag, () => {
      this.escaped += 1
      return '&lt;'
    })
    return text.replaceAll('-->', '--&gt;')
  }

  add(line: string): void {
    const times = line.includes('-->') ? timesOf(line, this.isWebVtt) : undefined
    if (times !== undefined) return this.beginCue(times)
    if (line.includes('-->')) {
      this.unread.count += 1
      this.unread.first ||= line.trim().slice(0, 80)
    }
    if (line.trim() === '') this.isInCue = false
    this.lines.push(this.isInCue || line.includes('-->') ? this.textOf(line) : line)
  }
}

/**
 * WebVTT or SubRip as WebVTT: commas and missing parts of seconds are put right, and captions without a blank line
 * between them are parted. Undefined for what has no caption with a start and an end.
 */
export function readCaptions(text: string): ReadCaptions | undefined {
  const [head = '', ...rest] = text.replace(/\r\n?/g, '\n').split('\n')
  const isWebVtt = /^WEBVTT(?:[ \t]|$)/.test(head)
  const writer = new Writer(isWebVtt)
  writer.lines.push(isWebVtt ? head : 'WEBVTT')
  if (!isWebVtt) writer.lines.push('')
  for (const line of isWebVtt ? rest : [head, ...rest]) writer.add(line)
  const { lines, cues, escaped, unread } = writer
  if (cues === 0) return undefined
  return { vtt: `${lines.join('\n').trimEnd()}\n`, cues, escaped, unread }
}
