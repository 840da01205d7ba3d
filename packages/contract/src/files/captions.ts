/** Captions as WebVTT, with what was changed or could not be read. */
export interface ReadCaptions {
  vtt: string
  /** The number of captions, each with a start and an end. */
  cues: number
  /** The number of `<` characters that begin no tag and would have hidden text. */
  escaped: number
  /** The lines that have an arrow but no valid times; such a line becomes text. */
  unread: { count: number; first: string }
}

const clock = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[,.](\d{1,3}))?`
const timesLine = new RegExp(String.raw`^[ \t]*${clock}[ \t]*-->[ \t]*${clock}(?:[ \t]+(.*))?$`)
/** Matches a line with valid WebVTT times, which remains unchanged. */
const goodTimes =
  /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}(?:[ \t].*)?$/
/** Matches a `<` that begins no tag or time of WebVTT. */
const noTag = /<(?!\/?(?:c|i|b|u|v|lang|ruby|rt)(?:[.\s][^<>]*)?>|(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}>)/g
/** SubRip markup that WebVTT does not have: fonts, and positions in braces. */
const foreignMarks = /<\/?font[^>]*>|\{\\[^}]*\}/gi

function moment(hours = '0', minutes = '0', seconds = '0', part = '0'): string {
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds}.${part.padEnd(3, '0')}`
}

/** Returns the times as WebVTT, with a point and three digits; in WebVTT hours may be missing. */
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

  /** Starts a caption after a blank line; a number directly above belongs to it. */
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
 * Converts WebVTT or SubRip to WebVTT: corrects commas and missing milliseconds, and separates
 * captions without a blank line. Returns undefined without any valid caption.
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
