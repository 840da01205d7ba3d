import { type CalendarDate, type Language, punctuationOf } from '@titian/contract'

/** One event for a calendar program. */
export interface Entry {
  /** The id of the event. It never changes, so that calendar programs recognise a moved event. */
  uid: string
  at: Date
  changedAt: Date
  summary: string
  url: string
}

const mostOctets = 75

/** RFC 5545, 3.1: folds a line into lines of at most 75 octets, without splitting a character. */
function fold(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > mostOctets) {
      pieces.push(piece)
      // The leading space of a folded line counts too.
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

/** RFC 5545, 3.3.11: escapes a text. */
function escapeText(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, String.raw`\$&`)
      .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
      // oxlint-disable-next-line no-control-regex -- the format has no place for them
      .replaceAll(/[\u0000-\u001F\u007F]/g, '')
  )
}

const utc = (moment: Date) =>
  moment
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z')
    .replaceAll(/[-:]/g, '')

const eventOf = ({ uid, at, changedAt, summary, url }: Entry) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(changedAt)}`,
  `LAST-MODIFIED:${utc(changedAt)}`,
  `DTSTART:${utc(at)}`,
  `SUMMARY:${escapeText(summary)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** CRS-196: returns the events as an RFC 5545 calendar. */
export function calendarOf(name: string, entries: readonly Entry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Titian//Course calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap(eventOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const words: Record<Language, Record<CalendarDate['kind'], string>> = {
  en: { opens: '{name} opens', closes: '{name} closes' },
  zh: { opens: '开始：{name}', closes: '截止：{name}' },
  my: { opens: '{name} dibuka', closes: '{name} ditutup' },
}

/** A training and its chapters begin and end; they do not open (TRN-063). */
const trainingWords: typeof words = {
  en: { opens: '{name} begins', closes: '{name} ends' },
  zh: { opens: '开始：{name}', closes: '结束：{name}' },
  my: { opens: '{name} bermula', closes: '{name} berakhir' },
}

export function summaryOf(
  what: CalendarDate['kind'],
  of: { kind: CalendarDate['of']; name: string; courseName: string },
  language: Language,
): string {
  const isOfTraining = of.kind === 'training' || of.kind === 'trainingChapter'
  const text = (isOfTraining ? trainingWords : words)[language][what]
  const named = text.replace('{name}', () => of.name)
  return of.kind === 'training'
    ? named
    : `${named}${punctuationOf(language).bracketed(of.courseName)}`
}
